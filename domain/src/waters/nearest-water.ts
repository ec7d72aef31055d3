import type { Coordinates } from "../places/coordinates.ts";
import { nearestOnOutline } from "./nearest-on-outline.ts";
import type { Outline } from "./new-water.ts";
import { metersToOutline } from "./outline-distance.ts";

export interface NearestWater {
  /** 0 on a water; `Infinity` if there is none. */
  meters: number;
  /** The nearest point of the water's edge, or of its line. */
  shore: Coordinates | null;
}

export const NO_WATER: NearestWater = { meters: Infinity, shore: null };

export function nearestWater(place: Coordinates, waters: readonly Outline[]): NearestWater {
  let nearest: { meters: number; water: Outline } | null = null;
  for (const water of waters) {
    const meters = metersToOutline(place, water);
    if (!nearest || meters < nearest.meters) nearest = { meters, water };
    if (meters === 0) break;
  }
  if (!nearest) return NO_WATER;
  return { meters: nearest.meters, shore: nearestOnOutline(place, nearest.water) };
}
