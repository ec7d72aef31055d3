-- More than a day by the clock is no time that somebody fished, unless the angler says so.
update trips set is_usable = false where is_usable and hours_override is null and fished_h > 24;
