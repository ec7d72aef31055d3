import { useSyncExternalStore } from "react";

import { OUNCES_KEY } from "../device/storage-keys.ts";

/** Weights in pounds as a decimal, or in pounds and ounces. */
const listeners = new Set<() => void>();

export function setWantsOunces(wantsOunces: boolean): void {
  if (wantsOunces) localStorage.setItem(OUNCES_KEY, "yes");
  else localStorage.removeItem(OUNCES_KEY);
  for (const listener of listeners) listener();
}

/** What was chosen on this device; decimals at first. */
export function useWantsOunces(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(OUNCES_KEY) !== null,
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
