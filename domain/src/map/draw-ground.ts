import type { Ground } from "../basemap/ground.ts";
import { ROUGH_COAST_ZOOM, ROUGH_FROM_ZOOM } from "../basemap/rough-zooms.ts";
import type { Outline } from "../waters/new-water.ts";
import { pathsOf } from "../waters/outline-distance.ts";
import { type Box, clipArea, clipLine, type Point } from "./clip.ts";
import { boxOf, type FromPlace, scaleOf, type SmallView } from "./small-view.ts";

export interface GroundDrawing {
  /** Paths of SVG, in px. */
  land: string;
  coast: string;
  lakes: string;
  /** By its outline; "" without one. */
  water: string;
  /** A river is drawn as a stroke. */
  isRiver: boolean;
  /** Drawn larger than they are known. */
  isCoastRough: boolean;
  areLakesRough: boolean;
}

/** Lines go on beyond what is seen, so that their ends are not. */
const MARGIN = 8;
/** Less than so many px of shores is hardly seen. */
const LEAST_SHORE = 24;

type Paths = readonly (readonly Point[])[];

/** In parts of the world from a place. */
export interface Projected {
  land: Paths;
  coasts: Paths;
  lakes: Paths;
  water: Paths;
  isRiver: boolean;
}

/** Of a lake that is shown by its own outline, the coarser one would be a second shore. */
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

/** What of it is in view. */
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

/** Shores that are not drawn larger than they are known. */
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

/** A bay is not its lake: what both have in common is more than half of what they are together. */
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

/** A tenth of a pixel is seen on no screen. */
export function roundPx(px: number): number {
  return Math.round(px * 10) / 10;
}
