import type { ChangedTripFields, EndSource, NewTripFields, EndTrip } from "@creel/domain/trips/new-trip";
import type { TripSummary } from "@creel/domain/trips/trip";
import type { NewTripEventFields } from "@creel/domain/trips/trip-event";
import { type NewTrackPosition, TRACK_LIMITS } from "@creel/domain/trips/trip-track";
import { getLocalTimeZone } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import { foldFields } from "../../outbox/fields.ts";
import { isFoldable, isUnsent, type OutboxItem, asWaiting, type Changes } from "../../outbox/outbox-item.ts";
import { type HeldDeletions, holdDeletions } from "../../outbox/sending/hold-deletions.ts";
import { storeOrSend } from "../../outbox/sending/store-or-send.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import {
  isOfTrip,
  makeTripItem,
  type TripItem,
  type TripOfUser,
  type TripWork,
  type TripEventWithId,
} from "../outbox/trip-item.ts";
import { tripItems } from "../outbox/trip-items.ts";

// Each function resolves once the change is kept on this device; the outbox sends it later, with or without a network.
// Where the device keeps nothing, the change is sent at once and the function may throw ApiError or NetworkError.

/** Returns the current instant, corrected when the device's clock is wrong, as for catches. */
function now(): string {
  return new Date(trueNow()).toISOString();
}

interface OfUser {
  userId: string;
}

interface OfTrip extends OfUser {
  tripId: string;
}

interface StartedTrip extends OfUser {
  /** Defaults to a tap that starts the trip now, on the local clock. A trip with `ended_at` is a past trip. */
  fields?: Partial<NewTripFields>;
}

/** Starts a trip, or adds one that is over. */
export async function startTrip({ userId, fields = {} }: StartedTrip): Promise<{ id: string }> {
  const id = fields.id ?? uuidv7();
  const created = {
    started_at: now(),
    start_source: "tap",
    time_zone: getLocalTimeZone(),
    ...fields,
    id,
  } as const;
  await storeOrSend({ userId, type: tripItems }, () => planTripStart({ userId, tripId: id }, created));
  return { id };
}

interface ChangedTrip extends OfUser {
  /** The trip as it was shown. */
  trip: TripSummary;
  /** Absent fields stay unchanged; `null` clears a field. `ended_at: null` means "Still fishing". */
  fields: ChangedTripFields;
}

export async function changeTrip({ userId, trip, fields }: ChangedTrip): Promise<void> {
  await storeOrSend({ userId, type: tripItems }, (items) =>
    planTripChange(items, { userId, tripId: trip.id, base: trip, fields }),
  );
}

interface EndedTrip extends OfTrip {
  /** Defaults to now. */
  endedAt?: string;
  source?: EndSource;
}

/**
 * Ends a trip that is running or was ended automatically as forgotten. A different end for an ended trip is a change.
 */
export async function endTrip({ userId, tripId, endedAt, source = "tap" }: EndedTrip): Promise<void> {
  const end = { ended_at: endedAt ?? now(), source };
  await storeOrSend({ userId, type: tripItems }, (items) => planTripEnd(items, { userId, tripId, end }));
}

interface DeletedTrip extends OfUser {
  /** The trip as it was shown. */
  trip: TripSummary;
  /** False keeps the trip's catches, without a trip. */
  withCatches: boolean;
}

/** Holds the deletion: it can be undone, and is not sent before it is released. */
export function deleteTrip(deleted: DeletedTrip): Promise<HeldDeletions> {
  const { userId, trip, withCatches } = deleted;
  const ofTrip = { userId, tripId: trip.id, base: trip, withCatches };
  return holdDeletions({ userId, ids: [trip.id] }, (items, heldUntil) =>
    planTripDeletion(items, { ...ofTrip, heldUntil }),
  );
}

interface AddedEvent extends OfTrip {
  /** `at` defaults to now; `at: null` marks an event counted afterwards. */
  event: Omit<NewTripEventFields, "at"> & { at?: string | null };
}

/** Returns the id that undoes the event. */
export async function addTripEvent({ userId, tripId, event }: AddedEvent): Promise<{ id: string }> {
  const { at = now(), id = uuidv7() } = event;
  await storeOrSend({ userId, type: tripItems }, () => planEvent({ userId, tripId }, { ...event, at, id }));
  return { id };
}

interface ChangedEvent extends OfTrip {
  /** The complete event, not only its changes. */
  event: NewTripEventFields & { id: string };
}

export async function changeTripEvent({ userId, tripId, event }: ChangedEvent): Promise<void> {
  await storeOrSend({ userId, type: tripItems }, (items) =>
    planEventChange(items, { userId, tripId }, event),
  );
}

export async function removeTripEvent({
  userId,
  tripId,
  eventId,
}: OfTrip & { eventId: string }): Promise<void> {
  await storeOrSend({ userId, type: tripItems }, (items) =>
    planEventRemoval(items, { userId, tripId }, eventId),
  );
}

interface AddedPositions extends OfTrip {
  positions: readonly NewTrackPosition[];
}

export async function addTrackPositions({ userId, tripId, positions }: AddedPositions): Promise<void> {
  await storeOrSend({ userId, type: tripItems }, (items) =>
    planPositions(items, { userId, tripId }, positions),
  );
}

export async function removeTrack({ userId, tripId }: OfTrip): Promise<void> {
  await storeOrSend({ userId, type: tripItems }, (items) => planTrackRemoval(items, { userId, tripId }));
}

/** Runs a task that stores something on this device, and shows a message if there is no room. */
export function useKeeping(): { keep: (task: () => Promise<void>) => void; isKeeping: boolean } {
  const showMessage = useShowMessage();
  const [isKeeping, setIsKeeping] = useState(false);

  async function run(task: () => Promise<void>): Promise<void> {
    setIsKeeping(true);
    try {
      await task();
    } catch (error) {
      logFailure("Something of a trip could not be kept on this device", error);
      showMessage(t`This could not be saved on this phone. Free up space and tap again.`);
    } finally {
      setIsKeeping(false);
    }
  }
  return { keep: (task) => void run(task), isKeeping };
}

// Planning: how each change merges into the items that already wait.

type CreatedTrip = Extract<TripWork, { kind: "create" }>;

function planTripStart(trip: TripOfUser, fields: CreatedTrip["fields"]): Changes<TripItem> {
  return { put: [makeTripItem(trip, { kind: "create", fields })], removed: [] };
}

interface PlannedChange extends TripOfUser {
  /** The trip as it was shown; `null` if it is unknown. */
  base: TripSummary | null;
  fields: ChangedTripFields;
}

/** Merges the change into an item that already waits for the same trip, unless the server may have that item. */
function planTripChange(
  items: readonly OutboxItem[],
  { base, fields, ...trip }: PlannedChange,
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

interface PlannedEnd extends TripOfUser {
  end: EndTrip;
}

/** A trip whose start was not sent yet starts and ends with a single request. */
function planTripEnd(items: readonly OutboxItem[], { end, ...trip }: PlannedEnd): Changes<TripItem> {
  const own = items.filter(isOfTrip(trip.tripId));
  const ending = own.filter(({ work }) => work.kind === "end").findLast(isFoldable);
  return only(
    intoCreation(own, { ended_at: end.ended_at, end_source: end.source }) ??
      (ending
        ? { ...asWaiting(ending), work: { kind: "end", end } }
        : makeTripItem(trip, { kind: "end", end })),
  );
}

interface PlannedDeletion extends TripOfUser {
  base: TripSummary | null;
  withCatches: boolean;
  /** The deletion can be undone until this time, in milliseconds since 1970. */
  heldUntil: number;
}

function planTripDeletion(
  items: readonly OutboxItem[],
  { base, withCatches, heldUntil, ...trip }: PlannedDeletion,
): Changes<TripItem> {
  const isThere = items.filter(isOfTrip(trip.tripId)).some(({ work }) => work.kind === "delete");
  const deletion = makeTripItem(trip, { kind: "delete", base, withCatches });
  return { put: isThere ? [] : [{ ...deletion, nextAt: heldUntil }], removed: [] };
}

function only(item: TripItem): Changes<TripItem> {
  return { put: [item], removed: [] };
}

/** Returns `null` if the server may already have the trip: repeating the creation would change nothing there. */
function intoCreation(own: readonly TripItem[], fields: ChangedTripFields): TripItem | null {
  const creation = own.find(({ work }) => work.kind === "create");
  if (creation?.work.kind !== "create" || !isUnsent(creation)) return null;
  const created = foldFields(creation.work.fields, defined(fields));
  return { ...asWaiting(creation), work: { kind: "create", fields: withoutEndOfRunning(created) } };
}

/** A running trip has no `end_source`. */
function withoutEndOfRunning(fields: CreatedTrip["fields"]): CreatedTrip["fields"] {
  if (typeof fields.ended_at === "string") return fields;
  const { ended_at: _end, end_source: _source, ...running } = fields;
  return running;
}

/** Drops `undefined` fields, which change nothing. */
function defined(fields: ChangedTripFields): Omit<ChangedTripFields, "started_at"> & { started_at?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function hasCreation(own: readonly TripItem[]): boolean {
  return own.some(({ work }) => work.kind === "create");
}

/** Plans an event within a trip. */
export function planEvent(trip: TripOfUser, event: TripEventWithId): Changes<TripItem> {
  return { put: [makeTripItem(trip, { kind: "add event", event })], removed: [] };
}

/** An event that still waits is sent once, in its latest form. */
function planEventChange(
  items: readonly OutboxItem[],
  trip: TripOfUser,
  event: TripEventWithId,
): Changes<TripItem> {
  const waiting = ofEvent(items, trip, event.id).find(
    (item) => isUnsent(item) || (item.work.kind === "change event" && item.state !== "sending"),
  );
  if (!waiting) return { put: [makeTripItem(trip, { kind: "change event", event })], removed: [] };
  const kind = waiting.work.kind === "add event" ? waiting.work.kind : "change event";
  return { put: [{ ...asWaiting(waiting), work: { kind, event } }], removed: [] };
}

/** An event that was not sent yet is dropped without a request. */
function planEventRemoval(
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

/** Appends the positions to the item that already waits, so that a day without a network is one item. */
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
  // The item keeps its retry time, so that a failing server is not asked again every minute.
  return { put: [{ ...last, work: { kind: "add positions", positions: taken } }, ...put], removed: [] };
}

function portionsOf(positions: readonly NewTrackPosition[]): NewTrackPosition[][] {
  const count = Math.ceil(positions.length / TRACK_LIMITS.atOnce);
  return Array.from({ length: count }, (_, index) =>
    positions.slice(index * TRACK_LIMITS.atOnce, (index + 1) * TRACK_LIMITS.atOnce),
  );
}

/** Drops unsent positions and asks the server to drop the stored ones. */
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
