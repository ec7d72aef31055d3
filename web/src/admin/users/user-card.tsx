import { fullName } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { plural, t } from "@lingui/core/macro";

import { usePremium } from "./use-premium.ts";
import { RoleBadge, StatusBadge } from "./user-badges.tsx";
import type { OnAction } from "./user-columns.tsx";
import { UserMenu } from "./user-menu.tsx";
import { Avatar, You, CatchesLink } from "./user-parts.tsx";

import * as styles from "./users.module.css";

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
