import type { SampleLog } from "@creel/domain/samples/sample-log";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { MergeKind } from "../../database/tables/merge-table.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import { withoutUndefined } from "../record/catches.repository.ts";
import type { SampleCatchRow } from "./sample-catches.ts";
import type { SampleGearRows } from "./sample-gear.ts";
import type { SampleTripRows } from "./sample-trips.ts";
import type { SampleWaterRows } from "./sample-waters.ts";

/** Has to be the same expression as in the index of samples. */
const IS_SAMPLE = sql<SqlBool>`is_sample`;
const IS_OWN = sql<SqlBool>`not is_sample`;

export async function findSampleLog(db: Database, userId: string): Promise<SampleLog> {
  const ofUser = db.selectFrom("catches").where("userId", "=", userId);
  const [{ samples }, own] = await Promise.all([
    ofUser
      .where(IS_SAMPLE)
      .select(({ fn }) => fn.countAll<number>().as("samples"))
      .executeTakeFirstOrThrow(),
    ofUser.where(IS_OWN).select("id").limit(1).executeTakeFirst(),
  ]);
  return { samples, hasOwn: own !== undefined };
}

export async function insertSamples(
  db: Database,
  rows: readonly Pick<SampleCatchRow, "required" | "details">[],
  isSample = true,
): Promise<void> {
  const samples = rows.map(({ required, details }) =>
    Object.assign(withoutUndefined(details), required, { isSample }),
  );
  await db.insertInto("catches").values(samples).execute();
}

export async function insertSamplePhotos(
  db: Database,
  ofCatches: readonly { catchId: string; photo: StoredPhoto | undefined }[],
): Promise<void> {
  const rows = ofCatches.flatMap(({ catchId, photo }) =>
    photo ? Object.assign({}, photo, { catchId, position: 0 }) : [],
  );
  await db.insertInto("photos").values(rows).execute();
}

/** Locks all samples of a user until the transaction ends. */
export async function lockSamples(transaction: Database, userId: string): Promise<RowKey[]> {
  return transaction
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where(IS_SAMPLE)
    .orderBy("id")
    .select(["userId", "id"])
    .forUpdate()
    .execute();
}

export async function deleteSamples(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom("catches").where("userId", "=", userId).where(IS_SAMPLE).execute();
}

export async function insertSampleGear(db: Database, rows: SampleGearRows): Promise<void> {
  await db
    .insertInto("gear")
    .values(rows.map(({ row }) => row))
    .execute();
}

/** The user's own catches and events that refer to the gear stay. */
export async function deleteSampleGear(db: Database, userId: string): Promise<void> {
  const ids = await deleteMade(db, "gear", userId);
  await deleteMergesOf(db, "gear", userId);
  if (ids.length === 0) return;
  for (const table of ["catches", "tripEvents"] as const) {
    await db
      .updateTable(table)
      .set({ lureId: null, variantId: null })
      .where("userId", "=", userId)
      .where("lureId", "in", ids)
      .execute();
  }
  await db
    .updateTable("catches")
    .set({ rodId: null })
    .where("userId", "=", userId)
    .where("rodId", "in", ids)
    .execute();
}

/** Inserts the trips with everything that belongs to them except catches. */
export async function insertSampleTrips(db: Database, trips: readonly SampleTripRows[]): Promise<void> {
  await db
    .insertInto("trips")
    .values(trips.map(({ row }) => row))
    .execute();
  await db
    .insertInto("tripEvents")
    .values(trips.flatMap(({ events }) => events))
    .execute();
  await db
    .insertInto("tripHours")
    .values(trips.flatMap(({ hours }) => hours))
    .execute();
  await db
    .insertInto("scorePredictions")
    .values(trips.map(({ prediction }) => prediction))
    .execute();
  await db
    .insertInto("tripPositions")
    .values(trips.flatMap(({ track }) => track))
    .execute();
}

/** The user's own catches on these trips stay. */
export async function deleteSampleTrips(db: Database, userId: string): Promise<void> {
  const ids = await deleteMade(db, "trips", userId);
  if (ids.length === 0) return;
  await db
    .updateTable("catches")
    .set({ tripId: null })
    .where("userId", "=", userId)
    .where("tripId", "in", ids)
    .execute();
}

export async function insertSampleWaters(db: Database, { waters, spots }: SampleWaterRows): Promise<void> {
  await db.insertInto("waters").values(waters).execute();
  await db
    .insertInto("spots")
    .values(spots.map(({ row }) => row))
    .execute();
}

/** The user's own catches and trips on these waters stay. */
export async function deleteSampleWaters(db: Database, userId: string): Promise<void> {
  const ids = await deleteMade(db, "waters", userId);
  await deleteMergesOf(db, "water", userId);
  if (ids.length === 0) return;
  await db
    .updateTable("catches")
    .set({ waterId: null, spotId: null, isWaterChosen: false, isSpotChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "in", ids)
    .execute();
  await db
    .updateTable("trips")
    .set({ waterId: null, isWaterChosen: false })
    .where("userId", "=", userId)
    .where("waterId", "in", ids)
    .execute();
}

async function deleteMade(
  db: Database,
  table: "gear" | "trips" | "waters",
  userId: string,
): Promise<string[]> {
  const deleted = await db
    .deleteFrom(table)
    .where("userId", "=", userId)
    .where("isSample", "=", true)
    .returning("id")
    .execute();
  return deleted.map(({ id }) => id);
}

async function deleteMergesOf(db: Database, kind: MergeKind, userId: string): Promise<void> {
  await db
    .deleteFrom("merges")
    .where("userId", "=", userId)
    .where(sql<SqlBool>`(before->${sql.lit(kind)}->>'isSample')::boolean`)
    .execute();
}
