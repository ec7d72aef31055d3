-- When a trip was that its angler deleted: another one at that time is the same once more, and its prediction is no
-- evidence. Kept for as long as a prediction of such a trip could be, and no longer.
create table removed_trips (
  user_id uuid not null references users (id) on delete cascade,
  trip_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (user_id, trip_id)
);
