import type { Water } from "@creel/domain/waters/water";
import type { WaterList } from "@creel/domain/waters/water-list";
import type { QueryClient } from "@tanstack/react-query";

import { WATER_LISTS_KEY, waterQuery } from "./waters.query.ts";

/** A water as the answers that are cached have it; of one that only a list has, without its spots. */
export function findWaterIn(queryClient: QueryClient, id: string): Water | undefined {
  const one = queryClient.getQueryData(waterQuery(id).queryKey);
  if (one) return one;
  const listed = queryClient
    .getQueriesData<WaterList>({ queryKey: WATER_LISTS_KEY })
    .flatMap(([, list]) => list?.waters ?? [])
    .find((water) => water.id === id);
  return listed && { ...listed, outline: listed.small_outline, spots: [] };
}
