import { type Bounds, isIn } from "../places/bounds.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { SHORE_M, WATER_LIMITS } from "./new-water.ts";
import { boundsOfWater, waterAt, type WaterShape } from "./water-at.ts";

/** Nameless places that are on no shape count as one so far from the one with the most, in km. */
export const TOGETHER_KM = 10;
/** Of latitude, not less than that: a degree of it is 111.2 km. */
const TOGETHER_DEGREES = TOGETHER_KM / 111;

export interface Weighted extends Coordinates {
  /** How many catches and trips are there. */
  weight: number;
}

export interface PlaceGroup<Place, Shape> {
  /** The one that all of them are on. */
  shape: Shape | null;
  /** The one with the most comes first. */
  places: [Place, ...Place[]];
}

/**
 * Places that nobody named: all that are on one shape of the map together, of the others those that are near to each other.
 * The group with the most comes first.
 */
export function groupPlaces<Place extends Weighted, Shape extends WaterShape>(
  places: readonly Place[],
  shapes: readonly Shape[],
): PlaceGroup<Place, Shape>[] {
  const shapeAt = shapeFinder(shapes);
  const onShapes = new Map<Shape, PlaceGroup<Place, Shape>>();
  const others: PlaceGroup<Place, Shape>[] = [];
  for (const place of places.toSorted(byWeight)) {
    const shape = shapeAt(place);
    const group = shape ? onShapes.get(shape) : others.find(({ places: [first] }) => isNear(place, first));
    if (group) group.places.push(place);
    else if (shape) onShapes.set(shape, { shape, places: [place] });
    else others.push({ shape, places: [place] });
  }
  return [...onShapes.values(), ...others].toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** The shape that a place is on, asked of many places. */
export function shapeFinder<Shape extends WaterShape>(
  shapes: readonly Shape[],
): (place: Coordinates) => Shape | null {
  const bounded = shapes.map((shape): { shape: Shape; bounds: Bounds } => ({
    shape,
    bounds: boundsOfWater(shape),
  }));
  return (place) => {
    const near = bounded.flatMap(({ shape, bounds }) => (isIn(bounds, place) ? [shape] : []));
    return waterAt(place, near);
  };
}

/** The same order whatever the one they came in. */
function byWeight(one: Weighted, other: Weighted): number {
  return other.weight - one.weight || one.latitude - other.latitude || one.longitude - other.longitude;
}

/** Asked of a hundred thousand places: most are too far north or south, which takes no sine to tell. */
function isNear(place: Coordinates, first: Coordinates): boolean {
  if (Math.abs(place.latitude - first.latitude) > TOGETHER_DEGREES) return false;
  return (kilometersBetween(place, first) ?? Infinity) <= TOGETHER_KM;
}

/** In meters, from the first place to the farthest, whose catches lie around it. */
export function radiusAround([first, ...others]: readonly [Coordinates, ...Coordinates[]]): number {
  const farthest = Math.max(0, ...others.map((place) => kilometersBetween(place, first) ?? 0));
  return Math.max(WATER_LIMITS.radius.default, Math.ceil(farthest * 1000) + SHORE_M);
}

function weightOf({ places }: PlaceGroup<Weighted, unknown>): number {
  return places.reduce((sum, { weight }) => sum + weight, 0);
}
