-- Passkeys of anglers. The private key never leaves the angler's device. Keys as in 0003.
create table passkeys (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The authenticator's own id of the passkey, as base64url.
  credential_id text not null,
  -- In the COSE format of WebAuthn.
  public_key bytea not null,
  -- How often the authenticator signed, as it counts; 0 if it does not count.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- Whether its maker copies it to other devices.
  is_synced boolean not null,
  -- When the newest challenge that it answered was made. No older answer is accepted, and no answer twice.
  challenged_at timestamptz not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, credential_id)
);

-- The second step after the password: codes of an authenticator app (TOTP).
create table second_steps (
  user_id uuid not null references users (id) on delete cascade,
  -- Shared with the app. Absent until its first code was entered.
  secret bytea,
  confirmed_at timestamptz,
  -- The 30 seconds, counted since 1970, of the newest code that was accepted. No code of then or before is.
  last_step bigint not null default 0,
  -- A secret whose first code was not entered yet.
  new_secret bytea,
  new_secret_at timestamptz,
  -- The salt of the backup codes.
  backup_salt bytea,
  primary key (user_id),
  check ((secret is null) = (confirmed_at is null))
);

-- Backup codes that were not used yet, as argon2id hashes.
create table backup_codes (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);
