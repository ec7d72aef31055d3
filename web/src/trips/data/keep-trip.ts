import type { ChangedTripFields, EndSource, NewTripFields } from "@creel/domain/trips/new-trip";
import type { TripSummary } from "@creel/domain/trips/trip";
import type { NewTripEventFields } from "@creel/domain/trips/trip-event";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";
import { getLocalTimeZone } from "@internationalized/date";
import { v7 as uuidv7 } from "uuid";

import { trueNow } from "../../device/clock.ts";
import { type HeldDeletions, holdDeletions } from "../../outbox/sending/hold-deletions.ts";
import { storeOrSend } from "../../outbox/sending/store-or-send.ts";
import { planEvent, planEventChange, planEventRemoval } from "../outbox/plan-trip.ts";
import { planPositions, planTrackRemoval } from "../outbox/plan-trip.ts";
import { planTripChange, planTripDeletion, planTripEnd, planTripStart } from "../outbox/plan-trip.ts";
import { tripItems } from "../outbox/trip-items.ts";

// Each is kept on this device when its promise is fulfilled, and is sent by itself, with or without a network. Where the
// device keeps nothing it is sent at once: then they throw ApiError and NetworkError.

/** As that of a catch: on a device whose clock is wrong as well. */
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
  /** By default a tap starts it now, here on the clock. With `ended_at` it is a past trip. */
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
  /** As it was shown. */
  trip: TripSummary;
  /** Absent fields stay; `null` clears. None: "Still fishing". */
  fields: ChangedTripFields;
}

export async function changeTrip({ userId, trip, fields }: ChangedTrip): Promise<void> {
  await storeOrSend({ userId, type: tripItems }, (items) =>
    planTripChange(items, { userId, tripId: trip.id, base: trip, fields }),
  );
}

interface EndedTrip extends OfTrip {
  /** By default now. */
  endedAt?: string;
  source?: EndSource;
}

/** Ends a trip that runs, or was ended because nobody said when. Another end of an ended trip is a change. */
export async function endTrip({ userId, tripId, endedAt, source = "tap" }: EndedTrip): Promise<void> {
  const end = { ended_at: endedAt ?? now(), source };
  await storeOrSend({ userId, type: tripItems }, (items) => planTripEnd(items, { userId, tripId, end }));
}

interface DeletedTrip extends OfUser {
  /** As it was shown. */
  trip: TripSummary;
  /** Without its catches they stay, of no trip. */
  withCatches: boolean;
}

/** Until one of the answers is called it can be taken back, and is not sent. */
export function deleteTrip(deleted: DeletedTrip): Promise<HeldDeletions> {
  const { userId, trip, withCatches } = deleted;
  const ofTrip = { userId, tripId: trip.id, base: trip, withCatches };
  return holdDeletions({ userId, ids: [trip.id] }, (items, heldUntil) =>
    planTripDeletion(items, { ...ofTrip, heldUntil }),
  );
}

interface AddedEvent extends OfTrip {
  /** By default it happened now; `at: null` is counted afterwards. */
  event: Omit<NewTripEventFields, "at"> & { at?: string | null };
}

/** Returns the id by which it can be taken back. */
export async function addTripEvent({ userId, tripId, event }: AddedEvent): Promise<{ id: string }> {
  const { at = now(), id = uuidv7() } = event;
  await storeOrSend({ userId, type: tripItems }, () => planEvent({ userId, tripId }, { ...event, at, id }));
  return { id };
}

interface ChangedEvent extends OfTrip {
  /** All of it. */
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
