import { queryOptions } from "@tanstack/react-query";
import type { Feature, Position } from "geojson";
import * as z from "zod/mini";

import { fetchJson } from "./fetch-json.ts";
import squaresUrl from "./generated/land-squares.json?url";
import { SQUARE } from "./squares.ts";

const ringSchema = z.array(z.tuple([z.number(), z.number()]));
const landSchema = z.array(z.array(ringSchema));
const squaresSchema = z.array(z.string());

type Ring = z.infer<typeof ringSchema>;

/** Sea, land and coasts of a square at 1:10 million, each with its `kind`; none where there is only sea. */
export function nearLandQuery(square: string) {
  return queryOptions({
    queryKey: ["basemap", "land", square],
    queryFn: ({ signal }) => fetchLand(square, signal),
    staleTime: Infinity,
  });
}

async function fetchLand(square: string, signal: AbortSignal): Promise<Feature[]> {
  // The open sea has no file, and asking for one would be an error in the console.
  const squares = squaresSchema.parse(await fetchJson(squaresUrl, signal));
  if (!squares.includes(square)) return [];
  const land = landSchema.parse(await fetchJson(`/basemap/land/${square}.json`, signal));
  const sides = sidesOf(square);
  return [
    feature("sea", { type: "Polygon", coordinates: [cornersOf(sides)] }),
    feature("land", { type: "MultiPolygon", coordinates: land }),
    feature("coast", {
      type: "MultiLineString",
      coordinates: land.flat().flatMap((ring) => coastsOf(ring, sides)),
    }),
  ];
}

interface Sides {
  west: number;
  south: number;
  east: number;
  north: number;
}

function sidesOf(square: string): Sides {
  const [west = 0, south = 0] = square.split("_").map(Number);
  return { west, south, east: west + SQUARE, north: south + SQUARE };
}

function cornersOf({ west, south, east, north }: Sides): Position[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** A ring without where it was cut along a side of the square, which is no coast. */
export function coastsOf(ring: Ring, sides: Sides): Position[][] {
  const coasts: Position[][] = [];
  let coast: Position[] = [];
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

function isCut([ax, ay]: Ring[number], [bx, by]: Ring[number], { west, south, east, north }: Sides): boolean {
  const isOnMeridian = ax === bx && (ax === west || ax === east);
  return isOnMeridian || (ay === by && (ay === south || ay === north));
}

function feature(kind: string, geometry: Feature["geometry"]): Feature {
  return { type: "Feature", geometry, properties: { kind } };
}
