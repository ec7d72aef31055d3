import { useEffect } from "react";

import { useAuth } from "../accounts/signed-in/auth.tsx";
import { ApiError } from "../http/api-error.ts";
import { rereadSession } from "../session/stored-session.ts";
import type { OutboxItem } from "./outbox-item.ts";
import type { Sending } from "./send-outbox.ts";
import { startSending } from "./start-sending.ts";

const UNAUTHORIZED = 401;

/** Sends what waits of who is signed in while the app is open. */
export function useSendOutbox(): void {
  const userId = useAuth().user?.id;
  useEffect(
    () => (userId === undefined ? undefined : startSending({ userId, deliver: deliverAsOwner })),
    [userId],
  );
}

/** Another user may have signed in in another tab while this one was asleep. */
const deliverAsOwner: Sending["deliver"] = async (item: OutboxItem, onProgress) => {
  const { deliver } = await import("./deliver.ts");
  if (rereadSession()?.user.id !== item.userId) throw new ApiError(UNAUTHORIZED, null);
  return deliver(item, { onProgress });
};
