import { isUnsent, type OutboxItem, asWaiting, type Changes } from "../../outbox/outbox-item.ts";
import { isOfTrip, type TripItem, type KeptTripEvent, makeTripItem, type TripOfUser } from "./trip-item.ts";

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
