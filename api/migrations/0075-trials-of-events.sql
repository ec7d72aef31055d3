-- The half hour of a lure trial that a gear event begins: the id of the trial, its turn, the lure that was drawn, and whether
-- that one was tied on.
alter table trip_events add column trial jsonb;

create index trip_events_of_trials on trip_events (user_id, trip_id) where trial is not null;
