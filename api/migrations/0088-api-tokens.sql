-- Tokens for programs of an angler. The secret is not stored, only its hash. Keys as in 0003.
create table api_tokens (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  scopes text[] not null,
  -- SHA-256 of 256 random bits.
  hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  primary key (user_id, id)
);
