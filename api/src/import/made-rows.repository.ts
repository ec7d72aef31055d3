import type { ImportSubject } from "@creel/domain/import/import-row";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import type { RowKey } from "../database/owned-rows.ts";
import type { StagedRow } from "../database/schema.ts";
import type { RowProblems } from "../database/tables/import-tables.ts";
import type { Made, Taken } from "./import-handler.ts";
import { readFields, rowsOf, setOfRow } from "./imports.repository.ts";
import { type Renamed, renamedOf, withRenamed } from "./renamed.ts";

/** Returns the rows that are not written yet, in writing order. */
export async function findRowsLeft(db: Database, key: RowKey, limit: number): Promise<StagedRow[]> {
  return rowsOf(db, key)
    .where("verdict", "in", ["new", "changes"])
    .where("madeVersion", "is", null)
    .orderBy("step")
    .orderBy("position")
    .limit(limit)
    .selectAll()
    .execute();
}

export async function noteMade(
  db: Database,
  key: RowKey,
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

/** Maps the sent ids of rows to the new ids under which they are written, where the log already had the sent id. */
export async function findRenamed(db: Database, key: RowKey): Promise<Renamed> {
  const rows = await rowsOf(db, key)
    .where("decision", "=", "add")
    .where("subject", "in", ["water", "spot", "gear", "custom_field", "trip", "limit", "license"])
    .select(["subject", "fields", "madeId"])
    .execute();
  return renamedOf(rows.map((row) => Object.assign(row, { fields: readFields(row.fields) })));
}

/** Maps the sent ids of catches to the ids that the catches have in the log, where they differ. */
export async function findRenamedCatches(db: Database, key: RowKey): Promise<Renamed> {
  const sent = sql<string>`lower(fields::jsonb ->> 'id')`;
  const becameId = sql<string>`case when verdict = 'new' then made_id else same_as end::text`;
  const rows = await rowsOf(db, key)
    .where("subject", "=", "catch")
    .where("verdict", "in", ["new", "same", "differs", "changes"])
    .where(becameId, "<>", sent)
    .select([sent.as("sent"), becameId.as("became")])
    .execute();
  return new Map(rows.map((row) => [row.sent, row.became]));
}

/** Stores the new id before the record is written under it, so that a repeated job finds the record. */
export async function noteMadeId(
  db: Database,
  key: RowKey,
  { position, madeId }: { position: number; madeId: string },
): Promise<void> {
  await setOfRow(db, key, { position, values: { madeId } });
}

export async function setMadeVersion(
  db: Database,
  key: RowKey,
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

/** Marks a row as refused because the log rejected it. */
export async function noteRefused(
  db: Database,
  key: RowKey,
  { position, problems }: { position: number; problems: RowProblems },
): Promise<void> {
  await setOfRow(db, key, { position, values: { verdict: "refused", problems: JSON.stringify(problems) } });
}

export type MadeBySubject = ReadonlyMap<ImportSubject, readonly Made[]>;

/** Returns the ids of the catches that the import created, including ones that were deleted later. */
export async function findMadeCatchIds(db: Database, key: RowKey): Promise<string[]> {
  const rows = await rowsOf(db, key)
    .where("subject", "=", "catch")
    .where("verdict", "=", "new")
    .where("madeVersion", "is not", null)
    .select("madeId")
    .execute();
  return rows.map(({ madeId }) => madeId);
}

export async function findMade(db: Database, key: RowKey): Promise<MadeBySubject> {
  const rows = await rowsOf(db, key)
    .where("verdict", "=", "new")
    .where("madeVersion", "is not", null)
    .orderBy("position")
    .select(["subject", "madeId", "madeVersion", "fields"])
    .execute();
  const read = rows.map((row) => Object.assign(row, { fields: readFields(row.fields) }));
  const renamed = new Map([...renamedOf(read), ...(await findRenamedCatches(db, key))]);
  const made = read.map(({ subject, madeId: id, madeVersion, fields }) => ({
    subject,
    made: { id, version: madeVersion ?? 0, fields: withRenamed(fields, renamed) },
  }));
  const groups = Map.groupBy(made, ({ subject }) => subject);
  return new Map([...groups].map(([subject, group]) => [subject, group.map((each) => each.made)]));
}

/**
 * Returns the records that rows changed, with their earlier fields. The last change comes first, so that a record
 * changed twice gets its first state back.
 */
export async function findTaken(
  db: Database,
  key: RowKey,
): Promise<ReadonlyMap<ImportSubject, readonly Taken[]>> {
  const rows = await rowsOf(db, key)
    .where("verdict", "=", "changes")
    .where("madeVersion", "is not", null)
    .orderBy("position", "desc")
    .select(["subject", "sameAs", "madeVersion", "before"])
    .execute();
  const taken = rows.flatMap(({ subject, sameAs: id, madeVersion: version, before }) =>
    id === null || version === null || before === null
      ? []
      : [{ subject, taken: { id, version, before: readFields(before) } }],
  );
  const groups = Map.groupBy(taken, ({ subject }) => subject);
  return new Map([...groups].map(([subject, group]) => [subject, group.map((each) => each.taken)]));
}

/** Stores the earlier fields before the change, so that it can be undone even if the process dies. */
export async function noteBefore(
  db: Database,
  key: RowKey,
  { position, before }: { position: number; before: Taken["before"] },
): Promise<void> {
  await setOfRow(db, key, { position, values: { before: JSON.stringify(before) } });
}
