-- A link may show an area of about 7 miles.
alter table shares drop constraint shares_precision_check;
alter table shares add constraint shares_precision_check
  check (precision in ('none', '0.2', '0.1', '0.05', '0.01', 'exact'));
