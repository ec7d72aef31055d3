import { describeGear } from "@creel/domain/gear/describe-gear";
import type { Gear } from "@creel/domain/gear/gear";
import type { TiedLure } from "@creel/domain/trips/current-lure";

import { lureName } from "./lure-names.ts";

type LureFields = { [Name in keyof TiedLure]?: string | null | undefined };

/** The lure of a catch or an event as the tackle box calls it, else its type; `null` where none is said. */
export function describeLure(
  gear: readonly Gear[],
  { lure_type: type, lure_id: lureId, variant_id: variantId = null }: LureFields,
): string | null {
  const own = gear.find(({ id }) => id === lureId);
  if (own) return describeGear(own, variantId);
  return type ? lureName(type) : null;
}
