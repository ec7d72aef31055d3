import { fullName, initials } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { Link } from "react-router";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import { countOf } from "../format/count-of.ts";
import type { Clock } from "../format/format-day.ts";
import { describeJoined, describeLastSeen } from "./describe-user.ts";
import { usePremium } from "./use-premium.ts";
import { RoleBadge, StatusBadge } from "./user-badges.tsx";
import { type UserAction, UserMenu } from "./user-menu.tsx";

type OnAction = (action: UserAction, user: AdminUser) => void;

export function userColumns(clock: Clock, onAction: OnAction): Column<AdminUser>[] {
  return [
    {
      id: "name",
      head: "Name",
      isName: true,
      sort: { by: "name", first: "up" },
      cell: (user) => <Name user={user} />,
    },
    {
      id: "email",
      head: "Email",
      sort: { by: "email", first: "up" },
      cell: ({ email }) => (
        <span className="user-email" title={email}>
          {email}
        </span>
      ),
    },
    { id: "role", head: "Role", cell: ({ role }) => <RoleBadge role={role} /> },
    { id: "status", head: "Status", cell: (user) => <StatusBadge status={user.account_status} /> },
    { id: "premium", head: "Premium", cell: (user) => <PremiumSwitch user={user} /> },
    { id: "catches", head: "Catches", isFigure: true, cell: (user) => <Catches user={user} /> },
    { id: "seen", head: "Last seen", cell: (user) => describeLastSeen(user.lastSeenAt, clock) },
    {
      id: "joined",
      head: "Joined",
      sort: { by: "joined", first: "down" },
      cell: (user) => describeJoined(user.createdAt, clock),
    },
    {
      id: "actions",
      head: "Actions",
      isHeadHidden: true,
      cell: (user) => <UserMenu user={user} onAction={(action) => onAction(action, user)} />,
    },
  ];
}

export function UserCard({ user, onAction }: { user: AdminUser; onAction: OnAction }) {
  const premium = usePremium(user);
  return (
    <div className="user-card">
      <Avatar user={user} />
      <div className="user-card-words">
        <p className="user-card-name">
          <b>{fullName(user)}</b>
          <You user={user} />
        </p>
        <p className="user-card-email">{user.email}</p>
        <p className="user-card-facts">
          <RoleBadge role={user.role} />
          {user.account_status === "suspended" && <StatusBadge status={user.account_status} />}
          {premium.isOn && <span>Premium</span>}
          <CatchesLink user={user}>{countOf(user.catches, "catch", "catches")}</CatchesLink>
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

function Name({ user }: { user: AdminUser }) {
  const name = fullName(user);
  return (
    <span className="user-name-cell">
      <Avatar user={user} />
      <span className="user-full-name" title={`${name}, ${user.username}`}>
        {name}
      </span>
      <You user={user} />
    </span>
  );
}

function Avatar({ user }: { user: AdminUser }) {
  return (
    <span className="user-avatar" aria-hidden>
      {initials(user)}
    </span>
  );
}

function You({ user }: { user: AdminUser }) {
  return useUser().id === user.id && <span className="user-you">you</span>;
}

function PremiumSwitch({ user }: { user: AdminUser }) {
  const { isOn, set } = usePremium(user);
  return <Switch label={`Free premium access of ${fullName(user)}`} isOn={isOn} onChange={set} />;
}

function Catches({ user }: { user: AdminUser }) {
  return (
    <CatchesLink user={user}>
      <b>{user.catches.toLocaleString("en")}</b>
      <span className="visually-hidden"> catches of {fullName(user)}</span>
    </CatchesLink>
  );
}

function CatchesLink({ user, children }: { user: AdminUser; children: React.ReactNode }) {
  return (
    <Link className="user-catches" to={`/admin/catches?userId=${user.id}`}>
      {children}
    </Link>
  );
}
