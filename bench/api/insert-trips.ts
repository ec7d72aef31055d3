import type { Database } from "@creel/api/database/connect";
import { sql } from "kysely";

/** One trip in this many is a blank. */
const BLANK_EVERY = 5;

/**
 * Turns an angler's catches into trips, with the same number in each. A trip takes four and a half hours from its first
 * catch.
 */
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
      ${anglerId}::uuid, trip_id, min(caught_at), min(caught_at) + interval '4 hours 30 minutes', 'UTC',
      (min(caught_at) at time zone 'UTC')::date, 'tap', 'tap', 40, -90, 'Lake Vermilion', '{Walleye}',
      'Fog until nine, then wind from the west.', 4.5, true
    from trip_of_catch group by trip_id`.execute(db);
  await sql`
    update catches set trip_id = trip_of_catch.trip_id from trip_of_catch
    where user_id = ${anglerId}::uuid and catches.id = trip_of_catch.id and number % ${BLANK_EVERY}::int <> 0`.execute(
    db,
  );
  await sql`
    insert into trip_hours (
      user_id, trip_id, hour, weather_code, air_temperature_f, wind_speed_mph, wind_gust_mph, wind_degrees,
      barometric_pressure_inhg, pressure_change_inhg, cloud_cover, sun_altitude, is_sun_rising, moon_elongation, score,
      score_rule, source)
    select user_id, id, date_trunc('hour', started_at) + make_interval(hours => n), 3, 53.4, 8.1, 14.3, 225, 29.77,
      -0.03, 88, 12.25, true, 126.5, 40 + n, '0a1b2c3d', 'open-meteo-forecast'
    from trips, generate_series(0, 5) n where user_id = ${anglerId}::uuid`.execute(db);
  await sql`
    insert into score_predictions (
      user_id, trip_id, kind, made_at, received_at, cell_latitude, cell_longitude, rule, hours)
    select user_id, id, 'start', started_at, started_at, 40.025, -89.975, '0a1b2c3d', (
      select jsonb_agg(jsonb_build_object(
        'at', date_trunc('hour', started_at) + make_interval(hours => n), 'score', 40 + n,
        'points', '{"light": 15, "pressureChange": 9, "pressure": 3, "wind": 8, "clouds": 5, "moon": 2}'::jsonb))
      from generate_series(0, 23) n)
    from trips where user_id = ${anglerId}::uuid`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
