import type { WaterKind } from "./new-water.ts";

/** Within so many miles, a station on the coast of a sea speaks for the place. */
const OF_SEA = 25;
/** Of a river, and where nobody named the water: farther away the place may lie above the reach of tides, or inland. */
const OF_MOUTH = 5;

/**
 * How far a tide station may be from a water to speak for it, in miles; `null`: it has no tides.
 * @param kind `null` where the water is not known
 */
export function tidalReach(kind: WaterKind | null): number | null {
  if (kind === "sea") return OF_SEA;
  return kind === "river" || kind === null ? OF_MOUTH : null;
}
