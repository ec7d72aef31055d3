-- Names as they are stored from now on: in the Unicode form NFC, without letters that nobody sees, with ordinary letters in
-- place of those of full width. domain/src/text/clean-name.ts says which; the last line of the function is about joiners.
create function clean_name(original text) returns text language sql immutable as $$
  select btrim(normalize(regexp_replace(regexp_replace(regexp_replace(
    translate(original,
      '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ',
      '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
    '[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g'),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufff8]', '', 'g'),
    '(^|(?<=[ -\u052f]))[\u200c\u200d]+|[\u200c\u200d]+(?=[ -\u052f]|$)', '', 'g'), nfc))
$$;

-- A name of nothing else stays: it has to have some letter. ASCII, which most names are, is left alone at once.
create function needs_cleaning(original text) returns boolean language sql immutable as $$
  select octet_length(original) <> char_length(original) and clean_name(original) not in (original, '')
$$;

update users set first_name = clean_name(first_name) where needs_cleaning(first_name);
update users set last_name = clean_name(last_name) where needs_cleaning(last_name);
update catches set species = clean_name(species) where needs_cleaning(species);
update catches set lure_type = clean_name(lure_type) where needs_cleaning(lure_type);
update catches set custom = clean_name(custom::text)::jsonb where needs_cleaning(custom::text);
update trip_events set species = clean_name(species) where needs_cleaning(species);
update trip_events set lure_type = clean_name(lure_type) where needs_cleaning(lure_type);
update trips set place_name = clean_name(place_name) where needs_cleaning(place_name);
update trips set method = clean_name(method) where needs_cleaning(method);
update trips set companions = array(
    select clean_name(name) from unnest(companions) with ordinality as named (name, place) where clean_name(name) <> '' order by place
  ) where needs_cleaning(companions::text);
update trips set target_species = array(
    select clean_name(name) from unnest(target_species) with ordinality as named (name, place) where clean_name(name) <> '' order by place
  ) where needs_cleaning(target_species::text);
update trips set custom = clean_name(custom::text)::jsonb where needs_cleaning(custom::text);
update waters set name = clean_name(name) where needs_cleaning(name);
update spots set name = clean_name(name) where needs_cleaning(name);
update gear set name = clean_name(name) where needs_cleaning(name);
update gear set brand = clean_name(brand) where needs_cleaning(brand);
update gear set lure_type = clean_name(lure_type) where needs_cleaning(lure_type);
update gear set variants = clean_name(variants::text)::jsonb where needs_cleaning(variants::text);
update custom_fields set name = clean_name(name) where needs_cleaning(name);
update custom_fields set choices = clean_name(choices::text)::jsonb where needs_cleaning(choices::text);
update insight_questions set species = clean_name(species) where needs_cleaning(species);

drop function needs_cleaning;
drop function clean_name;
