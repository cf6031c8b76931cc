-- Webhooks: what happens to a member is sent to addresses of the member's programs.

create table webhooks (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null,
  is_active boolean not null default true,
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
create index webhooks_account on webhooks (account_id, created_at, id);
comment on table webhooks is 'Addresses that get events of a member; five of a member at most.';
comment on column webhooks.events is 'Kinds of events that it gets: src/platform/contract/webhooks/webhook-events.ts';
comment on column webhooks.secret is 'Secret of the signature, sealed with a key of SESSION_SECRET for the account';
comment on column webhooks.is_active is 'False if its owner has paused it, or after three days of failures';
comment on column webhooks.failing_since is 'First failure since the last success; null if the last delivery succeeded';
comment on column webhooks.version is 'Counts changes, so that two windows do not overwrite each other';

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz,
  tried_at timestamptz,
  status integer,
  duration_ms integer,
  error text,
  answer text,
  created_at timestamptz not null,
  constraint webhook_deliveries_waiting check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null;
create index webhook_deliveries_age on webhook_deliveries (created_at);
comment on table webhook_deliveries is
  'Events on their way to webhooks, written with the change that they announce. Kept for 30 days.';
comment on column webhook_deliveries.event_id is 'Id of the event, the same at each try: by it a receiver knows a repetition';
comment on column webhook_deliveries.body is 'The JSON that is signed and sent';
comment on column webhook_deliveries.state is 'failed: every try failed, and no other follows';
comment on column webhook_deliveries.next_try_at is 'While it is being sent: when another process may try, if this one died';
comment on column webhook_deliveries.status is 'HTTP status of the last answer; null if none came';
comment on column webhook_deliveries.error is 'Why the last try failed, in words';
comment on column webhook_deliveries.answer is 'Start of the last answer, one kilobyte at most';
