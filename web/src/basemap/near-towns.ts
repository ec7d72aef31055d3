import { queryOptions } from "@tanstack/react-query";
import type { Feature, Point } from "geojson";
import * as z from "zod/mini";

import { fetchJson } from "./fetch-json.ts";
import squaresUrl from "./generated/squares.json?url";

const townsSchema = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));
const squaresSchema = z.array(z.string());

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
  const squares = squaresSchema.parse(await fetchJson(squaresUrl, signal));
  if (!squares.includes(square)) return [];
  const towns = townsSchema.parse(await fetchJson(`/basemap/${square}.json`, signal));
  return towns.map(([name, longitude, latitude, rank]) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { name, rank },
  }));
}
