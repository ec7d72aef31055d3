import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import type * as maplibregl from "maplibre-gl";

import { namesInMap } from "./names-in-map.ts";
import { outlineInMap } from "./outline-in-map.ts";

let loaded: maplibregl.Map | null = null;

/** The map of the page, while there is one. */
export function setLoadedMap(map: maplibregl.Map | null): void {
  loaded = map;
}

/** Returns the map's names for the waters near a point; empty if there is no map, or if it has no style yet. */
export function namesOnLoadedMap(point: Coordinates): string[] {
  return loaded?.isStyleLoaded() ? namesInMap(loaded, point) : [];
}

/** Returns the map's outline of the water there, if all of it is in view. */
export async function outlineOnLoadedMap(point: Coordinates): Promise<Outline | null> {
  return loaded?.isStyleLoaded() ? outlineInMap(loaded, point) : null;
}
