import type { Catch } from "@creel/domain/catches/catch";
import type { Bounds } from "@creel/domain/places/bounds";

/** False for a place that is not known. */
export function isIn(
  { west, south, east, north }: Bounds,
  { latitude, longitude }: Pick<Catch, "latitude" | "longitude">,
): boolean {
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false;
  // West is greater than east where the bounds cross 180°.
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Rounds outwards to multiples of a step, within -180° to 180° and -90° to 90°. */
export function roundOut({ west, south, east, north }: Bounds, step: number): Bounds {
  const decimals = -Math.log10(step);
  const round = (edge: number) => Number(edge.toFixed(decimals));
  return {
    west: round(Math.max(-180, west - step)),
    south: round(Math.max(-90, south - step)),
    east: round(Math.min(180, east + step)),
    north: round(Math.min(90, north + step)),
  };
}
