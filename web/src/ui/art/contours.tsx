import { type RefObject, useEffect, useMemo, useRef, useState } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./isobaths.module.css";

/** Size of the drawing, in its own units. */
export const CONTOURS_SIZE = { width: 320, height: 120 };

const STEP = 8;
const COLUMNS = CONTOURS_SIZE.width / STEP + 1;
const ROWS = CONTOURS_SIZE.height / STEP + 1;
const LEVELS = Array.from({ length: 9 }, (_, index) => 0.1 + 0.1 * index);

/** Every fourth line is bolder, as on a chart. */
const STRONG_EVERY = 4;

const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;

const VIEW_BOX = `0 0 ${CONTOURS_SIZE.width} ${CONTOURS_SIZE.height}`;

/** How far below the viewport drawing starts. */
const AHEAD = "200px";

interface ContoursProps {
  seed: string;
  className?: string;
}

/** Ornamental contours, different for each seed. They are drawn once visible because lists are long. */
export function Contours({ seed, className }: ContoursProps) {
  const svg = useRef<SVGSVGElement>(null);
  const isSeen = useIsSeen(svg);
  const paths = useMemo(() => (isSeen ? drawContours(seed) : []), [isSeen, seed]);
  return (
    <svg
      ref={svg}
      aria-hidden
      data-slot="contours"
      className={classNames(styles.contours, className)}
      viewBox={VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map(({ d, isStrong }) => (
        <path key={d} d={d} {...(isStrong && { className: styles.contoursStrong })} />
      ))}
    </svg>
  );
}

/** Becomes true when the element first comes near the viewport. */
function useIsSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}

interface ContourPath {
  /** The `d` of an SVG path. */
  d: string;
  isStrong: boolean;
}

/** Returns the depth contours of an invented lake, determined by the seed. */
export function drawContours(seed: string): ContourPath[] {
  const depths = makeDepths(seed);
  return LEVELS.map((level, index) => ({
    d: joinLines(findCrossings(depths, level)),
    isStrong: index % STRONG_EVERY === 0,
  })).filter(({ d }) => d !== "");
}

/** Returns depths from 0 to 1 for each point of the grid, as a sum of three wavelengths. */
function makeDepths(seed: string): Float32Array {
  const random = randomFrom(seed);
  const noises = [96, 44, 20].map((length) => makeNoise(random, length));
  const weights = [0.62, 0.28, 0.1];
  return Float32Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const [x, y] = [(at % COLUMNS) * STEP, Math.floor(at / COLUMNS) * STEP];
    return noises.reduce((depth, noise, index) => depth + (weights[index] ?? 0) * noise(x, y), 0);
  });
}

/** Returns a function with random heights on a lattice and smooth slopes between them. */
function makeNoise(random: () => number, length: number): (x: number, y: number) => number {
  const columns = Math.ceil(CONTOURS_SIZE.width / length) + 2;
  const rows = Math.ceil(CONTOURS_SIZE.height / length) + 2;
  const heights = Float32Array.from({ length: columns * rows }, random);
  const heightAt = (column: number, row: number) => heights[row * columns + column] ?? 0;
  return (x, y) => {
    const [column, row] = [Math.floor(x / length), Math.floor(y / length)];
    const [right, down] = [smooth(x / length - column), smooth(y / length - row)];
    const above = mix(heightAt(column, row), heightAt(column + 1, row), right);
    const below = mix(heightAt(column, row + 1), heightAt(column + 1, row + 1), right);
    return mix(above, below, down);
  };
}

const smooth = (part: number) => part * part * (3 - 2 * part);
const mix = (one: number, other: number, part: number) => one + (other - one) * part;

type Point = readonly [x: number, y: number];

/** The points where a line crosses the grid, keyed by edge number, and the edges that it joins. */
interface Crossings {
  points: Map<number, Point>;
  joined: Map<number, number[]>;
}

/** Runs marching squares: within each square of the grid, the line goes straight from edge to edge. */
function findCrossings(depths: Float32Array, level: number): Crossings {
  const points = new Map<number, Point>();
  const joined = new Map<number, number[]>();
  const heightAt = (at: number) => (depths[at] ?? 0) - level;

  function join(one?: number, other?: number): void {
    if (one === undefined || other === undefined) return;
    joined.set(one, [...(joined.get(one) ?? []), other]);
    joined.set(other, [...(joined.get(other) ?? []), one]);
  }

  /**
   * Returns the edge from a grid point to the next one on its right or below it; `null` if the line does not cross it.
   */
  function cross(at: number, isDown: boolean): number | null {
    const [here, there] = [heightAt(at), heightAt(isDown ? at + COLUMNS : at + 1)];
    if (here > 0 === there > 0) return null;
    const edge = 2 * at + Number(isDown);
    const offset = (STEP * here) / (here - there);
    const [x, y] = [(at % COLUMNS) * STEP, Math.floor(at / COLUMNS) * STEP];
    points.set(edge, isDown ? [x, y + offset] : [x + offset, y]);
    return edge;
  }

  for (let row = 0; row < ROWS - 1; row += 1) {
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      const around = [cross(at, false), cross(at + 1, true), cross(at + COLUMNS, false), cross(at, true)];
      const crossed = around.filter((edge) => edge !== null);
      join(crossed[0], crossed[1]);
      join(crossed[2], crossed[3]);
    }
  }
  return { points, joined };
}

/** Follows each line from edge to edge. Lines that leave the drawing are followed from their ends. */
function joinLines({ points, joined }: Crossings): string {
  const isSeen = new Set<number>();
  const ends = [...joined].filter(([, others]) => others.length === 1).map(([edge]) => edge);
  let d = "";
  for (const start of [...ends, ...joined.keys()]) {
    const line: Point[] = [];
    for (let edge: number | undefined = start; edge !== undefined && !isSeen.has(edge);) {
      isSeen.add(edge);
      const point = points.get(edge);
      if (point) line.push(point);
      edge = joined.get(edge)?.find((other) => !isSeen.has(other));
    }
    d += toPath(line, joined.get(start)?.length === 2);
  }
  return d;
}

/** Returns a smooth path: curves from the middle of each segment to the middle of the next. */
function toPath(line: readonly Point[], isClosed: boolean): string {
  const [first, second] = line;
  if (!first || !second || line.length < 4) return "";
  const start = isClosed ? middle(first, second) : first;
  const rest = isClosed ? [...line.slice(1), first, second] : line.slice(1);
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${write(point)} ${write(middle(point, next))}`;
  });
  return `M${write(start)}${curves.join("")}${isClosed ? "Z" : `L${write(rest.at(-1) ?? start)}`}`;
}

const middle = ([x, y]: Point, [x2, y2]: Point): Point => [(x + x2) / 2, (y + y2) / 2];
const write = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns random numbers from 0 to 1 by mulberry32, seeded with the FNV-1a hash of the text. */
function randomFrom(seed: string): () => number {
  let state = FNV_START;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return () => {
    state = Math.trunc(state + 0x6d_2b_79_f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
