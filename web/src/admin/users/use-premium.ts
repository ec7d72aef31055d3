import { fullName } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";

import { useAdminAction } from "../use-admin-action.ts";
import { setFreeAccess } from "./users.calls.ts";

interface Premium {
  /** As it will be, while it is on its way. */
  isOn: boolean;
  /** Nothing happens while another change is on its way. */
  set: (isOn: boolean) => void;
}

/** Whether a user has free premium access, and the way to give it or take it back. */
export function usePremium(user: AdminUser): Premium {
  const { mutate, isPending } = useAdminAction<AdminUser>();
  const isOn = user.free_premium_access;
  return {
    isOn: isPending ? !isOn : isOn,
    set: (wanted) => {
      if (isPending) return;
      mutate({
        act: () => setFreeAccess(user.id, wanted),
        done: `${fullName(user)} ${wanted ? "has free premium" : "no longer has free premium"}`,
      });
    },
  };
}
