import { useEffect } from "react";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { askToKeep, makeRoom } from "../../device/make-room.ts";
import { ASKED_TO_KEEP_KEY } from "../../device/storage-keys.ts";
import { logFailure } from "../../http/log-failure.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { nameWaitingOwner } from "../../outbox/owner/waiting-owners.ts";

/** With the first that waits the browser is asked to keep it; before there is more, room is made. */
export function useKeptSafely(): void {
  const { id: userId, firstName } = useUser();
  const hasItems = useOutbox().length > 0;
  useEffect(() => {
    if (!hasItems) return;
    Promise.all([nameWaitingOwner({ userId, firstName }), askOnce(), makeRoom()]).catch((error: unknown) =>
      logFailure("What waits could not be made safe", error),
    );
  }, [hasItems, userId, firstName]);
}

/** Firefox asks the angler each time. */
async function askOnce(): Promise<void> {
  if (localStorage.getItem(ASKED_TO_KEEP_KEY) !== null) return;
  localStorage.setItem(ASKED_TO_KEEP_KEY, "true");
  await askToKeep();
}
