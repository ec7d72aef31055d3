import { useEffect, useState } from "react";

import { logFailure } from "../http/log-failure.ts";
import type { OutboxItem } from "../outbox/outbox-item.ts";
import { useOutbox } from "../outbox/outbox.query.ts";
import type * as overlayModule from "../outbox/trips/overlay.ts";

interface TripsOverlay {
  items: readonly OutboxItem[];
  /** `null` where nothing waits, and until its code is there. */
  overlay: typeof overlayModule | null;
  /** Something waits, and its code is not there yet. */
  isLoading: boolean;
}

/** What waits to be sent, and what lays it over trips. */
export function useTripsOverlay(): TripsOverlay {
  const items = useOutbox();
  const [overlay, setOverlay] = useState<typeof overlayModule | null>(null);
  const isNeeded = items.some(isAboutTrips);
  const isMissing = isNeeded && overlay === null;
  useEffect(() => {
    if (!isMissing) return;
    import("../outbox/trips/overlay.ts")
      .then(setOverlay)
      .catch((error: unknown) => logFailure("What waits to be sent could not be laid over the trips", error));
  }, [isMissing]);
  return { items, overlay: isNeeded ? overlay : null, isLoading: isMissing };
}

function isAboutTrips(item: OutboxItem): boolean {
  return item.subject === "trip" || item.work.kind !== "photo";
}
