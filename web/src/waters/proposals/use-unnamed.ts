import type { UnnamedPlace, WaterList } from "@creel/domain/waters/water-list";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";

import { configQuery } from "../../http/config.query.ts";
import { NO_SHAPES, placeKey, placesToLookAt, withShapes } from "./regroup.ts";
import { hasOtherHost, mapShapesQuery } from "./shapes-query.ts";

const NONE: readonly UnnamedPlace[] = [];

/**
 * Returns the nameless waters of a list by the shapes of all maps: those of the server, and those of the host that the
 * chart is drawn of.
 */
export function useUnnamed(waters: WaterList | undefined): readonly UnnamedPlace[] {
  const unnamed = waters?.unnamed ?? NONE;
  const { data: config } = useQuery(configQuery);
  const places = useMemo(() => placesToLookAt(unnamed), [unnamed]);
  const enabled = places.length > 0 && hasOtherHost(config?.map);
  const { data: found = NO_SHAPES, refetch } = useQuery({ ...mapShapesQuery, enabled });
  const left = places.map(placeKey).filter((key) => !(key in found.looked));
  const asked = enabled && found !== NO_SHAPES ? left.join() : "";
  useEffect(() => {
    // One that is going on looks at the places of before.
    if (asked !== "") void refetch({ cancelRefetch: false });
  }, [asked, refetch]);
  return useMemo(() => withShapes(unnamed, found), [unnamed, found]);
}
