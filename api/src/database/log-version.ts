import { createHash } from "node:crypto";

import { sql } from "kysely";

import type { Database } from "./connect.ts";

/**
 * Differs after each change of an angler's log, and of what Creel filled in for it: hours of trips, weather of months.
 * Rows are hashed whole, because some changes leave their version alone, such as the water that a catch is found on.
 * Hours are only counted: there are hundreds for each trip, and they change with their trip or by being filled in.
 */
export async function readLogVersion(db: Database, userId: string): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`select
    (select sum(hash_record_extended(t, 0)) from catches t where user_id = ${userId}) as catches,
    (select sum(hash_record_extended(t, 0)) from photos t where user_id = ${userId}) as photos,
    (select sum(hash_record_extended(t, 0)) from trips t where user_id = ${userId}) as trips,
    (select sum(hash_record_extended(t, 0)) from trip_events t where user_id = ${userId}) as events,
    (select row(count(*), count(score), count(weather_code), count(water_temperature_f), count(tide))
      from trip_hours where user_id = ${userId}) as hours,
    (select sum(hash_record_extended(t, 0)) from score_predictions t where user_id = ${userId}) as predictions,
    (select sum(hash_record_extended(t, 0)) from waters t where user_id = ${userId}) as waters,
    (select sum(hash_record_extended(t, 0)) from spots t where user_id = ${userId}) as spots,
    (select sum(hash_record_extended(t, 0)) from gear t where user_id = ${userId}) as gear,
    (select sum(hash_record_extended(t, 0)) from custom_fields t where user_id = ${userId}) as fields,
    (select sum(hash_record_extended(t, 0)) from doctor_dismissals t where user_id = ${userId}) as dismissals,
    (select row(count(answer), max(answered_at)) from weather_answers
      where user_id = ${userId} and source like 'archive-month%') as months`.execute(db.withoutPlugins());
  return createHash("sha256").update(JSON.stringify(rows)).digest("base64url");
}
