import type { WaterList } from "@creel/domain/waters/water-list";
import type { QueryClient } from "@tanstack/react-query";

import { withPendingWaters } from "../outbox/pending-waters.ts";
import type { WaterSent } from "../outbox/water-item.ts";
import { waterOfItems } from "../outbox/water-of-items.ts";
import { applyReadings, withReadings } from "../outbox/water-readings.ts";
import { conditionsQuery, readingsQuery, WATER_LISTS_KEY, waterQuery } from "./api.ts";

/** Every answer that is cached becomes as it will be when it is asked for again. */
export function putSentWater(queryClient: QueryClient, { item, answer }: WaterSent): void {
  if (item.work.kind === "add reading" || item.work.kind === "remove reading") {
    const { queryKey } = conditionsQuery(item.subjectId);
    queryClient.setQueryData(queryKey, (was) => was && withReadings(was, [item]));
    void queryClient.invalidateQueries({ queryKey });
    const { queryKey: listKey } = readingsQuery(item.subjectId);
    queryClient.setQueryData(listKey, (was) => was && applyReadings(was, [item]));
    void queryClient.invalidateQueries({ queryKey: listKey });
    return;
  }
  const { written = null, spot = null } = answer ?? {};
  const { queryKey } = waterQuery(item.subjectId);
  if (item.work.kind === "delete") queryClient.removeQueries({ queryKey });
  else {
    queryClient.setQueryData(queryKey, (was) => {
      const merged = written?.water ?? waterOfItems(was ?? null, [item]) ?? was;
      if (!merged || !spot) return merged;
      return { ...merged, spots: merged.spots.map((each) => (each.id === spot.id ? spot : each)) };
    });
  }
  for (const [key, list] of queryClient.getQueriesData<WaterList>({ queryKey: WATER_LISTS_KEY })) {
    const isWhole = key.at(-1) === "";
    if (list) queryClient.setQueryData(key, withPendingWaters(list, [item], isWhole));
  }
}
