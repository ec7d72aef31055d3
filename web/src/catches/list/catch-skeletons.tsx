import { Isobaths } from "../../ui/art/isobaths.tsx";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { CatchCards, CatchRows } from "./catch-lists.tsx";

import * as styles from "./catch-skeletons.module.css";

export function RowSkeletons({ count }: { count: number }) {
  return (
    <CatchRows isLoading>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="64px" height={64} />
          <div className={styles.words}>
            <Skeleton width="32%" height={18} />
            <Skeleton width="52%" height={12} />
          </div>
          <Skeleton width="56px" height={22} />
        </div>
      ))}
    </CatchRows>
  );
}

export function CardSkeletons({ count }: { count: number }) {
  return (
    <CatchCards isLoading>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton>
            <Isobaths drawing="plate" />
          </Skeleton>
          <Skeleton width="48%" height={20} />
          <Skeleton width="36%" height={22} />
          <Skeleton width="62%" height={14} />
        </div>
      ))}
    </CatchCards>
  );
}
