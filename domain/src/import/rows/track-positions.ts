import type { NewTrackPosition } from "../../trips/trip-track.ts";
import type { SourceTrack } from "../source/source-parts.ts";

/** Leaves out points without a time. */
export function positionsOf(points: SourceTrack["points"]): NewTrackPosition[] {
  return points.flatMap(({ at, latitude, longitude }) => {
    const instant = new Date(at ?? Number.NaN);
    return Number.isNaN(instant.getTime()) ? [] : [{ at: instant.toISOString(), latitude, longitude }];
  });
}
