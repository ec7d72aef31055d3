import type { Ground } from "../basemap/ground.ts";
import { ROUGH_COAST_ZOOM, ROUGH_FROM_ZOOM } from "../basemap/rough-zooms.ts";
import type { Outline } from "../waters/new-water.ts";
import { pathsOf } from "../waters/outline-distance.ts";
import { type Box, clipArea, clipLine, type Point } from "./clip.ts";
import { boxOf, type FromPlace, scaleOf, type SmallView } from "./small-view.ts";

export interface GroundDrawing {
  /** SVG path data, in px, as are the three fields below. */
  land: string;
  coast: string;
  lakes: string;
  /** Drawn from the outline; "" without one. */
  water: string;
  /** A river is drawn as a stroke. */
  isRiver: boolean;
  /** True if the shore is drawn at a larger scale than its data supports. */
  isCoastRough: boolean;
  areLakesRough: boolean;
}

/** In px. Lines are drawn this far beyond the view, so that their ends stay out of sight. */
const MARGIN = 8;
/** In px. A shorter length of shore is hardly visible. */
const LEAST_SHORE = 24;

type Paths = readonly (readonly Point[])[];

/** Points are offsets from a place, in fractions of the world's width. */
export interface Projected {
  land: Paths;
  coasts: Paths;
  lakes: Paths;
  water: Paths;
  isRiver: boolean;
}

/** Leaves out the lake that the outline shows: its coarser shore would be drawn as a second one. */
export function project(ground: Ground, outline: Outline | null, from: FromPlace): Projected {
  const water = outline ? pathsOf(outline).map((path) => path.map(from)) : [];
  const lakes = ground.lakes.map((rings) => rings.map((ring) => ring.map(from)));
  const own = water.length > 0 ? boxAround(water) : null;
  return {
    land: ground.land.map((ring) => ring.map(from)),
    coasts: ground.coasts.map((coast) => coast.map(from)),
    lakes: lakes.filter((rings) => !own || !isAlike(own, boxAround(rings))).flat(),
    water,
    isRiver: outline?.type === "LineString" || outline?.type === "MultiLineString",
  };
}

/** Draws what is in view. */
export function drawGround(
  { land, coasts, lakes, water, isRiver }: Projected,
  view: SmallView,
): GroundDrawing {
  const box = boxOf(view, MARGIN);
  const toPx = pxOf(view);
  const area = (ring: Paths[number]) => pathOf(clipArea(ring, box).map(toPx), "Z");
  const line = (points: Paths[number]) =>
    clipLine(points, box)
      .map((part) => pathOf(part.map(toPx), ""))
      .join("");
  return {
    land: land.map(area).join(""),
    coast: coasts.map(line).join(""),
    lakes: lakes.map(area).join(""),
    water: water.map(isRiver ? line : area).join(""),
    isRiver,
    isCoastRough: view.zoom >= ROUGH_COAST_ZOOM,
    areLakesRough: view.zoom >= ROUGH_FROM_ZOOM,
  };
}

/** True if enough shore is in view. Shores drawn at a larger scale than their data supports do not count. */
export function isAnythingSeen({ coasts, lakes, water }: Projected, view: SmallView): boolean {
  const shores = [
    ...(view.zoom < ROUGH_COAST_ZOOM ? coasts : []),
    ...water,
    ...(view.zoom < ROUGH_FROM_ZOOM ? lakes : []),
  ];
  const box = boxOf(view, -MARGIN);
  const length = shores
    .flatMap((shore) => clipLine(shore, box))
    .reduce((sum, part) => sum + lengthOf(part), 0);
  return length * scaleOf(view) >= LEAST_SHORE;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

function boxAround(paths: Paths): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of paths.flat()) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

/** Boxes are alike if their intersection is more than half of their union, so that a bay does not count as its lake. */
function isAlike(one: Box, other: Box): boolean {
  const common = areaOf({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  return common > (areaOf(one) + areaOf(other) - common) / 2;
}

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

export function pxOf(view: SmallView): (point: Point) => Point {
  const scale = scaleOf(view);
  const [left, top] = view.at;
  return ([x, y]) => [left + x * scale, top + y * scale];
}

function pathOf(points: readonly Point[], end: "Z" | ""): string {
  if (points.length < 2) return "";
  return `M${points.map(([x, y]) => `${roundPx(x)} ${roundPx(y)}`).join("L")}${end}`;
}

/** Rounds to a tenth of a pixel, which is too small to see on any screen. */
export function roundPx(px: number): number {
  return Math.round(px * 10) / 10;
}
