import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { MapView } from "./map-types.ts";

/** A view, or bounds to be shown whole. */
export type OpeningView = MapView | { bounds: Bounds };

/** `null` for what does not exist, `undefined` for what is not known yet. */
export interface OpeningPlaces {
  address: MapView | null;
  last: MapView | null;
  home: Coordinates | null;
  catches: Bounds | null | undefined;
  device: Coordinates | null | undefined;
  region: Bounds | undefined;
}

/**
 * The first place that exists, in this order; `null` while an earlier one may still become known. `near` is the zoom
 * for a single place.
 */
export function openingView(places: OpeningPlaces, near: number): OpeningView | null {
  const { address, last, home, catches, device, region } = places;
  const view = address ?? last;
  if (view) return view;
  if (catches !== null) return catches ? { bounds: catches } : null;
  if (home) return { ...home, zoom: near };
  if (device !== null) return device ? { ...device, zoom: near } : null;
  return region ? { bounds: region } : null;
}
