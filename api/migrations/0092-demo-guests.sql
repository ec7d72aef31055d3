-- When the throw-away account of a demo's visitor ends; null for every other account.
alter table users add column demo_until timestamptz;

create index users_demo_until on users (demo_until) where demo_until is not null;
