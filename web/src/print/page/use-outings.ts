import type { Catch } from "@creel/domain/catches/catch";
import type { TripSummary } from "@creel/domain/trips/trip";
import { useEffect } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { useTrips } from "../../trips/data/use-trips.ts";
import { useCatchesAmong } from "../../trips/page/parts/use-catches-among.ts";
import { type SheetState, stateOf } from "./sheet-state.ts";

interface Range {
  /** yyyy-mm-dd, as is `to`. Both days are included. */
  from?: string;
  to?: string;
}

interface Outings {
  trips: readonly TripSummary[];
  catches: readonly Catch[];
  state: SheetState;
}

/** Loads all trips that began, and all fish that were caught, on some days. */
export function useOutings(range: Range): Outings {
  const list = useAllTrips(new URLSearchParams({ ...range }).toString());
  const caught = useCatchesAmong({ filters: range, count: Infinity, isOne: () => true });
  const state = stateOf({
    isGone: false,
    isMissing: list.isMissing || caught.isMissing,
    isLoading: list.isLoading || caught.isLoading,
  });
  return { trips: list.trips, catches: caught.catches, state };
}

/** @param filters query string, without `?` */
function useAllTrips(filters: string) {
  const list = useTrips(filters);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isWanting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isWanting) void fetchNextPage();
  }, [isWanting, fetchNextPage]);
  return {
    trips: data?.pages.flatMap(({ trips }) => trips) ?? [],
    isLoading: data === undefined || isWanting || isFetchingNextPage,
    isMissing: hasFailed(list) || isFetchNextPageError,
  };
}
