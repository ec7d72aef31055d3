import type { Ground } from "../basemap/ground.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { nearestOnOutline } from "../waters/nearest-on-outline.ts";
import type { Outline } from "../waters/new-water.ts";
import type { Point } from "./clip.ts";
import { drawGround, type GroundDrawing, isAnythingSeen, type Projected, project } from "./draw-ground.ts";
import { type Frame, fromPlace, type SmallView, viewWithShore, WIDEST_ZOOM, ZOOMS } from "./small-view.ts";

export interface SmallMapDrawing extends GroundDrawing {
  /** The place's position in the drawing. */
  at: Point;
}

/**
 * Draws the surroundings of a place, zoomed in as far as the data allows while something is visible.
 *
 * @param outline of a water whose nearest shore must be in view, too
 */
export function drawSmallMap(
  place: Coordinates,
  { ground, outline, frame }: { ground: Ground; outline: Outline | null; frame: Frame },
): SmallMapDrawing {
  const from = fromPlace(place);
  const projected = project(ground, outline, from);
  const shore = outline && nearestOnOutline(place, outline);
  const view = chooseView(projected, shore && from([shore.longitude, shore.latitude]), frame);
  return { ...drawGround(projected, view), at: view.at };
}

function chooseView(projected: Projected, shore: Point | null, frame: Frame): SmallView {
  const toShore = shore && viewWithShore(shore, frame);
  if (toShore) return toShore;
  const zoom = ZOOMS.find((nearest) => isAnythingSeen(projected, { ...frame, zoom: nearest }));
  return { ...frame, zoom: zoom ?? WIDEST_ZOOM };
}
