-- Demos that people book, and sandboxes of visitors.

create table sandboxes (
  id uuid primary key,
  token_hash bytea not null unique,
  address_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandboxes_expired on sandboxes (expires_at);
comment on table sandboxes is 'Sandboxes that run. The row goes when the database of the sandbox has been removed.';
comment on column sandboxes.id is 'Its hexadecimal digits are part of the name of the database';
comment on column sandboxes.token_hash is 'SHA-256 of the token in the visitor''s browser, which alone opens the sandbox';
comment on column sandboxes.address_hash is 'Keyed hash of the visitor''s address and the day: one address starts two at most';
comment on column sandboxes.expires_at is 'From then on nobody gets in, and a job removes the database';

create table demo_requests (
  id uuid primary key,
  account_id uuid references accounts (id) on delete cascade,
  name text not null,
  email text not null,
  organization text not null,
  people integer not null check (people between 2 and 1000),
  language text not null,
  preferred_days text[] not null,
  message text,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'accepted', 'declined', 'withdrawn')),
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint demo_requests_declined check ((state = 'declined') = (reason is not null))
);
create index demo_requests_account on demo_requests (account_id) where account_id is not null;
create index demo_requests_waiting on demo_requests (created_at, id) where state = 'waiting';
create index demo_requests_answered on demo_requests (updated_at desc, id desc);
create index demo_requests_email on demo_requests (email) where state in ('waiting', 'offered');
comment on table demo_requests is
  'Requests for a demo to a group. A visitor''s is deleted 90 days after its last change, a member''s with the account.';
comment on column demo_requests.account_id is 'Null for a visitor';
comment on column demo_requests.preferred_days is 'Days of the week: mon to sat';
comment on column demo_requests.state is
  'waiting for an admin, offered a time, accepted, declined by an admin, withdrawn by its sender. A time that does not suit, is not accepted or is cancelled lets it wait again';
comment on column demo_requests.reason is 'Why an admin declined it, in the words of the mail';

create table demo_slots (
  id uuid primary key,
  kind text not null check (kind in ('live', 'group')),
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 15 and 240),
  places integer not null check (places between 1 and 100),
  join_url text not null,
  host_id uuid references accounts (id) on delete set null,
  request_id uuid references demo_requests (id) on delete cascade,
  closed_at timestamptz,
  created_at timestamptz not null,
  constraint demo_slots_live_has_one_place check (kind = 'group' or places = 1)
);
create index demo_slots_time on demo_slots (starts_at, id);
create index demo_slots_host on demo_slots (host_id) where host_id is not null;
create index demo_slots_request on demo_slots (request_id) where request_id is not null;
comment on table demo_slots is 'Times at which an admin gives a demo. Deleted 90 days after them unless somebody had booked.';
comment on column demo_slots.kind is 'live: for one booking. group: places for several';
comment on column demo_slots.join_url is 'Link of the video call; for those who have booked, and admins';
comment on column demo_slots.host_id is 'The admin who offers it and gets the mails; null once the account was erased';
comment on column demo_slots.request_id is
  'The request that this time is offered to, and to nobody else; null for a time that everybody can book';
comment on column demo_slots.closed_at is 'Since when nobody can book it any more; those who have booked keep it';

create table demo_bookings (
  id uuid primary key,
  slot_id uuid not null references demo_slots (id) on delete cascade,
  place integer not null check (place > 0),
  token_hash bytea not null,
  account_id uuid references accounts (id) on delete cascade,
  name text not null,
  email text not null,
  organization text,
  wish text,
  visitor text,
  state text not null check (state in ('offered', 'booked', 'cancelled')),
  cancelled_by text check (cancelled_by in ('visitor', 'admin', 'time')),
  reason text,
  revision integer not null default 0,
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint demo_bookings_cancelled check ((state = 'cancelled') = (cancelled_by is not null))
);
create unique index demo_bookings_one_each on demo_bookings (slot_id, place) where state <> 'cancelled';
create unique index demo_bookings_token on demo_bookings (token_hash);
create index demo_bookings_slot on demo_bookings (slot_id);
create index demo_bookings_account on demo_bookings (account_id) where account_id is not null;
create index demo_bookings_email on demo_bookings (email) where state <> 'cancelled';
create index demo_bookings_visitor on demo_bookings (visitor) where visitor is not null and state <> 'cancelled';
comment on table demo_bookings is
  'Who has booked a demo. A visitor''s booking is deleted 90 days after the demo, a member''s with the account.';
comment on column demo_bookings.place is 'Number of the place in the slot, from 1: two people never have the same';
comment on column demo_bookings.token_hash is 'SHA-256 of the token in the mails: whoever has the mail can move and cancel';
comment on column demo_bookings.account_id is 'Null for a visitor';
comment on column demo_bookings.wish is 'What the person would like to see';
comment on column demo_bookings.visitor is
  'Name of the visitor''s address for the day of the booking (keyed hash); null for members';
comment on column demo_bookings.state is 'offered: to a request for a group, until it is accepted';
comment on column demo_bookings.cancelled_by is 'time: an offer that was not accepted before it began';
comment on column demo_bookings.reason is 'Why an admin cancelled it, in the words of the mail';
comment on column demo_bookings.revision is 'SEQUENCE of the calendar entry: counts moves, changes and the cancellation';
comment on column demo_bookings.reminded_at is 'When the reminder of the day before was sent, or was not needed any more';
