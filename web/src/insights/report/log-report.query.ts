import type { Outing, Outings } from "@creel/domain/insights/outings";
import { queryOptions } from "@tanstack/react-query";

import type { InsightFilters } from "../filters/filters-in-address.ts";

/** @param at when the outings came, in ms */
export function logReportQuery({ outings }: Outings, at: number, hasVerdicts: boolean) {
  return queryOptions({
    queryKey: ["insights", at, hasVerdicts],
    queryFn: async () => {
      const { askReport } = await import("./ask-report.ts");
      const request = { outings, species: null, isPerLine: false, hasVerdicts };
      return askReport("log", request, hasVerdicts ? "verdicts" : "rates");
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}

export function isMeant({ water, day }: Pick<Outing, "water" | "day">, filters: InsightFilters): boolean {
  return (
    (filters.water === undefined || water?.id === filters.water) &&
    (filters.from === undefined || day >= filters.from) &&
    (filters.to === undefined || day <= filters.to)
  );
}
