import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { findWaterIn } from "../../waters/data/api.ts";
import type { WaterItem } from "../../waters/outbox/water-item.ts";
import { waterOfItems } from "../../waters/outbox/water-of-items.ts";

/**
 * Returns the water as it will be once all its items are sent. Returns its state before a deletion; `null` if it is not
 * on this device.
 */
export function useWaterOf(id: string, items: readonly WaterItem[]): Water | null {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const deleted = items.find(({ work }) => work.kind === "delete")?.work;
    const base = deleted?.kind === "delete" ? deleted.base : null;
    const others = items.filter(({ work }) => work.kind !== "delete");
    return waterOfItems(findWaterIn(queryClient, id) ?? base, others);
  }, [queryClient, id, items]);
}

export function nameOfWater(water: Water | null): string {
  return water?.name ?? t`A water`;
}

/** Returns the known names of the spots with waiting changes. */
export function namesOfSpots(water: Water | null, items: readonly WaterItem[]): string[] {
  const names = items.flatMap(({ work }) => {
    if (work.kind === "add spot") return work.spot.name;
    if (work.kind !== "change spot") return [];
    const stored = water?.spots.find(({ id }) => id === work.spotId) ?? work.base;
    return work.fields.name ?? stored?.name ?? [];
  });
  return [...new Set(names)];
}
