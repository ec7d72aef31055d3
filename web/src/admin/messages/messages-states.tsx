import { LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";

import * as styles from "./message-inbox.module.css";

export function NoMessages() {
  return (
    <EmptyState
      title="No messages yet"
      drawing="bottle"
      actions={<LinkButton to="/contact">See the contact page</LinkButton>}
    >
      What people write on the contact page arrives here.
    </EmptyState>
  );
}

const ROWS = 6;

export function MessagesSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label="Loading messages">
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
