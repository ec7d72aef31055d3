import type { Trip } from "@creel/domain/trips/trip";

import { changesOf, type PendingChange } from "../../catches/outbox/pending-changes.ts";
import { pendingOf } from "../../catches/outbox/pending-items.ts";
import { bySubject, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";
import { asTrip } from "./as-trip.ts";
import { isTripItem, type TripItem } from "./trip-item.ts";
import { tripOfItems } from "./trip-of-items.ts";

interface Stored {
  /** Looks up a trip in the server's answers. */
  trip: (id: string) => Trip | null;
  /** The running trip in the server's latest answer. */
  running: Trip | null;
  /** The waters that this device knows. */
  waters?: readonly KnownWater[];
}

/** Returns the changes to catches. The trip of a catch is known only for catches with pending changes. */
function catchesIn(items: readonly OutboxItem[]): readonly PendingChange[] {
  return changesOf(pendingOf(items), () => undefined);
}

export function tripWithPending(
  id: string,
  items: readonly OutboxItem[],
  { stored, waters = [] }: { stored: Trip | null; waters?: readonly KnownWater[] },
): Trip | null {
  return tripOfItems(stored, {
    waters,
    items: bySubject(items.filter(isTripItem)).get(id) ?? [],
    catches: catchesIn(items),
  });
}

/** Returns the running trip as it will be once all pending changes are sent. */
export function runningWithPending(
  items: readonly OutboxItem[],
  { running, trip, waters = [] }: Stored,
): Trip | null {
  const waiting = bySubject(items.filter(isTripItem));
  const catches = catchesIn(items);
  const ids = new Set([...(running ? [running.id] : []), ...waiting.keys()]);
  const trips = Array.from(ids, (id) =>
    tripOfItems(running?.id === id ? running : trip(id), { items: waiting.get(id) ?? [], catches, waters }),
  );
  return trips.findLast((each) => each?.ended_at === null) ?? null;
}

/** Returns new and changed trips as they will be once all pending changes are sent; deleted trips are `null`. */
export function changedTrips(
  items: readonly OutboxItem[],
  stored: Pick<Stored, "trip" | "waters">,
): ReadonlyMap<string, Trip | null> {
  return new Map(findTripChanges(items, stored).map(({ id, after }) => [id, after]));
}

/** A trip before and after all pending changes are sent. */
export interface TripChange {
  /** The trip in the server's answers; `null` for a new one. */
  before: Trip | null;
  /** `null` for a deleted trip. */
  after: Trip | null;
}

/** Returns the changes that affect sums. Leaves out changed trips whose earlier state is not on this device. */
export function pendingChanges(
  items: readonly OutboxItem[],
  stored: (id: string) => Trip | null,
): { trips: TripChange[]; catches: readonly PendingChange[] } {
  const known = findTripChanges(items, { trip: stored }).filter(
    ({ before, isNew }) => before !== null || isNew,
  );
  return { trips: known.map(({ before, after }) => ({ before, after })), catches: catchesIn(items) };
}

function findTripChanges(
  items: readonly OutboxItem[],
  { trip, waters = [] }: Pick<Stored, "trip" | "waters">,
) {
  const catches = catchesIn(items);
  const ofCatches = catches.flatMap(({ before, after }) =>
    [before?.trip_id ?? [], after?.trip_id ?? []].flat(),
  );
  const waiting = bySubject(items.filter(isTripItem));
  return Array.from(new Set([...waiting.keys(), ...ofCatches]), (id) => {
    const own = waiting.get(id) ?? [];
    const before = trip(id) ?? baseOf(own);
    const isNew = own.some(({ work }) => work.kind === "create");
    return { id, before, after: tripOfItems(before, { items: own, catches, waters }), isNew };
  });
}

/** The first change has the base closest to the server's state. */
function baseOf(items: readonly TripItem[]): Trip | null {
  const bases = items.flatMap(({ work }) => ("base" in work ? (work.base ?? []) : []));
  return bases[0] ? asTrip(bases[0]) : null;
}
