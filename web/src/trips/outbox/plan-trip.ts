import type { ChangedTripFields, EndTrip } from "@creel/domain/trips/new-trip";
import type { TripSummary } from "@creel/domain/trips/trip";
import { type NewTrackPosition, TRACK_LIMITS } from "@creel/domain/trips/trip-track";

import { foldFields } from "../../outbox/fields.ts";
import { isFoldable, isUnsent, type OutboxItem, asWaiting, type Changes } from "../../outbox/outbox-item.ts";
import {
  isOfTrip,
  makeTripItem,
  type TripItem,
  type TripOfUser,
  type TripWork,
  type KeptTripEvent,
} from "./trip-item.ts";

export type CreatedTrip = Extract<TripWork, { kind: "create" }>;

export function planTripStart(trip: TripOfUser, fields: CreatedTrip["fields"]): Changes<TripItem> {
  return { put: [makeTripItem(trip, { kind: "create", fields })], removed: [] };
}

interface ChangedTrip extends TripOfUser {
  /** The trip as it was shown; `null` where it is not known. */
  base: TripSummary | null;
  fields: ChangedTripFields;
}

/** What waits already for the same trip takes the change on, where the server cannot have it yet. */
export function planTripChange(
  items: readonly OutboxItem[],
  { base, fields, ...trip }: ChangedTrip,
): Changes<TripItem> {
  const own = items.filter(isOfTrip(trip.tripId));
  const change = own.filter(({ work }) => work.kind === "change").findLast(isFoldable);
  return only(
    intoCreation(own, fields) ??
      (change?.work.kind === "change"
        ? { ...asWaiting(change), work: { ...change.work, fields: foldFields(change.work.fields, fields) } }
        : makeTripItem(trip, { kind: "change", base: hasCreation(own) ? null : base, fields })),
  );
}

interface EndedTrip extends TripOfUser {
  end: EndTrip;
}

/** A trip whose start was not sent yet begins and ends with one request. */
export function planTripEnd(items: readonly OutboxItem[], { end, ...trip }: EndedTrip): Changes<TripItem> {
  const own = items.filter(isOfTrip(trip.tripId));
  const ending = own.filter(({ work }) => work.kind === "end").findLast(isFoldable);
  return only(
    intoCreation(own, { ended_at: end.ended_at, end_source: end.source }) ??
      (ending
        ? { ...asWaiting(ending), work: { kind: "end", end } }
        : makeTripItem(trip, { kind: "end", end })),
  );
}

interface DeletedTrip extends TripOfUser {
  base: TripSummary | null;
  withCatches: boolean;
  /** Until then it can be taken back; in milliseconds since 1970. */
  heldUntil: number;
}

export function planTripDeletion(
  items: readonly OutboxItem[],
  { base, withCatches, heldUntil, ...trip }: DeletedTrip,
): Changes<TripItem> {
  const isThere = items.filter(isOfTrip(trip.tripId)).some(({ work }) => work.kind === "delete");
  const deletion = makeTripItem(trip, { kind: "delete", base, withCatches });
  return { put: isThere ? [] : [{ ...deletion, nextAt: heldUntil }], removed: [] };
}

function only(item: TripItem): Changes<TripItem> {
  return { put: [item], removed: [] };
}

/** `null` where the server may have the trip already: a repeated creation changes nothing there. */
function intoCreation(own: readonly TripItem[], fields: ChangedTripFields): TripItem | null {
  const creation = own.find(({ work }) => work.kind === "create");
  if (creation?.work.kind !== "create" || !isUnsent(creation)) return null;
  const created = foldFields(creation.work.fields, defined(fields));
  return { ...asWaiting(creation), work: { kind: "create", fields: withoutEndOfRunning(created) } };
}

/** A trip that runs does not say how its end is known. */
function withoutEndOfRunning(fields: CreatedTrip["fields"]): CreatedTrip["fields"] {
  if (typeof fields.ended_at === "string") return fields;
  const { ended_at: _end, end_source: _source, ...running } = fields;
  return running;
}

/** `undefined` changes nothing. */
function defined(fields: ChangedTripFields): Omit<ChangedTripFields, "started_at"> & { started_at?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function hasCreation(own: readonly TripItem[]): boolean {
  return own.some(({ work }) => work.kind === "create");
}

/** Something happened within a trip. */
export function planEvent(trip: TripOfUser, event: KeptTripEvent): Changes<TripItem> {
  return { put: [makeTripItem(trip, { kind: "add event", event })], removed: [] };
}

/** An event that waits is sent as it is now. */
export function planEventChange(
  items: readonly OutboxItem[],
  trip: TripOfUser,
  event: KeptTripEvent,
): Changes<TripItem> {
  const waiting = ofEvent(items, trip, event.id).find(
    (item) => isUnsent(item) || (item.work.kind === "change event" && item.state !== "sending"),
  );
  if (!waiting) return { put: [makeTripItem(trip, { kind: "change event", event })], removed: [] };
  const kind = waiting.work.kind === "add event" ? waiting.work.kind : "change event";
  return { put: [{ ...asWaiting(waiting), work: { kind, event } }], removed: [] };
}

/** An event that was not sent yet is dropped without asking the server. */
export function planEventRemoval(
  items: readonly OutboxItem[],
  trip: TripOfUser,
  eventId: string,
): Changes<TripItem> {
  const own = ofEvent(items, trip, eventId).filter(({ state }) => state !== "sending");
  const isUnknown = own.some((item) => item.work.kind === "add event" && isUnsent(item));
  if (isUnknown) return { put: [], removed: own };
  return {
    put: [makeTripItem(trip, { kind: "remove event", eventId })],
    removed: own.filter(({ work }) => work.kind === "change event"),
  };
}

function ofEvent(items: readonly OutboxItem[], { tripId }: TripOfUser, eventId: string): TripItem[] {
  return items.filter(isOfTrip(tripId)).filter(({ work }) => "event" in work && work.event.id === eventId);
}

/** What waits takes the next positions on, so that a day without a network is one item. */
export function planPositions(
  items: readonly OutboxItem[],
  trip: TripOfUser,
  positions: readonly NewTrackPosition[],
): Changes<TripItem> {
  const last = ofTrack(items, trip).at(-1);
  const waiting =
    last?.work.kind === "add positions" && isFoldable(last) && last.state !== "asks"
      ? last.work.positions
      : null;
  const room = waiting ? Math.max(0, TRACK_LIMITS.atOnce - waiting.length) : 0;
  const put = portionsOf(positions.slice(room)).map((portion) =>
    makeTripItem(trip, { kind: "add positions", positions: portion }),
  );
  if (!last || !waiting || room === 0) return { put, removed: [] };
  const taken = [...waiting, ...positions.slice(0, room)];
  // It keeps its time to be sent: a server that fails is not asked again each minute.
  return { put: [{ ...last, work: { kind: "add positions", positions: taken } }, ...put], removed: [] };
}

function portionsOf(positions: readonly NewTrackPosition[]): NewTrackPosition[][] {
  const count = Math.ceil(positions.length / TRACK_LIMITS.atOnce);
  return Array.from({ length: count }, (_, index) =>
    positions.slice(index * TRACK_LIMITS.atOnce, (index + 1) * TRACK_LIMITS.atOnce),
  );
}

/** What was not sent yet is dropped; the server is asked to drop what it has. */
export function planTrackRemoval(items: readonly OutboxItem[], trip: TripOfUser): Changes<TripItem> {
  return {
    put: [makeTripItem(trip, { kind: "remove track" })],
    removed: ofTrack(items, trip).filter(isFoldable),
  };
}

function ofTrack(items: readonly OutboxItem[], { tripId }: TripOfUser): TripItem[] {
  return items
    .filter(isOfTrip(tripId))
    .filter(({ work }) => work.kind === "add positions" || work.kind === "remove track");
}
