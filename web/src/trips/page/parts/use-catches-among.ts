import type { Catch } from "@creel/domain/catches/catch";
import { useEffect } from "react";

import { type Filters, NO_FILTERS } from "../../../catches/filters/model/filters.ts";
import { catchesOf, useCatchList } from "../../../catches/logbook/use-catch-list.ts";

interface Among {
  /** Which of the log are looked through; the first caught come first. */
  filters: Partial<Filters>;
  /** How many there are: as long as there are fewer, more pages are loaded. */
  count: number;
  isOne: (caught: Catch) => boolean;
}

interface CatchesAmong {
  /** In the order in which they were caught; as far as they are loaded. */
  catches: Catch[];
  isLoading: boolean;
  isMissing: boolean;
}

/** Some catches of the log, with what waits to be sent. */
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

/** The day of an instant, on a clock. */
export function dayOf(instant: string | number, timeZone: string): string {
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(instant));
}
