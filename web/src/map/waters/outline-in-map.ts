import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import type * as maplibregl from "maplibre-gl";

import { logFailure } from "../../http/log-failure.ts";
import { joinPieces } from "./join-pieces.ts";

/** A layer of the OpenMapTiles schema. */
const WATER_LAYER = "water";

/**
 * The outline that the map has of the water at a point, from the tiles that are loaded; nothing is asked of anybody.
 * `null` where the map has no tiles of waters, as the built-in one.
 */
export async function outlineInMap(map: maplibregl.Map, point: Coordinates): Promise<Outline | null> {
  const features = Object.entries(map.getStyle().sources).flatMap(([id, source]) =>
    source.type === "vector" ? map.querySourceFeatures(id, { sourceLayer: WATER_LAYER }) : [],
  );
  const bounds = map.getBounds();
  const view = {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
  try {
    return await joinPieces(point, features, view);
  } catch (error) {
    logFailure("The outline of a water", error);
    return null;
  }
}
