import { queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../../trips/trips-key.ts";

/** All that was fished. The schemas are no part of the first page. */
export const outingsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "outings"],
  queryFn: async ({ signal }) => (await import("./insights.calls.ts")).readOutings(signal),
});
