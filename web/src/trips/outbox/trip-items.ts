import { type Trip, tripSchema, tripAnswerSchema, type TripSummary } from "@creel/domain/trips/trip";
import { tripEventAnswerSchema } from "@creel/domain/trips/trip-event";
import * as z from "zod/mini";

import { isCatchItem } from "../../catches/outbox/catch-item.ts";
import { send, sendForNothing } from "../../http/send.ts";
import { mergeOverStored, rebase } from "../../outbox/changed-elsewhere.ts";
import { isInTurn, type ItemType, isAwaited } from "../../outbox/item-type.ts";
import { asWaiting, type Changes, type OutboxItem, type Problem } from "../../outbox/outbox-item.ts";
import { isOfTrip, isTripItem, type TripItem, type TripSent, type TripEventWithId } from "./trip-item.ts";

/** Fields that conflict as a group: a change to one counts for all. */
const GROUPS: readonly (readonly string[])[] = [
  ["started_at", "ended_at", "time_zone"],
  ["latitude", "longitude", "place_name", "water_id"],
];

/** The outbox type for trips, their events and their tracks. */
export const tripItems: ItemType<TripItem, Trip> = {
  isItem: isTripItem,
  namedIn,
  isBehind,
  deliver: deliverTrip,
  settle,
  problemIn,
  merge: (item) => mergeOverStored(item, { groups: GROUPS }),
};

/** The ids of the water, the custom fields and the lure that the item refers to. */
function namedIn({ work }: TripItem): readonly unknown[] {
  if ("event" in work) return [work.event.lure_id];
  return "fields" in work ? [work.fields.water_id, ...Object.keys(work.fields.custom ?? {})] : [];
}

function isBehind(item: TripItem, other: TripItem): boolean {
  if (other.subjectId !== item.subjectId) return isBehindOtherTrip(item, other);
  return isInTurn(item, other, other.work.kind === "change" && item.work.kind === "change");
}

/** Events and tracks change neither the start nor the end of a trip. */
const CHANGES_OF_TIME = new Set(["create", "change", "end", "delete"]);

/**
 * A new trip waits for the others to be ended, moved, or deleted, because it may start in time that they still occupy.
 */
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

/** Whether the trip may have stopped overlapping others. */
function hasMoved({ work }: TripItem): boolean {
  return work.kind === "change" || work.kind === "end" || work.kind === "delete";
}

function isRivalOf(tripId: string): (item: OutboxItem) => item is TripItem {
  return (item): item is TripItem =>
    isTripItem(item) && item.state === "asks" && item.problem?.rival?.id === tripId;
}

/** Returns the catches that are only on this device, with their photos. */
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

/** Returns the stored trip, or the trip that overlaps. */
function problemIn(body: unknown): Partial<Pick<Problem, "stored" | "rival">> {
  const { trip, overlaps, running } = problemSchema.safeParse(body).data ?? {};
  const rival = running ?? overlaps;
  return {
    ...(trip && { stored: trip }),
    ...(rival && { rival: { id: rival.id, ...(rival.started_at && { startedAt: rival.started_at }) } }),
  };
}

/**
 * Sends one item; repeating it is safe because the server applies it once. Returns the trip in the answer, or `null`
 * for deletions, events and tracks.
 *
 * @throws ApiError, NetworkError
 */
async function deliverTrip({ subjectId: tripId, work }: TripItem): Promise<Trip | null> {
  const path = `/trips/${tripId}`;
  switch (work.kind) {
    case "create":
      return tripIn({ method: "POST", path: "/trips", body: work.fields });
    case "change":
      return tripIn({ method: "PUT", path, body: work.fields, headers: ifMatch(work.base) });
    case "end":
      return tripIn({ method: "POST", path: `${path}/end`, body: work.end });
    case "add event":
      return eventIn({ method: "POST", path: `${path}/events`, body: work.event });
    case "change event":
      return eventIn({ method: "PUT", path: `${path}/events/${work.event.id}`, body: omitId(work.event) });
    case "remove event":
      return nothing(`${path}/events/${work.eventId}`);
    case "add positions":
      await sendForNothing({
        method: "POST",
        path: `${path}/positions`,
        body: { positions: work.positions },
      });
      return null;
    case "remove track":
      return nothing(`${path}/positions`);
    case "delete":
      return nothing(`${path}${catchesQuery(work.withCatches)}`);
  }
}

type Call = Parameters<typeof send>[0];

async function tripIn(call: Call): Promise<Trip> {
  const answer = await send(call, tripAnswerSchema);
  return answer.trip;
}

async function eventIn(call: Call): Promise<null> {
  await send(call, tripEventAnswerSchema);
  return null;
}

async function nothing(path: string): Promise<null> {
  await sendForNothing({ method: "DELETE", path });
  return null;
}

function ifMatch(base: TripSummary | null): Record<string, string> {
  return base ? { "if-match": `"${base.version}"` } : {};
}

function catchesQuery(withCatches: boolean): string {
  return withCatches ? "?catches=delete" : "";
}

function omitId({ id: _id, ...fields }: TripEventWithId) {
  return fields;
}
