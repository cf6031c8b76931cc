-- The supporters' desk: canned answers, saved views, looks at members, and who has a ticket open.

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
comment on column canned_answers.version is 'Rises with each change, so that a second supporter does not overwrite the first one unseen';

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
comment on table canned_answer_changes is 'Each change of a canned answer, with its text after the change; of a removed one its last text.';
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
  ticket_number bigint not null,
  looked_by uuid references accounts (id) on delete set null,
  looked_by_name text not null,
  looked_at timestamptz not null
);
create index support_looks_member on support_looks (member_id, looked_at desc, id desc);
create index support_looks_newest on support_looks (looked_at desc, id desc);
create index support_looks_ticket on support_looks (ticket_id) where ticket_id is not null;
create index support_looks_by on support_looks (looked_by) where looked_by is not null;
comment on table support_looks is 'Looks of supporters at the facts of a member beside a ticket; deleted after a year.';
comment on column support_looks.ticket_number is 'Stays when the ticket is gone';
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
create index accounts_email_words on accounts using gin (email gin_trgm_ops);
create index profiles_member_name_words on profiles using gin (member_name gin_trgm_ops);
create index profiles_full_name_words on profiles using gin (full_name gin_trgm_ops);

-- Its figures by week.
create index support_tickets_first_answered on support_tickets (first_answered_at) where first_answered_at is not null;
create index support_tickets_resolved on support_tickets (resolved_at) where resolved_at is not null;
create index support_tickets_rated on support_tickets (rated_at) where rated_at is not null;
