import type { Coordinates } from "../places/coordinates.ts";
import type { Outline, WaterKind } from "./new-water.ts";

/** What a map says of the water at a place. */
export interface MapWater {
  /** `null` where it has none. */
  name: string | null;
  kind: WaterKind;
  /** `null` for the sea, and where the map does not have all of it. */
  outline: Outline | null;
}

/** `null` where a map has no water. */
export type MapWaterAt = (place: Coordinates) => Promise<MapWater | null>;
