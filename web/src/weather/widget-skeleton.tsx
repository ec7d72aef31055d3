import { t } from "@lingui/core/macro";

import { Skeleton } from "../ui/feedback/states.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as frame from "./widget-frame.module.css";
import * as styles from "./widget-skeleton.module.css";

const FIGURES = ["wind", "pressure", "humidity", "visibility", "moon", "factors"];

/** A placeholder as tall as the widget. */
export function WeatherSkeleton() {
  return (
    <div className={classNames(frame.root, styles.root)} role="status" aria-label={t`Loading the weather`}>
      <Skeleton width="52%" height={22} />
      <Skeleton width="34%" height={14} />
      <div className={styles.sky}>
        <Skeleton width="44px" height={44} />
        <Skeleton width="96px" height={52} />
        <Skeleton width="38%" height={32} />
      </div>
      <Skeleton width="100%" height={12} />
      <Skeleton width="90%" height={16} />
      <div className={styles.facts}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} width="72%" height={36} />
        ))}
      </div>
    </div>
  );
}
