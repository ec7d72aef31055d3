import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { CatchRow } from "../../database/schema.ts";

/** So many take a few milliseconds, in which nobody else is answered. */
const ROWS_AT_A_TIME = 500;

/**
 * The whole logbook of one user but for samples, oldest first; some at a time, by keyset, so that it needs no more memory and
 * no longer transaction for a long one. The instant goes into the key as text, to the microsecond.
 */
export async function* readAllCatches(db: Database, userId: string): AsyncGenerator<CatchRow[], void> {
  const all = db
    .selectFrom("catches")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .selectAll()
    .select(sql<string>`caught_at::text`.as("key"))
    .orderBy("caughtAt")
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);
  let last: { key: string; id: string } | undefined;
  do {
    const after = last && sql<boolean>`(caught_at, id) > (${last.key}::timestamptz, ${last.id}::uuid)`;
    const rows = await (after ? all.where(after) : all).execute();
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined;
  } while (last);
}
