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
  /** By the factors of the fishing score. */
  points: z
    .record(nameSchema(LIMITS.factorName), pointsSchema)
    .check(z.refine((points) => Object.keys(points).length <= LIMITS.factors, invalid)),
});
export type PredictedHour = z.infer<typeof hourSchema>;

/** The score of the coming hours as a device told it: that of the forecast which it kept. */
export const predictionSchema = z.object({
  /** When the forecast was told: `at` of what is signed of it. */
  made_at: instantSchema,
  /** Names the rule of the score: the forecast's `rule`. */
  rule: ruleSchema,
  source: z.nullable(nameSchema(LIMITS.source)),
  hours: z
    .array(hourSchema)
    .check(z.maxLength(LIMITS.hours, fieldError({ code: "too_many_values", max: LIMITS.hours }))),
});
export type Prediction = z.infer<typeof predictionSchema>;

/** As a device sends it: with all the hours that are signed. Without its signature it counts for nothing. */
export const sentPredictionSchema = z.extend(predictionSchema, {
  /** The middle of the square that was asked about. */
  cell: z.optional(coordinatesSchema),
  signature: z.optional(z.string(invalid).check(z.maxLength(LIMITS.signature, invalid))),
});
export type SentPrediction = z.infer<typeof sentPredictionSchema>;

/** So far ahead a forecast is signed: a trip that begins later, and still without a network, has no score. */
export const SIGNED_MS = 3 * DAY_MS;

/** The hours of a forecast that its signature holds for. */
export function hoursSigned<Hour extends { at: string }>(hours: readonly Hour[], toldAt: string): Hour[] {
  const end = Date.parse(toldAt) + SIGNED_MS;
  return hours.filter(({ at }) => Date.parse(at) < end);
}

/** What is told later than this after a start would be judged with what is known since. */
const LATEST_MS = 15 * MINUTE_MS;

export function isMadeBefore(startedAt: Date, madeAt: Date): boolean {
  return madeAt.getTime() <= startedAt.getTime() + LATEST_MS;
}
