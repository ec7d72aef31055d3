import * as z from "zod/mini";

export const fahrenheit = z.number();
export const feet = z.number();
export const miles = z.number();
const milesPerHour = z.number();
export const seconds = z.number();
export const percent = z.number();
/** At mean sea level. */
export const inchesOfMercury = z.number();
/** The direction that wind or waves come from, clockwise from north. */
export const degreesFrom = z.number();
/** ISO 8601 in UTC. */
export const instant = z.string();

/** Wind at 10 m above the ground. */
export const windSchema = z.object({
  speed: z.nullable(milesPerHour),
  cardinal: z.nullable(z.string()),
  direction: z.nullable(degreesFrom),
  gust: z.nullable(milesPerHour),
});

export const conditionsSchema = z.object({
  /** A code of WMO table 4677; `null` if the source has none. */
  code: z.nullable(z.int()),
  /** Always in English, because clients compare the value. */
  main: z.string(),
  description: z.string(),
});

/** Falls back to the coordinates if there is no named place nearby. */
export const locationSchema = z.object({ name: z.string() });
