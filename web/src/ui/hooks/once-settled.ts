// Work that nobody waits for is done once the page has its answers, has drawn its map and has time to spare.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** For browsers without requestIdleCallback. */
const PAUSE_MS = 200;
/** A request of the page may never end. */
const LONGEST_WAIT_MS = 1000;
/** A map that is never drawn does not hold back the rest for good. */
const LONGEST_WORK_MS = 20_000;

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
    // Marks later loads as ahead of time, so `npm run numbers` does not count them toward the page.
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

/** False until the page has what it asked for and time to spare, unless it is wanted at once. */
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
 * Loads chunks one at a time, each when the browser is idle: asking for a hundred files at once blocks a slow phone. A
 * failure is tried again where a chunk is needed.
 *
 * @param until The page that wanted them is gone: the next one asks for its own.
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
  /** At the latest, in milliseconds, with or without time to spare. */
  within?: number;
  /** In browsers that do not tell when they have time, in milliseconds. */
  elseAfter: number;
}

/** Does something when the page has time to spare. Returns how to leave it undone. */
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

/** Begins work of the page that is no request, such as drawing a map. Returns what ends it. */
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

/** Resolves once no such work is under way. */
export async function pageWorkEnd(): Promise<void> {
  if (!isPageWorking()) return;
  await new Promise<void>((resolve) => {
    const stop = onPageWorkEnd(() => {
      stop();
      resolve();
    });
  });
}
