import type { Bounds } from "../places/bounds.ts";

/** Degrees of a square's side, as scripts/build/build-basemap.mjs cuts them. */
export const SQUARE = 10;
/** More than a zoomed-in view can touch. */
const MOST_SQUARES = 6;

/** Names of the squares a view touches; none where it is too wide for details. */
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
