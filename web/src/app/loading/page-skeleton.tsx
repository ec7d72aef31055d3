import { t } from "@lingui/core/macro";

import { Skeleton } from "../../ui/feedback/states.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
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
