import type { Outings } from "@creel/domain/insights/outings";
import { queryOptions } from "@tanstack/react-query";

import type { InsightFilters } from "../filters/filters-in-address.ts";
import { isMeant } from "./log-report.query.ts";

interface Asked {
  filters: InsightFilters;
  /** Whether hours are those of lines. */
  isPerLine: boolean;
}

/** @param at when the outings came, in ms */
export function decisionsQuery({ outings }: Outings, at: number, { filters, isPerLine }: Asked) {
  return queryOptions({
    queryKey: ["insights", "decisions", at, filters, isPerLine],
    queryFn: async () => {
      const { askReport } = await import("./ask-report.ts");
      const meant = outings.filter((outing) => isMeant(outing, filters));
      return askReport("decisions", { outings: meant, species: filters.species ?? null, isPerLine }, "rates");
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}
