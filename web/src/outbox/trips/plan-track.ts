import { type NewTrackPosition, TRACK_LIMITS } from "@creel/domain/trips/trip-track";

import { isFoldable, isOfTrip, type OutboxItem, type TripItem } from "../outbox-item.ts";
import type { Changes } from "../plan.ts";
import { makeTripItem, type TripOfUser } from "./plan-trip.ts";

/** What waits takes the next position on, so that a day without a network is one item. */
export function planPosition(
  items: readonly OutboxItem[],
  trip: TripOfUser,
  position: NewTrackPosition,
): Changes<TripItem> {
  const last = ofTrack(items, trip).at(-1);
  const positions = last?.work.kind === "add positions" ? last.work.positions : [];
  const hasRoom = positions.length > 0 && positions.length < TRACK_LIMITS.atOnce;
  if (!last || !hasRoom || !isFoldable(last) || last.state === "asks") {
    return { put: [makeTripItem(trip, { kind: "add positions", positions: [position] })], removed: [] };
  }
  // It keeps its time to be sent: a server that fails is not asked again each minute.
  return {
    put: [{ ...last, work: { kind: "add positions", positions: [...positions, position] } }],
    removed: [],
  };
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
