import type { Coordinates } from "@creel/domain/places/coordinates";
import { nearestOnOutline } from "@creel/domain/waters/nearest-on-outline";
import type { Outline } from "@creel/domain/waters/new-water";
import { pathsOf } from "@creel/domain/waters/outline-distance";

import { ROUGH_COAST_ZOOM, ROUGH_FROM_ZOOM } from "../../basemap/rough-zooms.ts";
import { type Box, clipArea, clipLine, type Point } from "./clip.ts";
import {
  boxOf,
  type FromPlace,
  fromPlace,
  type Position,
  scaleOf,
  SMALL_MAP,
  type SmallView,
  viewAt,
  viewWithShore,
  WIDEST_ZOOM,
  ZOOMS,
} from "./small-view.ts";

type Path = readonly Position[];

/** What the built-in map has around a place. */
export interface Ground {
  land: readonly Path[];
  /** Without where land was cut along the side of a square. */
  coasts: readonly Path[];
  /** The rings of each: shores and islands. */
  lakes: readonly (readonly Path[])[];
}

export interface SmallMapDrawing {
  /** Paths of SVG in a box of SMALL_MAP. */
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
  /** Where the place stands. */
  at: Point;
}

/** Lines go on beyond what is seen, so that their ends are not. */
const MARGIN = 8;
/** Less than so many px of shores is hardly seen. */
const LEAST_SHORE = 24;

/**
 * The surroundings of a place, as near as the data allows and something is to be seen.
 *
 * @param outline of a water, of which the nearest shore is in view, too
 */
export function drawSmallMap(place: Coordinates, ground: Ground, outline: Outline | null): SmallMapDrawing {
  const from = fromPlace(place);
  const projected = project(ground, outline, from);
  const shore = outline && nearestOnOutline(place, outline);
  const view = chooseView(projected, shore && from([shore.longitude, shore.latitude]));
  const box = boxOf(view, MARGIN);
  const toPx = pxOf(view);
  const area = (ring: Paths[number]) => pathOf(clipArea(ring, box).map(toPx), "Z");
  const line = (points: Paths[number]) =>
    clipLine(points, box)
      .map((part) => pathOf(part.map(toPx), ""))
      .join("");
  const { land, coasts, lakes, water, isRiver } = projected;
  return {
    land: land.map(area).join(""),
    coast: coasts.map(line).join(""),
    lakes: lakes.map(area).join(""),
    water: water.map(isRiver ? line : area).join(""),
    isRiver,
    isCoastRough: view.zoom >= ROUGH_COAST_ZOOM,
    areLakesRough: view.zoom >= ROUGH_FROM_ZOOM,
    at: view.at,
  };
}

type Paths = readonly (readonly Point[])[];

interface Projected {
  land: Paths;
  coasts: Paths;
  lakes: Paths;
  water: Paths;
  isRiver: boolean;
}

/** Of a lake that is shown by its own outline, the coarser one would be a second shore. */
function project(ground: Ground, outline: Outline | null, from: FromPlace): Projected {
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

function chooseView(projected: Projected, shore: Point | null): SmallView {
  const toShore = shore && viewWithShore(shore);
  if (toShore) return toShore;
  return viewAt(ZOOMS.find((zoom) => isAnythingSeen(projected, viewAt(zoom))) ?? WIDEST_ZOOM);
}

/** Shores that are not drawn larger than they are known. */
function isAnythingSeen({ coasts, lakes, water }: Projected, view: SmallView): boolean {
  const shores = [...coasts, ...water, ...(view.zoom < ROUGH_FROM_ZOOM ? lakes : [])];
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

function pxOf(view: SmallView): (point: Point) => Point {
  const scale = scaleOf(view);
  const [left, top] = view.at;
  return ([x, y]) => [left + x * scale, top + y * scale];
}

function pathOf(points: readonly Point[], end: "Z" | ""): string {
  if (points.length < 2) return "";
  return `M${points.map(([x, y]) => `${written(x)} ${written(y)}`).join("L")}${end}`;
}

/** A tenth of a pixel is seen on no screen. */
function written(px: number): string {
  return String(Math.round(px * 10) / 10);
}

export const SMALL_MAP_BOX = `0 0 ${SMALL_MAP.width} ${SMALL_MAP.height}`;
