-- What was merged into another of its kind, as long as that can be undone. Keys as in 0003.
create table merges (
  user_id uuid not null references users (id) on delete cascade,
  -- Of what is gone.
  id uuid not null,
  kind text not null check (kind in ('water')),
  into_id uuid not null,
  name text not null,
  merged_at timestamptz not null default now(),
  -- What is gone, what was its own, and how the other one was.
  before jsonb not null,
  primary key (user_id, id)
);

create index merges_by_target on merges (user_id, into_id);

-- The way of the sweep to those that are too old.
create index merges_by_age on merges (merged_at);
