import { useSyncExternalStore } from "react";

import type { ReadableStore } from "./create-store.ts";

/**
 * What a store holds, drawn anew when that changes. `atBuild` is what a page shows that was drawn at the build, until the
 * browser has taken it over.
 */
export function useStore<State>(
  { get, subscribe }: ReadableStore<State>,
  atBuild: () => NoInfer<State> = get,
): State {
  return useSyncExternalStore(subscribe, get, atBuild);
}
