import type { Outing, Outings } from "@creel/domain/insights/outings";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";

import type { InsightFilters } from "../filters-in-address.ts";

/** @param at When the outings arrived, in ms since 1970. */
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

export function matchesInsightFilters(
  { water, day }: Pick<Outing, "water" | "day">,
  filters: InsightFilters,
): boolean {
  return (
    (filters.water === undefined || water?.id === filters.water) &&
    (filters.from === undefined || day >= filters.from) &&
    (filters.to === undefined || day <= filters.to)
  );
}

interface Asked {
  filters: InsightFilters;
  /** Whether an hour with several lines counts once per line. */
  isPerLine: boolean;
}

/** @param at When the outings arrived, in ms since 1970. */
export function decisionsQuery({ outings }: Outings, at: number, { filters, isPerLine }: Asked) {
  return queryOptions({
    queryKey: ["insights", "decisions", at, filters, isPerLine],
    queryFn: async () => {
      const { askReport } = await import("./ask-report.ts");
      const matching = outings.filter((outing) => matchesInsightFilters(outing, filters));
      return askReport(
        "decisions",
        { outings: matching, species: filters.species ?? null, isPerLine },
        "rates",
      );
    },
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}

/**
 * Returns the report on all outings: the rates first, then the same with verdicts. Rendering is deferred, because
 * rendering all at once blocks a slow phone. Verdicts are requested once the rates are rendered. Filters do not apply,
 * because each would be another look at the log and another chance for luck.
 *
 * @param at When the outings arrived, in ms since 1970.
 */
export function useReport(outings: Outings, at: number) {
  const query = (hasVerdicts: boolean) => logReportQuery(outings, at, hasVerdicts);
  const rates = useQuery({ ...query(false), placeholderData: keepPreviousData });
  const areRatesRendered = useDeferredValue(rates.data) === rates.data;
  const areRatesCurrent = rates.isSuccess && !rates.isPlaceholderData;
  const verdicts = useQuery({ ...query(true), enabled: areRatesCurrent && areRatesRendered });
  const report = useDeferredValue(verdicts.data ?? rates.data);
  return { rates, report, hasVerdicts: verdicts.data !== undefined && report === verdicts.data };
}
