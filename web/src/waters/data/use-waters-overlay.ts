import { useMemo } from "react";

import { isWaterItem, type WaterItem } from "../../outbox/outbox-item.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { useWhenNeeded } from "../../outbox/overlay/use-when-needed.ts";
import type * as overlayModule from "../../outbox/waters/overlay.ts";

interface WatersOverlay {
  items: readonly WaterItem[];
  /** `null` where nothing waits, and until its code is there. */
  overlay: typeof overlayModule | null;
  /** Something waits, and its code is not there yet. */
  isLoading: boolean;
}

const loadOverlay = () => import("../../outbox/waters/overlay.ts");

/** What waits to be sent of waters, and what lays it over them. */
export function useWatersOverlay(): WatersOverlay {
  const all = useOutbox();
  const items = useMemo(() => all.filter(isWaterItem), [all]);
  const isNeeded = items.length > 0;
  const overlay = useWhenNeeded(isNeeded, loadOverlay);
  return { items, overlay, isLoading: isNeeded && overlay === null };
}
