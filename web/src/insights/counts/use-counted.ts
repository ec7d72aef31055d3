import type { Outings } from "@creel/domain/insights/outings";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { countsQuery } from "../api.ts";
import type { InsightFilters } from "../filters-in-address.ts";
import { countLog } from "./count-log.ts";

/** Counts the catches and trips that match the filters; `counted` is `null` until they are loaded. */
export function useCounted(outings: Outings, filters: InsightFilters) {
  const query = useQuery({ ...countsQuery, networkMode: "always" });
  const { data } = query;
  const counted = useMemo(() => (data ? countLog(data, outings, filters) : null), [data, outings, filters]);
  return { query, counted };
}
