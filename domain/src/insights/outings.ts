import * as z from "zod/mini";

import { expectationSchema } from "../trips/expectation.ts";
import { hourConditionsSchema } from "../trips/trip.ts";

/**
 * Those of the clock hour of the trip that the segment lies in, as there; degrees of sun and moon to 0.01. Where the hour
 * has no water temperature, the one that the angler said of the trip.
 */
const hourFields = z.pick(hourConditionsSchema, {
  weather_code: true,
  air_temperature: true,
  wind_speed: true,
  wind_degrees: true,
  pressure_change: true,
  cloud_cover: true,
  water_temperature: true,
  tide: true,
  sun_altitude: true,
  is_sun_rising: true,
  moon_elongation: true,
});

const segmentConditionsSchema = z.extend(hourFields, {
  /** From the solar noon of that day to the middle of the segment, negative before it; `null` without a place. */
  minutes_from_solar_noon: z.nullable(z.number()),
  /** `null` where it was not computed, not where there was none. */
  solunar: z.nullable(z.enum(["major", "minor", "none"])),
});
export type SegmentConditions = z.infer<typeof segmentConditionsSchema>;

const segmentFields = {
  /** ISO 8601 in UTC. Segments end at clock hours, pauses, gear and move events, so that each is at most an hour. */
  start: z.string(),
  /**
   * What was fished of it, more than 0, rounded to 0.0001. If the angler says how long the trip was, the segments share
   * that in proportion to the clock.
   */
  hours: z.number(),
  /** `null` while the hour waits to be filled in, and where there is no place. */
  conditions: z.nullable(segmentConditionsSchema),
};

const fishSchema = z.record(z.string(), z.int());

/** Of the clock hour, as the score was before the trip; its points by the factors of the score. */
const predictedSchema = z.object({
  score: z.number(),
  /** Names the rule by which it was made. */
  rule: z.string(),
  points: z.record(z.string(), z.int()),
});

/** Of the clock hour, by the weather as it was: it may know how the trip went, and counts for nothing. */
const scoredAfterSchema = z.object({ score: z.number(), rule: z.string() });

const segmentSchema = z.object({
  ...segmentFields,
  /** How many of each species; without those of which there was none. What bites in a pause counts before it. */
  fish: fishSchema,
  /** Its type by the latest gear event; `null` before the first. */
  lure: z.nullable(z.string()),
  /** Of the tackle box; absent where it is not of it, and in answers from before there was one. */
  lure_id: z.optional(z.string()),
  variant_id: z.optional(z.string()),
  /** Of the place of the latest move event; `null` before the first, and where no spot is. */
  spot: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** How many lines were out. */
  lines: z.int(),
  /** `null` for a trip without a prediction that counts as said before it, and for hours beyond it. */
  predicted: z.nullable(predictedSchema),
  /** Only of hours without a prediction, and absent where no score is known. */
  scored_after: z.optional(scoredAfterSchema),
});
export type Segment = z.infer<typeof segmentSchema>;

const outingFields = {
  /** Those that count as one, in the order in which they began; with what was expected of each, if that counts. */
  trips: z.array(
    z.object({
      id: z.string(),
      expectation: z.optional(expectationSchema),
      /**
       * From the last fish of the trip to its end; `null` without a fish whose time is known. Absent in answers from before
       * it was told.
       */
      minutes_after_fish: z.optional(z.nullable(z.number())),
    }),
  ),
  /** yyyy-mm-dd on the angler's clock, when the first began. */
  day: z.string(),
  time_zone: z.string(),
  /** `null` on none of the angler's waters. */
  water: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Stands for the water where that is `null`; `null` where the water is known, or nothing is. */
  place_name: z.nullable(z.string()),
  /** Sorted; of all its trips. Empty: anything. */
  target_species: z.array(z.string()),
  /** `null` where it is not known, and where its trips differ. */
  method: z.nullable(z.string()),
  /** The types of lure of its catches and gear events, sorted. */
  lures: z.array(z.string()),
  is_sample: z.boolean(),
};

/**
 * What an angler fished on one water and one local day, of the trips that rates may use. The first fish of a trip that
 * began with it (`first_catch`) is left out: the clock began with it.
 */
export const outingSchema = z.object({
  ...outingFields,
  /** In the order of time; at least one. */
  segments: z.array(segmentSchema),
  /** Fish of which the day is known and the time is not: in no segment. */
  untimed: fishSchema,
});
export type Outing = z.infer<typeof outingSchema>;

/** The same of trips that rates may not use, since their hours or fish are not all known. */
export const outingWithoutHoursSchema = z.object({
  ...outingFields,
  /** All whose time is known, in the order of time; at least one. */
  fish: z.array(z.object({ at: z.string(), species: z.string() })),
  /** From the first of these fish to the last, without pauses; empty with a single fish. */
  segments: z.array(z.object(segmentFields)),
});
export type OutingWithoutHours = z.infer<typeof outingWithoutHoursSchema>;

/** The answer of `GET /insights/outings`, both in the order in which they began: since when scores are kept is read from it. */
export const outingsSchema = z.object({
  outings: z.array(outingSchema),
  without_hours: z.array(outingWithoutHoursSchema),
  /** Trips of which the weather of some hours is still looked up; absent for none, and in answers from before it was told. */
  filling: z.optional(z.int()),
});
export type Outings = z.infer<typeof outingsSchema>;
