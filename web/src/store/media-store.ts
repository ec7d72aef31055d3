import type { ReadableStore } from "./create-store.ts";

/** Whether a media query matches. */
export function mediaStore(query: string): ReadableStore<boolean> {
  const list = matchMedia(query);
  return {
    get: () => list.matches,
    subscribe(listener) {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
  };
}
