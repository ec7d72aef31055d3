import type { Catch } from "@creel/domain/catches/catch";
import { isReleased } from "@creel/domain/catches/fate";
import { speciesKey } from "@creel/domain/species/species";
import type { Trip, TripCounts } from "@creel/domain/trips/trip";
import { beganWithCatch } from "@creel/domain/trips/trip-of-catch";

import type { PendingChange } from "../../catches/outbox/pending-changes.ts";

/** Applies a pending change of a catch to the trip's counts. */
export function withCatch(trip: Trip, { id, before, after }: PendingChange): Trip {
  const was = wasOnTrip(trip, id, before);
  const is = isOnTrip(trip, after, was);
  const removed = was ? (before ?? undefined) : undefined;
  const added = is ? (after ?? undefined) : undefined;
  if (was === is && (!is || removed === undefined)) return trip;
  const others = trip.catchIds.filter((each) => each !== id);
  const counts = {
    ...trip.counts,
    fish: Math.max(0, trip.counts.fish + fishOf(is, after) - fishOf(was, before)),
    kept: changedCount(trip.counts.kept, { added, removed }, ({ fate }) => fate === "kept"),
    released: changedCount(trip.counts.released, { added, removed }, ({ fate }) => isReleased(fate)),
    bySpecies: recounted(trip.counts.bySpecies, { added, removed }),
  };
  return is && after
    ? withStart(withActivity({ ...trip, catchIds: [...others, id], counts }, after), after)
    : { ...trip, catchIds: others, counts };
}

/** A catch that is not on this device counts as one fish. */
function fishOf(isOfTrip: boolean, caught: Catch | null): number {
  return isOfTrip ? (caught?.quantity ?? 1) : 0;
}

/** A trip in a list has no `catchIds`; there the catch names its trip. */
function wasOnTrip(trip: Trip, id: string, before: Catch | null): boolean {
  return trip.catchIds.includes(id) || before?.trip_id === trip.id;
}

/** A catch is a sign that the trip still runs. */
function withActivity(trip: Trip, { date }: Catch): Trip {
  return trip.ended_at === null ? { ...trip, last_sign: latest(trip.last_sign, date) } : trip;
}

/** A trip started with a tap right before its first fish counts as started by that catch. */
function withStart(trip: Trip, { date, time }: Catch): Trip {
  const isFirst = trip.start_source === "tap" && trip.catchIds.length === 1 && time !== null;
  const began = isFirst && beganWithCatch(new Date(trip.started_at), new Date(date));
  return began ? { ...trip, start_source: "first_catch" } : trip;
}

/** A catch without `trip_id` stays on the trip that it was on. */
function isOnTrip(trip: Trip, caught: Catch | null, was: boolean): boolean {
  if (caught === null) return false;
  return caught.trip_id === undefined ? was : caught.trip_id === trip.id;
}

interface Recount {
  added: Catch | undefined;
  removed: Catch | undefined;
}

/** Changes a number of fish by the catches that count. */
function changedCount(
  count: number | undefined,
  { added, removed }: Recount,
  isCounted: (caught: Catch) => boolean,
): number {
  const fish = (caught: Catch | undefined) => (caught && isCounted(caught) ? caught.quantity : 0);
  return Math.max(0, (count ?? 0) + fish(added) - fish(removed));
}

function recounted(counts: TripCounts["bySpecies"], { added, removed }: Recount): TripCounts["bySpecies"] {
  const bySpecies = new Map(counts.map((each) => [speciesKey(each.species), each]));
  const add = ({ species, quantity }: Catch, times: 1 | -1) => {
    const key = speciesKey(species);
    const was = bySpecies.get(key) ?? { species, count: 0 };
    bySpecies.set(key, { ...was, count: was.count + times * quantity });
  };
  if (removed !== undefined) add(removed, -1);
  if (added !== undefined) add(added, 1);
  return [...bySpecies.values()]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** Returns the later of two instants; `null` is earlier than any. */
export function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(other) > Date.parse(one) ? other : one;
}
