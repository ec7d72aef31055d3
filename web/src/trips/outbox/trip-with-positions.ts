import type { TrackPosition, Trip } from "@creel/domain/trips/trip";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

/** Each instant once, whether the server has it already or not. */
export function withPositions(trip: Trip, sent: readonly NewTrackPosition[]): Trip {
  const { track = [] } = trip;
  const known = new Set(track.map(timeOf));
  const added = sent
    .filter((position) => !known.has(timeOf(position)))
    .map(({ at, latitude, longitude, accuracy = null }): TrackPosition => ({
      at,
      latitude,
      longitude,
      accuracy,
    }));
  if (added.length === 0) return trip;
  return { ...trip, track: [...track, ...added].toSorted((one, other) => timeOf(one) - timeOf(other)) };
}

function timeOf({ at }: NewTrackPosition): number {
  return Date.parse(at);
}
