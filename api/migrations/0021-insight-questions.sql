-- What an angler wants to know, chosen before the trips that answer it. Keys as in 0003.
create table insight_questions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- What is compared, as light or pressure, and which part of it; null: any.
  factor text not null,
  bin text,
  -- Null: any.
  species text,
  -- Only trips that begin after it count.
  asked_at timestamptz not null default now(),
  -- Null while it is open.
  closed_at timestamptz check (closed_at >= asked_at),
  primary key (user_id, id)
);

-- One open question.
create unique index insight_questions_open on insight_questions (user_id) where closed_at is null;
