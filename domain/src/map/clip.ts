export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Side {
  axis: 0 | 1;
  at: number;
  /** 1 if the box lies toward greater coordinates, -1 if it lies toward smaller ones. */
  sign: 1 | -1;
}

function sidesOf({ left, top, right, bottom }: Box): Side[] {
  return [
    { axis: 0, at: left, sign: 1 },
    { axis: 0, at: right, sign: -1 },
    { axis: 1, at: top, sign: 1 },
    { axis: 1, at: bottom, sign: -1 },
  ];
}

/**
 * Clips an area to a box (Sutherland–Hodgman). Where the area goes on beyond the box, its edge follows the box's sides.
 */
export function clipArea(ring: readonly Point[], box: Box): readonly Point[] {
  return sidesOf(box).reduce(clipAtSide, ring);
}

function clipAtSide(ring: readonly Point[], side: Side): Point[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const [before, after] = [within(from, side), within(to, side)];
    const crossing = before < 0 === after < 0 ? [] : [along(from, to, before / (before - after))];
    return after < 0 ? crossing : [...crossing, to];
  });
}

/** Clips a line to a box. Returns several parts if the line leaves the box and comes back. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    const segment = from && clipSegment(from, to, box);
    if (!segment) continue;
    const [start, end] = segment;
    const part = parts.at(-1);
    if (part?.at(-1) === start) part.push(end);
    else parts.push([start, end]);
  }
  return parts;
}

/** Clips a segment (Liang–Barsky). An end that lies in the box is returned as it is. */
function clipSegment(from: Point, to: Point, box: Box): [Point, Point] | null {
  let [start, end] = [0, 1];
  for (const side of sidesOf(box)) {
    const [before, after] = [within(from, side), within(to, side)];
    if (before < 0 && after < 0) return null;
    if (before < 0) start = Math.max(start, before / (before - after));
    if (after < 0) end = Math.min(end, before / (before - after));
  }
  if (start >= end) return null;
  return [start === 0 ? from : along(from, to, start), end === 1 ? to : along(from, to, end)];
}

/** Returns how far a point lies within a side; less than 0 beyond it. */
function within(point: Point, { axis, at, sign }: Side): number {
  return (point[axis] - at) * sign;
}

function along([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}
