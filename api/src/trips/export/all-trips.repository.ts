import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { TripRow } from "../../database/schema.ts";

const ROWS_AT_A_TIME = 200;

/**
 * Reads the trips of a user without samples, oldest first, in batches by keyset. The instant in the key is a text, which
 * keeps microseconds.
 */
export async function* readAllTrips(db: Database, userId: string): AsyncGenerator<TripRow[], void> {
  const all = db
    .selectFrom("trips")
    .where("userId", "=", userId)
    .where("isSample", "=", false)
    .selectAll()
    .select(sql<string>`started_at::text`.as("key"))
    .orderBy("startedAt")
    .orderBy("id")
    .limit(ROWS_AT_A_TIME);
  let last: { key: string; id: string } | undefined;
  do {
    const after = last && sql<boolean>`(started_at, id) > (${last.key}::timestamptz, ${last.id}::uuid)`;
    const rows = await (after ? all.where(after) : all).execute();
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined;
  } while (last);
}
