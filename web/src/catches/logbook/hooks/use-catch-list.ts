import type { Catch } from "@creel/domain/catches/catch";
import type { Bounds } from "@creel/domain/places/bounds";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { hasFailed } from "../../../http/has-failed.ts";
import { type Filters, NO_FILTERS } from "../../filters/model/filters.ts";
import { roundOut } from "../bounds.ts";
import { catchListQuery } from "../catches.query.ts";
import { useChanges } from "./use-changes.ts";
import { useShownPages } from "./use-shown-pages.ts";

const NO_CATCHES: readonly Catch[] = [];

/** The catches that match, page by page, with what waits to be sent. */
export function useCatchList(filters: Filters, { enabled = true } = {}) {
  const list = useInfiniteQuery({ ...catchListQuery(filters), enabled });
  const { data: answer, isPlaceholderData, isError, errorUpdateCount, refetch } = list;
  const changes = useChanges();
  const laid = useMemo(() => {
    if (!answer || !changes) return answer;
    return changes.overlay.withPendingList(answer, changes.changesNow(), filters);
  }, [answer, changes, filters]);
  // Without an answer, and where there is one only to other filters, what waits is all that is known.
  const isMissing = hasFailed(list);
  const isAnswered = answer !== undefined && !isMissing;
  const allWaiting = useMemo(() => {
    if (isAnswered || !changes) return NO_CATCHES;
    return changes.overlay.pendingCatches(changes.changesNow(), filters);
  }, [isAnswered, changes, filters]);
  const { data, waiting, hasMore, showMore } = useShownPages(laid, {
    waiting: allWaiting,
    isAnswered,
    isLaid: laid !== answer,
    hasNextPage: list.hasNextPage,
    fetchNextPage: () => void list.fetchNextPage(),
  });
  return {
    data,
    /** All that is loaded, also what is still to be shown. */
    loaded: laid,
    /** What waits and matches, in the order of the list: to be shown where there is no answer. */
    waiting,
    isMissing,
    isPlaceholderData,
    isError,
    errorUpdateCount,
    refetch,
    isFetchingNextPage: list.isFetchingNextPage,
    isFetchNextPageError: list.isFetchNextPageError,
    hasMore,
    showMore,
  };
}

export type ShownList = ReturnType<typeof useCatchList>;

/** All that is loaded; `undefined` before the first page. */
export function catchesOf({ data }: Pick<ShownList, "data">): Catch[] | undefined {
  return data?.pages.flatMap(({ catches }) => catches);
}

/** 0.00001° are 1 m: a view that moved less shows the same. */
const VIEW_STEP = 1e-5;
/** Catches on one spot must not be left out; 0.000001° are 11 cm. */
const SPOT_STEP = 1e-6;

/** Nothing without bounds. */
export function useCatchesInView(bounds: Bounds | null, filters: Filters) {
  return useCatchList(useBounded(filters, bounds, VIEW_STEP), { enabled: bounds !== null });
}

export function useCatchesOnSpot(bounds: Bounds, filters: Filters) {
  return useCatchList(useBounded(filters, bounds, SPOT_STEP));
}

function useBounded(filters: Filters, bounds: Bounds | null, step: number): Filters {
  return useMemo(
    () => ({ ...filters, bbox: bounds ? roundOut(bounds, step) : undefined }),
    [filters, bounds, step],
  );
}

/** The whole logbook as far as it is on this device, and how many catches it has; `null` where none of it is. */
export function useLoadedLogbook(): { catches: Catch[]; total: number } | null {
  const { loaded } = useCatchList(NO_FILTERS);
  const total = loaded?.pages.at(-1)?.total;
  const catches = catchesOf({ data: loaded });
  return catches && total !== undefined ? { catches, total } : null;
}
