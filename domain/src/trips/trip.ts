import * as z from "zod/mini";

import { customValuesSchema } from "../custom-fields/custom-field.ts";
import { TIDES } from "../weather/tide-at.ts";
import { END_SOURCES, START_SOURCES } from "./new-trip.ts";
import { predictionSchema } from "./prediction.ts";
import { tripEventSchema } from "./trip-event.ts";

/** In hours, with minutes as fractions. */
const tripHoursSchema = z.object({
  /** From the start to the end; `null` while it runs. */
  clock: z.nullable(z.number()),
  paused: z.number(),
  override: z.nullable(z.number()),
  /** What the angler says, else the clock without the pauses; `null` while it runs and when nobody knows. */
  fished: z.nullable(z.number()),
  /** Whether rates may use them. */
  usable: z.boolean(),
});
export type TripHours = z.infer<typeof tripHoursSchema>;

const tripCountsSchema = z.object({
  fish: z.int(),
  strikes: z.int(),
  lost: z.int(),
  follows: z.int(),
  /** The most first. */
  bySpecies: z.array(z.object({ species: z.string(), count: z.int() })),
});
export type TripCounts = z.infer<typeof tripCountsSchema>;

/** One clock hour of a trip, in the units of a catch. */
export const hourConditionsSchema = z.object({
  /** The instant at which it begins. */
  hour: z.string(),
  weather_code: z.nullable(z.int()),
  air_temperature: z.nullable(z.number()),
  wind_speed: z.nullable(z.number()),
  wind_gust: z.nullable(z.number()),
  /** In degrees from which it blows. */
  wind_degrees: z.nullable(z.number()),
  barometric_pressure: z.nullable(z.number()),
  /** In inHg in three hours. */
  pressure_change: z.nullable(z.number()),
  /** In percent. */
  cloud_cover: z.nullable(z.number()),
  water_temperature: z.nullable(z.number()),
  /** In the middle of the hour; `null` where no station is near. Slack is 45 minutes to either side of high and low water. */
  tide: z.nullable(z.enum(TIDES)),
  /** In degrees above the horizon, at the middle of the hour. */
  sun_altitude: z.nullable(z.number()),
  is_sun_rising: z.nullable(z.boolean()),
  /** In degrees from the sun: 0 is a new moon, 180 a full one. */
  moon_elongation: z.nullable(z.number()),
  solunar: z.nullable(z.enum(["major", "minor"])),
  score: z.nullable(z.number()),
  /** Names the rule by which it was made. */
  score_rule: z.nullable(z.string()),
  source: z.nullable(z.string()),
});
export type HourConditions = z.infer<typeof hourConditionsSchema>;

/** What the weather of its hours comes to, in the units of a catch. */
const tripWeatherSchema = z.object({
  /** The most frequent; of several as frequent, the one with most weather in it. */
  weather_code: z.nullable(z.int()),
  /** Means of the hours, as are the two below. */
  air_temperature: z.nullable(z.number()),
  wind_speed: z.nullable(z.number()),
  /** From where most of the wind came; `null` where no wind is left over. */
  wind_degrees: z.nullable(z.number()),
});
export type TripWeather = z.infer<typeof tripWeatherSchema>;

/** `waiting`: the hours are filled in later; `unavailable`: there is no place, or no service knows them. */
const CONDITIONS_STATES = ["waiting", "filled", "unavailable"] as const;

const tripFields = {
  id: z.string(),
  /** Each change adds 1; sent back in `If-Match`. */
  version: z.int(),
  started_at: z.string(),
  /** `null` while it runs. */
  ended_at: z.nullable(z.string()),
  time_zone: z.string(),
  /** The day on the angler's clock. */
  started_on: z.string(),
  start_source: z.enum(START_SOURCES),
  end_source: z.nullable(z.enum(END_SOURCES)),
  hours: tripHoursSchema,
  water: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Whether the angler chose the water, instead of its being found by the place. Told to its angler alone. */
  is_water_chosen: z.optional(z.boolean()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  place_name: z.nullable(z.string()),
  method: z.nullable(z.string()),
  target_species: z.array(z.string()),
  all_logged: z.boolean(),
  lines: z.int(),
  anglers: z.int(),
  companions: z.array(z.string()),
  notes: z.nullable(z.string()),
  /** For its angler alone. */
  custom: z.optional(customValuesSchema),
  /** In °F, as the angler says it: it holds for all hours that have none. */
  water_temperature: z.nullable(z.number()),
  counts: tripCountsSchema,
  /**
   * `before`: as Creel said it before it began, `null` where that does not count; `during`: as its hours were. Means of the
   * hours, 0 to 100.
   */
  score: z.object({ before: z.nullable(z.number()), during: z.nullable(z.number()) }),
  /** `null` until the weather of an hour is known. */
  weather: z.nullable(tripWeatherSchema),
  is_sample: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
};

/** As it stands in a list. */
export const tripSummarySchema = z.object(tripFields);
export type TripSummary = z.infer<typeof tripSummarySchema>;

const trackPositionSchema = z.object({
  at: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In meters; `null` where the device that took it did not say. */
  accuracy: z.nullable(z.number()),
});
export type TrackPosition = z.infer<typeof trackPositionSchema>;

export const tripSchema = z.object({
  ...tripFields,
  /** When somebody was last known to be fishing: the latest catch or event, the start, or that they said so. */
  last_sign: z.nullable(z.string()),
  /** The score as it was told before the trip; it never changes. It counts where `score.before` is not `null`. */
  prediction: z.nullable(predictionSchema),
  events: z.array(tripEventSchema),
  /** In the order of time. Absent in answers from before there were tracks. */
  track: z.optional(z.array(trackPositionSchema)),
  conditions: z.object({ state: z.enum(CONDITIONS_STATES), hours: z.array(hourConditionsSchema) }),
  /** In the order in which they were caught. */
  catchIds: z.array(z.string()),
});
export type Trip = z.infer<typeof tripSchema>;

export const tripAnswerSchema = z.object({ trip: tripSchema });
export const runningTripSchema = z.object({ trip: z.nullable(tripSchema) });
