import { queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../../trips/data/api.ts";

/** Every catch and trip, as little of each as its counts need. The schemas are no part of the first page. */
export const countsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "counts"],
  queryFn: async ({ signal }) => (await import("./insights.calls.ts")).readCounts(signal),
});
