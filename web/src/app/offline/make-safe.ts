import { askToKeep, makeRoom } from "../../device/make-room.ts";
import { ASKED_TO_KEEP_KEY } from "../../device/storage-keys.ts";

/** With the first that waits the browser is asked to keep it, and room is made for more. */
export async function makeSafe(): Promise<void> {
  await Promise.all([askOnce(), makeRoom()]);
}

/** Firefox asks the angler each time. */
async function askOnce(): Promise<void> {
  if (localStorage.getItem(ASKED_TO_KEEP_KEY) !== null) return;
  localStorage.setItem(ASKED_TO_KEEP_KEY, "true");
  await askToKeep();
}
