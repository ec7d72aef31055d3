import { bagOf } from "@creel/domain/catch-limits/bag-of";
import type { Occasion } from "@creel/domain/catch-limits/limits-for";
import { t } from "@lingui/core/macro";

import { useBagFish } from "../data/use-bag-fish.ts";
import { useLimits } from "../data/use-limits.ts";

/**
 * Returns a function that says the bag is full once one more fish is kept. It returns `null` before, and after: what the
 * angler knows already is not said again.
 */
export function useBagAfterKeeping(): (occasion: Occasion) => string | null {
  const limits = useLimits();
  const { fish } = useBagFish();
  return (occasion) => {
    const { kept, of } = bagOf(limits, fish, occasion);
    const isFull = of !== null && kept + 1 === of;
    return isFull ? t`${of} of ${of} today: the bag is full, by your own limit.` : null;
  };
}
