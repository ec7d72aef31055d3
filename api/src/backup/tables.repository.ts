import type { ClientBase } from "pg";

import { BackupError } from "./archive/backup-error.ts";

/**
 * Tables that a backup leaves out. Every other table is included, so that a new one is not forgotten.
 *
 * - Migrating creates the list of migrations.
 * - Sign-ins and mailed links must not become valid again for somebody who ended one or lost a device.
 * - Rate limit counters and weather answers fill themselves again.
 * - Triggers count the tallies while the rows are loaded.
 * - What the page "Machine" shows is about this machine.
 */
const LEFT_OUT = ["kysely_migration", "kysely_migration_lock"];

/** Left-out tables that are empty after a restore. */
export const EMPTIED = [
  "sessions",
  "password_resets",
  "email_changes",
  "rate_limits",
  "weather_answers",
  "tallies",
  "tally_changes",
  "backup_runs",
  "job_runs",
  "outgoing_requests",
  "disk_uses",
  "version_starts",
  "newest_releases",
];

interface Reference {
  columns: string[];
  table: string;
  there: string[];
}

export interface Table {
  name: string;
  /** In order, without generated columns. */
  columns: string[];
  references: Reference[];
}

/** Returns the tables of a backup, each after the tables it refers to. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum
       ) as columns,
       coalesce((
         select json_agg(json_build_object('columns', ${columnsOf("f.conrelid", "f.conkey")},
           'table', f.confrelid::regclass::text, 'there', ${columnsOf("f.confrelid", "f.confkey")}) order by conname)
         from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
       ), '[]') as references
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)
     order by c.relname`,
    [[...LEFT_OUT, ...EMPTIED]],
  );
  return parentsFirst(rows);
}

/** Selects the names of a constraint's columns, in its order. */
function columnsOf(table: string, numbers: string): string {
  return `(select json_agg(a.attname order by n) from unnest(${numbers}) with ordinality as key (attnum, n)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = key.attnum)`;
}

function parentsFirst(rows: readonly Table[]): Table[] {
  const ordered = new Map<string, Table>();
  while (ordered.size < rows.length) {
    const next = rows.find(
      ({ name, references }) => !ordered.has(name) && references.every(({ table }) => ordered.has(table)),
    );
    if (!next) throw new BackupError("The tables refer to each other in a circle.");
    ordered.set(next.name, next);
  }
  return [...ordered.values()];
}

/** Returns the quoted names: "catches" ("user_id", "id"). */
export function columnList(client: ClientBase, { name, columns }: Pick<Table, "name" | "columns">): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  return `${client.escapeIdentifier(name)} (${list})`;
}

export async function countRows(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from ${client.escapeIdentifier(table)}`,
  );
  return Number(rows[0]?.count);
}
