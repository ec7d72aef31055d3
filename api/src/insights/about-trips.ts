import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Outing } from "@creel/domain/insights/outings";

import { nameOf } from "../places/water-names.repository.ts";
import type { Log } from "./log.ts";
import type { EndedTrip } from "./outings.repository.ts";

/** The part of an outing that does not depend on whether its hours are known. */
export type AboutOuting = Omit<Outing, "segments" | "untimed">;

export function aboutTrips(log: Log, trips: readonly [EndedTrip, ...EndedTrip[]]): AboutOuting {
  const [first] = trips;
  const water = nameOf(log.names, first.waterId);
  return {
    trips: trips.map((trip) => {
      const expectation = log.expectationOf.get(trip.id);
      return {
        id: trip.id,
        ...(expectation && { expectation }),
        minutes_after_fish: minutesAfterFish(log, trip),
      };
    }),
    day: first.startedOn,
    time_zone: first.timeZone,
    water,
    place_name: water ? null : (trips.find(({ placeName }) => placeName !== null)?.placeName ?? null),
    target_species: targetsOf(log, trips),
    method: commonMethod(trips),
    lures: luresOf(log, trips),
    is_sample: first.isSample,
  };
}

function minutesAfterFish({ fishOf }: Log, { id, endedAt }: EndedTrip): number | null {
  const timed = (fishOf.get(id) ?? []).filter(({ isTimed }) => isTimed);
  const last = Math.max(...timed.map(({ caughtAt }) => caughtAt.getTime()));
  return timed.length === 0 ? null : Math.max(0, (endedAt.getTime() - last) / MINUTE_MS);
}

/** If any of several trips has no target, the whole outing has none. */
function targetsOf({ spellSpecies }: Log, trips: readonly EndedTrip[]): string[] {
  if (trips.some(({ targetSpecies }) => targetSpecies.length === 0)) return [];
  return sorted(trips.flatMap(({ targetSpecies }) => targetSpecies.map(spellSpecies)));
}

function commonMethod([first, ...others]: readonly EndedTrip[]): string | null {
  const method = first?.method ?? null;
  return others.every((trip) => trip.method === method) ? method : null;
}

function luresOf({ fishOf, eventsOf, spellLure }: Log, trips: readonly EndedTrip[]): string[] {
  const used = trips.flatMap(({ id }) => [...(fishOf.get(id) ?? []), ...(eventsOf.get(id) ?? [])]);
  return sorted(used.flatMap(({ lureType }) => (lureType === null ? [] : [spellLure(lureType)])));
}

export function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1));
}
