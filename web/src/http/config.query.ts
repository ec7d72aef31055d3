import { configSchema } from "@creel/domain/config/config";
import { queryOptions } from "@tanstack/react-query";

import { send } from "./send.ts";

/** What this installation is like; asked once a visit. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: ({ signal }) => send({ path: "/config", signal }, configSchema),
  staleTime: Infinity,
});
