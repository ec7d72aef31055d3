import { type Cell, cellOf, type CellSize, middleOf } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** Services are asked for a cell, so that they learn nobody's exact spot. */
export interface AskedCell {
  name: string;
  middle: Coordinates;
  cell: Cell;
}

/**
 * Sides in degrees, of the grid of the squares that others are shown: together they tell no more than the smaller one.
 * Weather models have grids of 1 to 25 km: 0.05° is 5.6 km from south to north. Alerts are for whole counties, 0.2° is
 * 22 km.
 */
const SIZES = { weather: 0.05, alerts: 0.2 } as const satisfies Record<string, CellSize>;

export function askedCell(place: Coordinates, kind: keyof typeof SIZES): AskedCell {
  const cell = cellOf(place, SIZES[kind]);
  const middle = middleOf(cell);
  return { name: `${middle.latitude},${middle.longitude}`, middle, cell };
}
