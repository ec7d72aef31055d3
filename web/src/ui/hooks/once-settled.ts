// Defers work that nobody waits for until the page has its answers, has drawn its map, and is idle.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** For browsers without requestIdleCallback. In milliseconds. */
const PAUSE_MS = 200;
/** A request of the page may never end. In milliseconds. */
const LONGEST_WAIT_MS = 1000;
/** A map that is never drawn must not delay the rest forever. In milliseconds. */
const LONGEST_WORK_MS = 20_000;

/**
 * Runs a task when the page has its answers or has waited `longestMs` for them, has drawn its map, and is idle. Returns
 * a function that cancels it.
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
    // Marks later loads as preloading, so that `npm run numbers` does not count them toward the page.
    performance.mark("time to spare");
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

/** Returns false until the page has its answers and is idle. Returns true at once if `isAtOnce` does. */
export function useOnceSettled(isAtOnce: () => boolean = () => false): boolean {
  const [isSettled, setIsSettled] = useState(isAtOnce);
  const queryClient = useQueryClient();
  useEffect(
    () => (isSettled ? undefined : onceSettled(queryClient, () => setIsSettled(true))),
    [isSettled, queryClient],
  );
  return isSettled;
}

type Load = () => Promise<unknown>;

/**
 * Loads chunks one at a time, each when the browser is idle: requesting a hundred files at once blocks a slow phone. A
 * chunk that failed is loaded again where it is needed.
 *
 * @param until aborted when the page that wanted the chunks is gone
 */
export async function preloadWhenIdle(parts: readonly Load[], until: AbortSignal): Promise<void> {
  for (const load of parts) {
    await timeToSpare();
    if (until.aborted) return;
    await load().catch(() => {});
  }
}

function timeToSpare(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve, { within: LONGEST_WAIT_MS, elseAfter: 0 }));
}

interface Timeouts {
  /** The latest start, idle or not, in milliseconds. */
  within?: number;
  /** The delay in browsers without idle callbacks, in milliseconds. */
  elseAfter: number;
}

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void, { within, elseAfter }: Timeouts): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(task, elseAfter);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(() => task(), within === undefined ? {} : { timeout: within });
  return () => cancelIdleCallback(idle);
}

const underWay = new Set<symbol>();
const listeners = new Set<() => void>();

/** Marks the start of work that is not a request, such as drawing a map. Returns a function that marks its end. */
export function beginPageWork(): () => void {
  const work = Symbol("page work");
  underWay.add(work);
  const timer = setTimeout(end, LONGEST_WORK_MS);
  function end(): void {
    clearTimeout(timer);
    if (!underWay.delete(work) || isPageWorking()) return;
    for (const listener of listeners) listener();
  }
  return end;
}

function isPageWorking(): boolean {
  return underWay.size > 0;
}

/** Returns a function that stops listening. */
function onPageWorkEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves once all such work has ended. */
export async function pageWorkEnd(): Promise<void> {
  if (!isPageWorking()) return;
  await new Promise<void>((resolve) => {
    const stop = onPageWorkEnd(() => {
      stop();
      resolve();
    });
  });
}
