-- Heights of rivers at which their anglers want to be told. They belong to a gauge, because another gauge has another
-- zero. Keys as in 0003.
create table river_marks (
  user_id uuid not null references users (id) on delete cascade,
  service text not null,
  station text not null,
  quantity text not null check (quantity in ('level', 'flow')),
  direction text not null check (direction in ('over', 'under')),
  -- In ft or ft³/s.
  value double precision not null,
  -- When it was set, or when the river came back behind it. From then on its angler is told once.
  armed_at timestamptz not null default now(),
  -- When its angler was told that the river is beyond it; null while it is armed.
  told_at timestamptz,
  primary key (user_id, service, station, quantity, direction)
);

-- The weather alerts that an angler was told of. A hash of its event, severity and end names an alert.
create table told_alerts (
  user_id uuid not null,
  water_id uuid not null,
  alert text not null,
  told_at timestamptz not null default now(),
  primary key (user_id, water_id, alert),
  foreign key (user_id, water_id) references waters (user_id, id) on delete cascade
);

-- The switch of 0083 is a topic now.
insert into notification_topics (user_id, topic, kinds)
  select user_id, 'license_ends', array['mail'] from reminders where license_ends;
alter table reminders drop column license_ends;

-- The deadline of which an angler was reminded, and how many days before it at the latest: 7 or 0.
alter table returns
  add column reminded_of timestamptz,
  add column reminded_days smallint;
