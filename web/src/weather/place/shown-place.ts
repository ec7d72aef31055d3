import { type Coordinates, latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

const DECIMALS = 4;
const degrees = z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/));
const addressSchema = z.object({
  lat: z.pipe(z.pipe(degrees, z.transform(Number)), latitudeSchema),
  lng: z.pipe(z.pipe(degrees, z.transform(Number)), longitudeSchema),
});

/** Returns the place in a URL such as `?lat=47.83&lng=-92.26`; `null` if there is none. */
export function placeInAddress(search: URLSearchParams): Coordinates | null {
  const { data } = z.safeParse(addressSchema, { lat: search.get("lat"), lng: search.get("lng") });
  return data ? { latitude: data.lat, longitude: data.lng } : null;
}

/** Returns the URL path of the weather at a point. */
export function weatherPath({ latitude, longitude }: Coordinates): string {
  return `/weather?lat=${latitude.toFixed(DECIMALS)}&lng=${longitude.toFixed(DECIMALS)}`;
}
