-- How many trips there are, tallied as catches and photos are (0012).
alter table tallies drop constraint tallies_subject_check;
alter table tallies add constraint tallies_subject_check check (subject in ('catches', 'photos', 'trips'));

-- only plain
create function tally_trips() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'trips', '', '', count(*), 0 from added where not is_sample having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'trips', '', '', -count(*), 0 from removed where not is_sample having count(*) > 0;
  else
    insert into tally_changes (subject, key, name, count, bytes)
    select 'trips', '', '', sum(n), 0
    from (select 1 as n from added where not is_sample union all select -1 from removed where not is_sample) change
    having sum(n) <> 0;
  end if;
  return null;
end $$;

-- only plain
create trigger tally_added after insert on trips
  referencing new table as added for each statement execute function tally_trips();
-- only plain
create trigger tally_changed after update on trips
  referencing old table as removed new table as added for each statement execute function tally_trips();
-- only plain
create trigger tally_removed after delete on trips
  referencing old table as removed for each statement execute function tally_trips();

-- only plain
insert into tallies (subject, key, name, count, bytes)
select 'trips', '', '', count(*), 0 from trips where not is_sample having count(*) > 0;

-- only distributed
create or replace view log_tallies as
  select 'catches' as subject, lower(species) as key, max(species) as name, count(*) as count, 0::bigint as bytes
  from catches
  where not is_sample
  group by lower(species)
  union all
  select 'photos', '', '', count(*), sum(bytes) from photos where not is_sample having count(*) > 0
  union all
  select 'trips', '', '', count(*), 0::bigint from trips where not is_sample having count(*) > 0;
