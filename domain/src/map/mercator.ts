// Converts degrees to fractions of the square Web Mercator map, and back.

/** In degrees of latitude. The projection puts the poles infinitely far away. */
export const MERCATOR_EDGE = 85;

const WORLD_DEGREES = 360;

/** Returns 0 at 180° west and 1 at 180° east. */
export function eastOf(longitude: number): number {
  return (longitude + WORLD_DEGREES / 2) / WORLD_DEGREES;
}

/** Returns 0 at the upper edge of the map and 1 at the lower one. */
export function southOf(latitude: number): number {
  return (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2;
}

export function longitudeOf(part: number): number {
  return part * WORLD_DEGREES - WORLD_DEGREES / 2;
}

export function latitudeOf(part: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * part))) * 180) / Math.PI;
}
