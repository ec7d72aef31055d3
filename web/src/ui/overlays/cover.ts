import { useLayoutEffect } from "react";

import { createStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";

let covers = 0;
const isCovered = createStore(false);

/** Says, while it is drawn and `isOpen`, that a dialog, a sheet or a panel lies over the page. */
export function useCover(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** Whether anything lies over the page. */
export function useIsCovered(): boolean {
  return useStore(isCovered, () => false);
}

function count(change: 1 | -1): void {
  covers += change;
  isCovered.set(covers > 0);
}
