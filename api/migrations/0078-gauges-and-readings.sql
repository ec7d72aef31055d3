-- The gauge of a water that its angler confirmed, and what the angler measured there. Keys as in 0003.
alter table waters
  add column gauge jsonb,
  -- The angler said that none of those offered is right.
  add column gauge_declined_at timestamptz;

create table water_readings (
  user_id uuid not null,
  id uuid not null,
  water_id uuid not null,
  at timestamptz not null,
  temperature_f double precision,
  -- By eye.
  level text check (level in ('low', 'usual', 'high')),
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, water_id) references waters (user_id, id) on delete cascade,
  check (temperature_f is not null or level is not null)
);

create index water_readings_by_water on water_readings (user_id, water_id, at);

alter table trip_hours
  -- From 0, the lowest of the gauge's own year, to 1, the highest.
  add column flow_index real check (flow_index between 0 and 1),
  add column level_trend text check (level_trend in ('falling', 'steady', 'rising')),
  add column water_temperature_source text
    check (water_temperature_source in ('angler', 'gauge', 'coast', 'learned'));

-- Until now only stations on the coast and the model of the sea filled it in.
update trip_hours set water_temperature_source = 'coast' where water_temperature_f is not null;

-- A reading comes back with an archive.
alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (
    subject in (
      'water', 'spot', 'reading', 'gear', 'variant', 'custom_field', 'trial', 'trip', 'event', 'catch', 'question', 'merge',
      'dismissal'
    )
  );
-- They are made after spots, before lures.
update import_rows set step = step + 1 where step >= 2;
