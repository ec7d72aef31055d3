import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { usePending } from "../../catches/outbox/pending-context.tsx";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { useWhenNeeded } from "../../outbox/use-when-needed.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";
import type * as overlayModule from "../outbox/trip-overlay.ts";
import { findTripIn } from "./api.ts";

interface TripsOverlay {
  items: readonly OutboxItem[];
  /** The waters that this device knows. */
  waters: readonly KnownWater[];
  /** `null` while nothing waits, and until the code is loaded. */
  overlay: typeof overlayModule | null;
  /** True if something waits while the code is still loading. */
  isLoading: boolean;
}

let loaded: typeof overlayModule | null = null;

async function loadOverlay(): Promise<typeof overlayModule> {
  loaded = await import("../outbox/trip-overlay.ts");
  return loaded;
}

interface Expected {
  /** Loads the code before anything waits, so that nothing has to wait for it. */
  isSoonNeeded?: boolean;
}

/** Returns the outbox items, and the module that applies them to trips. */
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
 * Returns the waiting changes that affect sums over trips; `null` if nothing waits.
 *
 * @param answer the answer that the changes are laid over; a new answer may come with other stored trips
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
