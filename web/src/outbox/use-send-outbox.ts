import { useEffect } from "react";

import { useAuth } from "../accounts/signed-in/auth.tsx";
import { ApiError } from "../http/api-error.ts";
import { isReachedNow } from "../http/connectivity.ts";
import { logFailure } from "../http/log-failure.ts";
import { rereadSession } from "../session/stored-session.ts";
import type { OutboxItem } from "./outbox-item.ts";
import type { Sending } from "./send-outbox.ts";

const UNAUTHORIZED = 401;

/** Sends what waits of who is signed in while the app is open. */
export function useSendOutbox(): void {
  const userId = useAuth().user?.id;
  useEffect(() => {
    if (userId === undefined) return undefined;
    const ended = new AbortController();
    loadSender(userId, ended.signal).catch((error: unknown) =>
      logFailure("What sends what waits could not be loaded", error),
    );
    return () => ended.abort();
  }, [userId]);
}

/** It is not needed before the page is shown. */
async function loadSender(userId: string, signal: AbortSignal): Promise<void> {
  const { startSending } = await import("./start-sending.ts");
  if (signal.aborted) return;
  const stop = startSending({ userId, deliver: deliverAsOwner, isReached: isReachedNow });
  signal.addEventListener("abort", stop);
}

/** Another user may have signed in in another tab while this one was asleep. */
const deliverAsOwner: Sending["deliver"] = async (item: OutboxItem, onProgress) => {
  const { deliver } = await import("./deliver.ts");
  if (rereadSession()?.user.id !== item.userId) throw new ApiError(UNAUTHORIZED, null);
  return deliver(item, { onProgress });
};
