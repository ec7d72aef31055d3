-- An account. On a distributed database this is a reference table.
create table users (
  id uuid primary key,
  email text not null,
  username text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  role text not null default 'angler' check (role in ('angler', 'admin')),
  account_status text not null default 'active' check (account_status in ('active', 'suspended')),
  free_premium_access boolean not null default false,
  units text not null default 'imperial' check (units in ('imperial', 'metric')),
  time_zone text not null default 'UTC',
  home_latitude double precision,
  home_longitude double precision,
  created_at timestamptz not null default now()
);

-- Emails and usernames compare without case.
create unique index users_email_key on users (lower(email));
create unique index users_username_key on users (lower(username));
