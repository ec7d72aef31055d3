-- On the camera's clock, with its offset where the camera knew it; null where no device said so.
alter table photos add column taken_at text
  check (taken_at ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([+-][0-9]{2}:[0-9]{2})?$');
