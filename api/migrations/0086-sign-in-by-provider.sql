-- The people whom a provider vouches for: its issuer and its own name for each person, never an email. They are looked
-- up without knowing the user, so each node of a distributed database has all of them.
create table identities (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  issuer text not null,
  subject text not null,
  -- What the provider calls the person, for the list of ways in.
  label text not null,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (user_id, id)
);

create unique index identities_subject_key on identities (issuer, subject);

-- An account that a provider's sign-in created has no password until its angler chooses one.
alter table users alter column password_hash drop not null;

alter table sessions
  add column way text not null default 'password'
    check (way in ('password', 'password_and_code', 'passkey', 'provider', 'proxy')),
  -- The provider's token that names the session there, encrypted, with which signing out here signs out there.
  add column provider_token text;
