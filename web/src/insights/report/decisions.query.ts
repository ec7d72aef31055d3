import type { Outings } from "@creel/domain/insights/outings";
import { queryOptions } from "@tanstack/react-query";

import { type AskedOfLog, isMeant } from "./log-report.query.ts";

/** @param at when the outings came, in ms */
export function decisionsQuery(
  { outings }: Outings,
  at: number,
  { filters, isPerLine }: Omit<AskedOfLog, "hasVerdicts">,
) {
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
