-- An own field is noted of catches or of trips; those that are there are of catches.
alter table custom_fields add column subject text not null default 'catch';
alter table custom_fields add constraint custom_fields_subject_check check (subject in ('catch', 'trip'));

-- As of a catch.
alter table trips add column custom jsonb not null default '{}';
