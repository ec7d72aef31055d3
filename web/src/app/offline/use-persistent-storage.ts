import { useEffect } from "react";

import { askToKeep, makeRoom } from "../../device/make-room.ts";
import { ASKED_TO_KEEP_KEY } from "../../device/storage-keys.ts";
import { logFailure } from "../../http/log-failure.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";

/** Protects waiting items from the browser's cleanup, as far as the browser allows. */
export function usePersistentStorage(): void {
  const hasItems = useOutbox().length > 0;
  useEffect(() => {
    if (!hasItems) return;
    makeSafe().catch((error: unknown) => logFailure("What waits could not be made safe", error));
  }, [hasItems]);
}

/** Asks the browser to keep the storage, and makes room for more. */
async function makeSafe(): Promise<void> {
  await Promise.all([askOnce(), makeRoom()]);
}

/** Asks only once because Firefox prompts the angler each time. */
async function askOnce(): Promise<void> {
  if (localStorage.getItem(ASKED_TO_KEEP_KEY) !== null) return;
  localStorage.setItem(ASKED_TO_KEEP_KEY, "true");
  await askToKeep();
}
