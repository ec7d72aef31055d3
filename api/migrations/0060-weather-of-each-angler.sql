-- What an angler was told of the weather is kept for that angler alone. Shared answers said by their time, their age and
-- how fast they came that somebody else had asked for the place. Nothing of what was shared is kept: its cells were of
-- another grid, and it would still tell.
drop table weather_answers;

create table weather_answers (
  user_id uuid not null references users (id) on delete cascade,
  -- Which service was asked what: conditions, alerts-nws.
  source text not null,
  -- The middle of the cell.
  cell text not null,
  -- The hour the answer speaks of; 1970 for answers that speak of now.
  hour timestamptz not null,
  -- JSON, as text: nothing looks into it, and jsonb refuses texts that services do send.
  -- Null while the first answer is awaited.
  answer text,
  answered_at timestamptz,
  -- The year 9999 for what is kept for good.
  fresh_until timestamptz,
  -- A process asks until then, and no other does.
  asked_until timestamptz,
  -- Nobody asks until then: it failed.
  rests_until timestamptz,
  -- When a job asks for a month that the log is compared with; null when it does not, or not any more.
  ask_after timestamptz,
  ask_tries integer not null default 0,
  primary key (user_id, source, cell, hour)
);

create index weather_answers_by_freshness on weather_answers (fresh_until);
-- The job's way to its work, the latest month first.
create index weather_answers_to_ask on weather_answers (hour desc) where ask_after is not null;
