import { type Coordinates, latitudeSchema, longitudeSchema } from "@creel/domain/places/coordinates";
import * as z from "zod/mini";

const storedSchema = z.object({ userId: z.string(), latitude: latitudeSchema, longitude: longitudeSchema });
export type StoredPlace = z.infer<typeof storedSchema>;

/** Who said where here is: typed or pointed at, the device, or the home of the profile. */
export type PlaceSource = "chosen" | "device" | "home";

export type KnownPlaces = Record<PlaceSource, Coordinates | null>;

/** Of a stored text. A place is only its chooser's. */
export function readChosen(text: string | null, userId: string): Coordinates | null {
  if (text === null) return null;
  try {
    const stored = storedSchema.parse(JSON.parse(text));
    return stored.userId === userId ? { latitude: stored.latitude, longitude: stored.longitude } : null;
  } catch {
    return null;
  }
}

/** What was chosen comes first, then where the device is, then home; who chose home is at home. */
export function firstOf(places: KnownPlaces): { place: Coordinates | null; source: PlaceSource | null } {
  for (const source of ["chosen", "device", "home"] as const) {
    const place = places[source];
    if (place) return { place, source: source === "chosen" && isSame(place, places.home) ? "home" : source };
  }
  return { place: null, source: null };
}

function isSame(one: Coordinates, other: Coordinates | null): boolean {
  return one.latitude === other?.latitude && one.longitude === other.longitude;
}
