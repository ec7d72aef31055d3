import type { ImportVerdict } from "@creel/domain/import/import-row";
import { type Insertable, sql, type Updateable } from "kysely";
import * as z from "zod/mini";

import type { Database } from "../database/connect.ts";
import { type RowKey, ownedRows } from "../database/owned-rows.ts";
import type { StagedRow, ImportRow } from "../database/schema.ts";
import type { ImportRowTable, RowProblems, ImportTable } from "../database/tables/import-tables.ts";

export const ownImports = ownedRows("imports");

/** The number of imports in the list. */
const LATEST = 20;

export async function findImports(db: Database, userId: string): Promise<ImportRow[]> {
  return db
    .selectFrom("imports")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(LATEST)
    .selectAll()
    .execute();
}

/** Returns how many of the angler's imports are being written. */
export async function countRunning(db: Database, userId: string): Promise<number> {
  const { running } = await db
    .selectFrom("imports")
    .where("userId", "=", userId)
    .where("state", "=", "running")
    .select(({ fn }) => fn.countAll<number>().as("running"))
    .executeTakeFirstOrThrow();
  return running;
}

/** @returns whether the import is new */
export async function insertImport(db: Database, row: Insertable<ImportTable>): Promise<boolean> {
  const inserted = await db
    .insertInto("imports")
    .values(row)
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns the number of deleted imports */
export async function deleteImportsBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("imports")
    .where("createdAt", "<", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const fieldsSchema = z.record(z.string(), z.unknown());

export function readFields(json: string): Record<string, unknown> {
  return fieldsSchema.parse(JSON.parse(json));
}

export function readProblems(json: string): RowProblems {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this feature alone
  return JSON.parse(json) as RowProblems;
}

export function rowsOf(db: Database, { userId, id }: RowKey) {
  return db.selectFrom("importRows").where("userId", "=", userId).where("importId", "=", id);
}

/** Inserts rows. A row at the same position is replaced; its record keeps its id unless another id is sent. */
export async function putRows(db: Database, rows: readonly Insertable<ImportRowTable>[]): Promise<void> {
  await db
    .insertInto("importRows")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["userId", "importId", "position"]).doUpdateSet((expression) => ({
        line: expression.ref("excluded.line"),
        subject: expression.ref("excluded.subject"),
        step: expression.ref("excluded.step"),
        fields: expression.ref("excluded.fields"),
        decision: expression.ref("excluded.decision"),
        verdict: expression.ref("excluded.verdict"),
        problems: expression.ref("excluded.problems"),
        madeId: expression.ref("excluded.madeId"),
        sameAs: expression.ref("excluded.sameAs"),
      })),
    )
    .execute();
}

export async function findRows(
  db: Database,
  key: RowKey,
  { after, limit, verdict }: { after: number; limit: number; verdict?: ImportVerdict | undefined },
): Promise<StagedRow[]> {
  return rowsOf(db, key)
    .where("position", ">", after)
    .$if(verdict !== undefined, (query) => query.where("verdict", "=", verdict ?? "new"))
    .orderBy("position")
    .limit(limit)
    .selectAll()
    .execute();
}

/** Returns the ids for records of rows that were sent before, keyed by position. */
export async function findMadeIds(
  db: Database,
  key: RowKey,
  positions: readonly number[],
): Promise<Map<number, string>> {
  const rows = await rowsOf(db, key)
    .where("position", "in", [...positions])
    .select(["position", "madeId"])
    .execute();
  return new Map(rows.map(({ position, madeId }) => [position, madeId]));
}

export async function countRows(db: Database, key: RowKey) {
  return rowsOf(db, key)
    .groupBy(["subject", "verdict"])
    .orderBy("subject")
    .orderBy("verdict")
    .select(["subject", "verdict", ({ fn }) => fn.countAll<number>().as("rows")])
    .select(({ fn }) => fn.count<number>("madeVersion").as("made"))
    .execute();
}

export async function setOfRow(
  db: Database,
  key: RowKey,
  { position, values }: { position: number; values: Updateable<ImportRowTable> },
): Promise<void> {
  await db
    .updateTable("importRows")
    .set(values)
    .where("userId", "=", key.userId)
    .where("importId", "=", key.id)
    .where("position", "=", position)
    .execute();
}

export async function deleteRowsAfter(db: Database, key: RowKey, position: number): Promise<void> {
  await db
    .deleteFrom("importRows")
    .where("userId", "=", key.userId)
    .where("importId", "=", key.id)
    .where("position", ">", position)
    .execute();
}

/** Returns the new catches that the angler has not confirmed as new. */
export async function findUndecidedCatches(db: Database, key: RowKey) {
  return rowsOf(db, key)
    .where("verdict", "=", "new")
    .where("subject", "=", "catch")
    .where((expression) =>
      expression.or([expression("decision", "is", null), expression("decision", "=", "take")]),
    )
    .orderBy("position")
    .select(["position", "fields", sql<string>`md5(fields)`.as("digest")])
    .execute();
}

interface Alike {
  position: number;
  /** The MD5 of the fields at the time of the comparison. */
  digest: string;
  sameAs: string;
  isSure: boolean;
}

/**
 * Marks rows whose catch the log has under another id. A row that was sent again or decided on after the comparison
 * stays as it is.
 */
export async function noteAlike(db: Database, key: RowKey, alike: readonly Alike[]): Promise<void> {
  const positions = alike.map(({ position }) => position);
  const digests = alike.map(({ digest }) => digest);
  const sameAs = alike.map((each) => each.sameAs);
  const sure = alike.map(({ isSure }) => isSure);
  await sql`
    update import_rows set
      same_as = alike.same_as,
      verdict = case when alike.is_sure then 'same' when decision = 'take' then 'changes' else 'differs' end
    from unnest(${positions}::integer[], ${digests}::text[], ${sameAs}::uuid[], ${sure}::boolean[])
      alike (position, digest, same_as, is_sure)
    where user_id = ${key.userId}::uuid and import_id = ${key.id}::uuid
      and import_rows.position = alike.position and md5(fields) = alike.digest
      and subject = 'catch' and verdict = 'new' and (decision is null or decision = 'take')`.execute(db);
}

export async function deleteRows(db: Database, key: RowKey): Promise<void> {
  await db.deleteFrom("importRows").where("userId", "=", key.userId).where("importId", "=", key.id).execute();
}
