import { DAY_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { TrackPosition } from "./trip.ts";

/** The position of a device at one instant of a trip, as sent. */
export interface NewTrackPosition {
  at: string;
  latitude: number;
  longitude: number;
  /** In meters; `null` if the device does not report it. */
  accuracy?: number | null | undefined;
}

export const TRACK_LIMITS = {
  /** Per trip: one a minute for the longest trip, a week. */
  positions: (7 * DAY_MS) / MINUTE_MS,
  atOnce: 1000,
} as const;

/** In meters. A less accurate position does not say where on a lake somebody was, and is not drawn. */
const COARSEST_DRAWN_M = 200;
/** A locked screen records no positions. After a longer pause, nobody knows the way. */
const LONGEST_JOINED_MS = 5 * MINUTE_MS;

/**
 * Splits a track into parts that can be drawn, without positions that are too coarse. Within a part one position leads
 * to the next; between two parts nobody knows the way.
 *
 * @param track sorted by time
 */
export function partsOfTrack(track: readonly TrackPosition[]): Coordinates[][] {
  const parts: Coordinates[][] = [];
  let before = -Infinity;
  for (const { at, latitude, longitude, accuracy } of track) {
    if (accuracy !== null && accuracy > COARSEST_DRAWN_M) continue;
    const time = Date.parse(at);
    const place = { latitude, longitude };
    if (time - before < LONGEST_JOINED_MS) parts.at(-1)?.push(place);
    else parts.push([place]);
    before = time;
  }
  return parts;
}

/**
 * Keeps one position per minute, as water mode records them, sorted by time. More positions say no more about where
 * somebody fished.
 */
export function onePerMinute(positions: readonly NewTrackPosition[]): NewTrackPosition[] {
  const selected: NewTrackPosition[] = [];
  let next = -Infinity;
  for (const position of positions.toSorted((one, other) => timeOf(one) - timeOf(other))) {
    if (timeOf(position) < next) continue;
    selected.push(position);
    next = timeOf(position) + MINUTE_MS;
  }
  return selected.slice(0, TRACK_LIMITS.positions);
}

function timeOf({ at }: NewTrackPosition): number {
  return Date.parse(at);
}
