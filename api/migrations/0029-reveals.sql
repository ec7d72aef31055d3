-- Which admin saw where a catch was made, and why, for its angler to read. Keys as in 0003.
create table reveals (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- No foreign keys: it outlives the admin and the catch.
  admin_id uuid not null,
  admin_name text not null,
  catch_id uuid not null,
  species text not null,
  caught_on date not null,
  reason text not null,
  revealed_at timestamptz not null,
  -- Hidden again from then on.
  until timestamptz not null,
  -- Null until the angler has read it.
  read_at timestamptz,
  primary key (user_id, id)
);

-- What an admin may see right now.
create index reveals_by_admin on reveals (admin_id, until);

-- Admins put catches in the order of their days, and look for words in what they see of them.
drop index catches_of_all_by_date;
create index catches_of_all_by_date on catches (caught_on desc, id desc, user_id desc) where not is_sample;
drop index catches_by_words;
create index catches_by_words on catches
  using gin (lower(species || E'\n' || coalesce(lure_type, '')) gin_trgm_ops);

-- What tells where a catch was made is named in the audit, not told.
update audit_entries set details = jsonb_set(details, '{changes}', (
  select jsonb_agg(
    case
      when change ->> 'field' in ('date', 'time', 'time_zone', 'weather_conditions', 'air_temperature', 'wind_speed',
        'wind_direction', 'barometric_pressure', 'pressure_trend', 'lunar_phase')
      then jsonb_build_object('field', change -> 'field')
      else change
    end order by n)
  from jsonb_array_elements(details -> 'changes') with ordinality as changes (change, n)))
where action = 'catch.edit' and jsonb_typeof(details -> 'changes') = 'array' and details -> 'changes' <> '[]';
