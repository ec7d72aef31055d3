import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { asTrip } from "../../../outbox/trips/as-trip.ts";
import { tripOfItems } from "../../../outbox/trips/trip-of-items.ts";
import type { WaitingTrip } from "../../../outbox/waiting/waiting-trips.ts";
import { findTripIn } from "../../../trips/find-trip.ts";
import { formatLongDay, formatTimes, placeOfTrip } from "../../../trips/format-trip.ts";
import { formatTime } from "../../offline/notices/format-time.ts";
import { describeProblem, describeTries } from "./describe-waiting.ts";
import { StateBadge } from "./state-badge.tsx";
import { WaitingTripActions } from "./waiting-trip-actions.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./waiting-trip-row.module.css";

interface WaitingTripRowProps {
  waiting: WaitingTrip;
  now: Date;
}

export function WaitingTripRow({ waiting, now }: WaitingTripRowProps) {
  const trip = useTripOf(waiting);
  const name = nameOf(trip);
  return (
    <li className={styles.root} aria-label={name}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        {trip && <p className={styles.when}>{formatTimes(trip)}</p>}
      </div>
      <StateBadge waiting={waiting} />
      <div className={styles.foot}>
        <Description waiting={waiting} now={now} />
        <WaitingTripActions waiting={waiting} name={name} />
      </div>
    </li>
  );
}

/** As it will be when all of it is sent; as it was where it is deleted; `null` where it is not on this device. */
function useTripOf({ tripId, items }: WaitingTrip): Trip | null {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const deleted = items.find(({ work }) => work.kind === "delete")?.work;
    const base = deleted?.kind === "delete" && deleted.base ? asTrip(deleted.base) : null;
    return tripOfItems(findTripIn(queryClient, tripId) ?? base, {
      items: items.filter(({ work }) => work.kind !== "delete"),
    });
  }, [queryClient, tripId, items]);
}

/** As in "Trip on Lake Vermilion, Friday, November 20, 2026". */
function nameOf(trip: Trip | null): string {
  if (!trip) return t`A trip`;
  const day = formatLongDay(trip.started_on);
  const place = placeOfTrip(trip);
  return place ? t`Trip on ${place}, ${day}` : t`Trip of ${day}`;
}

function Description({ waiting, now }: WaitingTripRowProps) {
  const { state, problem, nextAt, kind } = waiting;
  if (state === "sending") return <p className={utilities.hint}>{t`The trip is on its way.`}</p>;
  if (!problem) return <p className={utilities.hint}>{LOADS[kind]()}</p>;
  const tries = describeTries(waiting, now);
  const next = formatTime(nextAt ?? now.getTime(), now);
  return (
    <p className={utilities.small}>
      <b>{describeProblem(problem)}</b>
      <span className={styles.more}>
        {state === "asks"
          ? t`${tries} It waits for you; the trip is whole on this phone.`
          : t`${tries} Tries again at ${next} by itself; the trip is whole on this phone.`}
      </span>
    </p>
  );
}

const LOADS = {
  new: () => t`A new trip, and what happened in it`,
  changed: () => t`Changes, and what happened in it`,
  deleted: () => t`It is deleted on the server when it is sent.`,
};
