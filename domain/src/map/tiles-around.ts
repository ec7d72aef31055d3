import type { Coordinates } from "../places/coordinates.ts";
import { eastOf, southOf } from "./mercator.ts";

/** A tile at a zoom that the context gives. */
export interface TilePlace {
  x: number;
  y: number;
}

/** The earth's circumference, from its mean radius (IUGG). */
const METERS_AROUND = 40_030_174;

/**
 * Returns the tiles within a distance of a place, the place's own tile first. Rows beyond the edge of the map are left
 * out.
 */
export function tilesAround(place: Coordinates, meters: number, zoom: number): TilePlace[] {
  const count = 2 ** zoom;
  const [x, y] = [eastOf(place.longitude) * count, southOf(place.latitude) * count];
  const reach = (meters / METERS_AROUND / Math.cos((place.latitude * Math.PI) / 180)) * count;
  const own = { x: Math.floor(x), y: Math.floor(y) };
  return wholeFrom(y - reach, y + reach)
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) => wholeFrom(x - reach, x + reach).map((column) => ({ x: column, y: row })))
    .toSorted((one, other) => stepsFrom(own, one) - stepsFrom(own, other))
    .map((tile) => ({ x: ((tile.x % count) + count) % count, y: tile.y }));
}

function wholeFrom(first: number, last: number): number[] {
  const from = Math.floor(first);
  return Array.from({ length: Math.floor(last) - from + 1 }, (_, index) => from + index);
}

function stepsFrom(own: TilePlace, { x, y }: TilePlace): number {
  return Math.abs(x - own.x) + Math.abs(y - own.y);
}
