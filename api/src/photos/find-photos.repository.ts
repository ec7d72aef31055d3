import { type SqlBool, sql } from "kysely";

import type { Database } from "../database/connect.ts";
import { prepare } from "../database/prepared.ts";
import type { PhotoRow } from "../database/schema.ts";
import type { Owned } from "./photos.repository.ts";

/** Runs with every page of a logbook. Its parameters are the owner's id and the ids of the catches. */
const ofOneOwner = prepare<PhotoRow>("photos-of-catches", (db) =>
  db
    .selectFrom("photos")
    .where("userId", "=", "")
    .where(sql<SqlBool>`catch_id = any(${[]})`)
    .select([
      "userId",
      "id",
      "catchId",
      "fileId",
      "position",
      "width",
      "height",
      "bytes",
      "placeholder",
      "takenAt",
      "isSample",
      "createdAt",
    ])
    .orderBy("catchId")
    .orderBy("position"),
);

/** Returns the photos of catches of any users, keyed by catch id, in the order of the catch. */
export async function findPhotos(db: Database, catches: readonly Owned[]): Promise<Map<string, PhotoRow[]>> {
  if (catches.length === 0) return new Map();
  const owners = [...new Set(catches.map(({ userId }) => userId))];
  const catchIds = catches.map(({ id }) => id);
  const find = owners.length === 1 ? ofOneOwner(db, owners[0], catchIds) : ofOwners(db, owners, catchIds);
  return Map.groupBy(await find, (row) => row.catchId);
}

function ofOwners(db: Database, owners: string[], catchIds: string[]): Promise<PhotoRow[]> {
  return db
    .selectFrom("photos")
    .where("userId", "in", owners)
    .where("catchId", "in", catchIds)
    .selectAll()
    .orderBy("catchId")
    .orderBy("position")
    .execute();
}
