import * as z from "zod/mini";

import type { Bounds } from "../places/bounds.ts";
import { SQUARE } from "./squares.ts";

const ringSchema = z.array(z.tuple([z.number(), z.number()]));
const landSchema = z.array(z.array(ringSchema));

type Ring = z.infer<typeof ringSchema>;

/** Of a square by its name. */
function sidesOf(square: string): Bounds {
  const [west = 0, south = 0] = square.split("_").map(Number);
  return { west, south, east: west + SQUARE, north: south + SQUARE };
}

/** Of a square. */
export interface Land {
  sides: Bounds;
  /** The rings of each island, the first around it. */
  polygons: Ring[][];
  coasts: Ring[];
}

/** Of a square's file, as scripts/build/build-basemap.mjs writes it. */
export function readLand(content: unknown, square: string): Land {
  const polygons = landSchema.parse(content);
  const sides = sidesOf(square);
  return { sides, polygons, coasts: polygons.flat().flatMap((ring) => coastsOf(ring, sides)) };
}

/** A ring without where it was cut along a side of the square, which is no coast. */
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
