import { type NewTrackPosition, TRACK_LIMITS } from "@creel/domain/trips/trip-track";

import { isFoldable, type OutboxItem, type Changes } from "../../outbox/outbox-item.ts";
import { isOfTrip, type TripItem, makeTripItem, type TripOfUser } from "./trip-item.ts";

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
