-- Creel now calculates the tide of any coast. Hours that are filled in lack it; a lake, a canal and a pond have none.
update trips set fill_after = ended_at, fill_tries = 0
where fill_after is null and ended_at is not null and latitude is not null and not is_sample and water_id is null
  and exists (
    select from trip_hours
    where trip_hours.user_id = trips.user_id and trip_hours.trip_id = trips.id and trip_hours.tide is null
  );

update trips set fill_after = ended_at, fill_tries = 0
from waters
where fill_after is null and ended_at is not null and trips.latitude is not null and not trips.is_sample
  and waters.user_id = trips.user_id and waters.id = trips.water_id and waters.kind in ('sea', 'river')
  and exists (
    select from trip_hours
    where trip_hours.user_id = trips.user_id and trip_hours.trip_id = trips.id and trip_hours.tide is null
  );
