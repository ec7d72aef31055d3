-- Waters and spots with the names that an angler gives them. Keys as in 0003.
create table waters (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  name text not null,
  kind text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m double precision not null check (radius_m > 0),
  -- GeoJSON; without one the water is a disc. The small one is drawn in lists.
  outline jsonb,
  small_outline jsonb,
  note text,
  -- In degrees: within these lies every place that is on the water. West is greater than east across 180°.
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table spots (
  user_id uuid not null,
  id uuid not null,
  water_id uuid not null,
  version integer not null default 1,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m double precision not null check (radius_m > 0),
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, water_id) references waters (user_id, id) on delete cascade
);

create index spots_by_water on spots (user_id, water_id);

-- No foreign keys, as in 0018.
alter table catches
  add column water_id uuid,
  add column spot_id uuid,
  -- The angler said which, or that it is none; else it is found by the place.
  add column is_water_chosen boolean not null default false,
  add column is_spot_chosen boolean not null default false;

alter table trips
  add column is_water_chosen boolean not null default false;

-- Until now any id was taken.
update trips set water_id = null where water_id is not null;

-- What was caught on a water, and the trips to it.
create index catches_by_water on catches (user_id, water_id, caught_at desc, id desc) where water_id is not null;
create index trips_by_water on trips (user_id, water_id, started_at desc, id desc) where water_id is not null;
