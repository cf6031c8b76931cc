-- Support: tickets, grievances, live chat, and the status of the platform.

create table support_tickets (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  author_id uuid references accounts (id) on delete cascade,
  guest_name text,
  guest_email text,
  phone text,
  organization text,
  subject text not null,
  category text not null,
  message text not null,
  status text not null default 'open' check (status in ('open', 'in-progress', 'resolved')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  kind text not null default 'question' check (kind in ('question', 'content_report', 'privacy_request')),
  assignee_id uuid references accounts (id) on delete set null,
  merged_into uuid references support_tickets (id) on delete set null,
  follows uuid references support_tickets (id) on delete set null,
  first_answered_at timestamptz,
  resolved_at timestamptz,
  waiting_since timestamptz,
  due_at timestamptz,
  clock_from timestamptz,
  clock_minutes integer not null default 0 check (clock_minutes >= 0),
  rating smallint check (rating between 1 and 5),
  rating_comment text check (char_length(rating_comment) <= 1000),
  rated_at timestamptz,
  rating_changed boolean not null default false,
  version integer not null default 1,
  late_mailed_for timestamptz,
  constraint support_tickets_author_or_guest check (
    (author_id is null) = (guest_name is not null and guest_email is not null)
    and (author_id is null or (guest_name is null and guest_email is null))
  ),
  constraint support_tickets_merged_elsewhere check (merged_into <> id),
  constraint support_tickets_rated check ((rating is null) = (rated_at is null))
);
create index support_tickets_author on support_tickets (author_id, created_at desc, id desc) where author_id is not null;
create index support_tickets_newest on support_tickets (created_at desc, id desc);
create index support_tickets_status on support_tickets (status, created_at desc, id desc);
create index support_tickets_assignee on support_tickets (assignee_id, created_at desc) where assignee_id is not null;
create index support_tickets_merged_into on support_tickets (merged_into) where merged_into is not null;
create index support_tickets_follows on support_tickets (follows) where follows is not null;
create index support_tickets_due on support_tickets (due_at) where due_at is not null;
create index support_tickets_guest on support_tickets (guest_email) where guest_email is not null;
-- The queue: late tickets first, then by due time; most often without the resolved ones.
create index support_tickets_queue on support_tickets (due_at, updated_at desc, id) where merged_into is null;
create index support_tickets_unresolved on support_tickets (due_at, updated_at desc, id)
  where merged_into is null and status <> 'resolved';
-- Its search: parts of the subject, and of the name and address of the author.
create index support_tickets_subject_words on support_tickets using gin (subject gin_trgm_ops);
create index support_tickets_guest_name_words on support_tickets using gin (guest_name gin_trgm_ops)
  where guest_name is not null;
create index support_tickets_guest_email_words on support_tickets using gin (guest_email gin_trgm_ops)
  where guest_email is not null;
-- Its figures by week.
create index support_tickets_first_answered on support_tickets (first_answered_at) where first_answered_at is not null;
create index support_tickets_resolved on support_tickets (resolved_at) where resolved_at is not null;
create index support_tickets_rated on support_tickets (rated_at) where rated_at is not null;
comment on table support_tickets is 'Questions to the support team, from members or from guests with name and email.';
comment on column support_tickets.number is 'Number shown to people: T-1001. Never reused';
comment on column support_tickets.guest_name is 'Null for a member, whose name and address are those of the account';
comment on column support_tickets.kind is 'Reports of content and privacy requests have clocks of the law';
comment on column support_tickets.assignee_id is 'Supporter who answers; null while nobody has taken it';
comment on column support_tickets.merged_into is
  'Ticket of the same author that shows this conversation; merged ones are in no list. It never points to a merged ticket';
comment on column support_tickets.follows is 'Ticket that was resolved too long ago to be reopened, which this one goes on with';
comment on column support_tickets.first_answered_at is 'First answer of the support team';
comment on column support_tickets.waiting_since is
  'Support answered and awaits an answer of the author: the clock pauses; otherwise null';
comment on column support_tickets.due_at is
  'Time by which the support team answers; null while it waits for the author, is resolved or merged';
comment on column support_tickets.clock_from is 'Time from which clock_minutes run; null while the clock does not run';
comment on column support_tickets.clock_minutes is
  'Whole business minutes of the promise that were left at clock_from, or when the clock paused';
comment on column support_tickets.rating is '1 to 5 stars of the author for a resolved ticket; null again when it is reopened';
comment on column support_tickets.rating_changed is 'A rating can be changed once';
comment on column support_tickets.version is 'Grows with each change and each message; notes do not count';
comment on column support_tickets.late_mailed_for is
  'The due_at that the admins were mailed has passed, so that they are mailed once';

create table support_ticket_replies (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  message text not null,
  created_at timestamptz not null default now(),
  from_support boolean not null default true
);
create index support_ticket_replies_ticket on support_ticket_replies (ticket_id, created_at, id);
create index support_ticket_replies_author on support_ticket_replies (author_id, created_at)
  where author_id is not null;
comment on table support_ticket_replies is
  'Messages after the first one, of both sides. All that its author and the support team read.';
comment on column support_ticket_replies.from_support is 'False for a message of the author of the ticket';

create table support_ticket_notes (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  message text not null check (char_length(message) <= 5000),
  is_unsent_reply boolean not null default false,
  created_at timestamptz not null default now()
);
create index support_ticket_notes_ticket on support_ticket_notes (ticket_id, created_at, id);
create index support_ticket_notes_author on support_ticket_notes (author_id) where author_id is not null;
comment on table support_ticket_notes is
  'Notes of supporters about a ticket. In a table of their own, so that no list of messages can show one.';
comment on column support_ticket_notes.is_unsent_reply is 'An answer that was not sent because the ticket had changed meanwhile';

create table support_ticket_files (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  reply_id uuid references support_ticket_replies (id) on delete cascade,
  owner_id uuid not null references accounts (id) on delete cascade,
  file_name text not null unique references files (name) on delete cascade,
  original_name text not null,
  place smallint not null default 0,
  created_at timestamptz not null default now()
);
create index support_ticket_files_ticket on support_ticket_files (ticket_id, created_at, id);
create index support_ticket_files_reply on support_ticket_files (reply_id);
create index support_ticket_files_owner on support_ticket_files (owner_id, created_at);
comment on table support_ticket_files is
  'Pictures and PDFs of tickets. Without a message only who added it sees it; it is deleted after a day.';

create table support_ticket_links (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index support_ticket_links_ticket on support_ticket_links (ticket_id, created_at desc);
comment on table support_ticket_links is
  'Links in mails by which a guest reads and answers a ticket. Deleted when they are revoked.';
comment on column support_ticket_links.token_hash is 'SHA-256 of the secret in the link';

create table support_holidays (
  id uuid primary key,
  day date not null unique,
  name text not null,
  every_year boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table support_holidays is 'Days on which the support team does not work, and the clock of tickets does not run.';
comment on column support_holidays.every_year is 'Also on the same day of every other year';

create table support_grievances (
  ticket_id uuid primary key references support_tickets (id) on delete cascade,
  ground text not null,
  about text,
  acknowledge_by timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by uuid references accounts (id) on delete set null,
  dispose_by timestamptz not null,
  decision text check (decision in ('granted', 'partly-granted', 'refused')),
  reasons text,
  decided_at timestamptz,
  decided_by uuid references accounts (id) on delete set null,
  constraint support_grievances_decided check (
    (decision is null) = (decided_at is null) and (decision is null) = (reasons is null)
  )
);
create index support_grievances_open on support_grievances (dispose_by) where decided_at is null;
create index support_grievances_acknowledged_by on support_grievances (acknowledged_by) where acknowledged_by is not null;
create index support_grievances_decided_by on support_grievances (decided_by) where decided_by is not null;
comment on table support_grievances is
  'Reports of content and requests about personal data: tickets with the clocks of the law (decision 24).';
comment on column support_grievances.ground is 'Kind of report or of request, from a list';
comment on column support_grievances.about is 'Address on this site of what is reported; null for a privacy request';
comment on column support_grievances.acknowledge_by is
  '24 hours after the ticket was made (IT Rules 2021, rule 3(2)); calendar time';
comment on column support_grievances.dispose_by is
  '15 days after a report of content, 90 days after a privacy request; calendar time';
comment on column support_grievances.reasons is 'Why it was decided so; mailed to the author of the ticket';

create table support_grievance_looks (
  id uuid primary key,
  ticket_id uuid references support_tickets (id) on delete cascade,
  admin_id uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now()
);
create index support_grievance_looks_ticket on support_grievance_looks (ticket_id, created_at desc);
create index support_grievance_looks_admin on support_grievance_looks (admin_id) where admin_id is not null;
comment on table support_grievance_looks is 'Which admin opened which grievance, and who exported the register.';
comment on column support_grievance_looks.ticket_id is 'Null for an export of the register';

create table canned_answers (
  id uuid primary key,
  title text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index canned_answers_one_title on canned_answers (lower(title));
comment on table canned_answers is 'Answers that supporters use again and again.';
comment on column canned_answers.body is 'With placeholders such as {name}; the service refuses unknown ones';
comment on column canned_answers.version is
  'Rises with each change, so that a second supporter does not overwrite the first one unseen';

create table canned_answer_changes (
  id uuid primary key,
  answer_id uuid not null,
  change text not null check (change in ('added', 'changed', 'removed')),
  title text not null,
  body text not null,
  changed_by uuid references accounts (id) on delete set null,
  changed_by_name text not null,
  changed_at timestamptz not null
);
create index canned_answer_changes_newest on canned_answer_changes (changed_at desc, id desc);
create index canned_answer_changes_by on canned_answer_changes (changed_by, changed_at desc) where changed_by is not null;
comment on table canned_answer_changes is
  'Each change of a canned answer, with its text after the change; of a removed one its last text.';
comment on column canned_answer_changes.answer_id is 'No foreign key: the change outlives the answer';
comment on column canned_answer_changes.changed_by_name is 'Name at that time';

create table support_saved_views (
  id uuid primary key,
  supporter_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null default now()
);
create unique index support_saved_views_one_name on support_saved_views (supporter_id, lower(name));
comment on table support_saved_views is 'Filters of the queue of tickets under a name, for one supporter.';
comment on column support_saved_views.filters is 'DeskFilters of ticket-queue.contract.ts';

create table support_looks (
  id uuid primary key,
  member_id uuid not null references accounts (id) on delete cascade,
  ticket_id uuid references support_tickets (id) on delete set null,
  ticket_number bigint,
  looked_by uuid references accounts (id) on delete set null,
  looked_by_name text not null,
  looked_at timestamptz not null
);
create index support_looks_member on support_looks (member_id, looked_at desc, id desc);
create index support_looks_newest on support_looks (looked_at desc, id desc);
create index support_looks_ticket on support_looks (ticket_id) where ticket_id is not null;
create index support_looks_by on support_looks (looked_by) where looked_by is not null;
comment on table support_looks is
  'Looks of admins at the facts of a member, beside a ticket or on the page of the member; deleted after a year.';
comment on column support_looks.ticket_number is 'Stays when the ticket is gone; null for a look on the page of the member';
comment on column support_looks.looked_by_name is 'Name at that time';

create table support_ticket_presence (
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  supporter_id uuid not null references accounts (id) on delete cascade,
  seen_at timestamptz not null,
  typing_at timestamptz,
  primary key (ticket_id, supporter_id)
);
create index support_ticket_presence_supporter on support_ticket_presence (supporter_id);
comment on table support_ticket_presence is 'Supporters who have a ticket open; a row that is not renewed counts no more.';
comment on column support_ticket_presence.typing_at is 'Last time the supporter was seen typing an answer';

create table status_probes (
  minute timestamptz not null,
  service text not null,
  state text not null default 'unknown' check (state in ('operational', 'degraded', 'maintenance', 'outage', 'unknown')),
  took_ms integer check (took_ms >= 0),
  detail text check (char_length(detail) <= 200),
  primary key (minute, service)
);
comment on table status_probes is 'What each probe found: one row per service and minute. Kept for 48 hours.';
comment on column status_probes.minute is 'Full minute. The process that inserts the rows of a minute probes, no other';
comment on column status_probes.state is 'unknown: nothing to measure, or the process ended before it stored what it found';
comment on column status_probes.took_ms is 'Milliseconds; null where an age is measured and not a time';
comment on column status_probes.detail is 'The reading in words, for admins';

create table status_days (
  service text not null,
  day date not null,
  operational integer not null default 0,
  degraded integer not null default 0,
  maintenance integer not null default 0,
  outage integer not null default 0,
  unknown integer not null default 0,
  counted_until timestamptz not null,
  primary key (service, day)
);
create index status_days_day on status_days (day);
comment on table status_days is 'Minutes of a day in India by state, one row per service and day. Kept for 100 days.';
comment on column status_days.outage is
  'Also minutes between two probes that were not probed: no process or no database was running';
comment on column status_days.unknown is 'Minutes that count neither as up nor as down';
comment on column status_days.counted_until is 'Last minute that is counted in this row';

create table status_incidents (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120),
  services text[] not null check (cardinality(services) between 1 and 20),
  impact text not null check (impact in ('degraded', 'outage')),
  state text not null check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
  is_automatic boolean not null,
  started_at timestamptz not null,
  resolved_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((state = 'resolved') = (resolved_at is not null))
);
create index status_incidents_newest on status_incidents (started_at desc, id desc);
create index status_incidents_open on status_incidents (is_automatic) where state <> 'resolved';
comment on table status_incidents is 'Incidents that the status page shows. They name no member.';
comment on column status_incidents.is_automatic is 'Opened by the probes, and not by an admin';
comment on column status_incidents.version is 'Grows with each change, so that two admins notice each other';

create table status_incident_updates (
  id uuid primary key,
  incident_id uuid not null references status_incidents (id) on delete cascade,
  state text not null check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
  body text not null check (char_length(body) between 1 and 2000),
  is_automatic boolean not null,
  created_at timestamptz not null default now()
);
create index status_incident_updates_incident on status_incident_updates (incident_id, created_at desc, id desc);
comment on table status_incident_updates is 'What was said of an incident, and its state from then on.';
comment on column status_incident_updates.is_automatic is 'Written by the probes';

create table status_maintenance (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) <= 2000),
  services text[] not null check (cardinality(services) between 1 and 20),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint status_maintenance_in_order check (starts_at < ends_at)
);
create index status_maintenance_ends on status_maintenance (ends_at desc, id desc);
comment on table status_maintenance is 'Planned maintenance. Its minutes are not counted in the uptime of its services.';
comment on column status_maintenance.version is 'Grows with each change, so that two admins notice each other';

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
comment on table support_chats is
  'Live chats of members with supporters. Each becomes a ticket when it ends, and is deleted 30 days later.';
comment on column support_chats.supporter_id is
  'Supporter who has taken it; null while it waits, and once the account was erased';
comment on column support_chats.transcript is 'What the member and the assistant wrote before, as the page of the member sent it';
comment on column support_chats.waits_until is 'Time at which it becomes a ticket if no supporter takes it';
comment on column support_chats.messages_count is
  'Number of the newest message: numbers are given under the lock of this row, in the order of the commits';

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
comment on column support_chat_messages.id is
  'Given by the page that sent it, so that a message that is sent again is stored once';

create table support_desk_presence (
  stream_id uuid primary key,
  supporter_id uuid not null references accounts (id) on delete cascade,
  seen_at timestamptz not null
);
create index support_desk_presence_supporter on support_desk_presence (supporter_id);
comment on table support_desk_presence is
  'Open desks of supporters, one row for each open stream. Rows of processes that died grow old.';

insert into support_holidays (id, day, name, every_year) values
  (gen_random_uuid(), '2026-01-26', 'Republic Day', true),
  (gen_random_uuid(), '2026-08-15', 'Independence Day', true),
  (gen_random_uuid(), '2026-10-02', 'Gandhi Jayanti', true);
