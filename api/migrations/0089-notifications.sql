-- What anglers are told of, how, and when not. Keys as in 0003.
create table notification_channels (
  user_id uuid not null references users (id) on delete cascade,
  -- Email has the user's own id; a phone's id is derived from its endpoint, so that it is a channel once.
  id uuid not null,
  kind text not null check (kind in ('mail', 'push', 'ntfy', 'webhook')),
  -- {"url"} of ntfy and webhooks, {"endpoint", "p256dh"} of push, {} of email.
  target jsonb not null,
  name text,
  -- The key that signs webhooks, the access token of an ntfy topic, the secret of a push subscription.
  secret text,
  -- The session that added a phone. It gets nothing once the session was ended.
  session_id uuid,
  last_at timestamptz,
  last_result text check (last_result in ('delivered', 'refused', 'unreachable', 'private_address')),
  last_status smallint,
  failed_since timestamptz,
  failed_tries integer not null default 0,
  given_up_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Without a row, a topic is off.
create table notification_topics (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  kinds text[] not null,
  primary key (user_id, topic)
);

-- Who turned a topic on.
create index notification_topics_by_topic on notification_topics (topic) where kinds <> '{}';

-- Quiet hours on the angler's clock, HH:mm.
create table notification_settings (
  user_id uuid not null references users (id) on delete cascade,
  quiet_from text,
  quiet_to text,
  alerts_in_quiet boolean not null default false,
  primary key (user_id),
  check ((quiet_from is null) = (quiet_to is null))
);

-- So that nothing is sent twice.
create table notifications_sent (
  user_id uuid not null references users (id) on delete cascade,
  topic text not null,
  key text not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, topic, key)
);

create index notifications_sent_by_time on notifications_sent (sent_at);
