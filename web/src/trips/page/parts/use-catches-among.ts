import type { Catch } from "@creel/domain/catches/catch";
import { useEffect } from "react";

import { type Filters, NO_FILTERS } from "../../../catches/filters/model/filters.ts";
import { catchesOf, useCatchList } from "../../../catches/logbook/use-catch-list.ts";

interface Among {
  /** Limits the search. Catches are loaded oldest first. */
  filters: Partial<Filters>;
  /** The number of catches to find. More pages are loaded until there are so many. */
  count: number;
  isOne: (caught: Catch) => boolean;
}

interface CatchesAmong {
  /** The catches loaded so far, sorted oldest first. */
  catches: Catch[];
  isLoading: boolean;
  isMissing: boolean;
}

/** Finds some catches of the log, with pending changes applied. */
export function useCatchesAmong({ filters, count, isOne }: Among): CatchesAmong {
  const list = useCatchList({ ...NO_FILTERS, sort: "date", ...filters });
  const loaded = list.isMissing ? [...list.waiting] : catchesOf(list);
  const catches = (loaded ?? []).filter(isOne);
  const { hasMore, showMore, isFetchingNextPage, isFetchNextPageError } = list;
  const isWanting = hasMore && catches.length < count && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanting) showMore();
  }, [isWanting, showMore]);
  return { catches, isLoading: loaded === undefined || isWanting, isMissing: list.isMissing };
}

/** Returns the day of an instant on the clock of a time zone. */
export function dayOf(instant: string | number, timeZone: string): string {
  // Swedish dates have the ISO 8601 format.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant));
}
