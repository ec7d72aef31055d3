import { fullName } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { t } from "@lingui/core/macro";

import { useAdminAction } from "../use-admin-action.ts";
import { setFreeAccess } from "./users.calls.ts";

interface Premium {
  /** While a change is pending, the value it will have. */
  isOn: boolean;
  /** Ignored while another change is pending. */
  set: (isOn: boolean) => void;
}

export function usePremium(user: AdminUser): Premium {
  const { mutate, isPending } = useAdminAction<AdminUser>();
  const isOn = user.free_premium_access;
  const name = fullName(user);
  return {
    isOn: isPending ? !isOn : isOn,
    set: (wanted) => {
      if (isPending) return;
      mutate({
        act: () => setFreeAccess(user.id, wanted),
        done: wanted ? t`${name} has free premium` : t`${name} no longer has free premium`,
      });
    },
  };
}
