import type { OutingWithoutHours } from "@creel/domain/insights/outings";
import { useQuery } from "@tanstack/react-query";

import type { InsightFilters } from "../filters/use-insight-filters.ts";
import { isMeant } from "../report/use-report.ts";

/** Of fewer, none lies between the first and the last. */
const LEAST_FISH = 3;

/**
 * What the time between the first and the last fish says.
 * @param at when the outings came, in ms
 */
export function useInteriorReport(
  outings: readonly OutingWithoutHours[],
  at: number,
  filters: InsightFilters,
) {
  const meant = outings.filter((outing) => outing.fish.length >= LEAST_FISH && isMeant(outing, filters));
  return useQuery({
    queryKey: ["insights", "interior", at, filters],
    queryFn: async () => {
      const { askReport } = await import("../report/ask-report.ts");
      return askReport("interior", { outings: meant, species: filters.species ?? null }, "verdicts");
    },
    enabled: meant.length > 0,
    networkMode: "always",
    staleTime: Infinity,
    retry: false,
  });
}
