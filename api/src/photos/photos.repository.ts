import { type Insertable, sql, type Transaction } from "kysely";

import type { Database } from "../database/connect.ts";
import { ownedRows } from "../database/owned-rows.ts";
import type { PhotoRow, PhotoTable, Schema } from "../database/schema.ts";
import type { FileKey } from "./photo-files.ts";

export const ownPhotos = ownedRows("photos");

export interface Owned {
  userId: string;
  id: string;
}

export type StoredPhoto = Omit<Insertable<PhotoTable>, "catchId" | "position" | "createdAt">;

/** @returns false if another photo of this user has one of the ids */
export async function insertPhotos(
  transaction: Transaction<Schema>,
  catchId: string,
  photos: readonly { photo: StoredPhoto; position: number }[],
): Promise<boolean> {
  if (photos.length === 0) return true;
  const rows = photos.map(({ photo, position }) => Object.assign({}, photo, { catchId, position }));
  const inserted = await transaction
    .insertInto("photos")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return inserted.length === photos.length;
}

export async function deletePhotos(
  transaction: Transaction<Schema>,
  userId: string,
  photos: readonly Pick<PhotoRow, "id">[],
): Promise<void> {
  if (photos.length === 0) return;
  const ids = photos.map(({ id }) => id);
  await transaction.deleteFrom("photos").where("userId", "=", userId).where("id", "in", ids).execute();
}

/** @returns the files of the deleted photos */
export async function deletePhotosOfCatches(
  transaction: Transaction<Schema>,
  userId: string,
  catches: readonly Pick<Owned, "id">[],
): Promise<FileKey[]> {
  if (catches.length === 0) return [];
  const catchIds = catches.map(({ id }) => id);
  return transaction
    .deleteFrom("photos")
    .where("userId", "=", userId)
    .where("catchId", "in", catchIds)
    .returning(["userId", "fileId"])
    .execute();
}

/** Returns the files of catches, of the tackle box, of licenses, and of merged gear that can be restored. */
export async function findFilesInUse(db: Database, { userId, fileIds }: FilesOfUser): Promise<FileKey[]> {
  const ofRow = sql<string>`photo ->> 'file_id'`;
  const ofMerged = sql<string>`before -> 'gear' -> 'photo' ->> 'file_id'`;
  const [catches, gear, licenses, merged] = await Promise.all([
    db
      .selectFrom("photos")
      .where("userId", "=", userId)
      .where("fileId", "in", fileIds)
      .select("fileId")
      .execute(),
    db
      .selectFrom("gear")
      .where("userId", "=", userId)
      .where(ofRow, "in", fileIds)
      .select(ofRow.as("fileId"))
      .execute(),
    db
      .selectFrom("licenses")
      .where("userId", "=", userId)
      .where(ofRow, "in", fileIds)
      .select(ofRow.as("fileId"))
      .execute(),
    db
      .selectFrom("merges")
      .where("userId", "=", userId)
      .where("kind", "=", "gear")
      .where(ofMerged, "in", fileIds)
      .select(ofMerged.as("fileId"))
      .execute(),
  ]);
  return [...catches, ...gear, ...licenses, ...merged].map(({ fileId }) => ({ userId, fileId }));
}

interface FilesOfUser {
  userId: string;
  fileIds: readonly string[];
}
