-- Made-up catches that an angler tries Creel with (docs/decisions/catches.md). They are in their angler's logbook
-- and nowhere else.
alter table catches add column is_sample boolean not null default false;

-- The way to the samples of one angler, of which there are few.
create index catches_samples on catches (user_id) where is_sample;

-- The lists of everybody's catches are without them, and are still found in the index alone.
drop index catches_by_logging;
create index catches_by_logging on catches (created_at desc, id desc) include (user_id, caught_at, caught_on)
  where not is_sample;
drop index catches_of_all_by_date;
create index catches_of_all_by_date on catches (caught_at desc, id desc) where not is_sample;
drop index catches_of_all_by_weight;
create index catches_of_all_by_weight on catches (weight_lb desc nulls last, id desc) where not is_sample;
drop index catches_of_all_by_species;
create index catches_of_all_by_species on catches (lower(species), created_at desc, id desc) where not is_sample;

-- As in 0012, without the samples.
create or replace function tally_catches() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'catches', lower(species), max(species), count(*), 0
    from added where not is_sample group by lower(species);
  elsif tg_op = 'DELETE' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'catches', lower(species), max(species), -count(*), 0
    from removed where not is_sample group by lower(species);
  else
    -- Of most changes nothing is left here: the species stays.
    insert into tally_changes (subject, key, name, count, bytes)
    select 'catches', lower(species), max(species), sum(n), 0
    from (
      select species, 1 as n from added where not is_sample
      union all
      select species, -1 from removed where not is_sample
    ) change
    group by lower(species)
    having sum(n) <> 0;
  end if;
  return null;
end $$;
