import { describeGear } from "@creel/domain/gear/describe-gear";
import type { Gear } from "@creel/domain/gear/gear";
import { readOwnLureCode } from "@creel/domain/insights/lure-code";
import { t } from "@lingui/core/macro";
import { useCallback } from "react";

import { useGear } from "../../gear/data/use-gear.ts";
import { lureName } from "./lure-names.ts";

/** Returns the display name of a segment's lure: its name and color from the tackle box, else its type. */
export function useLureNames(): (code: string) => string {
  const gear = useGear();
  return useCallback((code) => nameOf(gear, code), [gear]);
}

function nameOf(gear: readonly Gear[], code: string): string {
  const own = readOwnLureCode(code);
  if (own === null) return lureName(code);
  const lure = gear.find(({ id }) => id === own.lureId);
  if (!lure) return t`A lure from the tackle box`;
  const color = lure.variants.find(({ id }) => id === own.variantId)?.color ?? null;
  // Variants of the same color are told apart by their other details.
  const isOnlyOne = lure.variants.filter((variant) => variant.color === color).length === 1;
  return color !== null && isOnlyOne ? `${lure.name}, ${color}` : describeGear(lure, own.variantId);
}
