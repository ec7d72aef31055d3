import { t } from "@lingui/core/macro";

import { Skeleton } from "../../../ui/feedback/states.tsx";

import * as styles from "./now-band.module.css";

export function NowSkeleton() {
  return (
    <div className={styles.root} role="status" aria-label={t`Loading the weather`}>
      <div className={styles.sky}>
        <Skeleton width="64px" height={64} />
        <Skeleton width="92px" height={52} />
      </div>
      {["wind", "pressure", "humidity", "visibility"].map((name) => (
        <div key={name}>
          <Skeleton width="6ch" height={16} />
          <Skeleton width="8ch" height={26} />
        </div>
      ))}
    </div>
  );
}
