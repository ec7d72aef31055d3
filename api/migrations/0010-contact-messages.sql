-- What people wrote to whoever runs this Creel. It goes with the account of who was signed in as they wrote.
create table contact_messages (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  name text not null,
  email text not null,
  subject text not null check (
    subject in ('general', 'support', 'feature', 'bug', 'feedback', 'partnership', 'other')
  ),
  message text not null,
  priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  status text not null default 'new' check (status in ('new', 'read', 'done')),
  created_at timestamptz not null default now()
);

create index contact_messages_by_status on contact_messages (status, created_at);
create index contact_messages_by_user on contact_messages (user_id) where user_id is not null;
