-- Conditions that a job fills in after a catch was saved without any.
alter table catches
  -- When the weather is looked up next; null when it is not, or not any more.
  add column fill_after timestamptz,
  add column fill_tries integer not null default 0,
  -- What was filled in and stands there unchanged, by the names of the API.
  add column filled_fields text[] not null default '{}',
  -- Null for what is computed.
  add column filled_source text,
  add column filled_at timestamptz,
  -- The version that the filling in made. Whoever has the one before it lacks nothing that a person wrote.
  add column filled_version integer;

-- The job's way to its work, the latest catch first.
create index catches_to_fill on catches (caught_at desc) where fill_after is not null;
