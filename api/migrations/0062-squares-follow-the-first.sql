-- In whose square a catch or a trip is shown to who may not see its place: that of the first one near, at the same spot or
-- on the same trip. Null until it is shown for the first time, and again once it is moved elsewhere.
alter table catches
  add column square_latitude double precision,
  add column square_longitude double precision,
  add check ((square_latitude is null) = (square_longitude is null));
alter table trips
  add column square_latitude double precision,
  add column square_longitude double precision,
  add check ((square_latitude is null) = (square_longitude is null));
