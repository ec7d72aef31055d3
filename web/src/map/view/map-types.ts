import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** Something with a place, to be shown as a pin. */
export interface MapPoint extends Coordinates {
  id: string;
  /** Names the colors of its pin in the design tokens. */
  token: string;
  /** The letters on it. */
  initials: string;
}

export const MOST_ZOOM = 19;

/** What part of the world is to be seen. */
export interface MapView extends Coordinates {
  zoom: number;
}

/** Pins so close together that no zoom tells them apart. */
export interface MapSpot {
  bounds: Bounds;
}

/** What steers the map from outside. */
export interface MapHandle {
  /** Gives it the keyboard. */
  focus: () => void;
  goTo: (view: MapView) => void;
  show: (bounds: Bounds) => void;
  zoomIn: () => void;
  zoomOut: () => void;
}
