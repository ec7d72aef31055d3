import { useSyncExternalStore } from "react";

const query = matchMedia("(max-width: 820px)");

function subscribe(listener: () => void): () => void {
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the layout is a phone's: one column, the bar below. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
