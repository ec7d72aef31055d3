-- What days like the one of a trip brought, as it was said before the trip (kind 'days_like'); its hours are empty.
-- {rate, own_rate, overdispersion}, in fish an hour
alter table score_predictions add column expectation jsonb;
