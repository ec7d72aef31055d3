import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";

/** In degrees of longitude: what is wider is of the whole world. */
const WORLD = 350;

/** The part of the world of which there are tiles; `null` where they are of the whole world. */
export function regionOf({ bounds }: Pick<TileJson, "bounds">): Bounds | null {
  if (!bounds) return null;
  const [west, south, east, north] = bounds;
  return east - west > WORLD ? null : { west, south, east, north };
}
