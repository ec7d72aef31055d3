import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";
import type { I18n } from "@lingui/core";

import { type NearbyPlace, nearestPlace } from "./gazetteer.ts";

/** km from which one is near a place and no longer in it. */
const IN_PLACE = 5;
/** km from which the nearest place says nothing. */
const NEAR_PLACE = 75;

const NEAR = /*i18n*/ { id: "place.near", message: "Near {name}" };

const displayNames = new Intl.DisplayNames("en", { type: "region" });

/** "Germany" of "DE". */
export function countryName(country: string): string {
  return displayNames.of(country) ?? country;
}

/**
 * What an angler would call it: "Ely, Minnesota", "Near Vineland, Minnesota", or on the open sea the
 * coordinates that were asked for.
 */
export async function placeName(coordinates: Coordinates, language: I18n): Promise<string> {
  const place = await nearestPlace(coordinates);
  if (place.distance > NEAR_PLACE) return formatCoordinates(coordinates, 2);
  const name = fullName(place);
  return place.distance > IN_PLACE ? language._({ ...NEAR, values: { name } }) : name;
}

/** "Ely, Minnesota"; a place that is called like its region needs no other word. */
export function fullName({
  name,
  region,
  country,
}: Pick<NearbyPlace, "name" | "region" | "country">): string {
  const area = region ?? countryName(country);
  return area === name ? name : `${name}, ${area}`;
}
