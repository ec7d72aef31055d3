import type { QueryClient } from "@tanstack/react-query";

import { CATCHES_KEY } from "../../../catches/logbook/api.ts";
import { persistentUserId } from "../../../http/stored-session.ts";
import { TRIPS_KEY } from "../../../trips/data/api.ts";
import { watchInteractions } from "../../../ui/hooks/watch-interactions.ts";
import { WATERS_KEY } from "../../../waters/data/api.ts";
import { CACHED_QUERIES } from "../cache/cached-queries.ts";

/** Leaves the network to the page first, and joins several changes. */
const WAIT_MS = 4000;

const OF_LOG = new Set<unknown>([...CATCHES_KEY, ...TRIPS_KEY, ...WATERS_KEY]);

/**
 * Fetches what is cached for offline use, also where no page shows it: at the start, and after each change. Not while a
 * map is dragged or a list scrolled, which a large log would make jerk.
 */
export function keepFresh(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = new AbortController();
  const interactionsEnd = watchInteractions();
  const ask = () => {
    latest.abort();
    latest = new AbortController();
    void askForAll(queryClient, interactionsEnd, latest.signal);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT_MS);
  };
  soon();
  queryClient.getQueryCache().subscribe((event) => {
    const isChange = event.type === "updated" && event.action.type === "invalidate";
    if (isChange && OF_LOG.has(event.query.queryKey[0])) soon();
  });
}

/** @param until a later change asks for all of it again */
async function askForAll(
  queryClient: QueryClient,
  interactionsEnd: () => Promise<void>,
  until: AbortSignal,
): Promise<void> {
  for (const { ask } of CACHED_QUERIES.values()) {
    await interactionsEnd();
    // Nothing more is asked for somebody who signed out meanwhile.
    if (until.aborted || persistentUserId() === null) return;
    await ask(queryClient);
  }
}
