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

/** Returns the matching catches page by page, with pending changes applied. */
export function useCatchList(filters: Filters, { enabled = true } = {}) {
  const list = useInfiniteQuery({ ...catchListQuery(filters), enabled });
  const { data: answer, isPlaceholderData, isError, errorUpdateCount, refetch } = list;
  const changes = useChanges();
  const withPending = useMemo(() => {
    if (!answer || !changes) return answer;
    return changes.overlay.withPendingList(answer, changes.changesNow(), filters);
  }, [answer, changes, filters]);
  // Without an answer to these filters, the pending catches are all that is known.
  const isMissing = hasFailed(list);
  const isAnswered = answer !== undefined && !isMissing;
  const allWaiting = useMemo(() => {
    if (isAnswered || !changes) return NO_CATCHES;
    return changes.overlay.pendingCatches(changes.changesNow(), filters);
  }, [isAnswered, changes, filters]);
  const { data, waiting, hasMore, showMore } = useShownPages(withPending, {
    waiting: allWaiting,
    isAnswered,
    hasPending: withPending !== answer,
    hasNextPage: list.hasNextPage,
    fetchNextPage: () => void list.fetchNextPage(),
  });
  return {
    data,
    /** All loaded pages, including catches that are not shown yet. */
    loaded: withPending,
    /** The matching pending catches, in the order of the list. They are shown if there is no answer. */
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

/** Returns the catches of all pages; `undefined` before the first page. */
export function catchesOf({ data }: Pick<ShownList, "data">): Catch[] | undefined {
  return data?.pages.flatMap(({ catches }) => catches);
}

interface CorrectedFilters {
  corrected: Filters;
  correction: DidYouMean | null;
}

/** If no catch matches the search, but one matches a word that differs by a letter, uses that word. */
export function useCorrectedFilters(filters: Filters): CorrectedFilters {
  const list = useCatchList(filters, { enabled: filters.q !== undefined });
  const suggestion = list.isPlaceholderData ? null : list.data?.pages[0]?.didYouMean;
  const correction = filters.q === undefined || !suggestion ? null : suggestion;
  const corrected = useMemo(
    () => (correction ? { ...filters, q: correction.to } : filters),
    [filters, correction],
  );
  return { corrected, correction };
}

/** 0.00001° is about 1 m: a view that moved less shows the same catches. */
const VIEW_STEP = 1e-5;
/** 0.000001° is 11 cm: catches on one spot must not be left out. */
const SPOT_STEP = 1e-6;

/** Returns nothing without bounds. */
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

/** Returns the part of the logbook on this device and the total number of catches; `null` if none of it is here. */
export function useLoadedLogbook(): { catches: Catch[]; total: number } | null {
  const { loaded } = useCatchList(NO_FILTERS);
  const total = loaded?.pages.at(-1)?.total;
  const catches = catchesOf({ data: loaded });
  return catches && total !== undefined ? { catches, total } : null;
}

type Pages = InfiniteData<CatchList>;

interface Loading {
  /** Shown until there is an answer. */
  waiting: readonly Catch[];
  /** Whether there is an answer to these filters. */
  isAnswered: boolean;
  /** Whether something is pending, so that a page may be longer than the server's. */
  hasPending: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => void;
}

/**
 * Shows as many catches as the loaded pages have. Hundreds may be pending, which are also shown page by page before the
 * next page is fetched.
 */
function useShownPages(withPending: Pages | undefined, loading: Loading) {
  const { waiting, isAnswered, hasPending, hasNextPage, fetchNextPage } = loading;
  const [wanted, setWanted] = useState(1);
  const loaded = withPending?.pages.length ?? 0;
  const pages = Math.max(wanted, loaded);
  const most = pages * PAGE_LIMIT;
  const data = withPending && hasPending ? firstOf(withPending, most) : withPending;
  const isCut = isAnswered ? data !== withPending : waiting.length > most;

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

/** Returns the same object if there are no more catches than `most`. */
function firstOf(list: Pages, most: number): Pages {
  const count = list.pages.reduce((sum, { catches }) => sum + catches.length, 0);
  if (count <= most) return list;
  const cut = { left: most };
  const pages = list.pages.map((page) => {
    const catches = page.catches.slice(0, cut.left);
    cut.left -= catches.length;
    return { ...page, catches };
  });
  return { ...list, pages };
}
