import * as z from "zod/mini";

export const fahrenheit = z.number();
export const feet = z.number();
export const miles = z.number();
const milesPerHour = z.number();
export const seconds = z.number();
export const percent = z.number();
/** At mean sea level. */
export const inchesOfMercury = z.number();
/** Clockwise from north, where wind or waves come from. */
export const degreesFrom = z.number();
/** ISO 8601 in UTC. */
export const instant = z.string();

/** At 10 m above the ground. */
export const windSchema = z.object({
  speed: z.nullable(milesPerHour),
  cardinal: z.nullable(z.string()),
  direction: z.nullable(degreesFrom),
  gust: z.nullable(milesPerHour),
});

export const conditionsSchema = z.object({
  /** Of WMO table 4677; `null` where the source does not say. */
  code: z.nullable(z.int()),
  /** In English in every language: clients compare them with words of it. */
  main: z.string(),
  description: z.string(),
});

/** The name is the coordinates where no named place is near. */
export const locationSchema = z.object({ name: z.string() });
