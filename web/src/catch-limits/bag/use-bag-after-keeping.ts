import type { BagFish } from "@creel/domain/catch-limits/bag-fish";
import { bagOf } from "@creel/domain/catch-limits/bag-of";
import type { Occasion } from "@creel/domain/catch-limits/limits-for";
import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";

import { useBagFish } from "../data/use-bag-fish.ts";
import { useLimits } from "../data/use-limits.ts";

interface BagAfterKeeping {
  /**
   * Says that the bag is full with this fish, which was just kept. Returns `null` before, and after: what the angler
   * knows already is not said again.
   */
  describe: (catchId: string, occasion: Occasion) => string | null;
  /** Takes back a fish that was kept. */
  forget: (catchId: string) => void;
}

/**
 * Counts each fish that was kept here at once. The fish of the log follow only when the outbox was read again, so the
 * second of two quick presses would find the bag as it was before the first. `describe` reads the newest log, also when
 * the component was rendered before: it is called after the fish was stored, and by then the log may have it.
 */
export function useBagAfterKeeping(): BagAfterKeeping {
  const limits = useLimits();
  const { fish } = useBagFish();
  const log = useRef(fish);
  const ahead = useRef(new Map<string, BagFish>());
  useEffect(() => {
    log.current = fish;
    for (const { id, fate } of fish) if (fate === "kept") ahead.current.delete(id);
  }, [fish]);
  return {
    describe: (id, occasion) => {
      ahead.current.delete(id);
      const others = log.current.filter((each) => each.id !== id && !ahead.current.has(each.id));
      const { kept, of } = bagOf(limits, [...others, ...ahead.current.values()], occasion);
      const { species, waterId: water_id, day } = occasion;
      ahead.current.set(id, { id, species, day, water_id, fate: "kept", quantity: 1, length: null });
      const isFull = of !== null && kept + 1 === of;
      return isFull ? t`${of} of ${of} today: the bag is full, by your own limit.` : null;
    },
    forget: (id) => ahead.current.delete(id),
  };
}
