import { type Ground, toGround } from "@creel/domain/basemap/ground";
import type { Land } from "@creel/domain/basemap/land";
import { squaresIn } from "@creel/domain/basemap/squares";
import type { Bounds } from "@creel/domain/places/bounds";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { lakesQuery, nearLandQuery } from "../../basemap/api.ts";

/** Returns the built-in map's data for a view; `null` until all of it is loaded. */
export function useGround(view: Bounds): Ground | null {
  const { data: lakes } = useQuery(lakesQuery);
  const land = useQueries({ queries: squaresIn(view).map(nearLandQuery), combine: together });
  return useMemo(() => (lakes && land ? toGround(land, lakes) : null), [lakes, land]);
}

function together(results: readonly { data?: Land | null | undefined }[]): Land[] | null {
  const isAllHere = results.every(({ data }) => data !== undefined);
  return isAllHere ? results.flatMap(({ data }) => data ?? []) : null;
}
