import { readLakes } from "@creel/domain/basemap/lakes";
import { queryOptions } from "@tanstack/react-query";

import { fetchJson } from "./fetch-json.ts";
import { BASEMAP_FILES } from "./files.ts";

/** The large lakes of the world; the file is in the map's style, too. */
export const lakesQuery = queryOptions({
  queryKey: ["basemap", "lakes"],
  queryFn: async ({ signal }) => readLakes(await fetchJson(BASEMAP_FILES.lakes, signal)),
  staleTime: Infinity,
});
