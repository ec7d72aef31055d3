import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";

export interface MapPoint extends Coordinates {
  id: string;
  /** The design token of its color. */
  token: string;
  /** The letters on it. */
  initials: string;
  /** A ring in a color of its own that is none of a species, with a sign in it. */
  isSign?: boolean;
}

export const MOST_ZOOM = 19;

export interface MapView extends Coordinates {
  zoom: number;
}

/** Pins so close together that no zoom separates them. */
export interface MapSpot {
  bounds: Bounds;
}

export interface MapHandle {
  focus: () => void;
  goTo: (view: MapView) => void;
  show: (bounds: Bounds) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Says where a place is on the map now and whenever that moves, until the returned function is called. */
  follow: (place: Coordinates, onMove: (at: MapPixel) => void) => () => void;
}

/** In px from the upper left corner of the map. */
export interface MapPixel {
  x: number;
  y: number;
}
