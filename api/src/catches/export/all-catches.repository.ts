import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { CatchRow } from "../../database/schema.ts";

/** The process answers no other request while it handles a batch, which takes a few milliseconds at this size. */
const ROWS_AT_A_TIME = 500;

/**
 * Reads the logbook of a user without samples, oldest first, in batches by keyset, so that a long one needs neither
 * more memory nor a long transaction. The key holds the instant as text, to keep microseconds.
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
