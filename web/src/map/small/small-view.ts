import { eastOf, latitudeOf, longitudeOf, southOf } from "@creel/domain/map/mercator";
import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { degreesEast } from "@creel/domain/waters/outline-distance";

import type { Box, Point } from "./clip.ts";

/** In px, as all that is not in parts of the world. */
export const SMALL_MAP = { width: 96, height: 88 };
/** Of the world at zoom 0. */
const WORLD = 512;

/** Where the place stands, with room for its pin above it. */
const MIDDLE: Point = [SMALL_MAP.width / 2, 60];
/** The last zoom, and all that is looked at before: the nearest at which something is to be seen is taken. */
export const ZOOMS = [9, 8, 7, 6, 5] as const;
export const WIDEST_ZOOM = 5;
/** An outline of a water is known to some ten meters. */
const NEAREST_ZOOM = 14;
/** From a place to the shore it is shown with. */
const TO_SHORE = 28;

export interface SmallView {
  zoom: number;
  /** Where the place stands. */
  at: Point;
}

/** Longitude and latitude, as GeoJSON has them. */
export type Position = readonly number[];

/** Where something lies from a place, in parts of the world to the east and to the south. */
export type FromPlace = (position: Position) => Point;

export function fromPlace({ latitude, longitude }: Coordinates): FromPlace {
  const top = southOf(latitude);
  return ([east = 0, north = 0]) => [degreesEast(longitude, east) / 360, southOf(north) - top];
}

export function viewAt(zoom: number): SmallView {
  return { zoom, at: MIDDLE };
}

/** With the place and a shore that is so far from it, in parts of the world; `null` where that shows too much. */
export function viewWithShore([east, south]: Point): SmallView | null {
  const distance = Math.hypot(east, south);
  if (distance === 0) return null;
  const zoom = Math.min(NEAREST_ZOOM, Math.log2(TO_SHORE / (distance * WORLD)));
  if (zoom < WIDEST_ZOOM) return null;
  return { zoom, at: [MIDDLE[0] - (14 * east) / distance, 58 - (12 * south) / distance] };
}

/** How many px a part of the world is. */
export function scaleOf({ zoom }: SmallView): number {
  return WORLD * 2 ** zoom;
}

/** What is in view, in parts of the world from the place. @param margin in px, around it */
export function boxOf(view: SmallView, margin: number): Box {
  const [x, y] = view.at;
  const scale = scaleOf(view);
  return {
    left: (-margin - x) / scale,
    top: (-margin - y) / scale,
    right: (SMALL_MAP.width + margin - x) / scale,
    bottom: (SMALL_MAP.height + margin - y) / scale,
  };
}

/** What is in the widest view of a place. */
export function boundsAround({ latitude, longitude }: Coordinates): Bounds {
  const { left, top, right, bottom } = boxOf(viewAt(WIDEST_ZOOM), 0);
  const [east, south] = [eastOf(longitude), southOf(latitude)];
  return {
    west: degreesEast(0, longitudeOf(east + left)),
    east: degreesEast(0, longitudeOf(east + right)),
    south: latitudeOf(south + bottom),
    north: latitudeOf(south + top),
  };
}
