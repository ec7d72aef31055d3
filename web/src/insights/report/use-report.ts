import type { Outing, Outings } from "@creel/domain/insights/outings";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { InsightFilters } from "../filters/use-insight-filters.ts";
import type { ReportRequest } from "./report.ts";

interface Asked {
  filters: InsightFilters;
  /** Whether hours are those of lines. */
  isPerLine: boolean;
}

/**
 * What comes of the outings: the rates first, then the same with verdicts.
 * @param at when they came, in ms
 */
export function useReport({ outings }: Outings, at: number, { filters, isPerLine }: Asked) {
  const request = (hasVerdicts: boolean): ReportRequest => ({
    outings: outings.filter((outing) => isMeant(outing, filters)),
    species: filters.species ?? null,
    isPerLine,
    hasVerdicts,
  });
  const asked = (hasVerdicts: boolean) => ({
    queryKey: ["insights", at, filters, isPerLine, hasVerdicts],
    queryFn: async () => {
      const { askReport } = await import("./ask-report.ts");
      return askReport("log", request(hasVerdicts), hasVerdicts ? "verdicts" : "rates");
    },
    networkMode: "always" as const,
    staleTime: Infinity,
    retry: false,
  });
  const rates = useQuery({ ...asked(false), placeholderData: keepPreviousData });
  const verdicts = useQuery({ ...asked(true), enabled: rates.isSuccess && !rates.isPlaceholderData });
  return { rates, report: verdicts.data ?? rates.data, hasVerdicts: verdicts.data !== undefined };
}

export function isMeant({ water, day }: Pick<Outing, "water" | "day">, filters: InsightFilters): boolean {
  return (
    (filters.water === undefined || water?.id === filters.water) &&
    (filters.from === undefined || day >= filters.from) &&
    (filters.to === undefined || day <= filters.to)
  );
}
