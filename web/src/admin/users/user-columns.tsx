import { fullName } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { plural, t } from "@lingui/core/macro";

import { Switch } from "../../ui/controls/switch.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Clock } from "../format/format-day.ts";
import { describeJoined, describeLastSeen } from "./describe-user.ts";
import { usePremium } from "./use-premium.ts";
import { RoleBadge, StatusBadge } from "./user-badges.tsx";
import { type UserAction, UserMenu } from "./user-menu.tsx";
import { Avatar, You, CatchesLink } from "./user-parts.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./users.module.css";

export type OnAction = (action: UserAction, user: AdminUser) => void;

export function userColumns(clock: Clock, onAction: OnAction): Column<AdminUser>[] {
  return [
    {
      id: "name",
      head: t`Name`,
      isName: true,
      sort: { by: "name", first: "up" },
      cell: (user) => <Name user={user} />,
    },
    {
      id: "email",
      head: t`Email`,
      sort: { by: "email", first: "up" },
      cell: ({ email }) => (
        <span className={styles.email} title={email}>
          {email}
        </span>
      ),
    },
    { id: "role", head: t`Role`, cell: ({ role }) => <RoleBadge role={role} /> },
    { id: "status", head: t`Status`, cell: (user) => <StatusBadge status={user.account_status} /> },
    { id: "premium", head: t`Premium`, cell: (user) => <PremiumSwitch user={user} /> },
    { id: "catches", head: t`Catches`, isFigure: true, cell: (user) => <Catches user={user} /> },
    { id: "seen", head: t`Last seen`, cell: (user) => describeLastSeen(user.lastSeenAt, clock) },
    {
      id: "joined",
      head: t`Joined`,
      sort: { by: "joined", first: "down" },
      cell: (user) => describeJoined(user.createdAt, clock),
    },
    {
      id: "actions",
      head: t`Actions`,
      isHeadHidden: true,
      cell: (user) => <UserMenu user={user} onAction={(action) => onAction(action, user)} />,
    },
  ];
}

function Name({ user }: { user: AdminUser }) {
  const name = fullName(user);
  return (
    <span className={styles.nameCell}>
      <Avatar user={user} />
      <span className={styles.fullName} title={`${name}, ${user.username}`}>
        {name}
      </span>
      <You user={user} />
    </span>
  );
}

function PremiumSwitch({ user }: { user: AdminUser }) {
  const { isOn, set } = usePremium(user);
  const name = fullName(user);
  return <Switch label={t`Free premium access of ${name}`} isOn={isOn} onChange={set} />;
}

function Catches({ user }: { user: AdminUser }) {
  const { catches } = user;
  const name = fullName(user);
  return (
    <CatchesLink user={user}>
      <b aria-hidden>{catches.toLocaleString()}</b>
      <span className={utilities.visuallyHidden}>
        {t`${plural(catches, { one: "# catch", other: "# catches" })} of ${name}`}
      </span>
    </CatchesLink>
  );
}
