import type { Counts } from "../counts.ts";

/** A fish whose depth and water are known. */
export interface FishAtDepth {
  /** That of its day on its water. */
  outing: string;
  /** yyyy-mm-dd */
  day: string;
  /** Of the clock; `null` where it is not known. */
  hour: number | null;
  water: { id: string; name: string };
  species: string;
  /** In ft. */
  depth: number;
}

/** Without those on none of the angler's waters: two of one day need not be of the same trip. */
export function fishAtDepth({ catches, species, waters }: Counts): FishAtDepth[] {
  return catches.day.flatMap((day, index) => {
    const depth = catches.depth?.[index] ?? null;
    const water = waters[catches.water[index] ?? -1];
    const name = species[catches.species[index] ?? -1];
    if (depth === null || !water || name === undefined) return [];
    const hour = catches.hour[index] ?? null;
    return [{ outing: `${day} ${water.id}`, day, hour, water, species: name, depth }];
  });
}
