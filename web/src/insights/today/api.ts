import { queryOptions } from "@tanstack/react-query";

import { CATCHES_KEY } from "../../catches/logbook/api.ts";

/** Loaded lazily, so that the first page does not include it. */
const calls = () => import("./read-earlier-fish.ts");

/** The fish caught on this date in earlier years, on a trip or on what would be proposed as one. */
export const earlierFishQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "earlier fish"],
  queryFn: async ({ client, signal }) => (await calls()).readEarlierFish(client, signal),
});
