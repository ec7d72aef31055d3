import * as z from "zod/mini";

import { customValuesSchema } from "../custom-fields/custom-field.ts";
import { squareSchema } from "../places/square.ts";
import { LEVEL_TRENDS, TEMPERATURE_SOURCES } from "../waters/gauge.ts";
import { TIDES } from "../weather/tide-at.ts";
import { END_SOURCES, START_SOURCES } from "./new-trip.ts";
import { predictionSchema } from "./prediction.ts";
import { tripEventSchema } from "./trip-event.ts";

/** All values are in hours, with minutes as fractions. */
const tripHoursSchema = z.object({
  /** From the start to the end; `null` while the trip is running. */
  clock: z.nullable(z.number()),
  paused: z.number(),
  override: z.nullable(z.number()),
  /**
   * The hours that the angler states, else the clock without the pauses. `null` while the trip is running and if nobody
   * knows.
   */
  fished: z.nullable(z.number()),
  /** Whether rates may use these hours. */
  usable: z.boolean(),
});
export type TripHours = z.infer<typeof tripHoursSchema>;

const tripCountsSchema = z.object({
  fish: z.int(),
  /** The fish that were kept, and those that went back, hurt or not. Absent in answers from older versions. */
  kept: z.optional(z.int()),
  released: z.optional(z.int()),
  strikes: z.int(),
  lost: z.int(),
  follows: z.int(),
  /** Sorted by count, largest first. */
  bySpecies: z.array(z.object({ species: z.string(), count: z.int() })),
});
export type TripCounts = z.infer<typeof tripCountsSchema>;

/** One clock hour of a trip, in the units of a catch. */
export const hourConditionsSchema = z.object({
  /** The instant at which the hour begins. */
  hour: z.string(),
  weather_code: z.nullable(z.int()),
  air_temperature: z.nullable(z.number()),
  wind_speed: z.nullable(z.number()),
  wind_gust: z.nullable(z.number()),
  /** The direction from which the wind blows, in degrees. */
  wind_degrees: z.nullable(z.number()),
  barometric_pressure: z.nullable(z.number()),
  /** The change over three hours, in inHg. */
  pressure_change: z.nullable(z.number()),
  /** In percent. */
  cloud_cover: z.nullable(z.number()),
  water_temperature: z.nullable(z.number()),
  /** `null` if the hour has no water temperature. */
  water_temperature_source: z.nullable(z.enum(TEMPERATURE_SOURCES)),
  /** When it was measured; `null` for the coast and for learned temperatures. */
  water_temperature_at: z.nullable(z.string()),
  /** The position within the gauge's own year, from 0 (lowest) to 1 (highest); `null` without a gauge. */
  flow_index: z.nullable(z.number()),
  /** The trend follows from the change over 24 hours. */
  level_trend: z.nullable(z.enum(LEVEL_TRENDS)),
  /** In ft above the gauge's own zero, which says nothing about other gauges; `null` if it was judged by eye. */
  level: z.nullable(z.number()),
  /** When level or flow was measured or judged. */
  level_at: z.nullable(z.string()),
  /** At the middle of the hour; `null` if no station is near. Slack is within 45 minutes of high or low water. */
  tide: z.nullable(z.enum(TIDES)),
  /** In degrees above the horizon, at the middle of the hour. */
  sun_altitude: z.nullable(z.number()),
  is_sun_rising: z.nullable(z.boolean()),
  /** In degrees from the sun: 0 is a new moon, 180 a full moon. */
  moon_elongation: z.nullable(z.number()),
  solunar: z.nullable(z.enum(["major", "minor"])),
  score: z.nullable(z.number()),
  /** Names the rule by which the score was computed. */
  score_rule: z.nullable(z.string()),
  source: z.nullable(z.string()),
});
export type HourConditions = z.infer<typeof hourConditionsSchema>;

/** A summary of the weather in the trip's hours, in the units of a catch. */
const tripWeatherSchema = z.object({
  /** The most frequent code. Of equally frequent ones, the highest, which is the worst weather. */
  weather_code: z.nullable(z.int()),
  /** The mean of the hours, as are the two fields below. */
  air_temperature: z.nullable(z.number()),
  wind_speed: z.nullable(z.number()),
  /** The direction from which most of the wind came; `null` if the winds cancel each other out. */
  wind_degrees: z.nullable(z.number()),
});
export type TripWeather = z.infer<typeof tripWeatherSchema>;

/** `waiting`: the hours are filled in later; `unavailable`: there is no place, or no service has data. */
const CONDITIONS_STATES = ["waiting", "filled", "unavailable"] as const;

const tripFields = {
  id: z.string(),
  /** Increased by 1 with each change; sent back in `If-Match`. */
  version: z.int(),
  started_at: z.string(),
  /** `null` while the trip is running. */
  ended_at: z.nullable(z.string()),
  time_zone: z.string(),
  /** The day on the angler's clock. */
  started_on: z.string(),
  start_source: z.enum(START_SOURCES),
  end_source: z.nullable(z.enum(END_SOURCES)),
  hours: tripHoursSchema,
  water: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Whether the angler chose the water, instead of it being found by the place. Only the trip's angler gets it. */
  is_water_chosen: z.optional(z.boolean()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Stands for latitude and longitude in an answer to a program that sees squares; absent for the angler. */
  square: z.optional(z.nullable(squareSchema)),
  place_name: z.nullable(z.string()),
  method: z.nullable(z.string()),
  target_species: z.array(z.string()),
  all_logged: z.boolean(),
  lines: z.int(),
  anglers: z.int(),
  companions: z.array(z.string()),
  notes: z.nullable(z.string()),
  /** Only the trip's angler gets it. */
  custom: z.optional(customValuesSchema),
  /** In °F, as stated by the angler. It applies to all hours that have none. */
  water_temperature: z.nullable(z.number()),
  counts: tripCountsSchema,
  /**
   * Means over the hours, 0 to 100. `before` is the score as Creel showed it before the trip, `null` if that does not
   * count. `during` is the score of the actual hours.
   */
  score: z.object({ before: z.nullable(z.number()), during: z.nullable(z.number()) }),
  /** `null` until the weather of an hour is known. */
  weather: z.nullable(tripWeatherSchema),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
};

/** A trip as it appears in a list. */
export const tripSummarySchema = z.object(tripFields);
export type TripSummary = z.infer<typeof tripSummarySchema>;

const trackPositionSchema = z.object({
  at: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In meters; `null` if the device did not report it. */
  accuracy: z.nullable(z.number()),
});
export type TrackPosition = z.infer<typeof trackPositionSchema>;

export const tripSchema = z.object({
  ...tripFields,
  /**
   * When somebody was last known to be fishing: the time of the latest catch or event, the start, or when they said so.
   */
  last_sign: z.nullable(z.string()),
  /** The score as shown before the trip; it never changes. It counts if `score.before` is not `null`. */
  prediction: z.nullable(predictionSchema),
  events: z.array(tripEventSchema),
  /** Sorted by time. Absent in answers from before there were tracks. */
  track: z.optional(z.array(trackPositionSchema)),
  conditions: z.object({ state: z.enum(CONDITIONS_STATES), hours: z.array(hourConditionsSchema) }),
  /** Sorted by the time of the catch. */
  catchIds: z.array(z.string()),
});
export type Trip = z.infer<typeof tripSchema>;

export const tripAnswerSchema = z.object({ trip: tripSchema });
export const runningTripSchema = z.object({ trip: z.nullable(tripSchema) });
