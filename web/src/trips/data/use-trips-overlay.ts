import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { usePending } from "../../catches/outbox/pending-context.tsx";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { useWhenNeeded } from "../../outbox/use-when-needed.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";
import type * as overlayModule from "../outbox/overlay.ts";
import { findTripIn } from "./api.ts";

interface TripsOverlay {
  items: readonly OutboxItem[];
  /** Those that this device knows. */
  waters: readonly KnownWater[];
  /** `null` where nothing waits, and until its code is there. */
  overlay: typeof overlayModule | null;
  /** Something waits, and its code is not there yet. */
  isLoading: boolean;
}

let loaded: typeof overlayModule | null = null;

async function loadOverlay(): Promise<typeof overlayModule> {
  loaded = await import("../outbox/overlay.ts");
  return loaded;
}

interface Expected {
  /** Something will soon wait: its code comes before, so that nothing has to wait for it. */
  isSoonNeeded?: boolean;
}

/** What waits to be sent, and what lays it over trips. */
export function useTripsOverlay({ isSoonNeeded = false }: Expected = {}): TripsOverlay {
  const items = useOutbox();
  const isNeeded = items.some(isAboutTrips);
  const overlay = useWhenNeeded(isNeeded || isSoonNeeded, loadOverlay, loaded);
  return { items, waters: usePending().waters, overlay, isLoading: isNeeded && overlay === null };
}

function isAboutTrips(item: OutboxItem): boolean {
  return item.subject === "trip" || (item.subject === "catch" && item.work.kind !== "photo");
}

interface PendingTrips {
  overlay: typeof overlayModule;
  changes: ReturnType<typeof overlayModule.pendingChanges>;
}

/**
 * What waits that sums of trips are made of; `null` where nothing waits.
 *
 * @param answer over which it is laid: with another one the trips of this device may be others, too
 */
export function usePendingTrips(answer: unknown): PendingTrips | null {
  const queryClient = useQueryClient();
  const { items, overlay } = useTripsOverlay();
  return useMemo(() => {
    if (!overlay || answer === undefined) return null;
    const changes = overlay.pendingChanges(items, (id) => findTripIn(queryClient, id) ?? null);
    return { overlay, changes };
  }, [queryClient, overlay, items, answer]);
}
