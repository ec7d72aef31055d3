import { type Bounds, isIn } from "../places/bounds.ts";
import type { Coordinates } from "../places/coordinates.ts";
import { kilometersBetween } from "../places/distance.ts";
import { SHORE_M, WATER_LIMITS } from "./new-water.ts";
import { boundsOfWater, waterAt, type WaterShape } from "./water-at.ts";

/** In km. Unnamed places that are on no shape join a group if they are this close to its largest place. */
export const TOGETHER_KM = 10;
/** In degrees of latitude, rounded up: a degree is 111.2 km. */
const TOGETHER_DEGREES = TOGETHER_KM / 111;

export interface Weighted extends Coordinates {
  /** The number of catches and trips at the place. */
  weight: number;
}

export interface PlaceGroup<Place, Shape> {
  /** The shape that all places of the group are on; `null` if they are on none. */
  shape: Shape | null;
  /** Sorted by weight, largest first. */
  places: [Place, ...Place[]];
}

/**
 * Groups unnamed places: those on one shape of the map together, the others with those near them. Sorted by weight,
 * largest first.
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

/** Returns a function that finds the shape a place is on, for use with many places. */
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

/** Makes the result independent of the order of the input. */
function byWeight(one: Weighted, other: Weighted): number {
  return other.weight - one.weight || one.latitude - other.latitude || one.longitude - other.longitude;
}

/**
 * Checks the latitude first: it runs for a hundred thousand places, and most are too far north or south, which needs no
 * sine.
 */
function isNear(place: Coordinates, first: Coordinates): boolean {
  if (Math.abs(place.latitude - first.latitude) > TOGETHER_DEGREES) return false;
  return (kilometersBetween(place, first) ?? Infinity) <= TOGETHER_KM;
}

/**
 * Returns the distance in meters from the first place to the farthest one, plus a margin for the catches around that.
 */
export function radiusAround([first, ...others]: readonly [Coordinates, ...Coordinates[]]): number {
  const farthest = Math.max(0, ...others.map((place) => kilometersBetween(place, first) ?? 0));
  return Math.max(WATER_LIMITS.radius.default, Math.ceil(farthest * 1000) + SHORE_M);
}

function weightOf({ places }: PlaceGroup<Weighted, unknown>): number {
  return places.reduce((sum, { weight }) => sum + weight, 0);
}
