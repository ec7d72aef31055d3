import type { Gear } from "@creel/domain/gear/gear";
import { readOwnLureCode } from "@creel/domain/insights/lure-code";

import type { OwnLureCount } from "./count-log.ts";

export interface ColorCount extends Omit<OwnLureCount, "code"> {
  /** The color as the angler wrote it; `null` if there is none. */
  color: string | null;
}

export interface LureByColor {
  id: string;
  name: string;
  catches: number;
  /** Sorted by number of fish, highest first. */
  colors: readonly ColorCount[];
}

/**
 * Groups the lures of the tackle box by color, regardless of size and weight. Sorted by number of fish, highest first.
 */
export function luresByColor(counts: readonly OwnLureCount[], gear: readonly Gear[]): LureByColor[] {
  const lures = new Map<string, { id: string; name: string; colors: Map<string, ColorCount> }>();
  for (const { code, ...count } of counts) {
    const own = readOwnLureCode(code);
    const found = gear.find(({ id }) => id === own?.lureId);
    if (!found) continue;
    const { id, name } = found;
    const color = found.variants.find((variant) => variant.id === own?.variantId)?.color ?? null;
    const { colors } = lures.get(id) ?? { colors: new Map<string, ColorCount>() };
    lures.set(id, { id, name, colors });
    const key = colorKey(color);
    const known = colors.get(key);
    colors.set(key, known ? { ...sumOf(known, count), color: known.color } : { ...count, color });
  }
  const all = [...lures.values()].map(({ id, name, colors }) => {
    const inOrder = [...colors.values()].toSorted(mostFirst);
    return { id, name, catches: inOrder.reduce((sum, { catches }) => sum + catches, 0), colors: inOrder };
  });
  return all.toSorted((one, other) => other.catches - one.catches);
}

/** Returns the same key for "Firetiger" and "firetiger". */
export function colorKey(color: string | null): string {
  return color?.trim().toLowerCase() ?? "";
}

/** Returns the colors with the most fish over all lures, which become the columns of the grid. */
export function commonColors(lures: readonly LureByColor[], most: number): (string | null)[] {
  const counted = new Map<string, ColorCount>();
  for (const count of lures.flatMap(({ colors }) => colors)) {
    const key = colorKey(count.color);
    const known = counted.get(key);
    counted.set(key, known ? { ...sumOf(known, count), color: known.color } : count);
  }
  return [...counted.values()]
    .toSorted(mostFirst)
    .slice(0, most)
    .map(({ color }) => color);
}

function mostFirst(one: ColorCount, other: ColorCount): number {
  return other.catches - one.catches || other.hours - one.hours;
}

type Count = Omit<OwnLureCount, "code">;

function sumOf(one: Count, other: Count): Count {
  return {
    catches: one.catches + other.catches,
    outings: one.outings + other.outings,
    hours: one.hours + other.hours,
    fishOfHours: one.fishOfHours + other.fishOfHours,
  };
}
