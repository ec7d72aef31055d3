import { sql } from "kysely";

import type { Database } from "../connect.ts";

/** A plain PostgreSQL does not have this catalog. */
export const HAS_CITUS_CATALOG = `select to_regclass('pg_dist_partition') is not null as "isThere"`;
export const IS_CATCHES_DISTRIBUTED =
  "select 1 from pg_dist_partition where logicalrelid = to_regclass('catches') and partmethod = 'h'";

/** Returns whether this is the coordinator of a Citus cluster with distributed tables. */
export async function isDistributed(db: Database): Promise<boolean> {
  const { rows } = await sql.raw<{ isThere: boolean }>(HAS_CITUS_CATALOG).execute(db);
  if (!rows[0]?.isThere) return false;
  return (await sql.raw(IS_CATCHES_DISTRIBUTED).execute(db)).rows.length > 0;
}

const known = new WeakMap<Database, Promise<boolean>>();

/** Returns the cached answer. A database only becomes distributed while no Creel uses it. */
export function isKnownAsDistributed(db: Database): Promise<boolean> {
  const asked = known.get(db) ?? isDistributed(db);
  known.set(db, asked);
  asked.catch(() => known.delete(db));
  return asked;
}
