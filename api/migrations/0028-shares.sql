-- Links that show a catch or a trip to whoever has them. They are found by the hash of their token, whosever they are,
-- as those of mails are: each node of a distributed database has all of them.
create table shares (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  token_hash bytea not null unique,
  subject text not null check (subject in ('catch', 'trip')),
  -- Without a foreign key: what is gone is not shown.
  subject_id uuid not null,
  precision text not null check (precision in ('none', '0.2', '0.05', '0.01', 'exact')),
  -- Fixed as it is made: the middle of the square that is shown, or the spot itself.
  latitude double precision,
  longitude double precision,
  show_time boolean not null,
  show_notes boolean not null,
  show_water boolean not null,
  show_name boolean not null,
  created_at timestamptz not null default now(),
  -- Null: never.
  expires_at timestamptz,
  revoked_at timestamptz,
  seen_count integer not null default 0,
  primary key (user_id, id),
  check ((latitude is null) = (longitude is null)),
  check (precision <> 'none' or latitude is null)
);

-- The way of the sweep to those that ended long ago.
create index shares_by_end on shares (least(expires_at, revoked_at));
