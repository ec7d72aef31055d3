import type { Bounds } from "./bounds.ts";
import type { Coordinates } from "./coordinates.ts";

/**
 * Side lengths in degrees: 22, 11, 5.6 and 1.1 km from south to north. Each square lies within one square of the next
 * larger size.
 */
export const CELL_SIZES = [0.2, 0.1, 0.05, 0.01] as const;
export type CellSize = (typeof CELL_SIZES)[number];

/** The size of the squares for weather requests; weather models have grids of 1 to 25 km. */
export const WEATHER_CELL_SIZE = 0.05 satisfies CellSize;

/** A square in the global grid of its size. It never crosses 180°. */
export interface Cell extends Bounds {
  size: CellSize;
}

/** In hundredths of a degree, so that borders are computed with integers. */
const SIDES: Record<CellSize, number> = { 0.2: 20, 0.1: 10, 0.05: 5, 0.01: 1 };
/** Steps per degree, 1.1 cm each. A place within half a step of a border may count as beyond it. */
const RESOLUTION = 1e7;

/** Returns the same square for all of its points, so many places in it reveal no more than one. */
export function cellOf({ latitude, longitude }: Coordinates, size: CellSize): Cell {
  const side = SIDES[size];
  const southmost = Math.min(hundredths(latitude), 9000 - 1);
  const westmost = (((hundredths(longitude) + 18_000) % 36_000) + 36_000) % 36_000;
  const south = Math.floor(southmost / side) * side;
  const west = Math.floor(westmost / side) * side - 18_000;
  return {
    west: west / 100,
    south: south / 100 + 0,
    east: (west + side) / 100,
    north: (south + side) / 100,
    size,
  };
}

export function middleOf({ west, south, size }: Cell): Coordinates {
  const half = SIDES[size] / 2;
  return {
    latitude: (Math.round(south * 100) + half) / 100,
    longitude: (Math.round(west * 100) + half) / 100,
  };
}

function hundredths(degrees: number): number {
  return Math.floor(Math.round(degrees * RESOLUTION) / (RESOLUTION / 100));
}
