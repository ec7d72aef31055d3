import type { QueryClient } from "@tanstack/react-query";

import { CATCHES_KEY } from "../../../catches/logbook/catches.query.ts";
import { persistentUserId } from "../../../session/stored-session.ts";
import { TRIPS_KEY } from "../../../trips/trips-key.ts";
import { WATERS_KEY } from "../../../waters/data/waters.query.ts";
import { CACHED_QUERIES } from "../cache/cached-queries.ts";

/** Leaves the network to the page first, and joins several changes. */
const WAIT_MS = 4000;

const OF_LOG = new Set<unknown>([...CATCHES_KEY, ...TRIPS_KEY, ...WATERS_KEY]);

/** Fetches what is cached for offline use, also where no page shows it: at the start, and after each change. */
export function keepFresh(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void askForAll(queryClient), WAIT_MS);
  };
  soon();
  queryClient.getQueryCache().subscribe((event) => {
    const isChange = event.type === "updated" && event.action.type === "invalidate";
    if (isChange && OF_LOG.has(event.query.queryKey[0])) soon();
  });
}

async function askForAll(queryClient: QueryClient): Promise<void> {
  if (persistentUserId() === null) return;
  for (const { ask } of CACHED_QUERIES.values()) await ask(queryClient);
}
