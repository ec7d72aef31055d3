import { DAY_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { TrackPosition } from "./trip.ts";

/** Where a device was at one instant of a trip, as it is sent. */
export interface NewTrackPosition {
  at: string;
  latitude: number;
  longitude: number;
  /** In meters; `null` where the device does not say. */
  accuracy?: number | null | undefined;
}

export const TRACK_LIMITS = {
  /** Of one trip: one a minute for the week that it takes at most. */
  positions: (7 * DAY_MS) / MINUTE_MS,
  atOnce: 1000,
} as const;

/** A position that is less exact says nothing of where on a lake somebody was, and is not drawn. In meters. */
const COARSEST_DRAWN_M = 200;
/** A locked screen takes no positions: after a longer pause nobody knows the way. */
const LONGEST_JOINED_MS = 5 * MINUTE_MS;

/**
 * A track as it may be drawn: without positions that are too coarse, and in parts within which one position leads to
 * the next. Between two parts nobody knows the way.
 *
 * @param track in the order of time
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

/** In the order of time, as water mode takes them: who has one a second says no more about where somebody fished. */
export function onePerMinute(positions: readonly NewTrackPosition[]): NewTrackPosition[] {
  const kept: NewTrackPosition[] = [];
  let next = -Infinity;
  for (const position of positions.toSorted((one, other) => timeOf(one) - timeOf(other))) {
    if (timeOf(position) < next) continue;
    kept.push(position);
    next = timeOf(position) + MINUTE_MS;
  }
  return kept.slice(0, TRACK_LIMITS.positions);
}

function timeOf({ at }: NewTrackPosition): number {
  return Date.parse(at);
}
