import type { Database } from "@creel/api/database/connect";
import { sql } from "kysely";

/** Of every so many trips one is a blank. */
const BLANK_EVERY = 5;

/** Makes trips of an angler's catches, as many in each: from the first to the last of them. */
export async function insertTrips(db: Database, anglerId: string, trips: number): Promise<void> {
  await sql`
    create temporary table trip_of_catch as
    select id, caught_at, number, first_value(id) over (partition by number order by caught_at, id) as trip_id
    from (
      select id, caught_at, ntile(${trips}::int) over (order by caught_at, id) as number
      from catches where user_id = ${anglerId}::uuid
    ) numbered`.execute(db);
  await sql`
    insert into trips (
      user_id, id, started_at, ended_at, time_zone, started_on, start_source, end_source, latitude, longitude,
      place_name, target_species, notes, fished_h, is_usable)
    select
      ${anglerId}::uuid, trip_id, min(caught_at), max(caught_at) + interval '1 second', 'UTC',
      (min(caught_at) at time zone 'UTC')::date, 'tap', 'tap', 40, -90, 'Lake Vermilion', '{Walleye}',
      'Fog until nine, then wind from the west.', 4.5, true
    from trip_of_catch group by trip_id`.execute(db);
  await sql`
    update catches set trip_id = trip_of_catch.trip_id from trip_of_catch
    where user_id = ${anglerId}::uuid and catches.id = trip_of_catch.id and number % ${BLANK_EVERY}::int <> 0`.execute(
    db,
  );
  await sql`
    insert into trip_hours (user_id, trip_id, hour, score)
    select user_id, id, started_at + make_interval(hours => n), 40 + n
    from trips, generate_series(0, 4) n where user_id = ${anglerId}::uuid`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
