-- Everything a user owns has the key (user_id, id), so that it can be distributed by user_id.
-- caught_on and caught_time are the angler's own clock, for statistics by day and hour.
-- Measures are double precision in the API's units: what was sent comes back exactly.
create table catches (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  species text not null,
  caught_at timestamptz not null,
  time_zone text not null,
  caught_on date not null,
  caught_time time,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  length_in double precision,
  weight_lb double precision,
  depth_ft double precision,
  lure_type text,
  notes text,
  weather_conditions text,
  air_temperature_f double precision,
  water_temperature_f double precision,
  wind_speed_mph double precision,
  wind_direction text,
  barometric_pressure_inhg double precision,
  pressure_trend text,
  lunar_phase text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Ids are made by clients; one that somebody else already used is refused.
create unique index catches_id_key on catches (id);

-- The logbook, newest first, page by page.
create index catches_by_date on catches (user_id, caught_at desc, id desc);

-- The heaviest fish and the favorite species, without reading the rows.
create index catches_by_weight on catches (user_id, weight_lb desc nulls last, id desc);
create index catches_by_species on catches (user_id, lower(species));
