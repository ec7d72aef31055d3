import { sql } from "kysely";

import type { Database } from "../connect.ts";
import { type Placement, PLACEMENTS } from "./placements.ts";

/**
 * Makes Citus change shards one by one, because it rejects parallel changes of tables with foreign keys to each other.
 */
export async function changeSequentially(transaction: Database): Promise<void> {
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(transaction);
}

/**
 * Places every table that is not in its place yet. Call it in a transaction that changes sequentially.
 * @returns the names of the moved tables
 */
export async function placeTables(transaction: Database): Promise<string[]> {
  const unplaced = await findUnplaced(transaction);
  if (unplaced.length === 0) return [];
  // Foreign keys are dropped and created again, so that the order of the moves does not matter.
  const keys = await findForeignKeys(transaction, unplaced);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(transaction);
  }
  for (const table of unplaced) await distribute(transaction, table);
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      transaction,
    );
  }
  return unplaced;
}

/** Citus partition methods: "h" by hash, "n" none. */
const METHODS: Record<Exclude<Placement, "local">, string> = { user_id: "h", reference: "n" };

async function findUnplaced(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; method: string | null; model: string | null }>`
    select tablename::text as name, partmethod::text as method, repmodel::text as model
    from pg_tables left join pg_dist_partition on logicalrelid = to_regclass(quote_ident(tablename))
    where schemaname = current_schema()`.execute(db);
  const isPlaced = new Map(
    rows.map(({ name, method, model }) => {
      const placement = PLACEMENTS.get(name) ?? "local";
      if (placement === "local") return [name, true];
      // Citus also lists tables that are only on the coordinator but refer to a reference table.
      return [name, method === METHODS[placement] && (placement !== "reference" || model === "t")];
    }),
  );
  return [...PLACEMENTS.keys()].filter((name) => isPlaced.get(name) === false);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function findForeignKeys(db: Database, tables: readonly string[]): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select from_table.relname::text as table, conname::text as name, pg_get_constraintdef(con.oid) as definition
    from pg_constraint con
    join pg_class from_table on from_table.oid = conrelid
    join pg_class to_table on to_table.oid = confrelid
    where contype = 'f' and from_table.relnamespace = current_schema()::regnamespace
      and (from_table.relname = any(${tables}) or to_table.relname = any(${tables}))
    order by conname`.execute(db);
  return rows;
}

async function distribute(db: Database, table: string): Promise<void> {
  if (PLACEMENTS.get(table) === "reference") {
    await sql`select create_reference_table(${table})`.execute(db);
    return;
  }
  const together = [...PLACEMENTS].find(([, placement]) => placement === "user_id")?.[0];
  await (
    table === together
      ? sql`select create_distributed_table(${table}, 'user_id')`
      : sql`select create_distributed_table(${table}, 'user_id', colocate_with => ${together})`
  ).execute(db);
}

/** Deletes the rows that the coordinator keeps of distributed tables, because they would outlive deleted accounts. */
export async function removeLocalRows(db: Database): Promise<void> {
  const spread = [...PLACEMENTS].filter(([, placement]) => placement !== "local").map(([name]) => name);
  // Tables that refer to others come first.
  for (const name of spread.toReversed()) {
    await sql`select truncate_local_data_after_distributing_table(${name}::regclass)`.execute(db);
  }
}
