-- A sign-in and the family of refresh tokens that grew from it. Only hashes of tokens are kept.
create table sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  current_hash bytea not null,
  previous_hash bytea,
  rotated_at timestamptz not null,
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz not null,
  revoked_at timestamptz,
  primary key (user_id, id)
);
