-- What admins did. An entry outlives whom it speaks of: no foreign keys. When an account goes, its id and name,
-- and what was noted of changes to it, are taken out of the entries about it.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null default now(),
  -- Null for the server itself: the admin command, and ADMIN_EMAIL at the start.
  admin_id uuid,
  -- As it was on that day.
  admin_name text,
  ip text,
  action text not null,
  user_id uuid,
  user_name text,
  -- Whether it was done to somebody, who may have gone since.
  has_user boolean not null,
  details jsonb not null
);

create index audit_entries_by_time on audit_entries (at desc, id desc);
create index audit_entries_by_user on audit_entries (user_id, at desc) where user_id is not null;
create index audit_entries_by_admin on audit_entries (admin_id, at desc);

-- Who gave a message its status.
alter table contact_messages
  add column handled_by uuid references users (id) on delete set null,
  add column handled_at timestamptz;

create index contact_messages_by_time on contact_messages (created_at desc, id desc);
create index contact_messages_by_handler on contact_messages (handled_by) where handled_by is not null;
create index contact_messages_by_email on contact_messages (lower(email));

-- The list of all users, in the orders it can have.
create index users_by_joined on users (created_at desc, id desc);
create index users_by_name on users (lower(last_name), lower(first_name), id);

-- Words anywhere in a name, an email or a username.
create extension if not exists pg_trgm;
create index users_by_words on users
  using gin (lower(first_name || ' ' || last_name || E'\n' || email || E'\n' || username) gin_trgm_ops);
