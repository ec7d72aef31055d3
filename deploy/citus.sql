-- Turns the database of a Creel into a distributed one on Citus (13 or later): docs/scale-out.md.
--   psql --set ON_ERROR_STOP=1 --file deploy/citus.sql "$DATABASE_URL"
-- All of it or nothing: it is one transaction. Creel is stopped meanwhile.
begin;

create extension if not exists citus;

-- A unique index of a distributed table has to begin with what it is distributed by. (user_id, id) is one already:
-- the same id in two logbooks is two catches.
drop index catches_id_key;
create index catches_id_key on catches (id);

-- Distributed tables have no triggers: there the totals are counted, by all nodes at once.
drop trigger tally_added on catches;
drop trigger tally_changed on catches;
drop trigger tally_removed on catches;
drop trigger tally_added on photos;
drop trigger tally_changed on photos;
drop trigger tally_removed on photos;
truncate tallies, tally_changes;
create or replace view log_tallies as
  select 'catches' as subject, lower(species) as key, max(species) as name, count(*) as count, 0::bigint as bytes
  from catches
  where not is_sample
  group by lower(species)
  union all
  select 'photos', '', '', count(*), sum(bytes) from photos having count(*) > 0;

-- Foreign keys are taken down and put up again, so that no table is moved before the one it leads to.
alter table photos drop constraint photos_user_id_catch_id_fkey;
alter table catches drop constraint catches_user_id_fkey;
alter table sessions drop constraint sessions_user_id_fkey;
alter table password_resets drop constraint password_resets_user_id_fkey;
alter table email_changes drop constraint email_changes_user_id_fkey;
alter table contact_messages drop constraint contact_messages_user_id_fkey;
alter table contact_messages drop constraint contact_messages_handled_by_fkey;

-- Small, and asked for by other things than their user: a copy on every node.
select create_reference_table('users');
select create_reference_table('password_resets');
select create_reference_table('email_changes');
select create_reference_table('contact_messages');

-- What a user owns lies together, on one node.
select create_distributed_table('sessions', 'user_id');
select create_distributed_table('catches', 'user_id', colocate_with => 'sessions');
select create_distributed_table('photos', 'user_id', colocate_with => 'sessions');

alter table sessions
  add constraint sessions_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
alter table catches
  add constraint catches_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
alter table photos
  add constraint photos_user_id_catch_id_fkey foreign key (user_id, catch_id)
  references catches (user_id, id) on delete cascade;
alter table password_resets
  add constraint password_resets_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
alter table email_changes
  add constraint email_changes_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
alter table contact_messages
  add constraint contact_messages_user_id_fkey foreign key (user_id) references users (id) on delete cascade;
alter table contact_messages
  add constraint contact_messages_handled_by_fkey foreign key (handled_by) references users (id)
  on delete set null;

commit;
