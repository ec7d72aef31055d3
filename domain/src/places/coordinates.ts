import * as z from "zod/mini";

/** WGS 84, in decimal degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export const latitudeSchema = z
  .number("Latitude must be a number")
  .check(z.gte(-90, "Latitude must be between −90 and 90"), z.lte(90, "Latitude must be between −90 and 90"));

export const longitudeSchema = z
  .number("Longitude must be a number")
  .check(
    z.gte(-180, "Longitude must be between −180 and 180"),
    z.lte(180, "Longitude must be between −180 and 180"),
  );

/** "lat, lng"; 6 decimals are about 11 cm. */
export function formatCoordinates({ latitude, longitude }: Coordinates, decimals = 6): string {
  return `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;
}
