import { t } from "@lingui/core/macro";

import { Skeleton } from "../../ui/feedback/states.tsx";

import * as styles from "./weather-alerts.module.css";

/** The shape of the words that nothing is wrong. */
export function AlertsSkeleton() {
  return (
    <div className={styles.calm} role="status" aria-label={t`Loading weather alerts`}>
      <Skeleton width="18px" height={18} />
      <Skeleton width="220px" height={16} />
    </div>
  );
}
