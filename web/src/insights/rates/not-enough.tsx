import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import * as styles from "./not-enough.module.css";

const LEAST_TRIPS = 15;
const LEAST_FISH = 30;

interface NotEnoughProps {
  trips: number;
  fish: number;
}

/** Shows how much data is missing before anything is compared. */
export function NotEnough({ trips, fish }: NotEnoughProps) {
  const isTrips = trips < LEAST_TRIPS;
  return (
    <Progress
      label={isTrips ? t`${trips} of ${LEAST_TRIPS} trips` : t`${fish} of ${LEAST_FISH} fish`}
      share={isTrips ? trips / LEAST_TRIPS : fish / LEAST_FISH}
    >
      {t`Creel starts comparing at ${LEAST_TRIPS} trips and ${LEAST_FISH} fish. With fewer, luck looks like a pattern. A skunked trip counts as much as a good day.`}
    </Progress>
  );
}

interface ProgressProps {
  label: string;
  /** The share of what is needed, from 0 to 1. */
  share: number;
  /** Explains what is needed. */
  children: ReactNode;
}

export function Progress({ label, share, children }: ProgressProps) {
  return (
    <div className={styles.root}>
      <p className={styles.words}>{label}</p>
      <div className={styles.track} aria-hidden>
        <span style={{ inlineSize: `${100 * share}%` }} />
      </div>
      <p className={styles.note}>{children}</p>
    </div>
  );
}
