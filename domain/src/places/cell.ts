import type { Bounds } from "./bounds.ts";
import type { Coordinates } from "./coordinates.ts";

/** Sides in degrees, 22, 11, 5.6 and 1.1 km from south to north. Each square lies in one of the size before. */
export const CELL_SIZES = [0.2, 0.1, 0.05, 0.01] as const;
export type CellSize = (typeof CELL_SIZES)[number];

/** The squares for which weather is asked: its models have grids of 1 to 25 km. */
export const WEATHER_CELL_SIZE = 0.05 satisfies CellSize;

/** A square of the one grid of its size that spans the world. It never crosses 180°. */
export interface Cell extends Bounds {
  size: CellSize;
}

/** Hundredths of a degree, so that borders are computed in integers. */
const SIDES: Record<CellSize, number> = { 0.2: 20, 0.1: 10, 0.05: 5, 0.01: 1 };
/** Of a degree; 1.1 cm. Nearer to a border than half of that, a place may count as beyond it. */
const RESOLUTION = 1e7;

/** The same for every point of a square, so that many places in it tell no more than one. */
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
