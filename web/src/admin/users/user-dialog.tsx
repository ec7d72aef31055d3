import type { AdminUser } from "@creel/domain/admin/admin-users";

import { ConfirmDeed } from "./confirm-deed.tsx";
import { EditUser } from "./edit-user.tsx";
import { ResetPassword } from "./reset-password.tsx";
import type { UserDeed } from "./user-menu.tsx";

/** What is asked for, with which account. */
export interface Asked {
  deed: UserDeed;
  user: AdminUser;
}

export function UserDialog({ asked: { deed, user }, onClose }: { asked: Asked; onClose: () => void }) {
  if (deed === "edit") return <EditUser user={user} onClose={onClose} />;
  if (deed === "password") return <ResetPassword user={user} onClose={onClose} />;
  return <ConfirmDeed deed={deed} user={user} onClose={onClose} />;
}
