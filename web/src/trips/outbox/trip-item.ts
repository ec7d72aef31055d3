import type { ChangedTripFields, EndTrip, NewTripFields } from "@creel/domain/trips/new-trip";
import type { Trip, TripSummary } from "@creel/domain/trips/trip";
import type { NewTripEventFields } from "@creel/domain/trips/trip-event";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

import { makeItem, type OutboxItem } from "../../outbox/outbox-item.ts";
import type { Sent } from "../../outbox/outbox-news.ts";

/** An event as it is created, with an id made on this device. */
export type TripEventWithId = NewTripEventFields & { id: string };

export type TripWork =
  | { kind: "create"; fields: NewTripFields & { id: string } }
  | {
      kind: "change";
      /** The trip before the change; `null` if the answer to an earlier item becomes the base. */
      base: TripSummary | null;
      fields: ChangedTripFields;
    }
  | { kind: "end"; end: EndTrip }
  | { kind: "add event"; event: TripEventWithId }
  | { kind: "change event"; event: TripEventWithId }
  | { kind: "remove event"; eventId: string }
  | { kind: "add positions"; positions: readonly NewTrackPosition[] }
  | { kind: "remove track" }
  | { kind: "delete"; base: TripSummary | null; withCatches: boolean };

/** How it is sent is in `tripItems`, apart, because each page would load it. */
export interface TripItem extends OutboxItem<TripWork, Trip> {
  subject: "trip";
}

/** `answer` is the trip on the server; `null` after a deletion, and for events and tracks. */
export type TripSent = Sent<TripItem, Trip>;

const KINDS: Record<TripWork["kind"], true> = {
  create: true,
  change: true,
  end: true,
  "add event": true,
  "change event": true,
  "remove event": true,
  "add positions": true,
  "remove track": true,
  delete: true,
};

export function isTripItem(item: OutboxItem): item is TripItem {
  return item.subject === "trip" && item.work.kind in KINDS;
}

export function isTripSent(sent: Sent): sent is TripSent {
  return isTripItem(sent.item);
}

export function isOfTrip(tripId: string): (item: OutboxItem) => item is TripItem {
  return (item): item is TripItem => isTripItem(item) && item.subjectId === tripId;
}

export interface TripOfUser {
  userId: string;
  tripId: string;
}

export function makeTripItem({ userId, tripId }: TripOfUser, work: TripWork, now?: number): TripItem {
  return makeItem({ userId, subject: "trip", subjectId: tripId }, work, now);
}
