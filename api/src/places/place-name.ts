import { type Coordinates, formatCoordinates } from "@creel/domain/places/coordinates";

import { type NearbyPlace, nearestPlace } from "./gazetteer.ts";

/** km from which one is near a place and no longer in it. */
const IN_PLACE = 5;
/** km from which the nearest place says nothing. */
const NEAR_PLACE = 75;

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/**
 * What an angler would call it: "Ely, Minnesota", "Near Vineland, Minnesota", or on the open sea the
 * coordinates that were asked for.
 */
export async function placeName(coordinates: Coordinates): Promise<string> {
  const place = await nearestPlace(coordinates);
  if (place.distance > NEAR_PLACE) return formatCoordinates(coordinates, 2);
  const name = fullName(place);
  return place.distance > IN_PLACE ? `Near ${name}` : name;
}

function fullName({ name, region, country }: NearbyPlace): string {
  const area = region ?? countryNames.of(country);
  return area && area !== name ? `${name}, ${area}` : name;
}
