import * as z from "zod/mini";

import type { Bounds } from "../places/bounds.ts";
import { SQUARE } from "./squares.ts";

const ringSchema = z.array(z.tuple([z.number(), z.number()]));
const landSchema = z.array(z.array(ringSchema));

type Ring = z.infer<typeof ringSchema>;

/** Parses the name of a square. */
function sidesOf(square: string): Bounds {
  const [west = 0, south = 0] = square.split("_").map(Number);
  return { west, south, east: west + SQUARE, north: south + SQUARE };
}

/** The land within one square. */
export interface Land {
  sides: Bounds;
  /** The rings of each piece of land, outer ring first. */
  polygons: Ring[][];
  coasts: Ring[];
}

/** Reads the file of a square that scripts/build/build-basemap.mjs writes. */
export function readLand(content: unknown, square: string): Land {
  const polygons = landSchema.parse(content);
  const sides = sidesOf(square);
  return { sides, polygons, coasts: polygons.flat().flatMap((ring) => coastsOf(ring, sides)) };
}

/** Returns the parts of a ring that are coasts, without the edges where it was cut along a side of the square. */
export function coastsOf(ring: Ring, sides: Bounds): Ring[] {
  const coasts: Ring[] = [];
  let coast: Ring = [];
  for (const [index, position] of ring.entries()) {
    const before = ring[index - 1];
    if (before && isCut(before, position, sides)) {
      if (coast.length > 1) coasts.push(coast);
      coast = [];
    }
    coast.push(position);
  }
  if (coast.length > 1) coasts.push(coast);
  return coasts;
}

function isCut(
  [ax, ay]: Ring[number],
  [bx, by]: Ring[number],
  { west, south, east, north }: Bounds,
): boolean {
  const isOnMeridian = ax === bx && (ax === west || ax === east);
  return isOnMeridian || (ay === by && (ay === south || ay === north));
}
