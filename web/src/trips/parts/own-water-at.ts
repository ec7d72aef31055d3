import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";

/** Returns the angler's water at a place, by its coarse outline. The server has the exact one. */
export function ownWaterAt(place: Coordinates | null, waters: readonly WaterSummary[]): WaterSummary | null {
  const shapes = waters.map((water) => ({ ...water, outline: water.small_outline }));
  return place && waterAt(place, shapes);
}

interface NearWater {
  water: WaterSummary;
  /** The distance to the middle of the water; `null` if either place is unknown. */
  kilometers: number | null;
}

export function nearestFirst(place: Coordinates | null, waters: readonly WaterSummary[]): NearWater[] {
  return waters
    .map((water) => ({ water, kilometers: place && kilometersBetween(place, water) }))
    .toSorted((one, other) => (one.kilometers ?? 0) - (other.kilometers ?? 0));
}
