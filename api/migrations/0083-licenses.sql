-- Fishing licenses as their anglers entered them. Keys as in 0003.
create table licenses (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  name text not null,
  number text,
  holder text,
  valid_from date,
  valid_to date,
  water_ids uuid[] not null default '{}',
  note text,
  -- As of gear in 0039.
  photo jsonb,
  -- The end about which a mail was sent, and how many days before it at the latest.
  warned_of date,
  warned_days smallint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check (valid_from <= valid_to)
);

-- Whose license ends soon.
create index licenses_by_end on licenses (valid_to) where valid_to is not null;

-- What an angler wants to be reminded of. Without a row, of nothing.
create table reminders (
  user_id uuid not null references users (id) on delete cascade,
  license_ends boolean not null default false,
  limits_again boolean not null default false,
  -- When a mail asked to read the limits again.
  limits_asked_at timestamptz,
  primary key (user_id)
);
