import { useOutbox } from "../../../outbox/outbox.query.ts";
import { summarizeWaiting, type Waiting } from "../../../outbox/waiting/waiting-catches.ts";
import { useNow } from "../../../ui/hooks/use-now.ts";
import { useConnectivity } from "./use-connectivity.ts";

/** What waits of who is signed in, where it is worth a word. */
export function useWaiting(): Waiting | null {
  const items = useOutbox();
  const now = useNow();
  const isReached = useConnectivity() === "reached";
  return summarizeWaiting(items, { isReached, now: now.getTime() });
}
