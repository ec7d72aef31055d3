import type { Trip } from "@creel/domain/trips/trip";

import { changesOf, type PendingChange } from "../../catches/outbox/pending-changes.ts";
import { pendingOf } from "../../catches/outbox/pending-items.ts";
import { bySubject, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";
import { asTrip } from "./as-trip.ts";
import { isTripItem, type TripItem } from "./trip-item.ts";
import { tripOfItems } from "./trip-of-items.ts";

interface Stored {
  /** A trip as the answers of the server have it. */
  trip: (id: string) => Trip | null;
  /** The trip that runs by the last answer. */
  running: Trip | null;
  /** Those that this device knows. */
  waters?: readonly KnownWater[];
}

/** What becomes of catches: which trip they are of is known of those that wait alone. */
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

/** The trip that runs when all that waits is sent. */
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

/** Trips that no answer of the server has, and those that change, as they will be; deleted ones are `null`. */
export function changedTrips(
  items: readonly OutboxItem[],
  stored: Pick<Stored, "trip" | "waters">,
): ReadonlyMap<string, Trip | null> {
  return new Map(whatBecomes(items, stored).map(({ id, after }) => [id, after]));
}

/** What becomes of a trip when all that waits is sent. */
export interface TripChange {
  /** As the answers of the server have it; `null` for a new one. */
  before: Trip | null;
  /** `null` for one that is deleted. */
  after: Trip | null;
}

/** What becomes of all that sums are made of; a trip that this device does not have as it was is left out. */
export function pendingChanges(
  items: readonly OutboxItem[],
  stored: (id: string) => Trip | null,
): { trips: TripChange[]; catches: readonly PendingChange[] } {
  const known = whatBecomes(items, { trip: stored }).filter(({ before, isNew }) => before !== null || isNew);
  return { trips: known.map(({ before, after }) => ({ before, after })), catches: catchesIn(items) };
}

function whatBecomes(items: readonly OutboxItem[], { trip, waters = [] }: Pick<Stored, "trip" | "waters">) {
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

/** What was changed first knows best what the server has. */
function baseOf(items: readonly TripItem[]): Trip | null {
  const bases = items.flatMap(({ work }) => ("base" in work ? (work.base ?? []) : []));
  return bases[0] ? asTrip(bases[0]) : null;
}
