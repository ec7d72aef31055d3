import { queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../../trips/data/api.ts";

/** While months are looked up, in ms. A job does it every five minutes. */
const ASKED_EVERY_MS = 60_000;

/** What the days with a fish are compared with. The schemas are no part of the first page. */
export const comparedHoursQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "compared-hours"],
  queryFn: async ({ signal }) => (await import("./insights.calls.ts")).readComparedHours(signal),
  refetchInterval: ({ state }) => (state.data && state.data.months_left > 0 ? ASKED_EVERY_MS : false),
});
