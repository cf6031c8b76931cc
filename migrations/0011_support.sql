-- Support tickets and the answers to them.

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
  constraint support_tickets_author_or_guest check (
    (author_id is null) = (guest_name is not null and guest_email is not null)
    and (author_id is null or (guest_name is null and guest_email is null))
  )
);
create index support_tickets_author on support_tickets (author_id, created_at desc, id desc) where author_id is not null;
create index support_tickets_newest on support_tickets (created_at desc, id desc);
create index support_tickets_status on support_tickets (status, created_at desc, id desc);
comment on table support_tickets is 'What somebody asks the people behind the platform: a member, or a guest with name and email.';
comment on column support_tickets.number is 'What people call the ticket by: T-1001. Never used twice';
comment on column support_tickets.guest_name is 'Null for a member, whose name and address are those of the account';

create table support_ticket_replies (
  id uuid primary key,
  ticket_id uuid not null references support_tickets (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  message text not null,
  created_at timestamptz not null default now()
);
create index support_ticket_replies_ticket on support_ticket_replies (ticket_id, created_at, id);
comment on table support_ticket_replies is 'What an admin answered; mailed to the author of the ticket.';
