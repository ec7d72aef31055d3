import type { Bounds } from "@creel/domain/places/bounds";
import type { WaterShape } from "@creel/domain/waters/water-at";
import { type Transaction, type SqlBool, sql } from "kysely";

import type { RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";
import { renewHours } from "./renew-hours.repository.ts";
import { leaveLists } from "./water-lists.repository.ts";

type ShapeInBounds = WaterShape & Bounds;

/** Returns the waters, without samples, whose bounds overlap one of these areas. */
export async function findWatersWithin(
  transaction: Transaction<Schema>,
  userId: string,
  parts: readonly Bounds[],
): Promise<ShapeInBounds[]> {
  const within = parts.map(
    ({ west, south, east, north }) => sql<SqlBool>`south <= ${north} and north >= ${south}
      and (west > east or ${west}::float8 > ${east} or west <= ${east} and east >= ${west})`,
  );
  return transaction
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .where((expression) => expression.or(within))
    .select(["id", "latitude", "longitude", "radiusM as radius", "outline"])
    .select(["west", "south", "east", "north"])
    .execute();
}

/** Matches rows on this water or within these bounds. */
function isThere({ id }: RowKey, { west, south, east, north }: Bounds) {
  const isBetween =
    west <= east
      ? sql<SqlBool>`longitude between ${west} and ${east}`
      : sql<SqlBool>`(longitude >= ${west} or longitude <= ${east})`;
  return sql<SqlBool>`(water_id = ${id} or latitude between ${south} and ${north} and ${isBetween})`;
}

/** A catch or a trip, with the data about its water. */
export interface PlacedRow {
  id: string;
  latitude: number | null;
  longitude: number | null;
  waterId: string | null;
  isWaterChosen: boolean;
  spotId: string | null;
  isSpotChosen: boolean;
}

/** Locks the rows until the transaction ends, always in the same order. */
export async function lockCatchesThere(
  transaction: Transaction<Schema>,
  water: RowKey,
  bounds: Bounds,
): Promise<PlacedRow[]> {
  return transaction
    .selectFrom("catches")
    .where("userId", "=", water.userId)
    .where("isSample", "=", false)
    .where(isThere(water, bounds))
    .orderBy("id")
    .select(["id", "latitude", "longitude", "waterId", "isWaterChosen", "spotId", "isSpotChosen"])
    .forUpdate()
    .execute();
}

export async function lockTripsThere(
  transaction: Transaction<Schema>,
  water: RowKey,
  bounds: Bounds,
): Promise<PlacedRow[]> {
  const trips = await transaction
    .selectFrom("trips")
    .where("userId", "=", water.userId)
    .where("isSample", "=", false)
    .where(isThere(water, bounds))
    .orderBy("id")
    .select(["id", "latitude", "longitude", "waterId", "isWaterChosen"])
    .forUpdate()
    .execute();
  return trips.map((trip) => Object.assign(trip, { spotId: null, isSpotChosen: true }));
}

export async function lockCatchesOn(
  transaction: Transaction<Schema>,
  { userId, id }: RowKey,
): Promise<PlacedRow[]> {
  return transaction
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .orderBy("id")
    .select(["id", "latitude", "longitude", "waterId", "isWaterChosen", "spotId", "isSpotChosen"])
    .forUpdate()
    .execute();
}

interface Placement {
  userId: string;
  ids: readonly string[];
  waterId: string | null;
}

/** Keeps the versions, like all assigned values, because nobody changed the catches or trips. */
export async function putCatchesOn(
  transaction: Transaction<Schema>,
  { userId, ids, waterId, spotId }: Placement & { spotId: string | null },
): Promise<void> {
  await transaction
    .updateTable("catches")
    .set({ waterId, spotId })
    .where("userId", "=", userId)
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute();
}

export async function putTripsOn(
  transaction: Transaction<Schema>,
  { userId, ids, waterId }: Placement,
): Promise<void> {
  await transaction
    .updateTable("trips")
    .set({ waterId })
    .where("userId", "=", userId)
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute();
  await renewHours(transaction, userId, { ids, isAll: await hasGauge(transaction, { userId, waterId }) });
}

async function hasGauge(
  transaction: Transaction<Schema>,
  { userId, waterId }: Pick<Placement, "userId" | "waterId">,
): Promise<boolean> {
  if (waterId === null) return false;
  const water = await transaction
    .selectFrom("waters")
    .where("userId", "=", userId)
    .where("id", "=", waterId)
    .select("gauge")
    .executeTakeFirst();
  return (water?.gauge ?? null) !== null;
}

/**
 * The catches and trips stay without a water until another one is found for them. A limit of the water keeps its name as
 * a region, because without water and region it would hold everywhere.
 */
export async function leaveWater(
  transaction: Transaction<Schema>,
  { userId, id, name }: RowKey & { name: string },
): Promise<void> {
  await renewHours(transaction, userId, { waterId: id, isAll: false });
  await transaction
    .updateTable("catches")
    .set({ waterId: null, spotId: null, isWaterChosen: false, isSpotChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .execute();
  await transaction
    .updateTable("trips")
    .set({ waterId: null, isWaterChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .execute();
  await transaction
    .updateTable("limits")
    .set((row) => ({ waterId: null, region: name, version: row("version", "+", 1) }))
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .execute();
  await leaveLists(transaction, "licenses", { userId, id });
}
