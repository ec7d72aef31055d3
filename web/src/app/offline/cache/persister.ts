import type { QueryPersister } from "@tanstack/react-query";

import { cacheOwner } from "./cache-owner.ts";

const loadCache = async () => (cacheOwner() === null ? null : import("./with-cache.ts"));

// Loads while the app starts, so that no page waits for it. A failure shows again where the cache is needed.
if (typeof navigator !== "undefined") loadCache().catch(() => {});

/** Stores answers for offline use. Its code is loaded only if there is a cache owner. */
export const persister: QueryPersister = async (ask, context, query) => {
  const cache = await loadCache().catch(() => null);
  return cache ? cache.withCache(ask, context, query) : ask(context);
};
