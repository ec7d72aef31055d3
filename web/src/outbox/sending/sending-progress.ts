import { createStore, type ReadableStore } from "../../store/create-store.ts";

interface Progress {
  itemId: string;
  /** From 0 to 1. */
  share: number;
}

const progress = createStore<Progress | null>(null);

/** The progress of the item that this tab is sending. Other tabs' items are not included. */
export const sendingProgress: ReadableStore<Progress | null> = progress;

export function noteSendingProgress(itemId: string, share: number): void {
  progress.set({ itemId, share });
}
