import type { QueryPersister } from "@tanstack/react-query";

import { cacheOwner } from "./cache-owner.ts";

/** Stores answers for offline use. Its code is loaded only where there is a cache owner. */
export const persister: QueryPersister = async (ask, context, query) => {
  if (cacheOwner() === null) return ask(context);
  const cache = await import("./with-cache.ts").catch(() => null);
  return cache ? cache.withCache(ask, context, query) : ask(context);
};
