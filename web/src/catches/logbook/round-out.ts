import type { Bounds } from "@creel/domain/places/bounds";

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
