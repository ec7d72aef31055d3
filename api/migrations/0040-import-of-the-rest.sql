-- Questions, what was merged, and what is right though it looks odd come back from an archive, too. They come last.
alter table import_rows drop constraint import_rows_subject_check;
alter table import_rows add constraint import_rows_subject_check
  check (
    subject in (
      'water', 'spot', 'gear', 'custom_field', 'trip', 'event', 'catch', 'question', 'merge', 'dismissal'
    )
  );
