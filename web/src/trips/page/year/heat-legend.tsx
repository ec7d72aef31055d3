import { t } from "@lingui/core/macro";

import { speciesName } from "../../../species/species-names.ts";
import { stepsOf } from "./heat.ts";

import * as styles from "./trips-as-year.module.css";

interface HeatLegendProps {
  /** Fish on the year's best day. */
  most: number;
  /** `undefined`: all. */
  species: string | undefined;
  /** Something of a day is on this device alone. */
  hasPending: boolean;
}

export function HeatLegend({ most, species, hasPending }: HeatLegendProps) {
  const end = Math.max(1, most);
  const name = species === undefined ? null : speciesName(species);
  return (
    <ul className={styles.legend}>
      <li>
        <span className={styles.swatches} aria-hidden>
          {stepsOf(end).map((step) => (
            <span key={step} className={styles.swatch} data-heat={step} />
          ))}
        </span>
        {end === 1 ? t`1 fish` : t`1 to ${end} fish`}
      </li>
      <li>
        <span className={styles.swatch} data-heat="blank" aria-hidden />
        {t`Blank`}
      </li>
      {name !== null && <li>{t`–: a trip without ${name}`}</li>}
      {hasPending && (
        <li>
          <span className={styles.swatch} data-on-device aria-hidden />
          {t`On this phone`}
        </li>
      )}
      <li>{t`A species’ initials: its heaviest so far`}</li>
    </ul>
  );
}
