-- The catches of everybody, in the orders their list can have.
-- With the owner and the day it was caught: who looks for those of years ago, of one user or with a photo, in the order of
-- logging, passes by all the others in the index alone.
create index catches_by_logging on catches (created_at desc, id desc) include (user_id, caught_at, caught_on);
create index catches_of_all_by_date on catches (caught_at desc, id desc);
create index catches_of_all_by_weight on catches (weight_lb desc nulls last, id desc);
create index catches_of_all_by_species on catches (lower(species), created_at desc, id desc);

-- Words anywhere in species, lure or notes.
create index catches_by_words on catches
  using gin (lower(species || E'\n' || coalesce(lure_type, '') || E'\n' || coalesce(notes, '')) gin_trgm_ops);
-- By so many samples a word of one catch in a thousand is told from one of one in ten.
alter index catches_by_words alter column 1 set statistics 1000;

-- How many catches there are of each species, and how many photos, so that nobody has to count millions of rows.
-- Who adds or removes some appends by how many; nobody waits for anybody's row (docs/decisions/operation.md). A job
-- folds the changes into the tallies, and log_tallies is both together: exact at any moment.
create table tallies (
  subject text not null check (subject in ('catches', 'photos')),
  -- lower(species) for catches, nothing for photos.
  key text not null,
  -- A species as it was last written.
  name text not null,
  count bigint not null,
  bytes bigint not null,
  primary key (subject, key)
);

create table tally_changes (
  id bigint generated always as identity primary key,
  subject text not null,
  key text not null,
  name text not null,
  count bigint not null,
  bytes bigint not null
);

create view log_tallies as
  select
    subject,
    key,
    (array_agg(name order by (count > 0) desc, id desc))[1] as name,
    sum(count)::bigint as count,
    sum(bytes)::bigint as bytes
  from (
    select 0 as id, subject, key, name, count, bytes from tallies
    union all
    select id, subject, key, name, count, bytes from tally_changes
  ) tally
  group by subject, key
  having sum(count) <> 0;

create function tally_catches() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'catches', lower(species), max(species), count(*), 0 from added group by lower(species);
  elsif tg_op = 'DELETE' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'catches', lower(species), max(species), -count(*), 0 from removed group by lower(species);
  else
    -- Of most changes nothing is left here: the species stays.
    insert into tally_changes (subject, key, name, count, bytes)
    select 'catches', lower(species), max(species), sum(n), 0
    from (select species, 1 as n from added union all select species, -1 from removed) change
    group by lower(species)
    having sum(n) <> 0;
  end if;
  return null;
end $$;

create trigger tally_added after insert on catches
  referencing new table as added for each statement execute function tally_catches();
create trigger tally_changed after update on catches
  referencing old table as removed new table as added for each statement execute function tally_catches();
create trigger tally_removed after delete on catches
  referencing old table as removed for each statement execute function tally_catches();

create function tally_photos() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'photos', '', '', count(*), sum(bytes) from added having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'photos', '', '', -count(*), -sum(bytes) from removed having count(*) > 0;
  else
    insert into tally_changes (subject, key, name, count, bytes)
    select 'photos', '', '', 0, sum(bytes)
    from (select bytes::bigint from added union all select -bytes::bigint from removed) change
    having sum(bytes) <> 0;
  end if;
  return null;
end $$;

create trigger tally_added after insert on photos
  referencing new table as added for each statement execute function tally_photos();
create trigger tally_changed after update on photos
  referencing old table as removed new table as added for each statement execute function tally_photos();
create trigger tally_removed after delete on photos
  referencing old table as removed for each statement execute function tally_photos();

insert into tallies (subject, key, name, count, bytes)
select 'catches', lower(species), (array_agg(species order by created_at desc))[1], count(*), 0
from catches
group by lower(species)
union all
select 'photos', '', '', count(*), sum(bytes) from photos having count(*) > 0;
