-- A photo's files lie in the storage under its owner and file_id, which the server makes anew for every
-- upload: what is stored is never written over. position orders the photos of a catch; the first is the cover.
create table photos (
  user_id uuid not null,
  id uuid not null,
  catch_id uuid not null,
  file_id uuid not null,
  position integer not null,
  width integer not null,
  height integer not null,
  -- Of all its files together.
  bytes integer not null,
  placeholder text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, catch_id) references catches (user_id, id) on delete cascade
);

create index photos_by_catch on photos (user_id, catch_id, position);
