import * as z from "zod/mini";

import { measureSchema, POSITION_ACCURACY } from "../catches/new-catch.ts";
import { MINUTE_MS } from "../dates/units-of-time.ts";
import { fieldError } from "../errors/field-error.ts";
import { type Coordinates, latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { TRIP_LIMITS } from "./new-trip.ts";

export const TRACK_LIMITS = {
  /** Of one trip: one a minute for as long as a trip may be. */
  positions: TRIP_LIMITS.spanMs / MINUTE_MS,
  atOnce: 1000,
} as const;

/** A position that is less exact says nothing of where on a lake somebody was, and is not drawn. In meters. */
const COARSEST_DRAWN_M = 200;
/** A locked screen takes no positions: after a longer pause nobody knows the way. */
const LONGEST_JOINED_MS = 5 * MINUTE_MS;

/** Where the device was at one instant of a trip, as it is sent. */
const newPositionSchema = z.object({
  at: z.iso.datetime({ offset: true, error: fieldError({ code: "instant", field: "at" }) }),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  /** In meters; `null` where the device that took it does not say. */
  accuracy: z._default(z.nullable(measureSchema("position_accuracy", POSITION_ACCURACY)), null),
});
export type NewTrackPosition = z.input<typeof newPositionSchema>;

/** A whole track, as it comes with a trip from a file. */
export const newTrackSchema = z
  .array(newPositionSchema)
  .check(
    z.maxLength(TRACK_LIMITS.positions, fieldError({ code: "too_many_values", max: TRACK_LIMITS.positions })),
  );

export const newPositionsSchema = z.object({
  positions: z
    .array(newPositionSchema)
    .check(
      z.minLength(1),
      z.maxLength(TRACK_LIMITS.atOnce, fieldError({ code: "too_many_values", max: TRACK_LIMITS.atOnce })),
    ),
});
export type NewPositions = z.infer<typeof newPositionsSchema>;

export const trackPositionSchema = z.object({
  at: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In meters. */
  accuracy: z.nullable(z.number()),
});
export type TrackPosition = z.infer<typeof trackPositionSchema>;

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
