import { queryOptions } from "@tanstack/react-query";

import { CATCHES_KEY } from "../../catches/logbook/api.ts";

/** No part of the first page. */
const calls = () => import("./read-earlier-fish.ts");

/** The fish of this date in earlier years that were caught on a trip or would be proposed as one. */
export const earlierFishQuery = queryOptions({
  queryKey: [...CATCHES_KEY, "earlier fish"],
  queryFn: async ({ client, signal }) => (await calls()).readEarlierFish(client, signal),
});
