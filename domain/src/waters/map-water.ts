import type { Coordinates } from "../places/coordinates.ts";
import type { Outline, WaterKind } from "./new-water.ts";

/** The water at a place, as a map shows it. */
export interface MapWater {
  /** `null` if the map has none. */
  name: string | null;
  kind: WaterKind;
  /** `null` for the sea, and if the map does not have all of the water. */
  outline: Outline | null;
}

/** Resolves to `null` if the map has no water at the place. */
export type MapWaterAt = (place: Coordinates) => Promise<MapWater | null>;
