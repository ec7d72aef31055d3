import * as z from "zod/mini";

import { dayOrInstantSchema } from "../dates/iso-dates.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";

const DECIMAL = /^[+-]?\d{1,3}(\.\d{1,15})?$/;

function degrees(schema: typeof latitudeSchema, message: string) {
  return z.pipe(z.string(message).check(z.regex(DECIMAL, message)), z.pipe(z.transform(Number), schema));
}

const place = {
  lat: degrees(latitudeSchema, "lat must be a latitude in degrees, −90 to 90"),
  lon: degrees(longitudeSchema, "lon must be a longitude in degrees, −180 to 180"),
};

export const placeQuerySchema = z.object(place);
export type PlaceQuery = z.infer<typeof placeQuerySchema>;

/** A day without a time means noon on the clocks of that place. */
export const historyQuerySchema = z.object({
  ...place,
  date: dayOrInstantSchema("date must be an instant, like 2026-11-20T12:42:00Z, or a day, like 2026-11-20"),
});
