import type { Ground } from "../basemap/ground.ts";
import type { Bounds } from "../places/bounds.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { Outline } from "../waters/new-water.ts";
import { pathsOf } from "../waters/outline-distance.ts";
import type { Point } from "./clip.ts";
import {
  drawGround,
  type GroundDrawing,
  isAnythingSeen,
  project,
  type Projected,
  pxOf,
} from "./draw-ground.ts";
import { eastOf, latitudeOf, longitudeOf, southOf } from "./mercator.ts";
import { boundsAround, type Frame, fromPlace, scaleOf, WIDEST_ZOOM, zoomAt } from "./small-view.ts";

/** The view of a map with marks on a water. */
export interface LineMapView {
  middle: Coordinates;
  zoom: number;
  frame: Frame;
}

export interface LineMapDrawing extends GroundDrawing {
  /** The positions of the marks, in px. */
  marks: readonly Point[];
  /** In the middle of the map. */
  metersPerPx: number;
}

interface Shown {
  marks: readonly Coordinates[];
  outline: Outline | null;
}

/** The earth's circumference at the equator, in meters (WGS 84). */
const CIRCUMFERENCE = 40_075_017;
/** Marks take up at most this part of the frame. */
const PART_OF_MARKS = 0.6;
/** Marks on a large water are shown with this part of it, so that they can be found. */
const PART_OF_WATER = 0.3;
/** From this part on, the whole water is shown. */
const PART_FOR_WHOLE = 0.6;
/** A whole water takes up this part of the frame. */
const PART_OF_WHOLE = 0.9;
/** In meters, from side to side. Shores are not known well enough for less. */
const LEAST_WIDTH = 800;

interface Extent {
  /** In fractions of the world, as are the sides. */
  middle: Point;
  width: number;
  height: number;
}

/** Returns `null` if there is nothing to show. */
export function viewLineMap(
  { marks, outline }: Shown,
  size: Pick<Frame, "width" | "height">,
): LineMapView | null {
  const corners = outline ? pathsOf(outline).flat() : [];
  const [first = corners[0]] = marks.map(({ longitude, latitude }) => [longitude, latitude] as const);
  if (!first) return null;
  const base = { longitude: first[0], latitude: first[1] };
  const from = fromPlace(base);
  const water = corners.length > 0 ? extentOf(corners.map((corner) => from(corner))) : null;
  const marked = extentOf(marks.map(({ longitude, latitude }) => from([longitude, latitude])));
  const least = LEAST_WIDTH / CIRCUMFERENCE / Math.cos((base.latitude * Math.PI) / 180);
  const { middle, width, height } = chooseExtent(water, marks.length > 0 ? marked : null, least);
  const zoom = Math.min(zoomAt(width, size.width), zoomAt(height, size.height));
  return {
    middle: {
      longitude: longitudeOf(eastOf(base.longitude) + middle[0]),
      latitude: latitudeOf(southOf(base.latitude) + middle[1]),
    },
    zoom: Math.max(WIDEST_ZOOM, zoom),
    frame: { ...size, at: [size.width / 2, size.height / 2] },
  };
}

function chooseExtent(water: Extent | null, marked: Extent | null, least: number): Extent {
  const whole = water && enlarge(water, 1 / PART_OF_WHOLE, least);
  if (!marked) return whole ?? enlarge({ middle: [0, 0], width: 0, height: 0 }, 1, least);
  const near = enlarge(marked, 1 / PART_OF_MARKS, least);
  if (!water || !whole) return near;
  const side = Math.max(water.width, water.height);
  const shown = enlarge(near, 1, side * PART_OF_WATER);
  return Math.max(shown.width, shown.height) >= side * PART_FOR_WHOLE && isWithin(marked, whole)
    ? whole
    : shown;
}

function isWithin(inner: Extent, { middle: [x, y], width, height }: Extent): boolean {
  return (
    Math.abs(inner.middle[0] - x) + inner.width / 2 <= width / 2 &&
    Math.abs(inner.middle[1] - y) + inner.height / 2 <= height / 2
  );
}

function enlarge({ middle, width, height }: Extent, factor: number, least: number): Extent {
  return { middle, width: Math.max(width * factor, least), height: Math.max(height * factor, least) };
}

function extentOf(points: readonly Point[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = rangeOf(xs);
  const [top, bottom] = rangeOf(ys);
  return { middle: [(left + right) / 2, (top + bottom) / 2], width: right - left, height: bottom - top };
}

/** A loop, because outlines have more corners than a function may have arguments. */
function rangeOf(values: readonly number[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}

/** The widest zoom at which a shore is looked for: 340 px are 1.9 degrees. */
const WIDEST_FOR_SHORE = 7;
const ZOOM_STEP = 0.5;

/** Returns the bounds for which the shapes of the built-in map are needed. */
export function boundsOfLineMap({ middle, frame, zoom }: LineMapView): Bounds {
  return boundsAround(middle, frame, Math.min(zoom, WIDEST_FOR_SHORE));
}

/** Returns the nearest zoom with a shore in view. If there is none, nothing is gained by a wider one. */
function zoomWithShore(projected: Projected, { frame, zoom }: LineMapView): number {
  const steps = Math.max(0, Math.floor((zoom - WIDEST_FOR_SHORE) / ZOOM_STEP));
  const zooms = Array.from({ length: steps + 1 }, (_, step) => zoom - step * ZOOM_STEP);
  return zooms.find((tried) => isAnythingSeen(projected, { ...frame, zoom: tried })) ?? zoom;
}

export function drawLineMap(
  lineMap: LineMapView,
  { ground, outline, marks }: Shown & { ground: Ground },
): LineMapDrawing {
  const { middle, frame } = lineMap;
  const from = fromPlace(middle);
  const projected = project(ground, outline, from);
  const view = { ...frame, zoom: zoomWithShore(projected, lineMap) };
  const toPx = pxOf(view);
  return {
    ...drawGround(projected, view),
    marks: marks.map(({ longitude, latitude }) => toPx(from([longitude, latitude]))),
    metersPerPx: (CIRCUMFERENCE * Math.cos((middle.latitude * Math.PI) / 180)) / scaleOf(view),
  };
}
