-- The track of a trip: where the device was, once a minute in water mode, or as a file has it.
create table trip_positions (
  user_id uuid not null,
  trip_id uuid not null,
  at timestamptz not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- In meters; null where the device did not say.
  accuracy_m double precision check (accuracy_m >= 0),
  primary key (user_id, trip_id, at),
  foreign key (user_id, trip_id) references trips (user_id, id) on delete cascade
);
