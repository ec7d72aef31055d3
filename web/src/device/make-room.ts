import { createStore, type ReadableStore } from "../store/create-store.ts";
import { clearOfflineAnswers, clearTowns } from "./clear-storage.ts";
import { estimateRoom, isShort, makeRoomOn } from "./room.ts";

const shortage = createStore(false);

/** Whether so little is free that nothing is stored which could be loaded again. */
export const isRoomShort: ReadableStore<boolean> = shortage;

/** Makes room on this device where there is little; the outbox and drafts stay. */
export async function makeRoom(): Promise<void> {
  const hadTooLittle = isShort(await estimateRoom());
  if (hadTooLittle) await makeRoomOn({ estimate: estimateRoom, spare: [clearTowns, clearOfflineAnswers] });
  shortage.set(hadTooLittle);
}

/** Removes all that can be loaded again, whatever the browser estimates. */
export async function freeRoom(): Promise<void> {
  shortage.set(true);
  await Promise.allSettled([clearTowns(), clearOfflineAnswers()]);
}

/** `unknown` where the browser has no such promise. */
export type Promised = "for good" | "until it runs short" | "unknown";

/** Asks the browser to keep what is stored here. Some decide silently, some ask the angler. */
export async function askToKeep(): Promise<Promised> {
  if (!("storage" in navigator)) return "unknown";
  const isKept = (await navigator.storage.persisted()) || (await navigator.storage.persist());
  return isKept ? "for good" : "until it runs short";
}

export async function readPromise(): Promise<Promised> {
  if (!("storage" in navigator)) return "unknown";
  return (await navigator.storage.persisted()) ? "for good" : "until it runs short";
}
