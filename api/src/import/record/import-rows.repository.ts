import type { ImportSubject, ImportVerdict } from "@creel/domain/import/import-row";
import { type Insertable, sql, type Updateable } from "kysely";
import * as z from "zod/mini";

import type { Database } from "../../database/connect.ts";
import type { ImportRowTable, RowProblems } from "../../database/import-tables.ts";
import type { StagedRow } from "../../database/schema.ts";
import type { Made } from "../subjects/import-handler.ts";
import type { ImportKey } from "./imports.repository.ts";
import { type Renamed, renamedOf, withRenamed } from "./renamed.ts";

const fieldsSchema = z.record(z.string(), z.unknown());

export function readFields(json: string): Record<string, unknown> {
  return fieldsSchema.parse(JSON.parse(json));
}

export function readProblems(json: string): RowProblems {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this feature alone
  return JSON.parse(json) as RowProblems;
}

function rowsOf(db: Database, { userId, id }: ImportKey) {
  return db.selectFrom("importRows").where("userId", "=", userId).where("importId", "=", id);
}

/** A row at the same place is replaced; what it would make keeps its id, unless another one is sent. */
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
  key: ImportKey,
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

/** Of those that were sent before, by their place. */
export async function findMadeIds(
  db: Database,
  key: ImportKey,
  positions: readonly number[],
): Promise<Map<number, string>> {
  const rows = await rowsOf(db, key)
    .where("position", "in", [...positions])
    .select(["position", "madeId"])
    .execute();
  return new Map(rows.map(({ position, madeId }) => [position, madeId]));
}

export async function countRows(db: Database, key: ImportKey) {
  return rowsOf(db, key)
    .groupBy(["subject", "verdict"])
    .orderBy("subject")
    .orderBy("verdict")
    .select(["subject", "verdict", ({ fn }) => fn.countAll<number>().as("rows")])
    .select(({ fn }) => fn.count<number>("madeVersion").as("made"))
    .execute();
}

/** What is left to be made, in the order of its making. */
export async function findRowsLeft(db: Database, key: ImportKey, limit: number): Promise<StagedRow[]> {
  return rowsOf(db, key)
    .where("verdict", "=", "new")
    .where("madeVersion", "is", null)
    .orderBy("step")
    .orderBy("position")
    .limit(limit)
    .selectAll()
    .execute();
}

async function setOfRow(
  db: Database,
  key: ImportKey,
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

export async function noteMade(
  db: Database,
  key: ImportKey,
  made: readonly { position: number; version: number }[],
): Promise<void> {
  const positions = made.map(({ position }) => position);
  const versions = made.map(({ version }) => version);
  await sql`
    update import_rows set made_version = made.version
    from unnest(${positions}::integer[], ${versions}::integer[]) made (position, version)
    where user_id = ${key.userId}::uuid and import_id = ${key.id}::uuid
      and import_rows.position = made.position`.execute(db);
}

/** The rows that are made under another id than was sent, because the log has that one. */
export async function findRenamed(db: Database, key: ImportKey): Promise<Renamed> {
  const rows = await rowsOf(db, key)
    .where("decision", "=", "add")
    .where("subject", "in", ["water", "spot", "trip"])
    .select(["subject", "fields", "madeId"])
    .execute();
  return renamedOf(rows.map((row) => Object.assign(row, { fields: readFields(row.fields) })));
}

/** Before it is written under it, so that it is found there when its process dies. */
export async function noteMadeId(
  db: Database,
  key: ImportKey,
  { position, madeId }: { position: number; madeId: string },
): Promise<void> {
  await setOfRow(db, key, { position, values: { madeId } });
}

export async function deleteRowsAfter(db: Database, key: ImportKey, position: number): Promise<void> {
  await db
    .deleteFrom("importRows")
    .where("userId", "=", key.userId)
    .where("importId", "=", key.id)
    .where("position", ">", position)
    .execute();
}

/** New catches, of which the angler has said nothing. */
export async function findUndecidedCatches(db: Database, key: ImportKey) {
  return rowsOf(db, key)
    .where("verdict", "=", "new")
    .where("subject", "=", "catch")
    .where("decision", "is", null)
    .orderBy("position")
    .select(["position", "fields"])
    .execute();
}

interface Alike {
  position: number;
  sameAs: string;
  verdict: "same" | "differs";
}

/** The log has them by other ids. */
export async function noteAlike(db: Database, key: ImportKey, alike: readonly Alike[]): Promise<void> {
  const positions = alike.map(({ position }) => position);
  const sameAs = alike.map((each) => each.sameAs);
  const verdicts = alike.map(({ verdict }) => verdict);
  await sql`
    update import_rows set same_as = alike.same_as, verdict = alike.verdict
    from unnest(${positions}::integer[], ${sameAs}::uuid[], ${verdicts}::text[]) alike (position, same_as, verdict)
    where user_id = ${key.userId}::uuid and import_id = ${key.id}::uuid
      and import_rows.position = alike.position`.execute(db);
}

export async function setMadeVersion(
  db: Database,
  key: ImportKey,
  { id, version }: Pick<Made, "id" | "version">,
): Promise<void> {
  await db
    .updateTable("importRows")
    .set({ madeVersion: version })
    .where("userId", "=", key.userId)
    .where("importId", "=", key.id)
    .where("madeId", "=", id)
    .execute();
}

/** The log does not take it. */
export async function noteRefused(
  db: Database,
  key: ImportKey,
  { position, problems }: { position: number; problems: RowProblems },
): Promise<void> {
  await setOfRow(db, key, { position, values: { verdict: "refused", problems: JSON.stringify(problems) } });
}

export type MadeBySubject = ReadonlyMap<ImportSubject, readonly Made[]>;

/** Of the catches that are in the log by it, or were. */
export async function findMadeCatchIds(db: Database, key: ImportKey): Promise<string[]> {
  const rows = await rowsOf(db, key)
    .where("subject", "=", "catch")
    .where("madeVersion", "is not", null)
    .select("madeId")
    .execute();
  return rows.map(({ madeId }) => madeId);
}

export async function findMade(db: Database, key: ImportKey): Promise<MadeBySubject> {
  const rows = await rowsOf(db, key)
    .where("madeVersion", "is not", null)
    .orderBy("position")
    .select(["subject", "madeId", "madeVersion", "fields"])
    .execute();
  const read = rows.map((row) => Object.assign(row, { fields: readFields(row.fields) }));
  const renamed = renamedOf(read);
  const made = read.map(({ subject, madeId: id, madeVersion, fields }) => ({
    subject,
    made: { id, version: madeVersion ?? 0, fields: withRenamed(fields, renamed) },
  }));
  const groups = Map.groupBy(made, ({ subject }) => subject);
  return new Map([...groups].map(([subject, group]) => [subject, group.map((each) => each.made)]));
}

export async function deleteRows(db: Database, key: ImportKey): Promise<void> {
  await db.deleteFrom("importRows").where("userId", "=", key.userId).where("importId", "=", key.id).execute();
}
