import type { Bounds } from "../places/bounds.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { degreesEast } from "../waters/outline-distance.ts";
import type { Box, Point } from "./clip.ts";
import { eastOf, latitudeOf, longitudeOf, southOf } from "./mercator.ts";

/** All lengths are in px. */
export interface Frame {
  width: number;
  height: number;
  /** The place's position in the frame. */
  at: Point;
}

/** Leaves room for a pin above the place. */
export const SMALL_MAP: Frame = { width: 96, height: 88, at: [48, 60] };
/** The width of the world at zoom 0, in px. */
const WORLD = 512;

/** Sorted nearest first. The first zoom at which something is visible is used, else the last one. */
export const ZOOMS = [9, 8, 7, 6, 5] as const;
export const WIDEST_ZOOM: number = 5;
/** Outlines of waters are accurate to about ten meters. */
const NEAREST_ZOOM = 14;
/** The distance in px from a place to the shore that is shown with it. */
const TO_SHORE = 28;

export interface SmallView extends Frame {
  zoom: number;
}

/** Longitude and latitude, as GeoJSON has them. */
type Position = readonly number[];

/** Returns the offset of a position from a place, to the east and to the south, in fractions of the world's width. */
export type FromPlace = (position: Position) => Point;

export function fromPlace({ latitude, longitude }: Coordinates): FromPlace {
  const top = southOf(latitude);
  return ([east = 0, north = 0]) => [degreesEast(longitude, east) / 360, southOf(north) - top];
}

/** Returns the zoom at which a fraction of the world is this many px long. */
export function zoomAt(part: number, px: number): number {
  return Math.log2(px / (part * WORLD));
}

/**
 * Fits a place and its shore into the view. The point is the offset of the shore from the place, in fractions of the
 * world.
 * @returns `null` if the shore is at the place, or so far away that the view would be too wide
 */
export function viewWithShore([east, south]: Point, frame: Frame): SmallView | null {
  const distance = Math.hypot(east, south);
  if (distance === 0) return null;
  const zoom = Math.min(NEAREST_ZOOM, zoomAt(distance, TO_SHORE));
  if (zoom < WIDEST_ZOOM) return null;
  const [x, y] = frame.at;
  return { ...frame, zoom, at: [x - (14 * east) / distance, y - 2 - (12 * south) / distance] };
}

/** Returns how many px the world is wide. */
export function scaleOf({ zoom }: SmallView): number {
  return WORLD * 2 ** zoom;
}

/**
 * Returns the visible area as offsets from the place, in fractions of the world.
 * @param margin in px, added on each side
 */
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

/** Returns the bounds of a view of a place, at the widest zoom if none is given. */
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
