import * as z from "zod/mini";

import { LUNAR_PHASES } from "../conditions/conditions.ts";
import { coordinatesSchema } from "../places/coordinates.ts";
import {
  conditionsSchema,
  fahrenheit,
  inchesOfMercury,
  instant,
  locationSchema,
  percent,
  windSchema,
} from "./measures.ts";
import { provenanceFields } from "./provenance.ts";

/** `null`, never 0, if the source lacks the value. */
const forecastHourSchema = z.object({
  at: instant,
  temperature: fahrenheit,
  feelsLike: z.nullable(fahrenheit),
  conditions: conditionsSchema,
  isDay: z.boolean(),
  wind: windSchema,
  /** The probability of more than 0.1 mm of rain or snow within the hour. */
  precipitationProbability: z.nullable(percent),
  pressure: z.nullable(inchesOfMercury),
  cloudCover: z.nullable(percent),
  humidity: z.nullable(percent),
  score: z.int(),
  /** The points per factor of the score; absent in cached answers from older versions. */
  points: z.optional(z.record(z.string(), z.int())),
  rating: z.enum(["excellent", "good", "fair", "poor"]),
});
export type ForecastHour = z.infer<typeof forecastHourSchema>;

const solunarPeriodSchema = z.object({
  kind: z.enum(["major", "minor"]),
  event: z.enum(["overhead", "underfoot", "moonrise", "moonset"]),
  /** A period across midnight belongs to both days. */
  start: instant,
  end: instant,
  isPrime: z.boolean(),
});
export type ForecastPeriod = z.infer<typeof solunarPeriodSchema>;

/** `null` for events that do not happen on that day. */
const skySchema = z.object({
  /** When the sun is 6° below the horizon (civil twilight). */
  firstLight: z.nullable(instant),
  sunrise: z.nullable(instant),
  sunset: z.nullable(instant),
  lastLight: z.nullable(instant),
  sunAllDay: z.nullable(z.enum(["up", "down"])),
  moon: z.object({
    phase: z.enum(LUNAR_PHASES),
    /** Degrees from the sun; the moon waxes below 180. */
    elongation: z.number(),
    illumination: z.number(),
    rise: z.nullable(instant),
    set: z.nullable(instant),
    nextNew: instant,
    nextFull: instant,
  }),
  solunar: z.array(solunarPeriodSchema),
});
export type DaySky = z.infer<typeof skySchema>;

const forecastDaySchema = z.object({
  date: z.string(),
  /** Midnight to midnight in the time zone of the place: 23, 24 or 25 hours. */
  start: instant,
  end: instant,
  sky: skySchema,
});
export type ForecastDay = z.infer<typeof forecastDaySchema>;

const forecastSchema = z.object({
  location: locationSchema,
  timeZone: z.string(),
  /** Starts with the current hour; hours that the source lacks are left out. */
  hours: z.array(forecastHourSchema),
  days: z.array(forecastDaySchema),
  /** The name of the scoring rule, which changes with the rule; absent in cached answers from older versions. */
  rule: z.optional(z.string()),
  /** Lets this server verify later that it issued the score; absent without hours. */
  signed: z.optional(z.object({ at: instant, cell: coordinatesSchema, signature: z.string() })),
  /** The reason there are no hours. `days` do not depend on a weather service. */
  outage: z.nullable(z.enum(["off", "unavailable"])),
  ...provenanceFields,
});
export type Forecast = z.infer<typeof forecastSchema>;

export const forecastAnswerSchema = z.object({ forecast: forecastSchema });
