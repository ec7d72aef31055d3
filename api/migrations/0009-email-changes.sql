-- An email that waits for the link that was mailed to it to be followed; a user has one at most.
-- Of the link's token only the SHA-256 is kept.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null,
  token_hash bytea not null,
  -- SHA-256 of the email and the password it was asked with: when either is changed, the link is void.
  account_state bytea not null,
  expires_at timestamptz not null
);

-- Who follows the link is not signed in: the token alone finds the row.
create unique index email_changes_by_token on email_changes (token_hash);
