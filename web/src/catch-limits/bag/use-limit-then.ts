import { limitsFor } from "@creel/domain/catch-limits/limits-for";
import type { Catch } from "@creel/domain/catches/catch";

import { dayOfCatch } from "../../catches/outbox/pending-changes.ts";
import { useUnits } from "../../units/use-units.ts";
import { describeWhole } from "../data/describe-limit.ts";
import { useLimits } from "../data/use-limits.ts";

/**
 * Returns the angler's limits as they were when a fish was caught, such as "3 a day, no least length". `null` if none had
 * been read by then.
 */
export function useLimitThen(caught: Catch): string | null {
  const limits = useLimits();
  const units = useUnits();
  const then = limitsFor(limits, {
    species: caught.species,
    waterId: caught.water?.id ?? null,
    regionText: null,
    day: dayOfCatch(caught),
  });
  return describeWhole(then, units);
}
