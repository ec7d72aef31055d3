import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";

/** The one of the angler's waters that a place is on, as far as its coarse outline says; the server has the exact one. */
export function ownWaterAt(place: Coordinates | null, waters: readonly WaterSummary[]): WaterSummary | null {
  const shapes = waters.map((water) => ({ ...water, outline: water.small_outline }));
  return place && waterAt(place, shapes);
}

interface NearWater {
  water: WaterSummary;
  /** To its middle; `null` where nobody knows where one is. */
  kilometers: number | null;
}

export function nearestFirst(place: Coordinates | null, waters: readonly WaterSummary[]): NearWater[] {
  return waters
    .map((water) => ({ water, kilometers: place && kilometersBetween(place, water) }))
    .toSorted((one, other) => (one.kilometers ?? 0) - (other.kilometers ?? 0));
}
