import type { Coordinates } from "./coordinates.ts";

/** Mean radius of the Earth (IUGG), in miles. */
const EARTH_RADIUS_MILES = 3958.8;
const KILOMETERS_PER_MILE = 1.609344;

interface PossiblyPlaced {
  latitude: number | null;
  longitude: number | null;
}

/** Returns the great-circle distance by the haversine formula; `Infinity` for an unknown place. */
export function milesBetween(place: PossiblyPlaced, near: Coordinates): number {
  if (place.latitude === null || place.longitude === null) return Infinity;
  const latitude = radians(place.latitude);
  const nearLatitude = radians(near.latitude);
  const alongLatitude = Math.sin((latitude - nearLatitude) / 2) ** 2;
  const alongLongitude = Math.sin(radians(place.longitude - near.longitude) / 2) ** 2;
  const haversine = alongLatitude + Math.cos(nearLatitude) * Math.cos(latitude) * alongLongitude;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns `null` if either place is unknown. */
export function kilometersBetween(one: PossiblyPlaced, other: PossiblyPlaced): number | null {
  const { latitude, longitude } = other;
  if (one.latitude === null || one.longitude === null || latitude === null || longitude === null) return null;
  return milesBetween(one, { latitude, longitude }) * KILOMETERS_PER_MILE;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
