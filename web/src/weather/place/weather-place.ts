import type { Coordinates } from "@creel/domain/places/coordinates";

import { memberOf, parseJson } from "../../store/parse-json.ts";

// Imported by boot/prefetch-page.ts, which runs before the libraries load.

export type StoredPlace = Coordinates & { userId: string };

/** Where a place comes from: typed or picked on the map, the device, or the home in the profile. */
export type PlaceSource = "chosen" | "device" | "home";

export type KnownPlaces = Record<PlaceSource, Coordinates | null>;

/** Parses the stored text. Returns `null` if another user chose the place. */
export function readChosen(text: string | null, userId: unknown): Coordinates | null {
  const stored = parseJson(text);
  return memberOf(stored, "userId") === userId ? toPlace(stored, "latitude", "longitude") : null;
}

/** Returns the home in a stored user profile; `null` if it has none. */
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

/** Prefers the chosen place, then the device's position, then home. A chosen place equal to home counts as home. */
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
