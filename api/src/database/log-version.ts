import { createHash } from "node:crypto";

import { sql } from "kysely";

import type { Database } from "./connect.ts";

const HASHED = [
  "catches",
  "photos",
  "trips",
  "trip_events",
  "score_predictions",
  "waters",
  "spots",
  "gear",
  "custom_fields",
  "doctor_dismissals",
];

/**
 * Differs after each change of an angler's log, and of what Creel filled in for it: hours of trips, weather of months.
 * Rows are hashed whole, because some changes leave their version alone, such as the water that a catch is found on.
 * Hours are only counted: there are hundreds for each trip, and they change with their trip or by being filled in.
 */
export async function readLogVersion(db: Database, userId: string): Promise<string> {
  const hashes = HASHED.map(
    (
      table,
    ) => sql`(select sum(hash_record_extended(t, 0)) from ${sql.table(table)} t where user_id = ${userId})
      as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(hashes)},
    (select row(count(*), count(score), count(weather_code), count(water_temperature_f), count(tide))
      from trip_hours where user_id = ${userId}) as hours,
    (select row(count(answer), max(answered_at)) from weather_answers
      where user_id = ${userId} and source like 'archive-month%') as months`.execute(db.withoutPlugins());
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}
