import type { ClientBase } from "pg";

import { BackupError } from "./archive/backup-error.ts";

/**
 * What a backup does not have. Every other table is in it, so that a new one is, too, unless it is named here.
 *
 * - The list of migrations is made by migrating.
 * - Sign-ins and mailed links: whoever ended one since, or lost a device, must not find it valid again.
 * - Counters of limits, and what weather services said: they fill themselves.
 * - Tallies are counted by triggers while the rows are loaded.
 */
const LEFT_OUT = ["kysely_migration", "kysely_migration_lock"];

/** Those of them that are empty after a restore. */
export const EMPTIED = [
  "sessions",
  "password_resets",
  "email_changes",
  "rate_limits",
  "weather_answers",
  "tallies",
  "tally_changes",
];

interface Reference {
  columns: string[];
  table: string;
  there: string[];
}

export interface Table {
  name: string;
  /** Without generated columns, in their order. */
  columns: string[];
  references: Reference[];
}

/** The tables that are backed up, each after those it refers to. */
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

/** The names of a constraint's columns, in its order. */
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

/** Quotes the names: "catches" ("user_id", "id"). */
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
