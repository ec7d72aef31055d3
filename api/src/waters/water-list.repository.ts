import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import type { SummaryRow } from "./present-water.ts";

/** Without their outlines, of which the small one is enough in a list. */
export async function findWaters(db: Database, userId: string): Promise<SummaryRow[]> {
  return db
    .selectFrom("waters")
    .where("userId", "=", userId)
    .select(["userId", "id", "version", "name", "kind", "latitude", "longitude", "radiusM", "smallOutline"])
    .select(["note", "isSample", "createdAt", "updatedAt"])
    .execute();
}

/** What is on no water in a part of the world of a hundredth of a degree in both directions. */
export interface UnnamedCell {
  latitude: number;
  longitude: number;
  count: number;
  lastOn: string;
}

const CELL = [sql`floor(latitude * 100)`, sql`floor(longitude * 100)`] as const;
/** Where the angler said that it is no water, none is missing. */
const IS_UNNAMED = sql<SqlBool>`latitude is not null and water_id is null and not is_water_chosen and not is_sample`;

export async function findUnnamedCatches(db: Database, userId: string): Promise<UnnamedCell[]> {
  return unnamedCells(db, "catches", userId)
    .select(sql<string>`max(caught_on)`.as("lastOn"))
    .execute();
}

export async function findUnnamedTrips(db: Database, userId: string): Promise<UnnamedCell[]> {
  return unnamedCells(db, "trips", userId)
    .select(sql<string>`max(started_on)`.as("lastOn"))
    .execute();
}

function unnamedCells(db: Database, table: "catches" | "trips", userId: string) {
  return db
    .selectFrom(table)
    .where("userId", "=", userId)
    .where(IS_UNNAMED)
    .groupBy(CELL)
    .select(({ fn }) => [
      fn.avg<number>("latitude").as("latitude"),
      fn.avg<number>("longitude").as("longitude"),
      fn.countAll<number>().as("count"),
    ]);
}
