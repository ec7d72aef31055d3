import { queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../../trips/data/api.ts";

/** The latest first, with their half hours. The schemas are no part of the first page. */
export const lureTrialsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "lure-trials"],
  queryFn: async ({ signal }) => (await import("./lure-trials.calls.ts")).readTrials(signal),
});
