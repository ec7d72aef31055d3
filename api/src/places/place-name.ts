import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { I18n } from "@lingui/core";

import { type NearbyPlace, nearestPlace } from "./gazetteer.ts";

/** Kilometers. Beyond it, a location is near a place and not in it. */
const IN_PLACE = 5;
/** Kilometers. Beyond it, the nearest place does not describe a location. */
const NEAR_PLACE = 75;

const NEAR = /*i18n*/ { id: "place.near", message: "Near {name}" };

const displayNames = new Map<string, Intl.DisplayNames>();

/** Returns a name such as "Germany" for DE. */
export function countryName(country: string, locale: string): string {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames(locale, { type: "region" });
  displayNames.set(locale, names);
  return names.of(country) ?? country;
}

/**
 * Returns the name an angler would use: "Ely, Minnesota", "Near Vineland, Minnesota", or the coordinates on the open
 * sea.
 */
export async function placeName(coordinates: Coordinates, language: I18n): Promise<string> {
  const place = await nearestPlace(coordinates);
  if (place.distance > NEAR_PLACE) return formatCoordinates(coordinates, 2);
  const name = fullName(place, language.locale);
  return place.distance > IN_PLACE ? language._({ ...NEAR, values: { name } }) : name;
}

/** Returns a name such as "Ely, Minnesota". A place with the same name as its region needs no region. */
export function fullName(
  { name, region, country }: Pick<NearbyPlace, "name" | "region" | "country">,
  locale: string,
): string {
  const area = region ?? countryName(country, locale);
  return area === name ? name : `${name}, ${area}`;
}
