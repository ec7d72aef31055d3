-- At most one photo of a lure or a rod. {file_id, width, height, bytes, placeholder}: the file as of a photo in 0005.
alter table gear add column photo jsonb;
