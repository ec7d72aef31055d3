import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import { pathsOf } from "@creel/domain/waters/outline-distance";
import type { Water } from "@creel/domain/waters/water";

import { classNames } from "../ui/styles/class-names.ts";

import * as styles from "./water-outline.module.css";

interface WaterOutlineProps {
  water: Shaped;
  /** Longitude and latitude of what was caught there. */
  dots?: readonly Point[];
  className?: string;
}

const METERS_PER_DEGREE = 111_320;
const DISC_CORNERS = 48;

/** The longer side, in units of the drawing. */
const SIZE = 200;
const MARGIN = 16;

const COURSE_STEPS = 24;

/** The water's own shape on land; its name stands beside it, so it is silent. */
export function WaterOutline({ water, dots = NO_DOTS, className }: WaterOutlineProps) {
  const { viewBox, path, dotsPath, isLine, isApproximate } = drawOutline(water, dots);
  return (
    <span className={classNames(styles.root, className)} aria-hidden>
      <svg viewBox={viewBox}>
        <path
          className={isLine ? styles.line : styles.area}
          data-approximate={isApproximate || undefined}
          d={path}
          fillRule="evenodd"
        />
        <path className={styles.dotRing} d={dotsPath} />
        <path className={styles.dot} d={dotsPath} />
      </svg>
    </span>
  );
}

export interface Shaped extends Pick<Water, "latitude" | "longitude" | "radius" | "outline"> {
  kind?: Water["kind"];
}

interface OutlineDrawing {
  viewBox: string;
  path: string;
  /** Lines of no length, which are drawn with round ends. */
  dotsPath: string;
  /** A river is drawn as a stroke. */
  isLine: boolean;
  /** Nobody knows more than middle and size, or a coarse shore. */
  isApproximate: boolean;
}

type Point = readonly [number, number];

const NO_DOTS: readonly Point[] = [];

/** North up, scaled to fit. */
export function drawOutline(water: Shaped, dots = NO_DOTS): OutlineDrawing {
  const outline = water.outline ?? approximate(water);
  const isLine = isRiver(outline);
  const project = projectionAt(water);
  const projected = pathsOf(outline).map((line) => line.map(project));
  const placed = dots.map(project);
  const all = [...projected.flat(), ...placed];
  const [left, right] = rangeOf(all.map(([x]) => x));
  const [top, bottom] = rangeOf(all.map(([, y]) => y));
  const scale = SIZE / Math.max(right - left, bottom - top, 1e-9);
  const place = ([x, y]: Point): Point => [(x - left) * scale, (y - top) * scale];
  const [width, height] = place([right, bottom]);
  return {
    viewBox: [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].map(written).join(" "),
    path: projected.map((line) => pathOf(line.map(place), !isLine)).join(""),
    dotsPath: placed.map((dot) => `${pathOf([place(dot)], false)}h0`).join(""),
    isLine,
    isApproximate: outline.error !== undefined || water.outline === null,
  };
}

function approximate(water: Shaped): Outline {
  return water.kind === "river" || water.kind === "canal" ? courseOf(water) : discOf(water);
}

/** A river of which nothing is known but its middle and size: one bend to either side, from end to end of its disc. */
function courseOf({ latitude, longitude, radius }: Shaped): Outline {
  const degrees = radius / METERS_PER_DEGREE;
  const narrow = degrees / Math.max(cosine(latitude), 0.01);
  const coordinates = Array.from({ length: COURSE_STEPS + 1 }, (_, step): [number, number] => {
    const along = (2 * step) / COURSE_STEPS - 1;
    return [longitude + narrow * along, latitude + (degrees / 4) * Math.sin(Math.PI * along)];
  });
  return { type: "LineString", coordinates };
}

/** A water of which nothing is known but its middle and size. */
export function discOf({ latitude, longitude, radius }: Shaped): Outline {
  const degrees = radius / METERS_PER_DEGREE;
  const narrow = degrees / Math.max(cosine(latitude), 0.01);
  const ring = Array.from({ length: DISC_CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = (2 * Math.PI * corner) / DISC_CORNERS;
    return [longitude + narrow * Math.cos(angle), latitude + degrees * Math.sin(angle)];
  });
  return { type: "Polygon", coordinates: [ring], error: radius };
}

function isRiver({ type }: Outline): boolean {
  return type === "LineString" || type === "MultiLineString";
}

/** The corners of an outline. */
export function placesOf(outline: Outline): Coordinates[] {
  const corners = pathsOf(outline).flat();
  return corners.map(([longitude, latitude]) => ({ latitude, longitude }));
}

/** Equirectangular around the water's middle; what lies beyond 180° is not torn apart. */
function projectionAt({ latitude, longitude }: Shaped): (point: Point) => Point {
  const narrowing = cosine(latitude);
  return ([east, north]) => [((((east - longitude + 540) % 360) + 360) % 360) * narrowing, -north];
}

function rangeOf(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

function pathOf(line: readonly Point[], isClosed: boolean): string {
  const steps = line.map(([x, y], index) => `${index === 0 ? "M" : "L"}${written(x)} ${written(y)}`);
  return steps.join("") + (isClosed ? "Z" : "");
}

function written(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function cosine(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}
