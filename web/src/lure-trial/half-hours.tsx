import { wholePairs } from "@creel/domain/lure-trial/judge-trial";
import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { t } from "@lingui/core/macro";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./trial-result.module.css";

interface HalfHoursProps {
  trial: LureTrial;
  /** Of whole pairs. */
  hours: number;
}

/** A field for each half hour that is planned; hatched, where the other lure was on. */
export function HalfHours({ trial, hours }: HalfHoursProps) {
  const fished = wholePairs(trial.half_hours).flatMap(({ halves }) => halves);
  const planned = 2 * trial.hours;
  const fields = Array.from({ length: planned }, (_, place) => ({ place, half: fished[place] }));
  const refused = fished.filter(({ kept }) => !kept).length;
  const count = Math.min(fished.length, planned);
  return (
    <div>
      <div className={styles.fields} role="img" aria-label={t`${count} of ${planned} half hours fished`}>
        {fields.map(({ place, half }) => (
          <i key={place} data-state={half ? (half.kept ? "kept" : "refused") : "open"} />
        ))}
      </div>
      <p className={utilities.hint}>
        {refused > 0
          ? t`${hours} of ${trial.hours} hours. Hatched: fished with the other lure.`
          : t`${hours} of ${trial.hours} hours. Half hours count in pairs, one with each lure.`}
      </p>
    </div>
  );
}
