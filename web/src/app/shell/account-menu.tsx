import type { User } from "@creel/domain/accounts/user";
import { t } from "@lingui/core/macro";
import { CircleQuestionMark, LogOut, ShieldCheck, UserRound } from "lucide-react";

import { useTools } from "../../accounts/page/tools.ts";
import { useSignOut } from "../../accounts/page/use-sign-out.ts";
import { useHelp } from "../../help/use-help.ts";
import { MenuItem, MenuRule, OpenedMenu } from "../../ui/overlays/menu.tsx";
import type { Opened } from "../../ui/overlays/opener.tsx";

export function AccountMenu({ user, opened }: { user: User; opened: Opened }) {
  const signOut = useSignOut();
  const tools = useTools();
  const help = useHelp();
  return (
    <OpenedMenu label={t`Account`} opened={opened}>
      <MenuItem icon={UserRound} href="/profile">{t`Profile`}</MenuItem>
      <MenuRule />
      {tools.map(({ path, label, icon, about, waiting = 0 }) => (
        <MenuItem key={path} icon={icon} href={path} about={about} waiting={waiting}>
          {label}
        </MenuItem>
      ))}
      <MenuRule />
      <MenuItem
        icon={CircleQuestionMark}
        href={help.href}
        target="_blank"
        about={help.about}
      >{t`Help`}</MenuItem>
      {user.role === "admin" ? (
        <MenuItem icon={ShieldCheck} href="/admin">{t`Admin Dashboard`}</MenuItem>
      ) : null}
      <MenuItem icon={LogOut} onAction={signOut}>{t`Logout`}</MenuItem>
    </OpenedMenu>
  );
}
