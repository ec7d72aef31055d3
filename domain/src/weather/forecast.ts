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

/** `null` is what the source does not know, never 0. */
const forecastHourSchema = z.object({
  at: instant,
  temperature: fahrenheit,
  feelsLike: z.nullable(fahrenheit),
  conditions: conditionsSchema,
  isDay: z.boolean(),
  wind: windSchema,
  /** Of more than 0.1 mm of rain or snow within the hour. */
  precipitationProbability: z.nullable(percent),
  pressure: z.nullable(inchesOfMercury),
  cloudCover: z.nullable(percent),
  humidity: z.nullable(percent),
  score: z.int(),
  /** By the factors of the score; absent in answers that are kept from before. */
  points: z.optional(z.record(z.string(), z.int())),
  rating: z.enum(["excellent", "good", "fair", "poor"]),
});
export type ForecastHour = z.infer<typeof forecastHourSchema>;

const solunarPeriodSchema = z.object({
  kind: z.enum(["major", "minor"]),
  event: z.enum(["overhead", "underfoot", "moonrise", "moonset"]),
  /** A period that reaches over midnight belongs to both days. */
  start: instant,
  end: instant,
  isPrime: z.boolean(),
});
export type ForecastPeriod = z.infer<typeof solunarPeriodSchema>;

/** `null` for what does not happen on that day. */
const skySchema = z.object({
  /** The sun is 6° below the horizon: civil twilight. */
  firstLight: z.nullable(instant),
  sunrise: z.nullable(instant),
  sunset: z.nullable(instant),
  lastLight: z.nullable(instant),
  sunAllDay: z.nullable(z.enum(["up", "down"])),
  moon: z.object({
    phase: z.enum(LUNAR_PHASES),
    /** Degrees from the sun; below 180 the moon waxes. */
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
  /** From midnight to midnight on the clocks of the place: 23, 24 or 25 hours. */
  start: instant,
  end: instant,
  sky: skySchema,
});
export type ForecastDay = z.infer<typeof forecastDaySchema>;

const forecastSchema = z.object({
  location: locationSchema,
  timeZone: z.string(),
  /** From the current hour on; what the source leaves out is left out. */
  hours: z.array(forecastHourSchema),
  days: z.array(forecastDaySchema),
  /** Names the rule of the scores, which changes with it; absent in answers that are kept from before. */
  rule: z.optional(z.string()),
  /** By which the score can be known again as this Creel told it; absent where there are no hours. */
  signed: z.optional(z.object({ at: instant, cell: coordinatesSchema, signature: z.string() })),
  /** Why there are no hours; the days need no weather service. */
  outage: z.nullable(z.enum(["off", "unavailable"])),
  ...provenanceFields,
});
export type Forecast = z.infer<typeof forecastSchema>;

export const forecastAnswerSchema = z.object({ forecast: forecastSchema });
