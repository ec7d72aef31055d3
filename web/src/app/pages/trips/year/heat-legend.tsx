import { t } from "@lingui/core/macro";

import * as styles from "./trips-as-year.module.css";

const STEPS = [1, 2, 3, 4, 5];

/** @param most fish on a day */
export function HeatLegend({ most }: { most: number }) {
  const end = Math.max(1, most);
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.swatches} aria-hidden>
          {STEPS.map((step) => (
            <span key={step} className={styles.swatch} data-heat={step} />
          ))}
        </span>
        {end === 1 ? t`1 fish` : t`1 to ${end} fish`}
      </li>
      <li>
        <span className={styles.swatch} data-heat="blank" aria-hidden />
        {t`Blank`}
      </li>
      <li>{t`A species’ initials: its heaviest so far`}</li>
    </ul>
  );
}
