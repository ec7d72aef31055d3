-- How far the place and the time of a catch can be trusted. Null where the device did not say so.
alter table catches
  -- The radius of 68 % confidence, in meters, of a place that a device measured.
  add column position_accuracy_m double precision,
  -- What had to be added to the device's clock to get that of the server, in seconds, when the catch was logged.
  add column clock_offset_s double precision;
