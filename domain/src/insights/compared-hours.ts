import * as z from "zod/mini";

import { attributionSchema } from "../weather/provenance.ts";

const measures = z.array(z.nullable(z.number()));

/**
 * An hour in which a fish was caught, and the same clock hour on the other days of its month that fall on the same
 * weekday, at the same place. Each list starts with the hour of the fish; the other hours follow in chronological
 * order. `null` marks an unknown value.
 */
const comparedHourSchema = z.object({
  /** The whole hour nearest to the fish, ISO 8601 in UTC. */
  at: z.string(),
  /** Change in inHg over three hours. */
  pressure_change: measures,
  /** mph */
  wind_speed: measures,
  /** The direction the wind blows from. */
  wind_degrees: measures,
  cloud_cover: measures,
  /** °F */
  air_temperature: measures,
  /** WMO code 4677. */
  weather_code: measures,
  solunar: z.array(z.enum(["major", "minor", "none"])),
});
export type ComparedHour = z.infer<typeof comparedHourSchema>;

/** The answer of `GET /insights/compared-hours`. */
export const comparedHoursSchema = z.object({
  /** Sorted by time, latest first. */
  hours: z.array(comparedHourSchema),
  /** Months whose weather is still being looked up. */
  months_left: z.int(),
  /** The sources of the weather data; empty if no weather is known. */
  attribution: z.array(attributionSchema),
});
export type ComparedHours = z.infer<typeof comparedHoursSchema>;
