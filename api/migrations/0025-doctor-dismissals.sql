-- What looked odd in a log and is right, as its angler says. Keys as in 0003.
create table doctor_dismissals (
  user_id uuid not null references users (id) on delete cascade,
  -- The check, and the ids of the catches or the trip that it was about.
  key text not null,
  dismissed_at timestamptz not null default now(),
  primary key (user_id, key)
);
