import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { useOutbox } from "../outbox.query.ts";
import type * as overlayModule from "./overlay.ts";
import { isDeleted, NOTHING_PENDING, type Pending, pendingOf } from "./pending-items.ts";

export type Overlay = typeof overlayModule;

interface PendingOverlay {
  pending: Pending;
  /** `null` where nothing waits. */
  overlay: Overlay | null;
}

const NOTHING: PendingOverlay = { pending: NOTHING_PENDING, overlay: null };

const PendingContext = createContext(NOTHING);

/** What waits of who is signed in is laid over all that is inside. */
export function PendingProvider({ children }: { children: ReactNode }) {
  const items = useOutbox();
  const overlay = useOverlay(items.length > 0);
  const value = useMemo(
    () => (overlay && items.length > 0 ? { pending: pendingOf(items), overlay } : NOTHING),
    [items, overlay],
  );
  return <PendingContext value={value}>{children}</PendingContext>;
}

/** `null` until its code is there. */
function useOverlay(isNeeded: boolean): Overlay | null {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const isMissing = isNeeded && overlay === null;
  useEffect(() => {
    if (!isMissing) return;
    import("./overlay.ts")
      .then(setOverlay)
      .catch((error: unknown) => logFailure("What waits to be sent could not be laid over the lists", error));
  }, [isMissing]);
  return overlay;
}

/** What waits to be sent; nothing outside of `PendingProvider`. */
export function usePending(): PendingOverlay {
  return use(PendingContext);
}

/** Whether something of this catch is on this device alone. */
export function useIsPending(catchId: string): boolean {
  const items = usePending().pending.get(catchId);
  return items !== undefined && !isDeleted(items);
}
