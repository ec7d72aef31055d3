import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";

import type { FileKey } from "../photos/photo-files.ts";
import { BackupError } from "./archive/backup-error.ts";
import { beginWithoutWriters, isSpread } from "./distributed.repository.ts";
import { columnList, readTables, type Table } from "./tables.repository.ts";

const NOTHING_THERE = "Nothing to back up: the database has no Creel data.";

export interface Snapshot {
  migration: string;
  madeAt: Date;
  tables: Table[];
}

/**
 * Begins a transaction with a snapshot of all tables. It blocks migrations, and also writes on a distributed database,
 * whose nodes have no common snapshot.
 * @throws BackupError if this is not a database of Creel
 */
export async function beginSnapshot(client: ClientBase): Promise<Snapshot> {
  const { rows: found } = await client.query<{ isThere: boolean }>(
    `select to_regclass('kysely_migration') is not null as "isThere"`,
  );
  if (!found[0]?.isThere) throw new BackupError(NOTHING_THERE);
  if (await isSpread(client)) {
    const tables = await readTables(client);
    await beginWithoutWriters(
      client,
      () => beginReading(client),
      tables.map(({ name }) => name),
    );
  } else {
    await beginReading(client);
  }
  const { rows } = await client.query<{ migration: string; madeAt: Date }>(
    `select name as migration, clock_timestamp() as "madeAt" from kysely_migration order by name desc limit 1`,
  );
  const [row] = rows;
  if (!row) throw new BackupError(NOTHING_THERE);
  return { ...row, tables: await readTables(client) };
}

async function beginReading(client: ClientBase): Promise<void> {
  await client.query("begin transaction isolation level repeatable read, read only");
  // Locked first, so that no migration runs between reading the list of tables and their rows.
  await client.query("lock table kysely_migration in share mode");
}

/** Ends the transaction of `beginSnapshot`. */
export async function endSnapshot(client: ClientBase): Promise<void> {
  await client.query("commit");
}

export function copyRows(client: ClientBase, table: Table): AsyncIterable<Uint8Array> {
  return client.query(copyTo(`copy ${columnList(client, table)} to stdout`));
}

/** The files of catches, of the tackle box, of licenses, and of merged gear that can be restored. Grouped by user, for Citus. */
const FILES = `
  select user_id, file_id from photos
  union select user_id, (photo ->> 'file_id')::uuid from gear where photo is not null
  union select user_id, (photo ->> 'file_id')::uuid from licenses where photo is not null
  union select user_id, (before -> 'gear' -> 'photo' ->> 'file_id')::uuid from merges
    where before -> 'gear' -> 'photo' ->> 'file_id' is not null`;

export async function writePhotoKeys(client: ClientBase, file: string): Promise<void> {
  const keys = client.query(
    copyTo(`copy (select * from (${FILES}) as files order by user_id, file_id) to stdout (delimiter ' ')`),
  );
  await pipeline(keys, createWriteStream(file, { flags: "wx", mode: 0o600 }));
}

export async function findStillWanted(client: ClientBase, keys: readonly FileKey[]): Promise<Set<string>> {
  const { rows } = await client.query<{ fileId: string }>(
    `select files.file_id as "fileId" from (${FILES}) as files
     join unnest($1::uuid[], $2::uuid[]) as asked (user_id, file_id) using (user_id, file_id)`,
    [keys.map(({ userId }) => userId), keys.map(({ fileId }) => fileId)],
  );
  return new Set(rows.map(({ fileId }) => fileId));
}
