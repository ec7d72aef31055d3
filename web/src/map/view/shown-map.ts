import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";

import { MAP_VIEW_KEY } from "../../device/storage-keys.ts";

export interface ShownMap {
  middle: Coordinates;
  zoom: number;
  bounds: Bounds;
}

/** 0.0001° is about 11 m. */
const DECIMALS = 4;

let shown: ShownMap | null = null;

/** Returns what the page's map shows; `null` on pages without one, and before it is drawn. */
export function shownMap(): ShownMap | null {
  return shown;
}

export function setShownMap(next: ShownMap | null): void {
  shown = next;
}

/** Stored until the tab closes and never sent, because a view may reveal a spot. */
export function storeMapBounds({ west, south, east, north }: Bounds): void {
  const edges = [west, south, east, north].map((edge) => Number(edge.toFixed(DECIMALS)));
  sessionStorage.setItem(MAP_VIEW_KEY, JSON.stringify(edges));
}

/** `null` if the map was not opened in this tab. */
export function lastMapBounds(): Bounds | null {
  const edges: unknown = JSON.parse(sessionStorage.getItem(MAP_VIEW_KEY) ?? "null");
  if (!Array.isArray(edges)) return null;
  const [west, south, east, north] = edges.map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return { west, south, east, north };
}
