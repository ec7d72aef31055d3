import { Skeleton } from "../../ui/feedback/states.tsx";

import * as styles from "./waters-part.module.css";

const ROWS = [1, 2, 3, 4];

export function WaterSkeletons() {
  return (
    <div className={styles.skeletons} aria-busy>
      <Skeleton height={112} />
      {ROWS.map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton height={82} />
          <Skeleton width="40%" height={22} />
          <Skeleton width="25%" height={16} />
        </div>
      ))}
    </div>
  );
}
