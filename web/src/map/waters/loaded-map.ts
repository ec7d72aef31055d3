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

/** What the map of the page calls the waters near a point; none where there is no map, or it has no style yet. */
export function namesOnLoadedMap(point: Coordinates): string[] {
  return loaded?.isStyleLoaded() ? namesInMap(loaded, point) : [];
}

/** The outline that it has of the water there, where all of it is in view. */
export async function outlineOnLoadedMap(point: Coordinates): Promise<Outline | null> {
  return loaded?.isStyleLoaded() ? outlineInMap(loaded, point) : null;
}
