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

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Pins so close together that no zoom tells them apart. */
export interface MapSpot {
  bounds: MapBounds;
}

/** What steers the map from outside. */
export interface MapHandle {
  /** Gives it the keyboard. */
  focus: () => void;
  goTo: (view: MapView) => void;
  show: (bounds: MapBounds) => void;
  zoomIn: () => void;
  zoomOut: () => void;
}
