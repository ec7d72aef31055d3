import { t } from "@lingui/core/macro";

import { Skeleton } from "../../../../ui/feedback/states.tsx";

import * as styles from "./form-skeletons.module.css";

const NARROW = "36%";
const WIDE = "100%";

export function DetailsHeading() {
  return <h3 className={styles.heading}>{t`Catch Details`}</h3>;
}

export function DetailsSkeleton() {
  return (
    <>
      <PairSkeleton />
      <PairSkeleton />
    </>
  );
}

function PairSkeleton() {
  return (
    <div className={styles.pair} aria-hidden>
      <FieldSkeleton />
      <FieldSkeleton />
    </div>
  );
}

function FieldSkeleton() {
  return (
    <div className={styles.field}>
      <Skeleton width={NARROW} height={16} />
      <Skeleton width={WIDE} height={60} />
    </div>
  );
}

/** From top to bottom. */
export const FOLDS = ["when", "conditions", "notes", "location"] as const;

export function FoldsSkeleton() {
  return (
    <div className={styles.folds} aria-hidden>
      {FOLDS.map((fold) => (
        <div key={fold} className={styles.fold}>
          <Skeleton width={NARROW} height={16} />
          <Skeleton width="56%" height={12} />
        </div>
      ))}
    </div>
  );
}
