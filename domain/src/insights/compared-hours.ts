import * as z from "zod/mini";

import { attributionSchema } from "../weather/provenance.ts";

const measures = z.array(z.nullable(z.number()));

/**
 * An hour with a fish, and the same clock hour of the other same weekdays of its month at the same place. Each list has
 * the hour with the fish first and then the others, in the order of time; `null` is what nobody knows.
 */
const comparedHourSchema = z.object({
  /** The whole hour nearest to the fish, ISO 8601 in UTC. */
  at: z.string(),
  /** inHg in three hours. */
  pressure_change: measures,
  /** mph */
  wind_speed: measures,
  /** Where it comes from. */
  wind_degrees: measures,
  cloud_cover: measures,
  /** °F */
  air_temperature: measures,
  /** WMO 4677. */
  weather_code: measures,
  solunar: z.array(z.enum(["major", "minor", "none"])),
});
export type ComparedHour = z.infer<typeof comparedHourSchema>;

/** The answer of `GET /insights/compared-hours`. */
export const comparedHoursSchema = z.object({
  /** The latest first. */
  hours: z.array(comparedHourSchema),
  /** Months whose weather is still being looked up. */
  months_left: z.int(),
  /** Of the weather; empty where none is known. */
  attribution: z.array(attributionSchema),
});
export type ComparedHours = z.infer<typeof comparedHoursSchema>;
