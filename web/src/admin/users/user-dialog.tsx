import type { AdminUser } from "@creel/domain/admin/admin-users";

import { ConfirmAction } from "./confirm-action.tsx";
import { EditUser } from "./edit-user.tsx";
import { ResetPassword } from "./reset-password.tsx";
import type { UserAction } from "./user-menu.tsx";

export interface Asked {
  action: UserAction;
  user: AdminUser;
}

export function UserDialog({ asked: { action, user }, onClose }: { asked: Asked; onClose: () => void }) {
  if (action === "edit") return <EditUser user={user} onClose={onClose} />;
  if (action === "password") return <ResetPassword user={user} onClose={onClose} />;
  return <ConfirmAction action={action} user={user} onClose={onClose} />;
}
