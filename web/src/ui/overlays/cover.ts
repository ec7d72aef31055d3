import { useLayoutEffect } from "react";

import { createStore } from "../../store/create-store.ts";
import { useStore } from "../../store/use-store.ts";

let covers = 0;
const isCovered = createStore(false);

/** Registers that a dialog, sheet or panel covers the page, while mounted and `isOpen`. */
export function useCover(isOpen = true): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** Whether anything covers the page. */
export function useIsCovered(): boolean {
  return useStore(isCovered, () => false);
}

function count(change: 1 | -1): void {
  covers += change;
  isCovered.set(covers > 0);
}
