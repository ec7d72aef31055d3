import { type Trip, tripSchema } from "@creel/domain/trips/trip";
import * as z from "zod/mini";

import { isCatchItem } from "../../catches/outbox/catch-item.ts";
import { mergeOverStored, rebase } from "../../outbox/changed-elsewhere.ts";
import { isInTurn, type ItemType } from "../../outbox/item-type.ts";
import { asWaiting, type Changes, type OutboxItem, type Problem } from "../../outbox/outbox-item.ts";
import { isAwaited } from "../../outbox/send-order.ts";
import { deliverTrip } from "./deliver-trip.ts";
import { isOfTrip, isTripItem, type TripItem, type TripSent } from "./trip-item.ts";

/** Fields of a trip that are changed together. */
const GROUPS: readonly (readonly string[])[] = [
  ["started_at", "ended_at", "time_zone"],
  ["latitude", "longitude", "place_name", "water_id"],
];

/** What the outbox has to know about trips, their events and their track. */
export const tripItems: ItemType<TripItem, Trip> = {
  isItem: isTripItem,
  namedIn,
  isBehind,
  deliver: deliverTrip,
  settle,
  problemIn,
  merge: (item) => mergeOverStored(item, { groups: GROUPS }),
};

/** Its water, its own fields, and the lure that was tied on. */
function namedIn({ work }: TripItem): readonly unknown[] {
  if ("event" in work) return [work.event.lure_id];
  return "fields" in work ? [work.fields.water_id, ...Object.keys(work.fields.custom ?? {})] : [];
}

function isBehind(item: TripItem, other: TripItem): boolean {
  if (other.subjectId !== item.subjectId) return isBehindOtherTrip(item, other);
  return isInTurn(item, other, other.work.kind === "change" && item.work.kind === "change");
}

/** What happened on a trip, and where it led, moves neither its start nor its end. */
const CHANGES_OF_TIME = new Set(["create", "change", "end", "delete"]);

/** A trip may begin where another one was, once that is ended, moved, or deleted. */
function isBehindOtherTrip(item: TripItem, other: TripItem): boolean {
  return (
    item.work.kind === "create" &&
    CHANGES_OF_TIME.has(other.work.kind) &&
    other.id < item.id &&
    isAwaited(other)
  );
}

function settle(items: readonly OutboxItem[], { item: sent, answer: stored }: TripSent): Changes {
  const others = items.filter(isOfTrip(sent.subjectId)).filter(({ id }) => id !== sent.id);
  const freed = hasMoved(sent) ? items.filter(isRivalOf(sent.subjectId)).map(asWaiting) : [];
  if (sent.work.kind === "delete") {
    const withIt = sent.work.withCatches ? catchesOf(items, sent.subjectId) : [];
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
      .map(({ subjectId }) => subjectId),
  );
  return catches.filter(({ subjectId, state }) => ids.has(subjectId) && state !== "sending");
}

const rivalSchema = z.object({ id: z.string(), started_at: z.optional(z.string()) });
const problemSchema = z.object({
  trip: z.optional(tripSchema),
  overlaps: z.optional(rivalSchema),
  running: z.optional(rivalSchema),
});

/** The trip as it is stored, or the one that is in the way. */
function problemIn(body: unknown): Partial<Pick<Problem, "stored" | "rival">> {
  const { trip, overlaps, running } = problemSchema.safeParse(body).data ?? {};
  const rival = running ?? overlaps;
  return {
    ...(trip && { stored: trip }),
    ...(rival && { rival: { id: rival.id, ...(rival.started_at && { startedAt: rival.started_at }) } }),
  };
}
