import type { Trip } from "@creel/domain/trips/trip";

import { isTripItem, type OutboxItem, type TripItem } from "../outbox-item.ts";
import { pendingOf } from "../overlay/pending-items.ts";
import { changesOf, type PendingChange } from "../overlay/pending.ts";
import { tripOfItems } from "./trip-of-items.ts";

interface Stored {
  /** A trip as the answers of the server have it. */
  trip: (id: string) => Trip | null;
  /** The trip that runs by the last answer. */
  running: Trip | null;
}

/** By trip, the oldest first. */
function byTrip(items: readonly OutboxItem[]): ReadonlyMap<string, readonly TripItem[]> {
  const trips = new Map<string, TripItem[]>();
  for (const item of items.filter(isTripItem)) {
    const ofTrip = trips.get(item.tripId);
    if (ofTrip) ofTrip.push(item);
    else trips.set(item.tripId, [item]);
  }
  return trips;
}

/** What becomes of catches: which trip they are of is known of those that wait alone. */
function catchesIn(items: readonly OutboxItem[]): readonly PendingChange[] {
  return changesOf(pendingOf(items), () => undefined);
}

export function tripWithPending(stored: Trip | null, id: string, items: readonly OutboxItem[]): Trip | null {
  return tripOfItems(stored, { items: byTrip(items).get(id) ?? [], catches: catchesIn(items) });
}

/** The trip that runs when all that waits is sent. */
export function runningWithPending(items: readonly OutboxItem[], { running, trip }: Stored): Trip | null {
  const waiting = byTrip(items);
  const catches = catchesIn(items);
  const ids = new Set([...(running ? [running.id] : []), ...waiting.keys()]);
  const trips = Array.from(ids, (id) =>
    tripOfItems(running?.id === id ? running : trip(id), { items: waiting.get(id) ?? [], catches }),
  );
  return trips.findLast((each) => each?.ended_at === null) ?? null;
}

/** Trips that no answer of the server has, and those that change, as they will be; deleted ones are `null`. */
export function changedTrips(
  items: readonly OutboxItem[],
  stored: (id: string) => Trip | null,
): ReadonlyMap<string, Trip | null> {
  const catches = catchesIn(items);
  const ofCatches = catches.flatMap(({ after }) => after?.trip_id ?? []);
  const waiting = byTrip(items);
  const ids = new Set([...waiting.keys(), ...ofCatches]);
  return new Map(
    Array.from(ids, (id) => [id, tripOfItems(stored(id), { items: waiting.get(id) ?? [], catches })]),
  );
}
