-- What an angler notes beside the details that every catch has. Keys as in 0003.
create table custom_fields (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  -- In the order in which they are shown.
  position smallint not null,
  name text not null,
  kind text not null check (kind in ('number', 'text', 'yes_no', 'choice')),
  unit text,
  -- A list of texts.
  choices jsonb not null default '[]',
  -- It is shown no more; its values are still there.
  is_removed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Values by the id of their field. No foreign key, as in 0018.
alter table catches add column custom jsonb not null default '{}';

alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (subject in ('water', 'spot', 'gear', 'custom_field', 'trip', 'event', 'catch'));
-- They are made before trips.
update import_rows set step = step + 1 where step >= 3;
