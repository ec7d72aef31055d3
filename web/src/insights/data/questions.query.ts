import { queryOptions } from "@tanstack/react-query";

import { TRIPS_KEY } from "../../trips/data/api.ts";

/** What was asked of the trips to come, the latest first. The schemas are no part of the first page. */
export const questionsQuery = queryOptions({
  queryKey: [...TRIPS_KEY, "questions"],
  queryFn: async ({ signal }) => (await import("./insights.calls.ts")).readQuestions(signal),
});
