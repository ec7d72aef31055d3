import { kilometersBetween } from "@creel/domain/places/distance";
import { exactPoint, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";

import type { Database } from "../../database/connect.ts";
import { findUnnamedCatches, findUnnamedTrips, type UnnamedCell } from "./water-list.repository.ts";

const MOST_PLACES = 20;
/** As far as the disc of a new water reaches, so that naming it takes them all. */
const REACH_KM = WATER_LIMITS.radius.default / 1000;
/** Of latitude, not less than the reach: a degree of it is 111.2 km. */
const REACH_DEGREES = REACH_KM / 111;

type Cell = UnnamedCell & Pick<UnnamedPlace, "fish" | "trips">;

/** Where an angler caught something or fished on none of their waters. */
export async function findUnnamedPlaces(db: Database, viewer: UserViewer): Promise<UnnamedPlace[]> {
  const [catches, trips] = await Promise.all([
    findUnnamedCatches(db, viewer.id),
    findUnnamedTrips(db, viewer.id),
  ]);
  const cells = [
    ...catches.map((cell): Cell => Object.assign({ fish: cell.count, trips: 0 }, cell)),
    ...trips.map((cell): Cell => Object.assign({ fish: 0, trips: cell.count }, cell)),
  ];
  return groupsOf(cells)
    .map(toPlace)
    .flatMap((place) => {
      const coordinates = exactPoint(visiblePlace(viewer, { ...place, userId: viewer.id }));
      return coordinates ? [{ ...place, ...coordinates }] : [];
    });
}

/** The cell with the most takes all that are near, then the next of those that are left. */
function groupsOf(cells: readonly Cell[]): [Cell, ...Cell[]][] {
  const groups: [Cell, ...Cell[]][] = [];
  let rest = cells.toSorted(
    (one, other) =>
      other.count - one.count || one.latitude - other.latitude || one.longitude - other.longitude,
  );
  while (groups.length < MOST_PLACES) {
    const [first, ...others] = rest;
    if (!first) return groups;
    const group: [Cell, ...Cell[]] = [first];
    rest = [];
    for (const cell of others) (isNear(cell, first) ? group : rest).push(cell);
    groups.push(group);
  }
  return groups;
}

/** Asked of a hundred thousand cells: most are too far north or south, which takes no sine to tell. */
function isNear(cell: Cell, first: Cell): boolean {
  if (Math.abs(cell.latitude - first.latitude) > REACH_DEGREES) return false;
  return (kilometersBetween(cell, first) ?? Infinity) <= REACH_KM;
}

/** The middle is that of the first cell, from which the others are near. */
function toPlace(group: [Cell, ...Cell[]]): UnnamedPlace {
  const [{ latitude, longitude }] = group;
  const sum = (name: "fish" | "trips") => group.reduce((total, cell) => total + cell[name], 0);
  const [lastOn = group[0].lastOn] = group
    .map((cell) => cell.lastOn)
    .toSorted()
    .toReversed();
  return { latitude, longitude, fish: sum("fish"), trips: sum("trips"), last_on: lastOn };
}
