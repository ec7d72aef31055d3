import { type Cell, cellOf, type CellSize, middleOf, WEATHER_CELL_SIZE } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** Services are asked for a cell, so that they learn nobody's exact spot. */
export interface AskedCell {
  name: string;
  middle: Coordinates;
  cell: Cell;
}

/**
 * Sides in degrees, of the grid of the squares that others are shown: together they tell no more than the smaller one.
 * Alerts are for whole counties, and 0.2° is 22 km from south to north.
 */
const SIZES = { weather: WEATHER_CELL_SIZE, alerts: 0.2 } as const satisfies Record<string, CellSize>;

export function askedCell(place: Coordinates, kind: keyof typeof SIZES): AskedCell {
  const cell = cellOf(place, SIZES[kind]);
  const middle = middleOf(cell);
  return { name: `${middle.latitude},${middle.longitude}`, middle, cell };
}
