-- What other services said about the weather, shared by all users and processes. No row belongs to anybody:
-- a cell is a place made coarse, and nothing tells who asked.
create table weather_answers (
  -- Which service was asked what: conditions, alerts-nws.
  source text not null,
  cell text not null,
  -- The hour the answer speaks of; 1970 for answers that speak of now.
  hour timestamptz not null,
  -- JSON, as text: nothing looks into it, and jsonb refuses texts that services do send.
  -- Null while the first answer is awaited.
  answer text,
  answered_at timestamptz,
  -- The year 9999 for what is kept for good.
  fresh_until timestamptz,
  -- Somebody asks until then, and nobody else does.
  asked_until timestamptz,
  -- Nobody asks until then: it failed.
  rests_until timestamptz,
  primary key (source, cell, hour)
);

create index weather_answers_by_freshness on weather_answers (fresh_until);
