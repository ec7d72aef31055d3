-- Whether a prediction is evidence. Of those written down before this migration nobody can tell; they have none of it.
alter table score_predictions
  -- When it came with its trip.
  add column received_at timestamptz,
  -- The middle of the square that it was told of; null unless this Creel told it, to this angler, for a trip that was new.
  add column cell_latitude double precision,
  add column cell_longitude double precision,
  add check ((cell_latitude is null) = (cell_longitude is null));
