-- On a distributed database two logbooks may have a catch of one id: the lists of everybody's catches go by id and
-- owner, and find both in the index alone.
drop index catches_by_logging;
create index catches_by_logging on catches (created_at desc, id desc, user_id desc) include (caught_at, caught_on)
  where not is_sample;
drop index catches_of_all_by_date;
create index catches_of_all_by_date on catches (caught_at desc, id desc, user_id desc) where not is_sample;
drop index catches_of_all_by_weight;
create index catches_of_all_by_weight on catches (weight_lb desc nulls last, id desc, user_id desc)
  where not is_sample;
