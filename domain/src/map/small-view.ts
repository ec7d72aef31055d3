import type { Bounds } from "../places/bounds.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { degreesEast } from "../waters/outline-distance.ts";
import type { Box, Point } from "./clip.ts";
import { eastOf, latitudeOf, longitudeOf, southOf } from "./mercator.ts";

/** In px, as all that is not in parts of the world. */
export interface Frame {
  width: number;
  height: number;
  /** Where the place stands. */
  at: Point;
}

/** With room for a pin above the place. */
export const SMALL_MAP: Frame = { width: 96, height: 88, at: [48, 60] };
/** Of the world at zoom 0. */
const WORLD = 512;

/** The last zoom, and all that is looked at before: the nearest at which something is to be seen is taken. */
export const ZOOMS = [9, 8, 7, 6, 5] as const;
export const WIDEST_ZOOM: number = 5;
/** An outline of a water is known to some ten meters. */
const NEAREST_ZOOM = 14;
/** From a place to the shore it is shown with. */
const TO_SHORE = 28;

export interface SmallView extends Frame {
  zoom: number;
}

/** Longitude and latitude, as GeoJSON has them. */
type Position = readonly number[];

/** Where something lies from a place, in parts of the world to the east and to the south. */
export type FromPlace = (position: Position) => Point;

export function fromPlace({ latitude, longitude }: Coordinates): FromPlace {
  const top = southOf(latitude);
  return ([east = 0, north = 0]) => [degreesEast(longitude, east) / 360, southOf(north) - top];
}

/** The zoom at which a part of the world is so many px long. */
export function zoomAt(part: number, px: number): number {
  return Math.log2(px / (part * WORLD));
}

/** With the place and a shore that is so far from it, in parts of the world; `null` where that shows too much. */
export function viewWithShore([east, south]: Point, frame: Frame): SmallView | null {
  const distance = Math.hypot(east, south);
  if (distance === 0) return null;
  const zoom = Math.min(NEAREST_ZOOM, zoomAt(distance, TO_SHORE));
  if (zoom < WIDEST_ZOOM) return null;
  const [x, y] = frame.at;
  return { ...frame, zoom, at: [x - (14 * east) / distance, y - 2 - (12 * south) / distance] };
}

/** How many px a part of the world is. */
export function scaleOf({ zoom }: SmallView): number {
  return WORLD * 2 ** zoom;
}

/** What is in view, in parts of the world from the place. @param margin in px, around it */
export function boxOf(view: SmallView, margin: number): Box {
  const { width, height } = view;
  const [x, y] = view.at;
  const scale = scaleOf(view);
  return {
    left: (-margin - x) / scale,
    top: (-margin - y) / scale,
    right: (width + margin - x) / scale,
    bottom: (height + margin - y) / scale,
  };
}

/** What is in a view of a place, the widest one where no zoom is given. */
export function boundsAround({ latitude, longitude }: Coordinates, frame: Frame, zoom = WIDEST_ZOOM): Bounds {
  const { left, top, right, bottom } = boxOf({ ...frame, zoom }, 0);
  const [east, south] = [eastOf(longitude), southOf(latitude)];
  return {
    west: degreesEast(0, longitudeOf(east + left)),
    east: degreesEast(0, longitudeOf(east + right)),
    south: latitudeOf(south + bottom),
    north: latitudeOf(south + top),
  };
}
