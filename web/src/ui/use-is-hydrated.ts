import { useSyncExternalStore } from "react";

/**
 * False while a page stands as it was sent, true once it is alive. What needs style attributes, which the
 * content security policy refuses in what is sent, waits for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => {};
}
