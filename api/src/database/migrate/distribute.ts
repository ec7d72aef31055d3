import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";

import type { Database } from "../connect.ts";
import { isDistributed } from "../distributed/is-distributed.ts";
import { changeSequentially, placeTables, removeLocalRows } from "../distributed/place-tables.ts";
import { migrate } from "./migrate.ts";
import { splitStatements } from "./split-statements.ts";

const SHAPE = join(import.meta.dirname, "shape.sql");

/**
 * Migrates the schema to this version and then distributes the tables over the nodes of Citus, all or nothing. If the
 * database is already distributed, only missing tables are moved.
 * @returns the names of the moved tables
 */
export async function distribute(db: Database): Promise<string[]> {
  await migrate(db);
  const isDone = await isDistributed(db);
  const shape = isDone ? [] : splitStatements(await readFile(SHAPE, "utf8"));
  const moved = await db.transaction().execute(async (transaction) => {
    await changeSequentially(transaction);
    for (const statement of shape) await sql.raw(statement).execute(transaction);
    return placeTables(transaction);
  });
  // Outside the transaction, because a rollback of the move would lose these rows.
  await removeLocalRows(db);
  return moved;
}

interface Shards {
  node: string;
  count: number;
}

export async function countShards(db: Database): Promise<Shards[]> {
  const { rows } = await sql<Shards>`
    select nodename || ':' || nodeport as node, count(*) as count
    from pg_dist_placement join pg_dist_node using (groupid)
    where noderole = 'primary'
    group by node order by node`.execute(db);
  return rows;
}
