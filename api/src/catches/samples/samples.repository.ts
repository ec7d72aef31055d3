import type { SampleLog } from "@creel/domain/samples/sample-log";
import { type SqlBool, sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import { withoutUndefined } from "../record/catches.repository.ts";
import type { withTrip } from "./sample-trips.ts";

/** The same expression as in the index of samples. */
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
  rows: readonly Pick<ReturnType<typeof withTrip>, "required" | "details">[],
): Promise<void> {
  const samples = rows.map(({ required, details }) =>
    Object.assign(withoutUndefined(details), required, { isSample: true }),
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
