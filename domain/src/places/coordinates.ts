import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
/** WGS 84, in decimal degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export const latitudeSchema = degreesSchema("latitude", 90);
export const longitudeSchema = degreesSchema("longitude", 180);

function degreesSchema(field: "latitude" | "longitude", max: number) {
  const message = fieldError({ code: `${field}_range` });
  return z.number(fieldError({ code: "not_number", field })).check(z.gte(-max, message), z.lte(max, message));
}

export const coordinatesSchema = z.object({ latitude: latitudeSchema, longitude: longitudeSchema });

/** Formats as "lat, lng"; 6 decimals are about 11 cm. */
export function formatCoordinates({ latitude, longitude }: Coordinates, decimals = 6): string {
  return `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
}
