import type { Coordinates } from "@creel/domain/places/coordinates";
import { useQueries, useQuery } from "@tanstack/react-query";
import type { Feature } from "geojson";
import { useMemo } from "react";

import { lakesQuery } from "../../basemap/lakes.ts";
import { nearLandQuery } from "../../basemap/near-land.ts";
import { squaresIn } from "../../basemap/squares.ts";
import type { Ground } from "./draw-small-map.ts";
import { boundsAround } from "./small-view.ts";

/** What the built-in map has around a place; `null` until all of it is here. */
export function useGround(place: Coordinates): Ground | null {
  const { data: lakes } = useQuery(lakesQuery);
  const land = useQueries({
    queries: squaresIn(boundsAround(place)).map(nearLandQuery),
    combine: together,
  });
  return useMemo(() => {
    if (!lakes || !land) return null;
    const shapes = land.map(({ geometry }) => geometry);
    return {
      land: shapes.flatMap((shape) => (shape.type === "MultiPolygon" ? shape.coordinates.flat() : [])),
      coasts: shapes.flatMap((shape) => (shape.type === "MultiLineString" ? shape.coordinates : [])),
      lakes: lakes.map(({ rings }) => rings),
    };
  }, [lakes, land]);
}

function together(results: readonly { data?: readonly Feature[] | undefined }[]): Feature[] | null {
  const isAllHere = results.every(({ data }) => data !== undefined);
  return isAllHere ? results.flatMap(({ data }) => data ?? []) : null;
}
