-- What is otherwise on a distributed database. Run before its tables are distributed, and again without harm.

-- A unique index of a distributed table has to have what it is distributed by. (user_id, id) is one already: the same
-- id in two logbooks is two catches.
drop index catches_id_key;
create index catches_id_key on catches (id);

-- Distributed tables have no triggers: there the totals are counted, by all nodes at once.
drop trigger if exists tally_added on catches;
drop trigger if exists tally_changed on catches;
drop trigger if exists tally_removed on catches;
drop trigger if exists tally_added on photos;
drop trigger if exists tally_changed on photos;
drop trigger if exists tally_removed on photos;
drop trigger if exists tally_added on trips;
drop trigger if exists tally_changed on trips;
drop trigger if exists tally_removed on trips;
truncate tallies, tally_changes;
create or replace view log_tallies as
  select 'catches' as subject, lower(species) as key, max(species) as name, count(*) as count, 0::bigint as bytes
  from catches
  where not is_sample
  group by lower(species)
  union all
  select 'photos', '', '', count(*), sum(bytes) from photos where not is_sample having count(*) > 0
  union all
  select 'trips', '', '', count(*), 0::bigint from trips where not is_sample having count(*) > 0;
