import { type Counts, quantityAt } from "../counts.ts";

/** The fish of one catch with a known depth and water. */
export interface FishAtDepth {
  /** The day and the water id, which stand for the outing. */
  outing: string;
  /** yyyy-mm-dd */
  day: string;
  /** The clock hour, 0 to 23; `null` if unknown. */
  hour: number | null;
  water: { id: string; name: string };
  species: string;
  /** In ft. */
  depth: number;
  fish: number;
}

/**
 * Leaves out fish that are on none of the angler's waters, because two of them on one day may be from different trips.
 */
export function fishAtDepth(counts: Counts): FishAtDepth[] {
  const { catches, species, waters } = counts;
  return catches.day.flatMap((day, index) => {
    const depth = catches.depth?.[index] ?? null;
    const water = waters[catches.water[index] ?? -1];
    const name = species[catches.species[index] ?? -1];
    if (depth === null || !water || name === undefined) return [];
    const hour = catches.hour[index] ?? null;
    return [
      {
        outing: `${day} ${water.id}`,
        day,
        hour,
        water,
        species: name,
        depth,
        fish: quantityAt(counts, index),
      },
    ];
  });
}
