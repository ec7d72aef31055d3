// Parts of the map's square in Mercator's projection, as web maps cut it into tiles.

/** In degrees of latitude; the poles lie infinitely far. */
export const MERCATOR_EDGE = 85;

const WORLD_DEGREES = 360;

/** As a part of the way around the world from 180° west. */
export function eastOf(longitude: number): number {
  return (longitude + WORLD_DEGREES / 2) / WORLD_DEGREES;
}

/** As a part of the way from the upper edge of the map to the lower one. */
export function southOf(latitude: number): number {
  return (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
}

export function longitudeOf(part: number): number {
  return part * WORLD_DEGREES - WORLD_DEGREES / 2;
}

export function latitudeOf(part: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * part))) * 180) / Math.PI;
}
