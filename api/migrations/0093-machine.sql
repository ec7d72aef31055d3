-- What the people who run a Creel see on the page "Machine". It is about this machine, so no backup contains it.

-- Each backup, and each trial of a restore.
create table backup_runs (
  id uuid primary key,
  kind text not null constraint backup_runs_kind_check check (kind in ('nightly', 'by_hand', 'trial')),
  started_at timestamptz not null,
  -- Null while it runs, and if its process ended before it was done.
  finished_at timestamptz,
  -- Why it failed; null if it worked.
  failure text,
  -- Of the archive. Null until it was read back.
  bytes bigint,
  catches integer,
  photos integer
);

create index backup_runs_started_at on backup_runs (started_at);

-- When each job last worked, and when and why it last failed.
create table job_runs (
  name text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text
);

-- Requests to other hosts, by the hour in UTC.
create table outgoing_requests (
  hour timestamptz not null,
  -- Empty for the hosts that anglers named.
  host text not null,
  requests integer not null,
  last_at timestamptz not null,
  primary key (hour, host)
);

-- Bytes, once a day. Null for what is not on the disk of the data folder.
create table disk_uses (
  measured_on date primary key,
  photos bigint,
  database bigint,
  backups bigint
);

-- Each version from its first start on, also one that was gone back to.
create table version_starts (
  started_at timestamptz primary key,
  version text not null
);

-- The last answer of the feed that UPDATE_FEED names: at most one row.
create table newest_releases (
  is_only boolean primary key default true constraint newest_releases_only_check check (is_only),
  checked_at timestamptz not null,
  -- Null if the feed never answered.
  version text,
  lines text[] not null default '{}',
  url text,
  -- Whether the last request failed. Then the rest is from an earlier one.
  has_failed boolean not null
);
