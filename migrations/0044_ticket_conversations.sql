-- Support tickets become conversations: answers of both sides, notes of supporters, files, merges, ratings, and the
-- times that the clock of the support team needs.

alter table support_tickets
  add column kind text not null default 'question'
    check (kind in ('question', 'content_report', 'privacy_request')),
  add column assignee_id uuid references accounts (id) on delete set null,
  add column merged_into uuid references support_tickets (id) on delete set null,
  add column follows uuid references support_tickets (id) on delete set null,
  add column first_answered_at timestamptz,
  add column resolved_at timestamptz,
  add column waiting_since timestamptz,
  add column due_at timestamptz,
  add column clock_from timestamptz,
  add column clock_minutes integer not null default 0 check (clock_minutes >= 0),
  add column rating smallint check (rating between 1 and 5),
  add column rating_comment text check (char_length(rating_comment) <= 1000),
  add column rated_at timestamptz,
  add column rating_changed boolean not null default false,
  add column version integer not null default 1,
  add constraint support_tickets_merged_elsewhere check (merged_into <> id),
  add constraint support_tickets_rated check ((rating is null) = (rated_at is null));
create index support_tickets_assignee on support_tickets (assignee_id, created_at desc) where assignee_id is not null;
create index support_tickets_merged_into on support_tickets (merged_into) where merged_into is not null;
create index support_tickets_follows on support_tickets (follows) where follows is not null;
create index support_tickets_due on support_tickets (due_at) where due_at is not null;
create index support_tickets_guest on support_tickets (guest_email) where guest_email is not null;
comment on column support_tickets.kind is 'Reports of content and privacy requests have clocks of the law';
comment on column support_tickets.assignee_id is 'Supporter who answers; null while nobody has taken it';
comment on column support_tickets.merged_into is 'Ticket of the same author that shows this conversation; merged ones are in no list. It never points to a merged ticket';
comment on column support_tickets.follows is 'Ticket that was resolved too long ago to be reopened, which this one goes on with';
comment on column support_tickets.first_answered_at is 'First answer of the support team';
comment on column support_tickets.waiting_since is 'Support answered and awaits an answer of the author: the clock pauses; otherwise null';
comment on column support_tickets.due_at is 'Time by which the support team answers; null while it waits for the author, is resolved or merged';
comment on column support_tickets.clock_from is 'Time from which clock_minutes run; null while the clock does not run';
comment on column support_tickets.clock_minutes is 'Whole business minutes of the promise that were left at clock_from, or when the clock paused';
comment on column support_tickets.rating is '1 to 5 stars of the author for a resolved ticket; null again when it is reopened';
comment on column support_tickets.rating_changed is 'A rating can be changed once';
comment on column support_tickets.version is 'Grows with each change and each message; notes do not count';

alter table support_ticket_replies add column from_support boolean not null default true;
comment on table support_ticket_replies is 'Messages after the first one, of both sides. All that its author and the support team read.';
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
comment on table support_ticket_notes is 'Notes of supporters about a ticket. In a table of their own, so that no list of messages can show one.';
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
comment on table support_ticket_files is 'Pictures and PDFs of tickets. Without a message only who added it sees it; it is deleted after a day.';

create table support_ticket_links (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index support_ticket_links_ticket on support_ticket_links (ticket_id, created_at desc);
comment on table support_ticket_links is 'Links in mails by which a guest reads and answers a ticket. Deleted when they are revoked.';
comment on column support_ticket_links.token_hash is 'SHA-256 of the secret in the link';

-- Until now only admins replied. 24 business hours of Monday to Friday end within five days.
update support_tickets t set
  first_answered_at = (select min(created_at) from support_ticket_replies r where r.ticket_id = t.id),
  resolved_at = case when status = 'resolved' then updated_at end,
  waiting_since = case when status = 'in-progress'
    then (select max(created_at) from support_ticket_replies r where r.ticket_id = t.id) end,
  due_at = case when status <> 'resolved' and (status = 'open'
    or not exists (select 1 from support_ticket_replies r where r.ticket_id = t.id))
    then created_at + interval '5 days' end;
update support_tickets set clock_from = created_at, clock_minutes = 24 * 60 where due_at is not null;
