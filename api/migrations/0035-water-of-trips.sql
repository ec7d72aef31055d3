-- How the tide was in the middle of an hour.
alter table trip_hours
  add column tide text check (tide in ('rising', 'falling', 'slack'));

-- As the angler says it for all hours of the trip that have none.
alter table trips
  add column water_temperature_f double precision;

-- Hours that are filled in already lack the tide; a lake, a canal and a pond have none.
update trips set fill_after = ended_at, fill_tries = 0
where fill_after is null and ended_at is not null and latitude is not null and not is_sample and water_id is null;

update trips set fill_after = ended_at, fill_tries = 0
from waters
where fill_after is null and ended_at is not null and trips.latitude is not null and not trips.is_sample
  and waters.user_id = trips.user_id and waters.id = trips.water_id and waters.kind in ('sea', 'river');
