import type { Catch } from "@creel/domain/catches/catch";
import type { Bounds } from "@creel/domain/places/bounds";

/** Whether a place lies in it; nothing lies anywhere whose place is not known. */
export function isIn(
  { west, south, east, north }: Bounds,
  { latitude, longitude }: Pick<Catch, "latitude" | "longitude">,
): boolean {
  if (latitude === null || longitude === null || latitude < south || latitude > north) return false;
  // A view across 180° begins in the east of where it ends.
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** The bounds with their edges on multiples of a step, not smaller than they were and still on the earth. */
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
