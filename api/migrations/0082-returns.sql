-- Catch returns: what a river, a club or an authority asks for. Keys as in 0003; no foreign key to waters, as in 0018.
create table returns (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  template text not null,
  -- The angler's own template, which may have been deleted since.
  template_id uuid,
  name text not null,
  -- Of an own template; null for those of Creel.
  blocks jsonb,
  -- Empty for all waters.
  water_ids uuid[] not null default '{}',
  from_day date not null,
  to_day date not null,
  time_zone text not null,
  deadline timestamptz,
  answers jsonb not null default '{}',
  turned_in_at timestamptz,
  -- The figures as they were turned in.
  reported jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check (from_day <= to_day),
  check ((turned_in_at is null) = (reported is null))
);

create table return_templates (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  name text not null,
  blocks jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Templates come back with an archive, too.
alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (
    subject in (
      'water', 'spot', 'reading', 'gear', 'variant', 'custom_field', 'trial', 'trip', 'event', 'catch', 'question', 'merge',
      'dismissal', 'limit', 'license', 'return_template', 'return'
    )
  );
