-- The link by which somebody who forgot their password chooses a new one. A user has one at most: asking
-- again replaces it. Only the hash of the token is kept.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  -- SHA-256 of the email and the password it was asked for: when either is changed, the link is void.
  account_state bytea not null,
  expires_at timestamptz not null
);
