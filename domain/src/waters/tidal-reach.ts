import type { WaterKind } from "./new-water.ts";

/** In miles. A station on the coast of a sea speaks for places within this distance; farther away is another coast. */
export const LONGEST_TIDAL_REACH = 25;
/** In miles, for rivers and unknown waters: farther away, the place may lie above the reach of tides, or inland. */
const OF_MOUTH = 5;

/**
 * Returns how far a tide station may be from a water to speak for it, in miles; `null` if the water has no tides.
 * @param kind `null` if the water is not known
 */
export function tidalReach(kind: WaterKind | null): number | null {
  if (kind === "sea") return LONGEST_TIDAL_REACH;
  return kind === "river" || kind === null ? OF_MOUTH : null;
}
