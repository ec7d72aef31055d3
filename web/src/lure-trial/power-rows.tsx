import { plannedPower } from "@creel/domain/lure-trial/planned-power";
import { looksOf } from "@creel/domain/lure-trial/trial-looks";
import { plural, t } from "@lingui/core/macro";
import { useDeferredValue, useMemo } from "react";

import { formatDecimals } from "../i18n/numbers.ts";
import type { UsualFishing } from "./usual-fishing.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./set-up-trial.module.css";

const TWICE = 2;
const HALF_AGAIN = 1.5;

interface PowerRowsProps {
  hours: number;
  usual: UsualFishing;
}

/** What a trial can tell, said before it begins. */
export function PowerRows({ hours, usual }: PowerRowsProps) {
  // Thousands of trials are reckoned for each number of hours: the stepper does not wait for them.
  const reckoned = useDeferredValue(hours);
  const { bitesPerHour } = usual;
  const [twice, half] = useMemo(
    () => [TWICE, HALF_AGAIN].map((ratio) => plannedPower({ hours: reckoned, bitesPerHour, ratio })),
    [reckoned, bitesPerHour],
  );
  const [first = 0, second = 0, last = 0] = looksOf(hours);
  return (
    <section className={styles.power}>
      <h2>{t`What ${hours} hours can tell`}</h2>
      <ul>
        <li>
          <span>{t`If one gets twice the bites, you’ll know`}</span>
          <b>{inTen(twice ?? 0)}</b>
        </li>
        <li>
          <span>{t`If one gets half again as many`}</span>
          <b>{inTen(half ?? 0)}</b>
        </li>
        <li>
          <span>{t`If they’re the same, it still picks one`}</span>
          <b>{t`1 in 20`}</b>
        </li>
      </ul>
      <p className={utilities.hint}>
        {t`Creel looks at ${first}, ${second} and ${last} hours. The order is drawn and sealed when you start.`}{" "}
        {reckonedWith(usual)} {t`The odds are lower if fish come in schools or you skip half hours.`}
      </p>
    </section>
  );
}

function inTen(share: number): string {
  const tenths = Math.round(10 * share);
  if (tenths === 0) return t`under 1 in 10`;
  return tenths === 10 ? t`over 9 in 10` : t`${tenths} in 10`;
}

function reckonedWith({ bitesPerHour, trips }: UsualFishing): string {
  const rate = formatDecimals(bitesPerHour, { min: 1, max: 1, isGrouped: true });
  return trips === 0
    ? t`Reckoned with ${rate} bites per hour.`
    : t`${plural(trips, { one: `Reckoned with ${rate} bites per hour, as on your last trip.`, other: `Reckoned with ${rate} bites per hour, as on your last # trips.` })}`;
}
