import type { ReadableStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";

const network: ReadableStore<boolean> = {
  get: () => navigator.onLine,
  subscribe(listener) {
    addEventListener("online", listener);
    addEventListener("offline", listener);
    return () => {
      removeEventListener("online", listener);
      removeEventListener("offline", listener);
    };
  },
};

/** Whether this device has a network, even if no server answers. */
export function useIsOnline(): boolean {
  return useStore(network, () => true);
}
