import type { DidYouMean } from "@creel/domain/catches/catch-list";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { catchListQuery } from "../logbook/catches.query.ts";
import type { Filters } from "./model/filters.ts";

interface MeantFilters {
  /** Those to show catches by. */
  meant: Filters;
  /** What was taken for something else in them. */
  correction: DidYouMean | null;
}

/** Where no catch has what was looked for, but one that is a letter away, that is what is shown. */
export function useMeantFilters(filters: Filters): MeantFilters {
  const list = useInfiniteQuery({ ...catchListQuery(filters), enabled: filters.q !== undefined });
  const told = list.isPlaceholderData ? null : list.data?.pages[0]?.didYouMean;
  const correction = filters.q === undefined || !told ? null : told;
  const meant = useMemo(
    () => (correction ? { ...filters, q: correction.to } : filters),
    [filters, correction],
  );
  return { meant, correction };
}
