-- Months of weather that somebody's log is compared with, and that a job asks for. Nothing tells whose.
alter table weather_answers
  -- When it is asked for next; null when it is not, or not any more.
  add column ask_after timestamptz,
  add column ask_tries integer not null default 0;

-- The job's way to its work, the latest month first.
create index weather_answers_to_ask on weather_answers (hour desc) where ask_after is not null;
