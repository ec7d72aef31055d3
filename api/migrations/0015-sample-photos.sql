-- Photos that come with a sample log. They count for nobody but their angler, as the catches they are of.
alter table photos add column is_sample boolean not null default false;

-- As in 0012, without the samples.
create or replace function tally_photos() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'photos', '', '', count(*), sum(bytes) from added where not is_sample having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into tally_changes (subject, key, name, count, bytes)
    select 'photos', '', '', -count(*), -sum(bytes) from removed where not is_sample having count(*) > 0;
  else
    insert into tally_changes (subject, key, name, count, bytes)
    select 'photos', '', '', 0, sum(bytes)
    from (
      select bytes::bigint from added where not is_sample
      union all
      select -bytes::bigint from removed where not is_sample
    ) change
    having sum(bytes) <> 0;
  end if;
  return null;
end $$;
