import type { Coordinates } from "@creel/domain/places/coordinates";

import type { MapBounds } from "./map-types.ts";

/** What a map shows. */
export interface ShownMap {
  middle: Coordinates;
  bounds: MapBounds;
}

let shown: ShownMap | null = null;

/** What the map of the page shows; `null` on pages without one, and before it is drawn. */
export function shownMap(): ShownMap | null {
  return shown;
}

export function setShownMap(next: ShownMap | null): void {
  shown = next;
}
