-- A link may show a calendar year, which has no row of its own.
alter table shares drop constraint shares_subject_check;
alter table shares add constraint shares_subject_check check (subject in ('catch', 'trip', 'year'));
alter table shares alter column subject_id drop not null;
alter table shares add column year text check (year ~ '^(19|20)[0-9]{2}$');
alter table shares add constraint shares_of_one check ((subject = 'year') = (year is not null) and (subject = 'year') = (subject_id is null));
