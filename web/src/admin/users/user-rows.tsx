import { type AccountStatus, fullName, initials, type Role } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { plural, t } from "@lingui/core/macro";
import { Ban, Check, Shield } from "lucide-react";
import { Link } from "react-router";

import { roleName } from "../../accounts/sign-in/role-names.ts";
import { useUser } from "../../session/auth.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Clock } from "../admin-times.ts";
import { useAdminAction } from "../use-admin-action.ts";
import { setFreeAccess } from "./api.ts";
import { describeJoined, describeLastSeen } from "./describe-user.ts";
import { type UserAction, UserMenu } from "./user-actions-menu.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./users.module.css";

type OnAction = (action: UserAction, user: AdminUser) => void;

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
  return <Switch label={t`Free premium for ${name}`} isOn={isOn} onChange={set} />;
}

function Catches({ user }: { user: AdminUser }) {
  const { catches } = user;
  const name = fullName(user);
  return (
    <CatchesLink user={user}>
      <b aria-hidden>{catches.toLocaleString()}</b>
      <span className={utilities.visuallyHidden}>
        {t`${plural(catches, { one: "# catch", other: "# catches" })} by ${name}`}
      </span>
    </CatchesLink>
  );
}

export function UserCard({ user, onAction }: { user: AdminUser; onAction: OnAction }) {
  const premium = usePremium(user);
  const { catches } = user;
  return (
    <div className={styles.card}>
      <Avatar user={user} />
      <div className={styles.cardWords}>
        <p className={styles.cardName}>
          <b>{fullName(user)}</b>
          <You user={user} />
        </p>
        <p className={styles.cardEmail}>{user.email}</p>
        <p className={styles.cardFacts}>
          <RoleBadge role={user.role} />
          {user.account_status === "suspended" && <StatusBadge status={user.account_status} />}
          {premium.isOn && <span>{t`Premium`}</span>}
          <CatchesLink user={user}>
            {t`${plural(catches, { one: "# catch", other: "# catches" })}`}
          </CatchesLink>
        </p>
      </div>
      <UserMenu
        user={user}
        onAction={(action) => onAction(action, user)}
        onPremium={() => premium.set(!premium.isOn)}
      />
    </div>
  );
}

function RoleBadge({ role }: { role: Role }) {
  if (role === "admin") {
    return (
      <Badge tone="info" icon={Shield}>
        {roleName(role)}
      </Badge>
    );
  }
  return <Badge>{roleName(role)}</Badge>;
}

function StatusBadge({ status }: { status: AccountStatus }) {
  if (status === "suspended") {
    return (
      <Badge tone="bad" icon={Ban}>
        {t`Suspended`}
      </Badge>
    );
  }
  return (
    <Badge tone="good" icon={Check}>
      {t`Active`}
    </Badge>
  );
}

function Avatar({ user }: { user: AdminUser }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {initials(user)}
    </span>
  );
}

function You({ user }: { user: AdminUser }) {
  return useUser().id === user.id && <span className={styles.you}>{t`you`}</span>;
}

function CatchesLink({ user, children }: { user: AdminUser; children: React.ReactNode }) {
  return (
    <Link className={styles.catches} to={`/admin/catches?userId=${user.id}`}>
      {children}
    </Link>
  );
}

interface Premium {
  /** While a change is pending, the value it will have. */
  isOn: boolean;
  /** Ignored while another change is pending. */
  set: (isOn: boolean) => void;
}

function usePremium(user: AdminUser): Premium {
  const { mutate, isPending } = useAdminAction<AdminUser>();
  const isOn = user.free_premium_access;
  const name = fullName(user);
  return {
    isOn: isPending ? !isOn : isOn,
    set: (wanted) => {
      if (isPending) return;
      mutate({
        act: () => setFreeAccess(user.id, wanted),
        done: wanted ? t`${name} now has free premium` : t`${name} no longer has free premium`,
      });
    },
  };
}
