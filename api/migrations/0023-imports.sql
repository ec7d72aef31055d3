-- What comes from a file of another app or a spreadsheet, as one: shown first, then written into the log, then undone
-- for a while. Keys as in 0003.
create table imports (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- What wrote the file.
  kind text not null,
  file_name text not null,
  state text not null default 'staged' check (state in ('staged', 'running', 'done', 'undone')),
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  done_at timestamptz,
  primary key (user_id, id)
);

-- The way of the sweep to those that are too old.
create index imports_by_age on imports (created_at);

create table import_rows (
  user_id uuid not null,
  import_id uuid not null,
  position integer not null,
  line integer not null,
  subject text not null check (subject in ('water', 'spot', 'trip', 'event', 'catch')),
  -- Of the subject, in the order in which they are made.
  step smallint not null,
  -- JSON, as it was sent; a text, because its names are those of the contract.
  fields text not null,
  decision text check (decision in ('add', 'skip')),
  verdict text not null check (verdict in ('new', 'same', 'differs', 'incomplete', 'refused', 'skipped')),
  -- JSON: codes of what is wrong, by the name of the field.
  problems text,
  -- Of what it makes.
  made_id uuid not null,
  -- Null until it is made.
  made_version integer,
  same_as uuid,
  primary key (user_id, import_id, position),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
);

-- What is still to be made, in its order.
create index import_rows_left on import_rows (user_id, import_id, step, position)
  where verdict = 'new' and made_version is null;
