import type { FactorName } from "@creel/domain/insights/factors/factors";
import { useMemo } from "react";

import { useAddress } from "../../ui/hooks/use-address.ts";
import { FACTOR_NAMES } from "../words/factor-names.ts";

/** What is absent is not narrowed down. */
export interface InsightFilters {
  species: string | undefined;
  /** The id of a water. */
  water: string | undefined;
  /** yyyy-mm-dd, the first and the last day. */
  from: string | undefined;
  to: string | undefined;
}

export const NO_FILTERS: InsightFilters = {
  species: undefined,
  water: undefined,
  from: undefined,
  to: undefined,
};

const LONGEST = 100;
const BY = "by";
const PER_LINE = "perLine";

/** What is compared, of which trips and fish, as it stands in the address. */
export function useInsightFilters() {
  const [search, edit] = useAddress();
  const [species, water] = ["species", "water"].map(
    (name) => search.get(name)?.slice(0, LONGEST) || undefined,
  );
  const [from, to] = ["from", "to"].map((name) => dayIn(search.get(name)));
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
  const isPerLine = search.has(PER_LINE);
  const countPerLine = (isOn: boolean) =>
    edit((params) => (isOn ? params.set(PER_LINE, "1") : params.delete(PER_LINE)));
  const compareBy = (next: readonly FactorName[]) => edit((params) => params.set(BY, next.join(",")));
  return { filters, change, factors, compareBy, isPerLine, countPerLine };
}

/** What is no day is left out. */
function dayIn(text: string | null): string | undefined {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = isDay ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text
    ? undefined
    : (text ?? undefined);
}
