-- A color or a size that an import adds to a lure of the log is a row of its own.
alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (
    subject in (
      'water', 'spot', 'gear', 'variant', 'custom_field', 'trip', 'event', 'catch', 'question', 'merge', 'dismissal'
    )
  );
-- They are made after lures, before own fields.
update import_rows set step = step + 1 where step >= 3;
