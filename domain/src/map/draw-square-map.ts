import type { Ground } from "../basemap/ground.ts";
import type { Bounds } from "../places/bounds.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { Outline } from "../waters/new-water.ts";
import { drawGround, type GroundDrawing, isAnythingSeen, project, pxOf } from "./draw-ground.ts";
import { southOf } from "./mercator.ts";
import { boundsAround, type Frame, fromPlace, WIDEST_ZOOM, zoomAt } from "./small-view.ts";

export interface SquareMapDrawing extends GroundDrawing {
  /** In px, like the paths. */
  square: { x: number; y: number; width: number; height: number };
}

/** The largest height of a square, in px. The frame has as much space again above and below it. */
const LARGEST = 72;
/** The smallest height of a square, in px. A smaller square would look like a point. */
const SMALLEST = 12;
const ZOOM_STEP = 0.5;

/** Returns the bounds that are visible around a square drawn at its largest size. */
export function boundsAroundSquare(square: Bounds, frame: Frame): Bounds {
  const { north, south } = square;
  const middle = middleOf(square);
  const height = southOf(south) - southOf(north);
  return boundsAround(middle, frame, zoomFor(height, LARGEST));
}

/**
 * Draws a square with its surroundings, at the largest size at which a shore is visible that the data supports. If
 * there is none, the square has its largest size.
 * @param outline of the waters around it, accurate enough for any size of the square
 */
export function drawSquareMap(
  square: Bounds,
  { ground, outline, frame }: { ground: Ground; outline: Outline | null; frame: Frame },
): SquareMapDrawing {
  const { north, south, east, west } = square;
  const from = fromPlace(middleOf(square));
  const corners = { from: from([west, north]), to: from([east, south]) };
  const height = corners.to[1] - corners.from[1];
  const nearest = zoomFor(height, LARGEST);
  const fine = outline && project({ ...ground, lakes: [] }, outline, from);
  const isFine = fine !== null && isAnythingSeen(fine, { ...frame, zoom: nearest });
  const projected = isFine ? fine : project(ground, null, from);
  const steps = Math.floor((nearest - zoomFor(height, SMALLEST)) / ZOOM_STEP);
  const zooms = Array.from({ length: steps + 1 }, (_, step) => nearest - step * ZOOM_STEP);
  const zoom = zooms.find((tried) => isAnythingSeen(projected, { ...frame, zoom: tried })) ?? nearest;
  const view = { ...frame, zoom };
  const [[x, y], [right, bottom]] = [pxOf(view)(corners.from), pxOf(view)(corners.to)];
  return { ...drawGround(projected, view), square: { x, y, width: right - x, height: bottom - y } };
}

function middleOf({ north, south, east, west }: Bounds): Coordinates {
  return { latitude: (north + south) / 2, longitude: (west + east) / 2 };
}

/** @param height as a fraction of the world */
function zoomFor(height: number, px: number): number {
  return Math.max(WIDEST_ZOOM, zoomAt(height, px));
}
