import type { Bounds } from "../places/bounds.ts";

/** The side length of a square in degrees, as cut by scripts/build/build-basemap.mjs. */
export const SQUARE = 10;
/** Zoomed-in views never touch more squares. */
const MOST_SQUARES = 6;

/** Returns the names of the squares that a view touches; empty if the view is too wide for details. */
export function squaresIn({ west, south, east, north }: Bounds): string[] {
  const columns = steps(west, east < west ? east + 360 : east).map((x) => (x >= 180 ? x - 360 : x));
  const names = columns.flatMap((x) => steps(south, north).map((y) => `${x}_${y}`));
  return names.length > MOST_SQUARES ? [] : names;
}

function steps(from: number, to: number): number[] {
  const first = Math.floor(from / SQUARE);
  const count = Math.floor(to / SQUARE) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * SQUARE);
}
