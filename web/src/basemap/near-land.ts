import { type Land, readLand } from "@creel/domain/basemap/land";
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";

import { fetchJson } from "./fetch-json.ts";
import squaresUrl from "./generated/land-squares.json?url";

const squaresSchema = z.array(z.string());

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
  const squares = squaresSchema.parse(await fetchJson(squaresUrl, signal));
  if (!squares.includes(square)) return null;
  return readLand(await fetchJson(`/basemap/land/${square}.json`, signal), square);
}
