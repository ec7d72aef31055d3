import { useLayoutEffect, useSyncExternalStore } from "react";

let covers = 0;
const listeners = new Set<() => void>();

/** Says, while it is drawn and `isOpen`, that a dialog, a sheet or a panel lies over the page. */
export function useCover(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** Whether anything lies over the page. */
export function useIsCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => covers > 0,
    () => false,
  );
}

function count(change: 1 | -1): void {
  covers += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
