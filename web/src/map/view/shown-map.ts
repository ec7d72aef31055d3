import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";

export interface ShownMap {
  middle: Coordinates;
  zoom: number;
  bounds: Bounds;
}

let shown: ShownMap | null = null;

/** What the map of the page shows; `null` on pages without one, and before it is drawn. */
export function shownMap(): ShownMap | null {
  return shown;
}

export function setShownMap(next: ShownMap | null): void {
  shown = next;
}
