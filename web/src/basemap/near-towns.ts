import type { Bounds } from "@creel/domain/places/bounds";
import { queryOptions } from "@tanstack/react-query";
import type { Feature, Point } from "geojson";
import * as z from "zod/mini";

import squaresUrl from "./generated/squares.json?url";

/** Degrees of a square's side, as scripts/build/build-basemap.mjs cuts them. */
const SQUARE = 10;
/** More than a zoomed-in view can touch. */
const MOST_SQUARES = 6;

const townsSchema = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));
const squaresSchema = z.array(z.string());

/** Names of the squares a view touches; none where it is too wide for small towns. */
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

/** The towns of a square, with a `rank` that is the power of ten of their people. */
export function nearTownsQuery(square: string) {
  return queryOptions({
    queryKey: ["basemap", "towns", square],
    queryFn: ({ signal }) => fetchTowns(square, signal),
    staleTime: Infinity,
  });
}

async function fetchTowns(square: string, signal: AbortSignal): Promise<Feature<Point>[]> {
  // The open sea has no file, and asking for one would be an error in the console.
  const squares = squaresSchema.parse(await fetchJson(squaresUrl, signal));
  if (!squares.includes(square)) return [];
  const towns = townsSchema.parse(await fetchJson(`/basemap/${square}.json`, signal));
  return towns.map(([name, longitude, latitude, rank]) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { name, rank },
  }));
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered ${response.status}`);
  return response.json();
}
