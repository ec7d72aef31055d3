-- What became of a fish, and how many fish a catch is; its measures are those of one of them.
alter table catches
  add column fate text check (fate in ('kept', 'released', 'released_hurt')),
  add column quantity smallint not null default 1 check (quantity between 1 and 999);

-- Fish of a trip are counted from the index alone.
drop index catches_by_trip;
create index catches_by_trip on catches (user_id, trip_id, caught_at, id) include (species, quantity)
  where trip_id is not null;
