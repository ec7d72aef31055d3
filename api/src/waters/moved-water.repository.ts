import { type SqlBool, sql, type Transaction } from "kysely";

import type { RowKey } from "../database/owned-rows.ts";
import type { Schema } from "../database/schema.ts";
import type { MergedRows, MergedWater } from "../database/tables/water-tables.ts";
import { replaceBack, replaceInLists } from "./water-lists.repository.ts";

type Moved = Pick<
  MergedWater,
  "catches" | "trips" | "spots" | "readings" | "limits" | "licenses" | "returns"
>;
type Table = "catches" | "trips";

/**
 * Moves everything on a water to another one for good: it stays there even if the other's shape changes.
 * @returns the rows before the move
 */
export async function moveToWater(
  transaction: Transaction<Schema>,
  key: RowKey,
  into: string,
): Promise<Moved> {
  const catches = await moveRows(transaction, "catches", { key, into });
  const trips = await moveRows(transaction, "trips", { key, into });
  const spots = await moveParts(transaction, "spots", { key, into });
  const readings = await moveParts(transaction, "waterReadings", { key, into });
  const limits = await moveParts(transaction, "limits", { key, into });
  const licenses = await replaceInLists(transaction, "licenses", { key, into });
  const returns = await replaceInLists(transaction, "returns", { key, into });
  return { catches, trips, spots, readings, limits, licenses, returns };
}

/** @returns their ids */
async function moveParts(
  transaction: Transaction<Schema>,
  table: "spots" | "waterReadings" | "limits",
  { key, into }: { key: RowKey; into: string },
): Promise<string[]> {
  const rows = await transaction
    .updateTable(table)
    .set({ waterId: into })
    .where("userId", "=", key.userId)
    .where("waterId", "=", key.id)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function moveRows(
  transaction: Transaction<Schema>,
  table: Table,
  { key, into }: { key: RowKey; into: string },
): Promise<MergedRows> {
  const rows = await transaction
    .selectFrom(table)
    .where("userId", "=", key.userId)
    .where("waterId", "=", key.id)
    .orderBy("id")
    .select(["id", "isWaterChosen"])
    .forUpdate()
    .execute();
  await transaction
    .updateTable(table)
    .set({ waterId: into, isWaterChosen: true })
    .where("userId", "=", key.userId)
    .where("waterId", "=", key.id)
    .execute();
  const idsOf = (isChosen: boolean) =>
    rows.filter(({ isWaterChosen }) => isWaterChosen === isChosen).map(({ id }) => id);
  return { chosen: idsOf(true), found: idsOf(false) };
}

/**
 * Moves rows back to a water if they are still on the other one.
 * @returns the numbers of catches and trips
 */
export async function moveBack(
  transaction: Transaction<Schema>,
  key: RowKey,
  {
    intoId,
    before: { catches, trips, spots, readings = [], limits = [], licenses = [], returns = [] },
  }: { intoId: string; before: Moved },
) {
  for (const [table, ids] of [
    ["spots", spots],
    ["waterReadings", readings],
    ["limits", limits],
  ] as const) {
    await transaction
      .updateTable(table)
      .set({ waterId: key.id })
      .where("userId", "=", key.userId)
      .where("waterId", "=", intoId)
      .where(isAmong(ids))
      .execute();
  }
  await replaceBack(transaction, "licenses", { key, into: intoId, rows: licenses });
  await replaceBack(transaction, "returns", { key, into: intoId, rows: returns });
  const moved = {
    catches: await moveRowsBack(transaction, "catches", { key, intoId, rows: catches }),
    trips: await moveRowsBack(transaction, "trips", { key, intoId, rows: trips }),
  };
  for (const waterId of [key.id, intoId]) await leaveSpotsOfOthers(transaction, { ...key, id: waterId });
  return moved;
}

interface Returning {
  key: RowKey;
  intoId: string;
  rows: MergedRows;
}

async function moveRowsBack(
  transaction: Transaction<Schema>,
  table: Table,
  { key, intoId, rows }: Returning,
): Promise<number> {
  let count = 0;
  for (const isWaterChosen of [true, false]) {
    const { numUpdatedRows } = await transaction
      .updateTable(table)
      .set({ waterId: key.id, isWaterChosen })
      .where("userId", "=", key.userId)
      .where("waterId", "=", intoId)
      .where(isAmong(isWaterChosen ? rows.chosen : rows.found))
      .executeTakeFirstOrThrow();
    count += Number(numUpdatedRows);
  }
  return count;
}

/** Clears the spot of catches on the water that are at another water's spot. */
async function leaveSpotsOfOthers(transaction: Transaction<Schema>, { userId, id }: RowKey): Promise<void> {
  const own = transaction
    .selectFrom("spots")
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .select("id");
  await transaction
    .updateTable("catches")
    .set({ spotId: null, isSpotChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "=", id)
    .where("spotId", "is not", null)
    .where("spotId", "not in", own)
    .execute();
}

function isAmong(ids: readonly string[]) {
  return sql<SqlBool>`id = any(${ids}::uuid[])`;
}
