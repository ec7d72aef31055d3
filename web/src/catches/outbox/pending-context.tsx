import { createContext, use, useMemo, type ReactNode } from "react";

import { isOfTable, loadFishNames, openedFishNames } from "../../i18n/fish-names.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { useWhenNeeded } from "../../outbox/use-when-needed.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";
import { isCatchItem } from "./catch-item.ts";
import type * as overlayModule from "./catch-overlay.ts";
import { isDeleted, NOTHING_PENDING, type Pending, pendingOf } from "./pending-items.ts";

export type Overlay = typeof overlayModule;

interface PendingOverlay {
  pending: Pending;
  /** `null` if nothing is pending. */
  overlay: Overlay | null;
  /** The waters that this device knows. They name the waters of pending catches. */
  waters: readonly KnownWater[];
}

const NO_WATERS: readonly KnownWater[] = [];
const NOTHING: PendingOverlay = { pending: NOTHING_PENDING, overlay: null, waters: NO_WATERS };

const loadOverlay = () => import("./catch-overlay.ts");

const PendingContext = createContext(NOTHING);

interface PendingProviderProps {
  /** The angler's waters, including pending ones. */
  waters?: readonly KnownWater[] | undefined;
  children: ReactNode;
}

/** Applies the signed-in user's pending changes to everything inside. */
export function PendingProvider({ waters = NO_WATERS, children }: PendingProviderProps) {
  const items = useOutbox();
  const overlay = useWhenNeeded(items.length > 0, loadOverlay);
  const names = useWhenNeeded(items.some(hasOwnSpecies), loadFishNames, openedFishNames());
  // Once the table of fish names is loaded, pending catches count under other names.
  const value = useMemo(
    () => (overlay && items.length > 0 ? { pending: pendingOf(items), overlay, waters } : NOTHING),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [items, overlay, waters, names],
  );
  return <PendingContext value={value}>{children}</PendingContext>;
}

function hasOwnSpecies(item: OutboxItem): boolean {
  if (!isCatchItem(item)) return false;
  const { work } = item;
  return (work.kind === "create" || work.kind === "change") && isOfTable(work.fields.species ?? "");
}

/** Returns the pending items; nothing outside of `PendingProvider`. */
export function usePending(): PendingOverlay {
  return use(PendingContext);
}

/** Whether a part of this catch is only on this device. */
export function useIsPending(catchId: string): boolean {
  const items = usePending().pending.get(catchId);
  return items !== undefined && !isDeleted(items);
}

interface OnThisPhoneProps {
  catchId: string;
  className?: string;
}

/** Marks a catch with something pending; renders nothing for any other. */
export function OnThisPhone({ catchId, className }: OnThisPhoneProps) {
  const { overlay } = usePending();
  const isPending = useIsPending(catchId);
  return isPending && overlay ? <overlay.PendingBadge className={className} /> : null;
}
