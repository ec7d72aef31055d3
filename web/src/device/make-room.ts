import { createStore, type ReadableStore } from "../store/create-store.ts";
import { clearOfflineAnswers, clearTowns } from "./clear-storage.ts";
import { estimateRoom, isShort, makeRoomOn } from "./room.ts";

const shortage = createStore(false);

/** Whether there is so little room that data which can be loaded again is not stored. */
export const isRoomShort: ReadableStore<boolean> = shortage;

/** Frees space if there is too little. The outbox and drafts stay. */
export async function makeRoom(): Promise<void> {
  const hadTooLittle = isShort(await estimateRoom());
  if (hadTooLittle) await makeRoomOn({ estimate: estimateRoom, spare: [clearTowns, clearOfflineAnswers] });
  shortage.set(hadTooLittle);
}

/** Removes all data that can be loaded again, whatever the browser estimates. */
export async function freeRoom(): Promise<void> {
  shortage.set(true);
  await Promise.allSettled([clearTowns(), clearOfflineAnswers()]);
}

/** `unknown` if the browser cannot promise persistence. */
export type Persistence = "for good" | "until it runs short" | "unknown";

/** Asks the browser to keep this site's storage. Some browsers decide silently, others prompt the user. */
export async function askToKeep(): Promise<Persistence> {
  if (!("storage" in navigator)) return "unknown";
  const isPersistent = (await navigator.storage.persisted()) || (await navigator.storage.persist());
  return isPersistent ? "for good" : "until it runs short";
}

export async function readPersistence(): Promise<Persistence> {
  if (!("storage" in navigator)) return "unknown";
  return (await navigator.storage.persisted()) ? "for good" : "until it runs short";
}
