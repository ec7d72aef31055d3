import { queryOptions } from "@tanstack/react-query";

import { readShares } from "./shares.calls.ts";

/** Asked for anew each time: what others opened since is in it. */
export const sharesQuery = queryOptions({
  queryKey: ["shares"],
  queryFn: ({ signal }) => readShares(signal),
});
