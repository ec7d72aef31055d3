import { t } from "@lingui/core/macro";

import * as styles from "./not-enough.module.css";

export const LEAST_TRIPS = 15;
export const LEAST_FISH = 10;

interface NotEnoughProps {
  trips: number;
  fish: number;
}

/** Before anything is compared: how far it is. */
export function NotEnough({ trips, fish }: NotEnoughProps) {
  const isTrips = trips < LEAST_TRIPS;
  const share = isTrips ? trips / LEAST_TRIPS : fish / LEAST_FISH;
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        {isTrips ? t`${trips} of ${LEAST_TRIPS} trips` : t`${fish} of ${LEAST_FISH} fish`}
      </p>
      <div className={styles.track} aria-hidden>
        <span style={{ inlineSize: `${100 * share}%` }} />
      </div>
      <p className={styles.note}>
        {t`Nothing is compared before ${LEAST_TRIPS} trips and ${LEAST_FISH} fish: with fewer, luck looks like a rule. A blank counts as much as a good day.`}
      </p>
    </div>
  );
}
