-- The tackle box: lures with their variants, and rods with what belongs to them. Keys as in 0003.
create table gear (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  kind text not null,
  name text not null,
  brand text,
  lure_type text,
  state text not null default 'in_use',
  note text,
  -- [{id, color, size, weight, dive_depth}]
  variants jsonb not null default '[]',
  -- [{name, value}]
  fields jsonb not null default '[]',
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- No foreign keys, as in 0018. lure_type stays what it is: a text.
alter table catches
  add column lure_id uuid,
  add column variant_id uuid,
  add column rod_id uuid;

alter table trip_events
  add column lure_id uuid,
  add column variant_id uuid;

-- How much was caught with what.
create index catches_by_lure on catches (user_id, lure_id, variant_id) where lure_id is not null;
create index catches_by_rod on catches (user_id, rod_id) where rod_id is not null;

alter table merges drop constraint merges_kind_check;
alter table merges add constraint merges_kind_check check (kind in ('water', 'gear'));

alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (subject in ('water', 'spot', 'gear', 'trip', 'event', 'catch'));
-- Gear is made before trips.
update import_rows set step = step + 1 where step >= 2;
