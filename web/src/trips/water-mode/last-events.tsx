import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { useRecentCatches } from "../../catches/logbook/use-recent-catches.ts";
import { shortSpeciesName } from "../../species/species-names.ts";
import { formatTripClock } from "../parts/trip-times.ts";

import * as styles from "./water-mode.module.css";

const SHOWN = 3;

/** The last fish, losses and bites of the trip, latest first. */
export function LastEvents({ trip }: { trip: Trip }) {
  const { catches } = useRecentCatches({ staleTime: Infinity });
  const fish = (catches ?? [])
    .filter(({ trip_id: tripId }) => tripId === trip.id)
    .map(({ id, species, date }) => ({ id, at: date, name: shortSpeciesName(species) }));
  const names: Partial<Record<Trip["events"][number]["kind"], string>> = {
    lost: t`Lost one`,
    strike: t`Bite`,
    follow: t`Follow`,
    move: t`New spot`,
  };
  const others = trip.events.flatMap(({ id, kind, at }) => {
    const name = names[kind];
    return at === null || name === undefined ? [] : [{ id, at, name }];
  });
  const last = [...fish, ...others].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <ul className={styles.events} aria-label={t`Latest events`}>
      {last.slice(0, SHOWN).map(({ id, at, name }) => (
        <li key={id}>
          <b>{name}</b>
          <span>{formatTripClock(at, trip.time_zone)}</span>
        </li>
      ))}
    </ul>
  );
}
