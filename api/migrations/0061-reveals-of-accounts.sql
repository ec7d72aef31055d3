-- An admin who sets a password or an email can sign in and see all, which the angler is told as of a catch.
alter table reveals
  -- What was revealed: a catch, or the account by what was set.
  add column kind text not null default 'catch' check (kind in ('catch', 'created', 'password', 'email')),
  alter column catch_id drop not null,
  alter column species drop not null,
  alter column caught_on drop not null,
  -- Null for an account that was made so.
  alter column reason drop not null,
  -- Null for an account: nobody knows how long.
  alter column until drop not null,
  add check (kind <> 'catch' or (catch_id is not null and species is not null and caught_on is not null
    and reason is not null and until is not null));
