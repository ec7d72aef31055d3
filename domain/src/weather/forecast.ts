import * as z from "zod/mini";

import { LUNAR_PHASES } from "../conditions/conditions.ts";
import { provenanceFields } from "./provenance.ts";

const measure = z.nullable(z.number());
/** ISO in UTC; `null` for what does not happen on that day. */
const moment = z.nullable(z.string());

/** One hour that is to come, the one that is on included. What the source does not know is `null`, never 0. */
const forecastHourSchema = z.object({
  /** When it begins, ISO in UTC. */
  at: z.string(),
  /** °F */
  temperature: z.number(),
  /** °F, with wind, sun and damp. */
  feelsLike: measure,
  /** Both are Unknown when it is not known. */
  conditions: z.object({ main: z.string(), description: z.string() }),
  isDay: z.boolean(),
  wind: z.object({
    /** mph at 10 m. */
    speed: measure,
    /** Where it comes from, of 16 directions. */
    cardinal: z.nullable(z.string()),
    /** Where it comes from: degrees clockwise from north. */
    direction: measure,
    /** mph */
    gust: measure,
  }),
  /** Per cent, of more than 0.1 mm of rain or snow within the hour. */
  precipitationProbability: measure,
  /** inHg at mean sea level. */
  pressure: measure,
  /** Per cent. */
  cloudCover: measure,
  /** Per cent. */
  humidity: measure,
  /** For fishing: whole, 0 to 100. */
  score: z.int(),
  rating: z.enum(["excellent", "good", "fair", "poor"]),
});
export type ForecastHour = z.infer<typeof forecastHourSchema>;

const solunarPeriodSchema = z.object({
  kind: z.enum(["major", "minor"]),
  event: z.enum(["overhead", "underfoot", "moonrise", "moonset"]),
  /** ISO in UTC; a period that reaches over midnight belongs to both days. */
  start: z.string(),
  end: z.string(),
  /** Whether it overlaps the hour before or after a sunrise or sunset. */
  isPrime: z.boolean(),
});
export type ForecastPeriod = z.infer<typeof solunarPeriodSchema>;

/** What is computed for a day at a place, from midnight to midnight on its clocks. */
const skySchema = z.object({
  /** The sun comes to 6° below the horizon: civil twilight begins. */
  firstLight: moment,
  sunrise: moment,
  sunset: moment,
  lastLight: moment,
  /** Of a day on which the sun neither rises nor sets; else `null`. */
  sunAllDay: z.nullable(z.enum(["up", "down"])),
  moon: z.object({
    phase: z.enum(LUNAR_PHASES),
    /** Degrees from the sun, as `MoonPhase` has it: below 180 it waxes. */
    elongation: z.number(),
    /** The lit part of the disc, 0 to 1. */
    illumination: z.number(),
    rise: moment,
    set: moment,
    /** The first after the instant that the phase speaks of, ISO in UTC. */
    nextNew: z.string(),
    nextFull: z.string(),
  }),
  solunar: z.array(solunarPeriodSchema),
});
export type DaySky = z.infer<typeof skySchema>;

const forecastDaySchema = z.object({
  /** yyyy-mm-dd */
  date: z.string(),
  /** From its midnight to the next on the clocks of the place, ISO in UTC: 23, 24 or 25 hours. */
  start: z.string(),
  end: z.string(),
  sky: skySchema,
});
export type ForecastDay = z.infer<typeof forecastDaySchema>;

const forecastSchema = z.object({
  location: z.object({
    /** The nearest named place, or the coordinates where none is near. */
    name: z.string(),
  }),
  /** An IANA name: on whose clocks the days begin. */
  timeZone: z.string(),
  /** From the hour that is on, in order; what the source leaves out is left out. */
  hours: z.array(forecastHourSchema),
  /** Today and the next six. */
  days: z.array(forecastDaySchema),
  /** Why there are no hours: this Creel asks no weather service, or none answered. The days need none. */
  outage: z.nullable(z.enum(["off", "unavailable"])),
  ...provenanceFields,
});
export type Forecast = z.infer<typeof forecastSchema>;

/** GET /weather/forecast */
export const forecastAnswerSchema = z.object({ forecast: forecastSchema });
