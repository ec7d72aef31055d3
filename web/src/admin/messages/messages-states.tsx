import { t } from "@lingui/core/macro";

import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";

import * as styles from "./message-inbox.module.css";

export function NoMessages() {
  return (
    <EmptyState
      title={t`No messages yet`}
      drawing="bottle"
      actions={<LinkButton to="/contact">{t`See the contact page`}</LinkButton>}
    >
      {t`What people write on the contact page arrives here.`}
    </EmptyState>
  );
}

const ROWS = 6;

export function MessagesSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label={t`Loading messages`}>
      <div className={styles.list}>
        {Array.from({ length: ROWS }, (_, row) => (
          <div key={row} className={styles.skeleton}>
            <Skeleton width="40%" height={14} />
            <Skeleton width="72%" height={18} />
            <Skeleton width="92%" height={14} />
          </div>
        ))}
      </div>
    </div>
  );
}
