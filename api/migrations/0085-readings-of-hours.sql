alter table trip_hours
  -- Above the gauge's own zero, in ft. A level by eye has none.
  add column level_ft real,
  -- When the level or flow was measured, or judged by eye.
  add column level_at timestamptz,
  -- When the water temperature was measured; null for the coast and for learned ones.
  add column water_temperature_at timestamptz;

-- Hours that have a level or a temperature of a reading get these, too.
update trips set fill_after = ended_at, fill_tries = 0
where fill_after is null and ended_at is not null and latitude is not null and not is_sample and water_id is not null
  and exists (
    select from trip_hours
    where trip_hours.user_id = trips.user_id and trip_hours.trip_id = trips.id
      and (flow_index is not null or level_trend is not null or water_temperature_source in ('gauge', 'angler'))
  );
