import { t } from "@lingui/core/macro";

import { classNames } from "../styles/class-names.ts";
import { Skeleton } from "./states.tsx";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./page-skeleton.module.css";

export function PageSkeleton() {
  return (
    <div className={classNames(styles.root, utilities.page)} role="status" aria-label={t`Loading`}>
      <Skeleton width="min(320px, 70%)" height={40} />
      <Skeleton width="100%" height={96} />
      <Skeleton width="100%" height={320} />
    </div>
  );
}
