import { useSyncExternalStore } from "react";

import type { ReadableStore } from "./create-store.ts";

/**
 * Returns a store's state and renders again when it changes. `atBuild` returns the state that prerendering uses, until
 * hydration.
 */
export function useStore<State>(
  { get, subscribe }: ReadableStore<State>,
  atBuild: () => NoInfer<State> = get,
): State {
  return useSyncExternalStore(subscribe, get, atBuild);
}
