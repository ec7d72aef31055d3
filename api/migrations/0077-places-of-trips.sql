-- A trip without a place has been where its first catch was: those that were logged before Creel placed them so.
update trips
set latitude = first.latitude,
  longitude = first.longitude,
  water_id = case when trips.is_water_chosen then trips.water_id else first.water_id end,
  fill_after = trips.ended_at,
  fill_tries = 0
from (
  select distinct on (user_id, trip_id) user_id, trip_id, latitude, longitude, water_id
  from catches
  where trip_id is not null and latitude is not null
  order by user_id, trip_id, caught_at, id
) first
where trips.latitude is null and first.user_id = trips.user_id and first.trip_id = trips.id;
