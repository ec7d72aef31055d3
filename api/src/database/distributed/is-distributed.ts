import { sql } from "kysely";

import type { Database } from "../connect.ts";

/** Whether this is the coordinator of a Citus whose nodes the tables are spread over. */
export async function isDistributed(db: Database): Promise<boolean> {
  // A plain PostgreSQL has no such catalog.
  const { rows: catalogs } = await sql<{ isThere: boolean }>`
    select to_regclass('pg_dist_partition') is not null as "isThere"`.execute(db);
  if (!catalogs[0]?.isThere) return false;
  const { rows } = await sql`
    select 1 from pg_dist_partition where logicalrelid = to_regclass('catches') and partmethod = 'h'`.execute(
    db,
  );
  return rows.length > 0;
}

const known = new WeakMap<Database, Promise<boolean>>();

/** The same, asked once: a database is distributed while no Creel uses it. */
export function isKnownAsDistributed(db: Database): Promise<boolean> {
  const asked = known.get(db) ?? isDistributed(db);
  known.set(db, asked);
  asked.catch(() => known.delete(db));
  return asked;
}
