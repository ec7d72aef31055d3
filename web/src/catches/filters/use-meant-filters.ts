import type { DidYouMean } from "@creel/domain/catches/catch-list";
import { useMemo } from "react";

import { useCatchList } from "../logbook/use-catch-list.ts";
import type { Filters } from "./model/filters.ts";

interface MeantFilters {
  meant: Filters;
  correction: DidYouMean | null;
}

/** Where no catch matches the search, but one does that is a letter away, that is shown. */
export function useMeantFilters(filters: Filters): MeantFilters {
  const list = useCatchList(filters, { enabled: filters.q !== undefined });
  const told = list.isPlaceholderData ? null : list.data?.pages[0]?.didYouMean;
  const correction = filters.q === undefined || !told ? null : told;
  const meant = useMemo(
    () => (correction ? { ...filters, q: correction.to } : filters),
    [filters, correction],
  );
  return { meant, correction };
}
