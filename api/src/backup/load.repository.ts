import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";

import type { TableInArchive } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";
import { columnList, countRows, readTables, type Table } from "./tables.repository.ts";

/** @throws BackupError when the migrated schema does not have just the tables and columns of the archive */
export async function checkSchema(client: ClientBase, tables: readonly TableInArchive[]): Promise<void> {
  const [wanted, found] = [describe(tables), describe(await readTables(client))];
  const difference = wanted.find((table) => !found.includes(table)) ?? found.find((t) => !wanted.includes(t));
  if (difference !== undefined) {
    throw new BackupError(`The archive and this version do not agree on the table ${difference}.`);
  }
}

function describe(tables: readonly Table[]): string[] {
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

/** @throws BackupError when a table has not as many rows as the archive says */
export async function checkCounts(client: ClientBase, tables: readonly TableInArchive[]): Promise<void> {
  for (const { name, rows } of tables) {
    const count = await countRows(client, name);
    if (count !== rows) throw new BackupError(`${name} has ${count} rows instead of ${rows} after loading.`);
  }
}

/** Whether there is not one table of anybody in it. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
  );
  return rowCount === 0;
}

export async function begin(client: ClientBase): Promise<void> {
  await client.query("begin");
}

export async function commit(client: ClientBase): Promise<void> {
  await client.query("commit");
}

/** So that the first statements are planned with what is there. */
export async function analyze(client: ClientBase): Promise<void> {
  await client.query("analyze");
}
