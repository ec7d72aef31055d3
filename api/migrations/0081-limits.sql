-- Limits that an angler read somewhere and wrote down. Keys as in 0003; no foreign key to waters, as in 0018.
create table limits (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  species text not null,
  -- At most one of the two; neither means everywhere.
  water_id uuid,
  region text,
  -- In inches.
  min_length double precision,
  max_length double precision,
  slot_from double precision,
  slot_to double precision,
  one_over double precision,
  bag_day smallint,
  bag_year smallint,
  -- MM-DD.
  closed_from text,
  closed_to text,
  note text,
  source text,
  read_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Bags count the fish of a year of which somebody noted what became of them.
create index catches_by_fate on catches (user_id, caught_on) where fate is not null;

-- Limits, licenses and returns come back with an archive.
alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (
    subject in (
      'water', 'spot', 'reading', 'gear', 'variant', 'custom_field', 'trial', 'trip', 'event', 'catch', 'question', 'merge',
      'dismissal', 'limit', 'license', 'return'
    )
  );
