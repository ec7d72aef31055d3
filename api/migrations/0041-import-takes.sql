-- The angler may want a catch of the log to become what a row says of it.
alter table import_rows drop constraint import_rows_decision_check;
alter table import_rows add constraint import_rows_decision_check check (decision in ('add', 'skip', 'take'));
alter table import_rows drop constraint import_rows_verdict_check;
alter table import_rows add constraint import_rows_verdict_check
  check (verdict in ('new', 'same', 'differs', 'changes', 'incomplete', 'refused', 'skipped'));

-- JSON, with the version: what it was before the row changed it.
alter table import_rows add column before text;

drop index import_rows_left;
create index import_rows_left on import_rows (user_id, import_id, step, position)
  where verdict in ('new', 'changes') and made_version is null;
