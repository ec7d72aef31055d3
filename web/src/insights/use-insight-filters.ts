import type { FactorName } from "@creel/domain/insights/factors/factors";
import { useMemo } from "react";

import { useAddress } from "../ui/hooks/use-address.ts";
import { filtersIn, type InsightFilters, isPerLineIn, PER_LINE } from "./filters-in-address.ts";
import { FACTOR_NAMES } from "./texts/factor-names.ts";

export const NO_FILTERS: InsightFilters = {
  species: undefined,
  water: undefined,
  from: undefined,
  to: undefined,
};

export function isAnySet(filters: InsightFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

const BY = "by";

/** Reads and writes the filters and the compared factors in the URL. */
export function useInsightFilters() {
  const [search, edit] = useAddress();
  const { species, water, from, to } = filtersIn(search);
  const filters = useMemo((): InsightFilters => ({ species, water, from, to }), [species, water, from, to]);
  const chosen = search.get(BY)?.split(",");
  const factors = chosen ? FACTOR_NAMES.filter((name) => chosen.includes(name)) : null;

  const change = (changes: Partial<InsightFilters>) =>
    edit((params) => {
      for (const [name, value] of Object.entries({ ...filters, ...changes })) {
        if (value === undefined) params.delete(name);
        else params.set(name, value);
      }
    });
  const isPerLine = isPerLineIn(search);
  const countPerLine = (isOn: boolean) =>
    edit((params) => (isOn ? params.set(PER_LINE, "1") : params.delete(PER_LINE)));
  const compareBy = (next: readonly FactorName[]) => edit((params) => params.set(BY, next.join(",")));
  return { filters, change, factors, compareBy, isPerLine, countPerLine };
}
