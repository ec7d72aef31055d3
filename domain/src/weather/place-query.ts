import * as z from "zod/mini";

import { dayOrInstantSchema } from "../dates/iso-dates.ts";
import { fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";

const DECIMAL = /^[+-]?\d{1,3}(\.\d{1,15})?$/;

function degrees(schema: typeof latitudeSchema, message: string) {
  return z.pipe(z.string(message).check(z.regex(DECIMAL, message)), z.pipe(z.transform(Number), schema));
}

const place = {
  lat: degrees(latitudeSchema, fieldError({ code: "lat" })),
  lon: degrees(longitudeSchema, fieldError({ code: "lon" })),
};

export const placeQuerySchema = z.object(place);
export type PlaceQuery = z.infer<typeof placeQuerySchema>;

/** A day without a time means noon in the time zone of the place. */
export const historyQuerySchema = z.object({
  ...place,
  date: dayOrInstantSchema(fieldError({ code: "history_date" })),
});
