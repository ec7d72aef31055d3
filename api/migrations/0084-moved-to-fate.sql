-- The values of a custom field that became fates of catches, as long as that can be undone.
alter table merges drop constraint merges_kind_check;
alter table merges add constraint merges_kind_check check (kind in ('water', 'gear', 'fate'));
