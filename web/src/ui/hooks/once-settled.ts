import type { QueryClient } from "@tanstack/react-query";

import { isPageWorking, onPageWorkEnd } from "./page-work.ts";
import { whenIdle } from "./when-idle.ts";

/** For browsers without requestIdleCallback. */
const PAUSE_MS = 200;

/** A request of the page may never end. */
const LONGEST_WAIT_MS = 1000;

/**
 * Runs a task when the page has what it asked for, or has waited for it for `longestMs`, has drawn its map, and has
 * time to spare. Returns a function that cancels it.
 */
export function onceSettled(
  queryClient: QueryClient,
  task: () => void,
  longestMs = LONGEST_WAIT_MS,
): () => void {
  let isLate = false;
  let cancel: (() => void) | null = null;
  const isReady = () => !isPageWorking() && (isLate || queryClient.isFetching() === 0);
  const stop = () => {
    unsubscribe();
    stopListening();
    clearTimeout(timer);
    cancel?.();
  };
  const finish = () => {
    if (!isReady()) return;
    stop();
    task();
  };
  const look = () => {
    if (!isReady()) return;
    cancel?.();
    cancel = whenIdle(finish, { elseAfter: PAUSE_MS });
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(look);
  const stopListening = onPageWorkEnd(look);
  const timer = setTimeout(() => {
    isLate = true;
    look();
  }, longestMs);
  look();
  return stop;
}
