import type { Coordinates } from "../../places/coordinates.ts";
import { kilometersBetween } from "../../places/distance.ts";
import type { WaterKind } from "../../waters/new-water.ts";
import { metersToOutline } from "../../waters/outline-distance.ts";
import type { WaterShape } from "../../waters/water-at.ts";
import { kindOfName } from "./water-kinds.ts";

/**
 * In kilometers. A place that is farther than this from all others of its name is on another water: few lakes are that
 * long.
 */
const REACH_KM: Record<WaterKind, number> = { pond: 20, lake: 20, river: 100, canal: 100, sea: 500 };

/** In degrees. One place stands for all that are closer to each other than this. */
const CELL = 0.01;

interface Node<Water> {
  place: Coordinates;
  known: Water | null;
  group: number;
}

/** A water, as the number of its group and the log's water in it. */
export interface Part<Water> {
  group: number;
  known: Water | null;
}

export interface Parts<Water> {
  all: Part<Water>[];
  /** Returns the part of a place, with the nearest water of the log if its group has several. */
  of: (place: Coordinates) => Part<Water>;
}

/**
 * Splits the places of one name by the water they are on. On one water, each is within reach of another, or of a water
 * of the log with that name.
 */
export function splitByReach<Water extends WaterShape>(
  name: string,
  places: readonly Coordinates[],
  known: readonly Water[],
): Parts<Water> {
  const cells = new Map(places.map((place) => [cellOf(place), place]));
  const nodes: Node<Water>[] = [
    ...Array.from(cells.values(), (place) => ({ place, known: null })),
    ...known.map((water) => ({ place: water, known: water })),
  ].map((node, index) => Object.assign(node, { group: index }));
  joinNear(nodes, REACH_KM[kindOfName(name)]);
  const ofCell = new Map(
    nodes.flatMap((node) => (node.known ? [] : [[cellOf(node.place), node.group] as const])),
  );
  const ofLog = (number: number) => nodes.flatMap((node) => (node.group === number && node.known) || []);
  const numbers = [...new Set(nodes.map((node) => node.group))];
  const inGroup = new Map(numbers.map((number) => [number, ofLog(number)]));
  return {
    all: numbers.map((number) => ({ group: number, known: inGroup.get(number)?.[0] ?? null })),
    of(place) {
      const number = ofCell.get(cellOf(place)) ?? NO_GROUP;
      const [nearest = null] = (inGroup.get(number) ?? []).toSorted(
        (one, other) => kilometersTo(place, one) - kilometersTo(place, other),
      );
      return { group: number, known: nearest };
    },
  };
}

/** The group of a place that was not among the split ones. */
export const NO_GROUP = -1;

function joinNear<Water extends WaterShape>(nodes: readonly Node<Water>[], reach: number): void {
  for (const [index, one] of nodes.entries()) {
    for (const other of nodes.slice(0, index)) {
      if (other.group !== one.group && apart(one, other) <= reach) join(nodes, one.group, other.group);
    }
  }
}

/** Whether places of one name are farther apart than one water is long. */
export function isScattered(name: string, places: readonly Coordinates[]): boolean {
  const farthestFrom = (from: Coordinates) =>
    places.reduce((far, place) => (distance(from, place) > distance(from, far) ? place : far), from);
  const [first] = places;
  if (!first) return false;
  const end = farthestFrom(first);
  return distance(end, farthestFrom(end)) > REACH_KM[kindOfName(name)];
}

function join<Water>(nodes: readonly Node<Water>[], from: number, into: number): void {
  for (const node of nodes) if (node.group === from) node.group = into;
}

function apart<Water extends WaterShape>(one: Node<Water>, other: Node<Water>): number {
  if (one.known) return kilometersTo(other.place, one.known);
  return other.known ? kilometersTo(one.place, other.known) : distance(one.place, other.place);
}

/** Returns 0 on the water. */
function kilometersTo(place: Coordinates, water: WaterShape): number {
  if (water.outline) return metersToOutline(place, water.outline) / 1000;
  return Math.max(0, distance(place, water) - water.radius / 1000);
}

function distance(one: Coordinates, other: Coordinates): number {
  return kilometersBetween(one, other) ?? Infinity;
}

function cellOf({ latitude, longitude }: Coordinates): string {
  return `${Math.round(latitude / CELL)} ${Math.round(longitude / CELL)}`;
}
