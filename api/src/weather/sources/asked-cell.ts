import { type Cell, cellOf, type CellSize, middleOf, WEATHER_CELL_SIZE } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** Services are asked about a cell, so that they do not learn anybody's exact spot. */
export interface AskedCell {
  name: string;
  middle: Coordinates;
  cell: Cell;
}

/**
 * Side lengths in degrees. They match the grid of the squares that other users see, so both together reveal no more
 * than the smaller one. Alerts are for whole counties and gauges are searched for within
 * 30 miles, and 0.2° is 22 km from south to north.
 */
const SIZES = { weather: WEATHER_CELL_SIZE, alerts: 0.2, gauges: 0.2 } as const satisfies Record<
  string,
  CellSize
>;

export function askedCell(place: Coordinates, kind: keyof typeof SIZES): AskedCell {
  const cell = cellOf(place, SIZES[kind]);
  const middle = middleOf(cell);
  return { name: `${middle.latitude},${middle.longitude}`, middle, cell };
}
