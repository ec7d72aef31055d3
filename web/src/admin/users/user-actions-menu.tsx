import { fullName } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { t } from "@lingui/core/macro";
import {
  BadgeCheck,
  Ban,
  CircleCheck,
  EllipsisVertical,
  KeyRound,
  Pencil,
  Shield,
  ShieldOff,
  Trash2,
  UserRound,
} from "lucide-react";

import { useUser } from "../../session/auth.tsx";
import { Fish } from "../../ui/art/drawn-icons.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { Menu, MenuItem, MenuRule } from "../../ui/overlays/menu.tsx";

export type UserAction = "edit" | "role" | "status" | "password" | "delete";

interface UserMenuProps {
  user: AdminUser;
  onAction: (action: UserAction) => void;
  /** Given where the row has no switch for it. */
  onPremium?: () => void;
}

/** The admin's own account has only a few of the actions here. */
export function UserMenu({ user, onAction, onPremium }: UserMenuProps) {
  const isOneself = useUser().id === user.id;
  const name = fullName(user);
  const trigger = (
    <IconButton label={t`Actions for ${name}`}>
      <Icon of={EllipsisVertical} />
    </IconButton>
  );
  const catches = (
    <MenuItem icon={Fish} href={`/admin/catches?userId=${user.id}`}>{t`Show catches`}</MenuItem>
  );
  const premium = onPremium ? (
    <MenuItem icon={BadgeCheck} onAction={onPremium}>
      {user.free_premium_access ? t`Revoke free premium` : t`Grant free premium`}
    </MenuItem>
  ) : null;
  if (isOneself) {
    return (
      <Menu trigger={trigger} label={name}>
        {premium}
        {catches}
        <MenuItem icon={UserRound} href="/profile">{t`Your own account is under Profile`}</MenuItem>
      </Menu>
    );
  }
  const isAdmin = user.role === "admin";
  const isSuspended = user.account_status === "suspended";
  return (
    <Menu trigger={trigger} label={name}>
      <MenuItem icon={Pencil} onAction={() => onAction("edit")}>{t`Edit`}</MenuItem>
      <MenuItem icon={isAdmin ? ShieldOff : Shield} onAction={() => onAction("role")}>
        {isAdmin ? t`Make angler` : t`Make admin`}
      </MenuItem>
      <MenuItem icon={isSuspended ? CircleCheck : Ban} onAction={() => onAction("status")}>
        {isSuspended ? t`Lift suspension` : t`Suspend`}
      </MenuItem>
      <MenuItem icon={KeyRound} onAction={() => onAction("password")}>{t`Reset password`}</MenuItem>
      {premium}
      {catches}
      <MenuRule />
      <MenuItem icon={Trash2} isDanger onAction={() => onAction("delete")}>{t`Delete user`}</MenuItem>
    </Menu>
  );
}
