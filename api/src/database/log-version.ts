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
  "water_readings",
  "gear",
  "custom_fields",
  "doctor_dismissals",
];

/**
 * Returns a value that differs after each change of an angler's log, or of data that Creel filled in: the hours of
 * trips and the weather of months. Whole rows are hashed, because some changes do not change the version, such as the
 * assigned water of a catch. Hours are only counted: each trip has hundreds, and they change with their trip or when
 * they are filled in.
 */
export async function readLogVersion(db: Database, userId: string): Promise<string> {
  const hashes = HASHED.map(
    (
      table,
    ) => sql`(select sum(hash_record_extended(t, 0)) from ${sql.table(table)} t where user_id = ${userId})
      as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(hashes)},
    (select row(count(*), count(score), count(weather_code), count(water_temperature_f), count(tide),
      count(flow_index), count(level_trend))
      from trip_hours where user_id = ${userId}) as hours,
    (select row(count(answer), max(answered_at)) from weather_answers
      where user_id = ${userId} and source like 'archive-month%') as months`.execute(db.withoutPlugins());
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}
