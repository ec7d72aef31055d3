import { initials } from "@creel/domain/accounts/user";
import type { AdminUser } from "@creel/domain/admin/admin-users";
import { t } from "@lingui/core/macro";
import { Link } from "react-router";

import { useUser } from "../../session/auth.tsx";

import * as styles from "./users.module.css";

export function Avatar({ user }: { user: AdminUser }) {
  return (
    <span className={styles.avatar} aria-hidden>
      {initials(user)}
    </span>
  );
}

export function You({ user }: { user: AdminUser }) {
  return useUser().id === user.id && <span className={styles.you}>{t`you`}</span>;
}

export function CatchesLink({ user, children }: { user: AdminUser; children: React.ReactNode }) {
  return (
    <Link className={styles.catches} to={`/admin/catches?userId=${user.id}`}>
      {children}
    </Link>
  );
}
