import type { Ground } from "../../basemap/ground.ts";
import type { Bounds } from "../../places/bounds.ts";
import { drawGround, type GroundDrawing, isAnythingSeen, project, pxOf } from "./draw-ground.ts";
import { type Frame, fromPlace, WIDEST_ZOOM, zoomAt } from "./small-view.ts";

export interface SquareMapDrawing extends GroundDrawing {
  /** In px, as the paths. */
  square: { x: number; y: number; width: number; height: number };
}

/** In px, from north to south: with as much again above and below it. */
const LARGEST = 72;
/** Less is a point. */
const SMALLEST = 12;
const ZOOM_STEP = 0.5;

/** A square with its surroundings: as large as may be while a shore is seen that is known so well, else as it is largest. */
export function drawSquareMap(
  square: Bounds,
  { ground, frame }: { ground: Ground; frame: Frame },
): SquareMapDrawing {
  const { north, south, east, west } = square;
  const from = fromPlace({ latitude: (north + south) / 2, longitude: (west + east) / 2 });
  const projected = project(ground, null, from);
  const corners = { from: from([west, north]), to: from([east, south]) };
  const height = corners.to[1] - corners.from[1];
  const zoomFor = (px: number) => Math.max(WIDEST_ZOOM, zoomAt(height, px));
  const nearest = zoomFor(LARGEST);
  const steps = Math.floor((nearest - zoomFor(SMALLEST)) / ZOOM_STEP);
  const zooms = Array.from({ length: steps + 1 }, (_, step) => nearest - step * ZOOM_STEP);
  const zoom = zooms.find((tried) => isAnythingSeen(projected, { ...frame, zoom: tried })) ?? nearest;
  const view = { ...frame, zoom };
  const [[x, y], [right, bottom]] = [pxOf(view)(corners.from), pxOf(view)(corners.to)];
  return { ...drawGround(projected, view), square: { x, y, width: right - x, height: bottom - y } };
}
