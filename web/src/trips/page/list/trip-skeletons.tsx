import { t } from "@lingui/core/macro";

import { Skeleton } from "../../../ui/feedback/states.tsx";

import * as styles from "./trips-as-list.module.css";

export function TripSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.rest} role="status" aria-label={t`Loading`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton width="30px" height={34} />
          <div className={styles.words}>
            <Skeleton width="40%" height={18} />
            <Skeleton width="60%" height={12} />
          </div>
          <Skeleton width="48px" height={22} />
        </div>
      ))}
    </div>
  );
}
