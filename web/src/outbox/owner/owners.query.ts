import { queryOptions } from "@tanstack/react-query";

import { listWaitingOwners } from "./waiting-owners.ts";

/** Whose catches wait on this device. Read again with each change of what waits. */
export const ownersQuery = queryOptions({
  queryKey: ["outbox", "owners"],
  queryFn: listWaitingOwners,
  networkMode: "always",
  staleTime: 0,
  retry: false,
});
