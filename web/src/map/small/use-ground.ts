import { type Ground, toGround } from "@creel/domain/basemap/ground";
import type { Land } from "@creel/domain/basemap/land";
import { squaresIn } from "@creel/domain/basemap/squares";
import { boundsAround, SMALL_MAP } from "@creel/domain/map/small/small-view";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { lakesQuery } from "../../basemap/lakes.ts";
import { nearLandQuery } from "../../basemap/near-land.ts";

/** What the built-in map has around a place; `null` until all of it is here. */
export function useGround(place: Coordinates): Ground | null {
  const { data: lakes } = useQuery(lakesQuery);
  const land = useQueries({
    queries: squaresIn(boundsAround(place, SMALL_MAP)).map(nearLandQuery),
    combine: together,
  });
  return useMemo(() => (lakes && land ? toGround(land, lakes) : null), [lakes, land]);
}

function together(results: readonly { data?: Land | null | undefined }[]): Land[] | null {
  const isAllHere = results.every(({ data }) => data !== undefined);
  return isAllHere ? results.flatMap(({ data }) => data ?? []) : null;
}
