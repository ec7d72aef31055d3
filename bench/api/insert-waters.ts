import type { Database } from "@creel/api/database/connect";
import { sql } from "kysely";

export const WATER_ID = "0f6b1c1e-7d3a-4c53-9a53-0d0f5c2b7e11";
const OTHERS = 9;
/** One trip in this many is not on the water of `WATER_ID`. */
const ELSEWHERE_EVERY = 5;

/** Assigns an angler's trips and their catches to waters, most of them to one water. */
export async function insertWaters(db: Database, anglerId: string): Promise<void> {
  await sql`
    insert into waters (user_id, id, name, kind, latitude, longitude, radius_m, outline, small_outline, west, south, east, north)
    select ${anglerId}::uuid, case when n = 0 then ${WATER_ID}::uuid else gen_random_uuid() end, 'Lake ' || n, 'lake',
      40 + n, -90, 2000, outline, outline, -90.1, 39.9 + n, -89.9, 40.1 + n
    from generate_series(0, ${OTHERS}::int) n, (
      select jsonb_build_object('type', 'Polygon', 'coordinates', jsonb_build_array(jsonb_agg(
        jsonb_build_array(-90 + 0.1 * round(cosd(i * 4)::numeric, 3), 40 + 0.1 * round(sind(i * 4)::numeric, 3)))))
      as outline from generate_series(0, 90) i) shape`.execute(db);
  await sql`
    create temporary table water_of_trip as
    select trips.id as trip_id, waters.id as water_id from (
      select id, row_number() over (order by started_at) as number from trips where user_id = ${anglerId}::uuid
    ) trips
    join (select id, name from waters where user_id = ${anglerId}::uuid) waters on name = 'Lake ' || case
      when number % ${ELSEWHERE_EVERY}::int <> 0 then 0 else 1 + (number / ${ELSEWHERE_EVERY}::int) % ${OTHERS}::int end`.execute(
    db,
  );
  await sql`
    insert into spots (user_id, id, water_id, name, latitude, longitude, radius_m)
    select ${anglerId}::uuid, gen_random_uuid(), ${WATER_ID}::uuid, 'Reef ' || n, 40 + n / 100.0, -90, 100
    from generate_series(1, 12) n`.execute(db);
  await sql`
    update trips set water_id = water_of_trip.water_id from water_of_trip
    where user_id = ${anglerId}::uuid and trips.id = trip_id`.execute(db);
  await sql`
    update catches set water_id = coalesce(water_of_trip.water_id, ${WATER_ID}::uuid)
    from catches own left join water_of_trip using (trip_id)
    where catches.user_id = ${anglerId}::uuid and own.user_id = catches.user_id and own.id = catches.id`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
