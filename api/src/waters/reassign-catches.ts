import { type Bounds, isIn } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { spotAt, waterAt, type WaterShape } from "@creel/domain/waters/water-at";
import type { Transaction } from "kysely";

import { inShortTasks } from "../base/short-tasks.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";
import { findSpotCircles } from "../places/water-shapes.repository.ts";
import {
  findWatersWithin,
  lockCatchesOn,
  lockCatchesThere,
  lockTripsThere,
  type PlacedRow,
  putCatchesOn,
  putTripsOn,
} from "./placed.repository.ts";

export interface Found {
  catches: number;
  trips: number;
}

export const NONE_FOUND: Found = { catches: 0, trips: 0 };

interface Spot extends Coordinates {
  id: string;
  waterId: string;
  radius: number;
}

interface Named {
  waters: readonly (WaterShape & Bounds)[];
  spots: readonly Spot[];
}

/**
 * Assigns waters again to catches and trips that are on a water, or could be on it after it was created or moved.
 * Waters that the angler chose stay.
 * @param before the former bounds; `null` for a new water
 * @returns how many rows are newly on it
 */
export async function reassignCatches(
  transaction: Transaction<Schema>,
  water: RowKey & Bounds,
  before: Bounds | null,
): Promise<Found> {
  const waters = await findWatersWithin(transaction, water.userId, before ? [water, before] : [water]);
  const ids = waters.map(({ id }) => id);
  const spots = await findSpotCircles(transaction, water.userId, ids);
  const [catches, trips] = [
    await lockCatchesThere(transaction, water, water),
    await lockTripsThere(transaction, water, water),
  ];
  const ofCatches = await moves(catches, { waters, spots });
  const ofTrips = await moves(trips, { waters, spots });
  for (const move of groupsOf(ofCatches)) await putCatchesOn(transaction, { userId: water.userId, ...move });
  for (const move of groupsOf(ofTrips)) await putTripsOn(transaction, { userId: water.userId, ...move });
  return { catches: countTo(water, ofCatches), trips: countTo(water, ofTrips) };
}

/** Assigns the spots of a water's catches again. @returns how many are newly at this spot */
export async function findAtSpots(
  transaction: Transaction<Schema>,
  water: RowKey,
  spotId: string,
): Promise<Found> {
  const spots = await findSpotCircles(transaction, water.userId, [water.id]);
  const catches = await lockCatchesOn(transaction, water);
  const onIt = catches.map((row) => Object.assign(row, { isWaterChosen: true }));
  const found = await moves(onIt, { waters: [], spots });
  for (const move of groupsOf(found)) await putCatchesOn(transaction, { userId: water.userId, ...move });
  return { catches: found.filter(({ to }) => to.spotId === spotId).length, trips: 0 };
}

interface Move {
  row: PlacedRow;
  to: { waterId: string | null; spotId: string | null };
}

/** Returns the rows whose water or spot changes. */
async function moves(rows: readonly PlacedRow[], named: Named): Promise<Move[]> {
  const found: Move[] = [];
  const yieldToOthers = inShortTasks();
  for (const row of rows) {
    await yieldToOthers();
    const to = placeOf(row, named);
    if (to.waterId !== row.waterId || to.spotId !== row.spotId) found.push({ row, to });
  }
  return found;
}

function placeOf(row: PlacedRow, named: Named): Move["to"] {
  const { latitude, longitude } = row;
  if (latitude === null || longitude === null) return { waterId: row.waterId, spotId: row.spotId };
  const place = { latitude, longitude };
  const waterId = row.isWaterChosen ? row.waterId : waterOf(place, named);
  const isSpotKept = row.isSpotChosen && (row.spotId === null || waterId === row.waterId);
  return { waterId, spotId: isSpotKept ? row.spotId : spotOf(place, waterId, named) };
}

function waterOf(place: Coordinates, { waters }: Named): string | null {
  const reaching = waters.filter((water) => isIn(water, place));
  return waterAt(place, reaching)?.id ?? null;
}

function spotOf(place: Coordinates, waterId: string | null, { spots }: Named): string | null {
  const there = spots.filter((spot) => spot.waterId === waterId);
  return spotAt(place, there)?.id ?? null;
}

function countTo({ id }: RowKey, all: readonly Move[]): number {
  return all.filter(({ row, to }) => to.waterId === id && row.waterId !== id).length;
}

function groupsOf(all: readonly Move[]) {
  const groups = Map.groupBy(all, ({ to }) => `${to.waterId} ${to.spotId}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.to, ids: group.map(({ row }) => row.id) }] : [];
  });
}
