import { useSyncExternalStore } from "react";

/** Begins the app anew in the version that is ready; unasked only where nobody is in the middle of something. */
type Begin = (isAsked: boolean) => void;

let begin: Begin | null = null;
const listeners = new Set<() => void>();

/** Tells that a newer version is on this device, whole. */
export function offerNewerVersion(offered: Begin): void {
  begin = offered;
  for (const listener of listeners) listener();
}

/** How to begin in the newer version; `null` while there is none. */
export function useNewerVersion(): Begin | null {
  return useSyncExternalStore(
    subscribe,
    () => begin,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
