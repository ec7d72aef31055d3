import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { LureChoice } from "../parts/lure-choice.tsx";
import { formatTripClock } from "../parts/trip-times.ts";
import { useTripLures } from "../parts/use-trip-lures.ts";
import { type Counted, useCounting } from "./use-counting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./running-sheet.module.css";

interface LureOfTripProps {
  trip: Trip;
  announce: (counted: Counted) => void;
}

/** Shows the lure that is tied on, and changes it with one press. From then on, the hours of a lure are known. */
export function LureOfTrip({ trip, announce }: LureOfTripProps) {
  const { tieOn } = useCounting(trip, { announce });
  const { on, last, all } = useTripLures(trip);
  return (
    <section className={styles.group} aria-label={t`Lure`}>
      <h3>{on ? t`Change lure` : t`Lure`}</h3>
      <LureChoice
        last={last}
        all={all}
        isOn={(lure) => on?.isIt(lure) ?? false}
        onChoose={(lure) => {
          // A lure stays on until another one is tied on.
          if (lure) tieOn(lure);
        }}
      />
      <p className={utilities.hint}>{on ? describeOn(trip, on) : t`Pick your lure to track time on it.`}</p>
    </section>
  );
}

function describeOn({ time_zone: timeZone }: Trip, { name, since }: { name: string; since: string }): string {
  const clock = formatTripClock(since, timeZone);
  return t`Fishing ${name} since ${clock}. Your next catch will use it.`;
}
