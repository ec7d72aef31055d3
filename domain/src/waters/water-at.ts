import type { Bounds } from "../places/bounds.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { type Outline, SHORE_M } from "./new-water.ts";
import { degreesEast, metersToOutline, pathsOf } from "./outline-distance.ts";

interface Disc extends Coordinates {
  id: string;
  /** In meters. */
  radius: number;
}

export interface WaterShape extends Disc {
  outline: Outline | null;
}

/**
 * Returns the water that a place is on. If several waters hold it, each is measured by how far the place is on the way
 * to the water's limit: from the middle of a disc to its edge, or from the outline to where the shore may be. The
 * smallest share wins, then the smaller water.
 */
export function waterAt<Water extends WaterShape>(
  place: Coordinates,
  waters: readonly Water[],
): Water | null {
  return nearest(waters, (water) => relativeDistance(place, water));
}

/** Returns the spot whose circle holds the place. If several do, the one with the nearest middle wins. */
export function spotAt<Spot extends Disc>(place: Coordinates, spots: readonly Spot[]): Spot | null {
  return nearest(spots, (spot) => {
    const meters = metersBetween(place, spot);
    return meters <= spot.radius ? meters : Infinity;
  });
}

function nearest<Shape extends Disc & { outline?: Outline | null }>(
  shapes: readonly Shape[],
  measure: (shape: Shape) => number,
): Shape | null {
  const measured = shapes
    .map((shape) => ({ shape, far: measure(shape) }))
    .filter(({ far }) => Number.isFinite(far));
  const [first] = measured.toSorted(
    (one, other) =>
      one.far - other.far ||
      heightOf(one.shape) - heightOf(other.shape) ||
      (one.shape.id < other.shape.id ? -1 : 1),
  );
  return first?.shape ?? null;
}

function relativeDistance(place: Coordinates, { outline, radius, ...middle }: WaterShape): number {
  const share = outline
    ? metersToOutline(place, outline) / shoreOf(outline)
    : metersBetween(place, middle) / radius;
  return share <= 1 ? share : Infinity;
}

/** Returns how many meters beyond an outline the shore may be. */
export function shoreOf({ error = SHORE_M }: Outline): number {
  return error;
}

function metersBetween(one: Coordinates, other: Coordinates): number {
  return (kilometersBetween(one, other) ?? Infinity) * 1000;
}

function heightOf(shape: Disc & { outline?: Outline | null }): number {
  const { south, north } = boundsOfWater({ ...shape, outline: shape.outline ?? null });
  return north - south;
}

const METERS_PER_DEGREE = 111_195;

/** Returns bounds that contain every place on the water. */
export function boundsOfWater({ latitude, longitude, radius, outline }: WaterShape): Bounds {
  const positions = outline ? pathsOf(outline).flat() : [];
  const north = outline ? positions.map((position) => position[1]) : [latitude];
  const [middle] = positions[0] ?? [longitude];
  const east = outline ? positions.map((position) => degreesEast(middle, position[0])) : [0];
  const margin = ((outline ? shoreOf(outline) : radius) / METERS_PER_DEGREE) * 1.01;
  const [south, top] = [Math.min(...north) - margin, Math.max(...north) + margin];
  const sideways =
    margin / Math.max(Math.cos((Math.max(Math.abs(south), Math.abs(top)) * Math.PI) / 180), 0.001);
  const [left, right] = [Math.min(...east) - sideways, Math.max(...east) + sideways];
  const isAround = right - left >= 360;
  return {
    south: Math.max(south, -90),
    north: Math.min(top, 90),
    west: isAround ? -180 : degreesEast(0, middle + left),
    east: isAround ? 180 : degreesEast(0, middle + right),
  };
}
