import { useSyncExternalStore } from "react";

/** Weights in pounds as a decimal, or in pounds and ounces. */
const KEY = "creel.ounces";
const listeners = new Set<() => void>();

export function setWantsOunces(wantsOunces: boolean): void {
  if (wantsOunces) localStorage.setItem(KEY, "yes");
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** What was chosen on this device; decimals at first. */
export function useWantsOunces(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY) !== null,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
