-- Trips: how long somebody fished, and what happened besides catches. Keys as in 0003.
create table trips (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  started_at timestamptz not null,
  -- Null while it runs.
  ended_at timestamptz check (ended_at > started_at),
  time_zone text not null,
  -- The day on the angler's clock.
  started_on date not null,
  start_source text not null,
  end_source text,
  hours_override double precision check (hours_override > 0),
  water_id uuid,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  place_name text,
  method text,
  target_species text[] not null default '{}',
  all_logged boolean not null default true,
  lines smallint not null default 1,
  anglers smallint not null default 1,
  companions text[] not null default '{}',
  notes text,
  -- Hours, reckoned from the columns above and the pauses whenever either changes. fished is null when nobody knows.
  paused_h double precision not null default 0,
  fished_h double precision,
  is_usable boolean not null default false,
  -- When the angler last said that the trip goes on.
  confirmed_at timestamptz,
  -- When the conditions of its hours are looked up next; null when they are not, or not any more.
  fill_after timestamptz,
  fill_tries integer not null default 0,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- One running trip.
create unique index trips_running on trips (user_id) where ended_at is null;

-- The list, newest first, page by page; and the trip that an instant falls into.
create index trips_by_start on trips (user_id, started_at desc, id desc);

-- The way of two jobs to their work.
create index trips_to_fill on trips (started_at desc) where fill_after is not null;
create index trips_to_end on trips (started_at) where ended_at is null;

-- What happens within a trip besides catches. An instant is null for what was counted afterwards.
create table trip_events (
  user_id uuid not null,
  id uuid not null,
  trip_id uuid not null,
  at timestamptz,
  kind text not null,
  quantity smallint not null default 1,
  species text,
  lure_type text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  lines smallint,
  note text,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, trip_id) references trips (user_id, id) on delete cascade
);

create index trip_events_by_trip on trip_events (user_id, trip_id, at);

-- The conditions of each clock hour that a trip touches, in the units of a catch.
create table trip_hours (
  user_id uuid not null,
  trip_id uuid not null,
  hour timestamptz not null,
  weather_code smallint,
  air_temperature_f double precision,
  wind_speed_mph double precision,
  wind_gust_mph double precision,
  wind_degrees double precision,
  barometric_pressure_inhg double precision,
  pressure_change_inhg double precision,
  cloud_cover double precision,
  water_temperature_f double precision,
  sun_altitude double precision,
  is_sun_rising boolean,
  moon_elongation double precision,
  solunar text,
  score smallint,
  score_rule text,
  source text,
  primary key (user_id, trip_id, hour),
  foreign key (user_id, trip_id) references trips (user_id, id) on delete cascade
);

-- The score as it was told before a trip; written once and never changed.
create table score_predictions (
  user_id uuid not null,
  trip_id uuid not null,
  kind text not null,
  made_at timestamptz not null,
  -- Names the rule by which it was made.
  rule text not null,
  -- [{at, score, points: {factor: number}}]
  hours jsonb not null,
  weather_source text,
  primary key (user_id, trip_id, kind),
  foreign key (user_id, trip_id) references trips (user_id, id) on delete cascade
);

-- No foreign key: a trip that is deleted leaves its catches, by a statement of its own.
alter table catches
  add column trip_id uuid,
  -- The angler said so.
  add column not_in_trip boolean not null default false;

-- The catches of a trip, in the order in which they were caught, and how many of which species.
create index catches_by_trip on catches (user_id, trip_id, caught_at, id) include (species) where trip_id is not null;
