import * as z from "zod/mini";

import { DAY_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { fieldError } from "../errors/field-error.ts";
import { coordinatesSchema } from "../places/coordinates.ts";

const LIMITS = {
  hours: 192,
  rule: 40,
  source: 80,
  factors: 30,
  factorName: 40,
  points: 100,
  signature: 100,
} as const;

const invalid = fieldError({ code: "invalid" });
const instantSchema = z.iso.datetime({ offset: true, error: invalid });
const nameSchema = (max: number) =>
  z
    .string(invalid)
    .check(z.minLength(1, invalid), z.maxLength(max, invalid), z.regex(/^[\x20-\x7E]*$/, invalid));
export const ruleSchema = nameSchema(LIMITS.rule);
const pointsSchema = z.int(invalid).check(z.gte(-LIMITS.points, invalid), z.lte(LIMITS.points, invalid));

const hourSchema = z.object({
  at: instantSchema,
  score: z.int(invalid).check(z.gte(0, invalid), z.lte(100, invalid)),
  /** Keyed by the factors of the fishing score. */
  points: z
    .record(nameSchema(LIMITS.factorName), pointsSchema)
    .check(z.refine((points) => Object.keys(points).length <= LIMITS.factors, invalid)),
});
export type PredictedHour = z.infer<typeof hourSchema>;

/** The score of the coming hours as a device showed it, from the forecast that it had stored. */
export const predictionSchema = z.object({
  /** When the forecast was issued: the `at` of its signed part. */
  made_at: instantSchema,
  /** Names the rule of the score: the forecast's `rule`. */
  rule: ruleSchema,
  source: z.nullable(nameSchema(LIMITS.source)),
  hours: z
    .array(hourSchema)
    .check(z.maxLength(LIMITS.hours, fieldError({ code: "too_many_values", max: LIMITS.hours }))),
});
export type Prediction = z.infer<typeof predictionSchema>;

/** A prediction as a device sends it, with all signed hours. Without its signature it does not count. */
export const sentPredictionSchema = z.extend(predictionSchema, {
  /** The center of the square that the forecast was requested for. */
  cell: z.optional(coordinatesSchema),
  signature: z.optional(z.string(invalid).check(z.maxLength(LIMITS.signature, invalid))),
});
export type SentPrediction = z.infer<typeof sentPredictionSchema>;

/** How far ahead a forecast is signed. A trip that begins later, still without a network, has no score. */
export const SIGNED_MS = 3 * DAY_MS;

/** Returns the hours of a forecast that its signature covers. */
export function selectSignedHours<Hour extends { at: string }>(
  hours: readonly Hour[],
  issuedAt: string,
): Hour[] {
  const end = Date.parse(issuedAt) + SIGNED_MS;
  return hours.filter(({ at }) => Date.parse(at) < end);
}

/** A prediction made later than this after the start could draw on what happened since. */
const LATEST_MS = 15 * MINUTE_MS;

export function isMadeBefore(startedAt: Date, madeAt: Date): boolean {
  return madeAt.getTime() <= startedAt.getTime() + LATEST_MS;
}
