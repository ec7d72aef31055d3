import { createContext, use, useMemo, type ReactNode } from "react";

import { useOutbox } from "../outbox.query.ts";
import { isDeleted } from "./catch-of-items.ts";
import { NOTHING_PENDING, type Pending, pendingOf } from "./pending.ts";

const PendingContext = createContext<Pending>(NOTHING_PENDING);

/** What waits of who is signed in is laid over all that is inside. */
export function PendingProvider({ children }: { children: ReactNode }) {
  const items = useOutbox();
  const pending = useMemo(() => pendingOf(items), [items]);
  return <PendingContext value={pending}>{children}</PendingContext>;
}

/** What waits to be sent; nothing outside of `PendingProvider`. */
export function usePending(): Pending {
  return use(PendingContext);
}

/** Whether something of this catch is on this device alone. */
export function useIsPending(catchId: string): boolean {
  const items = usePending().get(catchId);
  return items !== undefined && !isDeleted(items);
}
