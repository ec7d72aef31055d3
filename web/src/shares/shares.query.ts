import { queryOptions } from "@tanstack/react-query";

import { readShares, readSquarePlace } from "./shares.calls.ts";

/** Asked for anew each time: what others opened since is in it. */
export const sharesQuery = queryOptions({
  queryKey: ["shares"],
  queryFn: ({ signal }) => readShares(signal),
});

/** In whose square a catch or a trip is shown, which is said once and stays. */
export function squarePlaceQuery(id: string) {
  return queryOptions({
    queryKey: [...sharesQuery.queryKey, "square", id],
    queryFn: ({ signal }) => readSquarePlace(id, signal),
  });
}
