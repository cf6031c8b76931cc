-- Live chat of members with supporters.

create table support_chats (
  id uuid primary key,
  member_id uuid not null references accounts (id) on delete cascade,
  supporter_id uuid references accounts (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'open', 'ended')),
  transcript jsonb not null default '[]',
  waits_until timestamptz not null,
  taken_at timestamptz,
  last_message_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('member', 'supporter', 'nobody-came', 'silence')),
  ticket_id uuid references support_tickets (id) on delete set null,
  messages_count integer not null default 0,
  created_at timestamptz not null default now(),
  constraint support_chats_ended check ((state = 'ended') = (ended_at is not null)
    and (ended_at is null) = (ended_because is null))
);
create unique index support_chats_one_open on support_chats (member_id) where state <> 'ended';
create index support_chats_member on support_chats (member_id, created_at desc);
create index support_chats_supporter on support_chats (supporter_id) where supporter_id is not null;
create index support_chats_ticket on support_chats (ticket_id) where ticket_id is not null;
create index support_chats_open on support_chats (created_at, id) where state <> 'ended';
create index support_chats_over on support_chats (ended_at) where state = 'ended';
comment on table support_chats is 'Live chats of members with supporters. Each becomes a ticket when it ends, and is deleted 30 days later.';
comment on column support_chats.supporter_id is 'Supporter who has taken it; null while it waits, and once the account was erased';
comment on column support_chats.transcript is 'What the member and the assistant wrote before, as the page of the member sent it';
comment on column support_chats.waits_until is 'Time at which it becomes a ticket if no supporter takes it';
comment on column support_chats.messages_count is 'Number of the newest message: numbers are given under the lock of this row, in the order of the commits';

create table support_chat_messages (
  chat_id uuid not null references support_chats (id) on delete cascade,
  seq integer not null,
  id uuid not null,
  sender text not null check (sender in ('member', 'supporter')),
  author_id uuid references accounts (id) on delete set null,
  message text not null check (char_length(message) <= 2000),
  created_at timestamptz not null default now(),
  primary key (chat_id, seq),
  unique (chat_id, id)
);
create index support_chat_messages_author on support_chat_messages (author_id) where author_id is not null;
comment on column support_chat_messages.id is 'Given by the page that sent it, so that a message that is sent again is stored once';

create table support_desk_presence (
  stream_id uuid primary key,
  supporter_id uuid not null references accounts (id) on delete cascade,
  seen_at timestamptz not null
);
create index support_desk_presence_supporter on support_desk_presence (supporter_id);
comment on table support_desk_presence is 'Open desks of supporters, one row for each open stream. Rows of processes that died grow old.';
