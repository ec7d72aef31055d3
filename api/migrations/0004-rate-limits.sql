-- Counters of rate-limiter-flexible, shared by all processes; `expire` is in milliseconds.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expire on rate_limits (expire);
