import * as z from "zod/mini";

import { expectationSchema } from "../trips/expectation.ts";
import { hourConditionsSchema } from "../trips/trip.ts";

/**
 * Conditions of the trip's clock hour that contains the segment. Sun and moon angles are rounded to 0.01°. If the hour
 * has no water temperature, the temperature the angler entered for the trip is used.
 */
const hourFields = z.pick(hourConditionsSchema, {
  weather_code: true,
  air_temperature: true,
  wind_speed: true,
  wind_degrees: true,
  pressure_change: true,
  cloud_cover: true,
  water_temperature: true,
  flow_index: true,
  level_trend: true,
  tide: true,
  sun_altitude: true,
  is_sun_rising: true,
  moon_elongation: true,
});

const segmentConditionsSchema = z.extend(hourFields, {
  /** Minutes from that day's solar noon to the middle of the segment, negative before noon; `null` without a place. */
  minutes_from_solar_noon: z.nullable(z.number()),
  /** `null` if not computed; "none" if the hour is in no solunar period. */
  solunar: z.nullable(z.enum(["major", "minor", "none"])),
});
export type SegmentConditions = z.infer<typeof segmentConditionsSchema>;

const segmentFields = {
  /**
   * ISO 8601 in UTC. Segments end at clock hours, pauses, gear events and move events, so each lasts at most an hour.
   */
  start: z.string(),
  /**
   * Hours fished within the segment, more than 0, rounded to 0.0001. If the angler entered the duration of the trip,
   * the segments share it in proportion to clock time.
   */
  hours: z.number(),
  /** `null` while the hour is still waiting for its weather, and without a place. */
  conditions: z.nullable(segmentConditionsSchema),
};

const fishSchema = z.record(z.string(), z.int());

/** The score of the clock hour as predicted before the trip, with its points per factor of the score. */
const predictedSchema = z.object({
  score: z.number(),
  /** The name of the scoring rule. */
  rule: z.string(),
  points: z.record(z.string(), z.int()),
});

/**
 * The score of the clock hour from the actual weather. It may know how the trip went, so it does not count as a
 * prediction.
 */
const scoredAfterSchema = z.object({ score: z.number(), rule: z.string() });

const segmentSchema = z.object({
  ...segmentFields,
  /**
   * Number of fish per species; species without fish are left out. A fish that bites during a pause counts for the
   * segment before the pause.
   */
  fish: fishSchema,
  /** The lure type from the latest gear event; `null` before the first one. */
  lure: z.nullable(z.string()),
  /** The lure from the tackle box. Absent for other lures and in answers from older versions. */
  lure_id: z.optional(z.string()),
  variant_id: z.optional(z.string()),
  /** The spot at the latest move event; `null` before the first move and where there is no spot. */
  spot: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The number of lines in the water. */
  lines: z.int(),
  /** `null` if the trip has no valid prediction from before it began, and for hours after the prediction ends. */
  predicted: z.nullable(predictedSchema),
  /** Present only for hours without a prediction whose score is known. */
  scored_after: z.optional(scoredAfterSchema),
});
export type Segment = z.infer<typeof segmentSchema>;

const outingFields = {
  /** The trips that count as one outing, in the order they began. Each has its expectation, if that counts. */
  trips: z.array(
    z.object({
      id: z.string(),
      expectation: z.optional(expectationSchema),
      /**
       * Minutes from the last fish of the trip to its end; `null` if no fish has a known time. Absent in answers from
       * older versions.
       */
      minutes_after_fish: z.optional(z.nullable(z.number())),
    }),
  ),
  /** yyyy-mm-dd on the angler's clock when the first trip began. */
  day: z.string(),
  time_zone: z.string(),
  /** `null` if the outing is on none of the angler's waters. */
  water: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Replaces the water if that is `null`; `null` if the water is known or no name is. */
  place_name: z.nullable(z.string()),
  /** The target species of all its trips, sorted; empty for any species. */
  target_species: z.array(z.string()),
  /** `null` if unknown, and if the trips differ. */
  method: z.nullable(z.string()),
  /** The lure types of all catches and gear events, sorted. */
  lures: z.array(z.string()),
  is_sample: z.boolean(),
};

/**
 * Trips of one angler on one water and one local day that rates may include. Leaves out the first fish of a trip whose
 * clock started with it (`first_catch`).
 */
export const outingSchema = z.object({
  ...outingFields,
  /** In chronological order; at least one. */
  segments: z.array(segmentSchema),
  /** Fish with a known day but an unknown time; they are in no segment. */
  untimed: fishSchema,
});
export type Outing = z.infer<typeof outingSchema>;

/** The same for trips that rates may not include because some of their hours or fish are unknown. */
export const outingWithoutHoursSchema = z.object({
  ...outingFields,
  /** All fish with a known time, in chronological order; at least one. */
  fish: z.array(
    z.object({
      at: z.string(),
      species: z.string(),
      /** How many were logged as one catch; absent for one. */
      count: z.optional(z.int()),
    }),
  ),
  /** The time from the first of these fish to the last, without pauses; empty for a single fish. */
  segments: z.array(z.object(segmentFields)),
});
export type OutingWithoutHours = z.infer<typeof outingWithoutHoursSchema>;

/**
 * The answer of `GET /insights/outings`. Both lists are in the order the outings began, which `scoreHistory` relies on.
 */
export const outingsSchema = z.object({
  outings: z.array(outingSchema),
  without_hours: z.array(outingWithoutHoursSchema),
  /**
   * The number of trips that are still waiting for some of their weather; absent for 0 and in answers from older
   * versions.
   */
  filling: z.optional(z.int()),
});
export type Outings = z.infer<typeof outingsSchema>;
