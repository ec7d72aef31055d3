import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

import type { TableInArchive } from "./archive/archive-format.ts";
import { BackupError } from "./archive/backup-error.ts";
import { columnList, countRows, EMPTIED, readTables, type Table } from "./tables.repository.ts";

/** @throws BackupError if the migrated schema does not have exactly the tables and columns of the archive */
export async function checkSchema(client: ClientBase, tables: readonly TableInArchive[]): Promise<void> {
  const [wanted, found] = [describe(tables), describe(await readTables(client))];
  const difference = wanted.find((table) => !found.includes(table)) ?? found.find((t) => !wanted.includes(t));
  if (difference !== undefined) {
    throw new BackupError(`The archive and this version differ in the table ${difference}.`);
  }
}

function describe(tables: readonly Pick<Table, "name" | "columns">[]): string[] {
  return tables.map(({ name, columns }) => `${name} (${columns.toSorted().join(", ")})`);
}

export async function loadRows(
  client: ClientBase,
  table: TableInArchive,
  contents: AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    await pipeline(
      Readable.from(contents),
      client.query(copyFrom(`copy ${columnList(client, table)} from stdin`)),
    );
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The rows of ${table.name} cannot be loaded: ${reason}.`, { cause: error });
  }
}

/**
 * Replaces all rows with those of another database of the same version, within the open transaction of `into`. Tables
 * that a backup leaves out are emptied.
 */
export async function replaceRows(from: ClientBase, into: ClientBase): Promise<void> {
  const tables = await readTables(from);
  await into.query("set local citus.multi_shard_modify_mode to 'sequential'");
  const all = [...new Set([...tables.map(({ name }) => name), ...EMPTIED])];
  await into.query(`truncate ${all.map((name) => into.escapeIdentifier(name)).join(", ")}`);
  for (const table of tables) {
    const rows = from.query(copyTo(`copy ${columnList(from, table)} to stdout`));
    await pipeline(rows, into.query(copyFrom(`copy ${columnList(into, table)} from stdin`)));
  }
  await into.query("drop schema if exists jobs cascade");
  for (const { name } of tables) {
    const [wanted, found] = [await countRows(from, name), await countRows(into, name)];
    if (wanted === found) continue;
    throw new BackupError(`${name} has ${found} rows instead of ${wanted} after loading.`);
  }
}

/** @throws BackupError if a table does not have the number of rows that the archive states */
export async function checkCounts(client: ClientBase, tables: readonly TableInArchive[]): Promise<void> {
  for (const { name, rows } of tables) {
    const count = await countRows(client, name);
    if (count !== rows) throw new BackupError(`${name} has ${count} rows instead of ${rows} after loading.`);
  }
}

export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
  );
  return rowCount === 0;
}

export async function begin(client: ClientBase): Promise<void> {
  await client.query("begin");
}

export async function isInhabited(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('users') is not null as "isThere"`,
  );
  return (rows[0]?.isThere ?? false) && (await countRows(client, "users")) > 0;
}

export async function commit(client: ClientBase): Promise<void> {
  await client.query("commit");
}

/** Gives the planner statistics for the first statements. */
export async function analyze(client: ClientBase): Promise<void> {
  await client.query("analyze");
}
