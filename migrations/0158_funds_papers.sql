-- Funds: what is late, papers that anyone can check, bills that are recognised by their picture, and reminders.

alter table fund_requests add column sent_at timestamptz, add column overdue_told_at timestamptz;
comment on column fund_requests.sent_at is 'When the NGO sent it last: its conditions were met then, and the days to pay run from it';
comment on column fund_requests.overdue_told_at is 'When both sides were told that the days to pay have passed';
update fund_requests r set sent_at =
  (select max(a.acted_at) from grant_acts a where a.subject_id = r.id and a.move = 'sent');
create index fund_requests_waiting on fund_requests (sent_at)
  where state in ('sent', 'checked', 'approved') and overdue_told_at is null;

alter table grants add column has_government_money boolean not null default false;
comment on column grants.has_government_money is 'True where money of a government is in it: its use is shown in the form GFR 12-A, too';

alter table utilisations add column code text not null
  default upper(right(replace(gen_random_uuid()::text, '-', ''), 12))
  constraint utilisations_code check (code ~ '^[0-9A-F]{12}$');
create unique index utilisations_one_code on utilisations (code);
comment on column utilisations.code is 'By which anyone can check a statement on paper, at /utilisation/{code}';

create table practitioner_reports (
  id uuid primary key,
  utilisation_id uuid not null references utilisations (id),
  round integer not null,
  token_hash bytea not null,
  membership_number text check (membership_number ~ '^[0-9]{6}$'),
  udin text check (udin ~ '^[0-9]{2}[0-9]{6}[A-Z0-9]{10}$'),
  asked_by uuid references accounts (id) on delete set null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  constraint practitioner_reports_confirmed check (
    (confirmed_at is null) = (udin is null) and (udin is null) = (membership_number is null)),
  constraint practitioner_reports_own_udin check (substr(udin, 3, 6) = membership_number)
);
create unique index practitioner_reports_one_token on practitioner_reports (token_hash);
create unique index practitioner_reports_one_udin on practitioner_reports (udin);
create index practitioner_reports_utilisation on practitioner_reports (utilisation_id, created_at desc);
create index practitioner_reports_asked_by on practitioner_reports (asked_by) where asked_by is not null;
comment on table practitioner_reports is 'Statements that a chartered accountant was asked to confirm, by a link that needs no account.';
comment on column practitioner_reports.round is 'The statement as it was sent then; another round needs another report';
comment on column practitioner_reports.udin is 'The number that the institute gave the report: year, membership number, ten signs';

-- Bills: by their picture, and by what was typed of them.
alter table expense_bills add column picture bytea constraint expense_bills_picture check (octet_length(picture) = 32);
comment on column expense_bills.picture is 'What the picture looks like, in 256 bits: near ones are pictures of the same paper. Null for other files';

create function payee_key(payee text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(lower(payee),
    '\m(m/s|ms|messrs|shri|smt|mr|mrs|the|and|private|pvt|limited|ltd|llp|co|company)\M', '', 'g'),
    '[[:space:][:punct:]]+', '', 'g')
$$;
alter table grant_expenses
  add column payee_key text not null generated always as (payee_key(payee)) stored,
  add column other_bill_reason text constraint grant_expenses_other_bill_reason
    check (char_length(other_bill_reason) between 1 and 500);
create index grant_expenses_facts on grant_expenses (amount, spent_on, payee_key);
comment on column grant_expenses.payee_key is 'The payee without case, spaces, signs and words of its legal form';
comment on column grant_expenses.other_bill_reason is 'Why it is another bill than one that looks the same, in words of the NGO; the company reads them';

create table grant_reminders (
  grant_id uuid not null references grants (id) on delete cascade,
  kind text not null check (kind in ('statement', 'payment', 'receipt')),
  subject text not null,
  step text not null check (step in ('soon', 'late', 'very-late')),
  sent_at timestamptz not null,
  primary key (grant_id, kind, subject, step)
);
comment on table grant_reminders is 'Which reminder was sent, so that each is sent once.';
comment on column grant_reminders.subject is 'The last day of a quarter, or the id of what waits';
