import { speciesKey } from "../species/species.ts";

/** °F, inclusive. */
export interface TemperatureRange {
  least: number;
  most: number;
}

/**
 * The preferred water temperature of each fish, from the anglers' chart on anglerwise.com; other charts differ by up to
 * 5°. Trout spans its rainbow and brown trout, Catfish is its channel catfish; it has no salmon.
 */
const PREFERRED: ReadonlyMap<string, TemperatureRange> = new Map([
  ["musky", { least: 60, most: 70 }],
  ["muskellunge", { least: 60, most: 70 }],
  ["pike", { least: 60, most: 70 }],
  ["northern pike", { least: 60, most: 70 }],
  ["bass (smallmouth)", { least: 67, most: 71 }],
  ["bass (largemouth)", { least: 68, most: 78 }],
  ["walleye", { least: 65, most: 70 }],
  ["perch", { least: 65, most: 72 }],
  ["bluegill", { least: 75, most: 80 }],
  ["crappie", { least: 70, most: 75 }],
  ["catfish", { least: 75, most: 85 }],
  ["trout", { least: 55, most: 65 }],
  ["rainbow trout", { least: 55, most: 60 }],
  ["brown trout", { least: 60, most: 65 }],
  ["lake trout", { least: 48, most: 52 }],
  ["striped bass", { least: 60, most: 70 }],
]);

export function preferredWater(species: string): TemperatureRange | null {
  const key = speciesKey(species);
  for (const [name, range] of PREFERRED) {
    if (speciesKey(name) === key) return range;
  }
  return null;
}

/** °F: negative below the range, positive above it, 0 inside. */
export function degreesOutside(water: number, { least, most }: TemperatureRange): number {
  if (water < least) return water - least;
  return Math.max(0, water - most);
}
