import type { Coordinates } from "@creel/domain/places/coordinates";

import { memberOf, parseJson } from "../../store/parse-json.ts";

// Imported by boot/prefetch-page.ts, ahead of the libraries.

export type StoredPlace = Coordinates & { userId: string };

/** Who said where here is: typed or pointed at, the device, or the home of the profile. */
export type PlaceSource = "chosen" | "device" | "home";

export type KnownPlaces = Record<PlaceSource, Coordinates | null>;

/** Of a stored text. A place is only its chooser's. */
export function readChosen(text: string | null, userId: unknown): Coordinates | null {
  const stored = parseJson(text);
  return memberOf(stored, "userId") === userId ? toPlace(stored, "latitude", "longitude") : null;
}

/** Where the profile of a user, as it was stored, says that home is. */
export function readHome(user: unknown): Coordinates | null {
  return toPlace(user, "homeLatitude", "homeLongitude");
}

function toPlace(value: unknown, latitudeName: string, longitudeName: string): Coordinates | null {
  const latitude = degrees(memberOf(value, latitudeName), 90);
  const longitude = degrees(memberOf(value, longitudeName), 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function degrees(value: unknown, most: number): number | null {
  return typeof value === "number" && Math.abs(value) <= most ? value : null;
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
