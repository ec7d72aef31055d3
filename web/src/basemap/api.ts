import { readLakes } from "@creel/domain/basemap/lakes";
import { type Land, readLand } from "@creel/domain/basemap/land";
import { queryOptions } from "@tanstack/react-query";
import type { Feature, Point } from "geojson";
import * as z from "zod/mini";

import { BASEMAP_FILES } from "./files.ts";
import landSquaresUrl from "./generated/land-squares.json?url";
import townSquaresUrl from "./generated/squares.json?url";

const squaresSchema = z.array(z.string());

const townsSchema = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));

/** The large lakes of the world; the file is in the map's style, too. */
export const lakesQuery = queryOptions({
  queryKey: ["basemap", "lakes"],
  queryFn: async ({ signal }) => readLakes(await fetchJson(BASEMAP_FILES.lakes, signal)),
  staleTime: Infinity,
});

/** Land and coasts of a square at 1:10 million; `null` where there is only sea. */
export function nearLandQuery(square: string) {
  return queryOptions({
    queryKey: ["basemap", "land", square],
    queryFn: ({ signal }) => fetchLand(square, signal),
    staleTime: Infinity,
  });
}

export async function fetchLand(square: string, signal: AbortSignal): Promise<Land | null> {
  // The open sea has no file, and asking for one would be an error in the console.
  const squares = squaresSchema.parse(await fetchJson(landSquaresUrl, signal));
  if (!squares.includes(square)) return null;
  return readLand(await fetchJson(`/basemap/land/${square}.json`, signal), square);
}

/** The towns of a square, with a `rank` that is the power of ten of their people. */
export function nearTownsQuery(square: string) {
  return queryOptions({
    queryKey: ["basemap", "towns", square],
    queryFn: ({ signal }) => fetchTowns(square, signal),
    staleTime: Infinity,
  });
}

export async function fetchTowns(square: string, signal: AbortSignal): Promise<Feature<Point>[]> {
  // The open sea has no file, and asking for one would be an error in the console.
  const squares = squaresSchema.parse(await fetchJson(townSquaresUrl, signal));
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
