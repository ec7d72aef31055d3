import { t } from "@lingui/core/macro";

import { Skeleton } from "../../ui/feedback/states.tsx";

import * as styles from "./insights-skeleton.module.css";

const GROUPS = [5, 3, 4];

export function InsightsSkeleton() {
  return (
    <div role="status" aria-label={t`Loading`}>
      <div className={styles.chips}>
        {GROUPS.map((rows) => (
          <Skeleton key={rows} width="120px" height={44} />
        ))}
      </div>
      <Skeleton width="180px" height={32} />
      {GROUPS.map((rows) => (
        <div key={rows} className={styles.group}>
          <div className={styles.words}>
            <Skeleton width="90px" height={24} />
            <Skeleton width="90%" height={18} />
          </div>
          <div className={styles.rows}>
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} width="100%" height={20} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
