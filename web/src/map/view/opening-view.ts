import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { MapView } from "./map-types.ts";

/** What a map begins with: a view, or bounds to be seen whole. */
export type OpeningView = MapView | { bounds: Bounds };

/** `null` for what there is not, `undefined` for what is not known yet. Every time zone has a region. */
export interface OpeningPlaces {
  /** The view that the page's address names. */
  address: MapView | null;
  /** Where the angler left the map. */
  last: MapView | null;
  home: Coordinates | null;
  /** The bounds of the catches. */
  catches: Bounds | null | undefined;
  /** Where the device is. */
  device: Coordinates | null | undefined;
  /** The region of the account's time zone. */
  region: Bounds | undefined;
}

/**
 * Where a map opens: at the first of these there is. `null` as long as one that comes before what is known may still
 * come. `near` is the zoom at which one place is looked at.
 */
export function openingView(places: OpeningPlaces, near: number): OpeningView | null {
  const { address, last, home, catches, device, region } = places;
  const view = address ?? last ?? (home && { ...home, zoom: near });
  if (view) return view;
  if (catches !== null) return catches ? { bounds: catches } : null;
  if (device !== null) return device ? { ...device, zoom: near } : null;
  return region ? { bounds: region } : null;
}
