import { useSyncExternalStore } from "react";

/** A day of 25 hours fits beside each other from here on: 1,200 px, more with larger letters. */
const query = matchMedia("(min-width: 75em)");

function subscribe(listener: () => void): () => void {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the hours have room for a column each. */
export function useHasGridRoom(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
