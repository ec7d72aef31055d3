import {
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from "@tanstack/react-query";

import { isRoomShort } from "../../../device/make-room.ts";
import { pageWorkEnd, whenIdle } from "../../../ui/hooks/once-settled.ts";
import { cacheOwner } from "./cache-owner.ts";
import { deviceCacheStore } from "./cache-store.ts";
import { cachedQueryOf } from "./cached-queries.ts";
import { OfflineCache, type CachedAnswer } from "./offline-cache.ts";

const LONGEST_WAIT_MS = 2000;

const offlineCache = new OfflineCache({ store: deviceCacheStore, owner: cacheOwner });

/** Returns the cached answer and refetches; without one, fetches. Stores each new answer. */
export const withCache: QueryPersister = async (ask, context, query) => {
  const { queryHash: question, queryKey } = query;
  const cachedQuery = cachedQueryOf(queryKey);
  if (!cachedQuery) return ask(context);
  const cached = query.state.data === undefined ? await offlineCache.read(question, cachedQuery) : null;
  if (cached) {
    askMeanwhile(query, cached);
    return cached.data;
  }
  const userId = cacheOwner();
  const data = await ask(context);
  store({ queryKey, userId, data, at: Date.now() });
  return data;
};

/** Resets the time of the answer, because TanStack Query treats a persisted answer as new and would not refetch. */
function askMeanwhile(query: Query, { at }: CachedAnswer): void {
  notifyManager.schedule(() => {
    query.setState({ dataUpdatedAt: at });
    void askOnceDrawn(query, at);
  });
}

/** Waits until the page is drawn: parsing a long answer takes a slow phone as long as drawing it. */
async function askOnceDrawn(query: Query, at: number): Promise<void> {
  await pageWorkEnd();
  whenIdle(
    () => {
      // A failure is part of the query's state.
      if (query.state.dataUpdatedAt === at) query.fetch().catch(() => {});
    },
    { within: LONGEST_WAIT_MS, elseAfter: 0 },
  );
}

/** Stores the answers that arrived before the service worker controlled the page. */
export function storeAll(queryClient: QueryClient): void {
  const userId = cacheOwner();
  for (const query of queryClient.getQueryCache().getAll()) {
    const { queryKey, state } = query;
    if (state.data !== undefined) store({ queryKey, userId, data: state.data, at: state.dataUpdatedAt });
  }
}

/** Stores an answer again after it was updated without a request. */
export function storeAgain(queryClient: QueryClient, queryKey: QueryKey): void {
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) return;
  const userId = cacheOwner();
  store({ queryKey, userId, data: state.data, at: state.dataUpdatedAt });
}

interface Answer extends Pick<CachedAnswer, "data" | "at"> {
  queryKey: QueryKey;
  userId: string | null;
}

/**
 * Stores an answer when the browser is idle: the structured clone of ten thousand points takes noticeable time. Stores
 * nothing if room is short, to leave it to waiting items.
 */
function store({ queryKey, userId, data, at }: Answer): void {
  const cachedQuery = cachedQueryOf(queryKey);
  if (!cachedQuery || userId === null || isRoomShort.get()) return;
  whenIdle(() => void offlineCache.write(hashKey(queryKey), { userId, data: cachedQuery.limit(data), at }), {
    within: LONGEST_WAIT_MS,
    elseAfter: LONGEST_WAIT_MS,
  });
}
