import type { Trip } from "@creel/domain/trips/trip";

import { hasConflict } from "../../outbox/field-conflicts.ts";
import { isCatchItem, isOfTrip, isTripItem, type OutboxItem, type TripItem } from "../../outbox/outbox-item.ts";
import type { TripSent } from "../../outbox/outbox-news.ts";
import { asWaiting, type Changes } from "../../catches/outbox/plan-catch.ts";

export function planTripSent(items: readonly OutboxItem[], { item: sent, stored }: TripSent): Changes {
  const others = items.filter(isOfTrip(sent.tripId)).filter(({ id }) => id !== sent.id);
  const freed = hasMoved(sent) ? items.filter(isRivalOf(sent.tripId)).map(asWaiting) : [];
  if (sent.work.kind === "delete") {
    const withIt = sent.work.withCatches ? catchesOf(items, sent.tripId) : [];
    return { put: freed, removed: [sent, ...others, ...withIt] };
  }
  const rebased = stored ? others.flatMap((item) => rebase(item, sent, stored)) : [];
  return { put: [...rebased, ...freed], removed: [sent] };
}

/** A trip that was in the way may be no longer. */
function hasMoved({ work }: TripItem): boolean {
  return work.kind === "change" || work.kind === "end" || work.kind === "delete";
}

function isRivalOf(tripId: string): (item: OutboxItem) => item is TripItem {
  return (item): item is TripItem =>
    isTripItem(item) && item.state === "asks" && item.problem?.rival?.id === tripId;
}

/** Those that are only on this device, with their photos. */
function catchesOf(items: readonly OutboxItem[], tripId: string): OutboxItem[] {
  const catches = items.filter(isCatchItem);
  const ids = new Set(
    catches
      .filter(({ work }) => work.kind === "create" && work.fields.trip_id === tripId)
      .map(({ catchId }) => catchId),
  );
  return catches.filter(({ catchId, state }) => ids.has(catchId) && state !== "sending");
}

/**
 * What follows is based on the answer to what came before it, unless somebody else changed the trip in between: then
 * both sides are compared.
 */
function rebase(item: TripItem, sent: TripItem, stored: Trip): TripItem[] {
  if (item.work.kind !== "change") return [];
  const { base } = item.work;
  const made = sent.work.kind === "create" ? 0 : 1;
  if (base && stored.version > base.version + made) return [];
  return [{ ...item, work: { ...item.work, base: stored } }];
}

/** Fields of a trip that are changed together. */
const GROUPS: readonly (readonly string[])[] = [
  ["started_at", "ended_at", "time_zone"],
  ["latitude", "longitude", "place_name", "water_id"],
];

/** Sent again over the stored trip, where each field was changed on one side only; else `null`. */
export function mergedTrip(item: TripItem, stored: Trip | undefined): TripItem | null {
  if (item.work.kind !== "change" || !item.work.base || !stored) return null;
  const { base, fields } = item.work;
  if (hasConflict({ base, stored, fields }, GROUPS)) return null;
  return { ...asWaiting(item), work: { kind: "change", base: stored, fields } };
}

/** What was chosen of two versions: the angler's goes over the stored one, or is dropped. */
export function planTripChosen(items: readonly OutboxItem[], itemId: string, isMine: boolean): Changes {
  const item = items.find(({ id }) => id === itemId);
  const stored = item?.problem?.trip;
  if (item?.subject !== "trip" || item.work.kind !== "change" || !stored) return { put: [], removed: [] };
  if (!isMine) return { put: [], removed: [item] };
  return { put: [{ ...asWaiting(item), work: { ...item.work, base: stored } }], removed: [] };
}
