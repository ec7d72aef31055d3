-- Which of two lures gets more bites, by an order that was drawn before. Keys as in 0003.
create table lure_trials (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- A lure each, with its name as it was when the trial began.
  first jsonb not null,
  second jsonb not null,
  hours smallint not null,
  -- Of the order; hexadecimal.
  seed text not null,
  started_at timestamptz not null default now(),
  -- Null until the angler stops it.
  stopped_at timestamptz check (stopped_at >= started_at),
  primary key (user_id, id)
);

-- One open trial.
create unique index lure_trials_open on lure_trials (user_id) where stopped_at is null;

-- A trial comes back with an archive.
alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (
    subject in (
      'water', 'spot', 'gear', 'variant', 'custom_field', 'trial', 'trip', 'event', 'catch', 'question', 'merge', 'dismissal'
    )
  );
-- They are made after own fields, before trips.
update import_rows set step = step + 1 where step >= 5;
