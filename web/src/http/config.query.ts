import { configSchema } from "@creel/domain/config/config";
import { queryOptions } from "@tanstack/react-query";

import { send } from "./send.ts";

export const CONFIG = "/config";

/** Fetched once per page load. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => send({ path: CONFIG, signal }, configSchema),
  staleTime: Infinity,
});
