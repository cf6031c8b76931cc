-- The clock of support: holidays, what is late, and grievances with the clocks of the law.

create table support_holidays (
  id uuid primary key,
  day date not null unique,
  name text not null,
  every_year boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table support_holidays is 'Days on which the support team does not work, and the clock of tickets does not run.';
comment on column support_holidays.every_year is 'Also on the same day of every other year';

insert into support_holidays (id, day, name, every_year) values
  (gen_random_uuid(), '2026-01-26', 'Republic Day', true),
  (gen_random_uuid(), '2026-08-15', 'Independence Day', true),
  (gen_random_uuid(), '2026-10-02', 'Gandhi Jayanti', true);

alter table support_tickets add column late_mailed_for timestamptz;
comment on column support_tickets.late_mailed_for is 'The due_at that the admins were mailed has passed, so that they are mailed once';

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
comment on table support_grievances is 'Reports of content and requests about personal data: tickets with the clocks of the law (decision 24).';
comment on column support_grievances.ground is 'Kind of report or of request, from a list';
comment on column support_grievances.about is 'Address on this site of what is reported; null for a privacy request';
comment on column support_grievances.acknowledge_by is '24 hours after the ticket was made (IT Rules 2021, rule 3(2)); calendar time';
comment on column support_grievances.dispose_by is '15 days after a report of content, 90 days after a privacy request; calendar time';
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
