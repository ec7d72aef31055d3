import type { Catch } from "@creel/domain/catches/catch";
import type { DidYouMean } from "@creel/domain/catches/catch-list";
import type { Bounds } from "@creel/domain/places/bounds";
import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { type Filters, NO_FILTERS } from "../filters/model/filters.ts";
import { catchListQuery, type CatchList, PAGE_LIMIT } from "./api.ts";
import { roundOut } from "./round-out.ts";
import { useChanges } from "./use-changes.ts";

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

type ShownList = ReturnType<typeof useCatchList>;

/** All that is loaded; `undefined` before the first page. */
export function catchesOf({ data }: Pick<ShownList, "data">): Catch[] | undefined {
  return data?.pages.flatMap(({ catches }) => catches);
}

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

type Pages = InfiniteData<CatchList>;

interface Loading {
  /** What is shown as long as there is no answer. */
  waiting: readonly Catch[];
  /** Whether there is an answer, and one to these filters. */
  isAnswered: boolean;
  /** Whether something waits, and so a page may be longer than the server makes them. */
  isLaid: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => void;
}

/**
 * As many catches as there are on the loaded pages: hundreds may wait, and are shown page by page, too, before the next
 * page is fetched.
 */
function useShownPages(laid: Pages | undefined, loading: Loading) {
  const { waiting, isAnswered, isLaid, hasNextPage, fetchNextPage } = loading;
  const [wanted, setWanted] = useState(1);
  const loaded = laid?.pages.length ?? 0;
  const pages = Math.max(wanted, loaded);
  const most = pages * PAGE_LIMIT;
  const data = laid && isLaid ? firstOf(laid, most) : laid;
  const isCut = isAnswered ? data !== laid : waiting.length > most;

  function showMore(): void {
    setWanted(pages + 1);
    if (!isCut) fetchNextPage();
  }

  return {
    data,
    waiting: waiting.slice(0, most),
    hasMore: isCut || (isAnswered && hasNextPage),
    showMore,
  };
}

/** The same object where there are no more. */
function firstOf(laid: Pages, most: number): Pages {
  const count = laid.pages.reduce((sum, { catches }) => sum + catches.length, 0);
  if (count <= most) return laid;
  const cut = { left: most };
  const pages = laid.pages.map((page) => {
    const catches = page.catches.slice(0, cut.left);
    cut.left -= catches.length;
    return { ...page, catches };
  });
  return { ...laid, pages };
}
