-- The calendars that other programs read. Keys as in 0003.
create table calendars (
  user_id uuid not null references users (id) on delete cascade,
  -- Its address is signed, and valid for this value alone.
  nonce bytea not null,
  trips boolean not null,
  licenses boolean not null,
  returns boolean not null,
  -- No foreign key, as in 0018.
  tides_water_id uuid,
  good_days boolean not null,
  names boolean not null,
  -- When the address was made.
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  last_read_by text,
  primary key (user_id)
);

-- The next day like the angler's best ones, as the log and the forecast showed it when Creel last looked.
create table good_days (
  user_id uuid not null references users (id) on delete cascade,
  -- The day on the angler's clock.
  looked_on date not null,
  -- Null if none was found.
  starts_at timestamptz,
  hours smallint,
  -- The likely range, in fish.
  low smallint,
  high smallint,
  -- The day on which the angler was last told of one.
  told_on date,
  primary key (user_id)
);
