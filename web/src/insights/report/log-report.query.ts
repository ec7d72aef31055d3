import type { Outing, Outings } from "@creel/domain/insights/outings";
import { queryOptions } from "@tanstack/react-query";

import type { InsightFilters } from "../filters/filters-in-address.ts";

export interface AskedOfLog {
  filters: InsightFilters;
  /** Whether hours are those of lines. */
  isPerLine: boolean;
  hasVerdicts: boolean;
}

/** @param at when the outings came, in ms */
export function logReportQuery({ outings }: Outings, at: number, asked: AskedOfLog) {
  const { filters, isPerLine, hasVerdicts } = asked;
  return queryOptions({
    queryKey: ["insights", at, filters, isPerLine, hasVerdicts],
    queryFn: async () => {
      const { askReport } = await import("./ask-report.ts");
      const request = {
        outings: outings.filter((outing) => isMeant(outing, filters)),
        species: filters.species ?? null,
        isPerLine,
        hasVerdicts,
      };
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
