import * as z from "zod/mini";

/** A point on the earth, WGS 84, in decimal degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Degrees north, −90 to 90. */
export const latitudeSchema = z
  .number("Latitude must be a number")
  .check(z.gte(-90, "Latitude must be between −90 and 90"), z.lte(90, "Latitude must be between −90 and 90"));

/** Degrees east, −180 to 180. */
export const longitudeSchema = z
  .number("Longitude must be a number")
  .check(
    z.gte(-180, "Longitude must be between −180 and 180"),
    z.lte(180, "Longitude must be between −180 and 180"),
  );

/** "lat, lng" with a fixed number of decimals (6 are about 11 cm), as a catch is sent. */
export function formatCoordinates({ latitude, longitude }: Coordinates, decimals = 6): string {
  return `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
}
