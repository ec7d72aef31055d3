import { createStore, type ReadableStore } from "../../store/create-store.ts";

interface Progress {
  itemId: string;
  /** From 0 to 1. */
  share: number;
}

const progress = createStore<Progress | null>(null);

/** How much of the item is sent that this tab sends; nothing of what another tab sends. */
export const sendingProgress: ReadableStore<Progress | null> = progress;

export function noteSendingProgress(itemId: string, share: number): void {
  progress.set({ itemId, share });
}
