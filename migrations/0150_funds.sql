-- Funds: money that a company promised an NGO, asked for, paid, used and shown. Dayitva moves no money: this is a ledger of
-- promises and proofs. Money is whole rupees. Nothing here ends with a collaboration, a profile or an account: it loses the name.

create table grants (
  id uuid primary key,
  collaboration_id text references collaborations (id) on delete set null,
  funder_id uuid references profiles (id) on delete set null,
  agency_id uuid references profiles (id) on delete set null,
  funder_name text not null,
  agency_name text not null,
  title text not null check (char_length(title) between 1 and 160),
  schedule_vii_item text not null check (schedule_vii_item ~ '^[ivx]{1,4}$'),
  is_ongoing boolean not null,
  money text not null check (money in ('domestic', 'foreign')),
  amount bigint not null check (amount > 0),
  pay_by_days integer not null default 30 check (pay_by_days between 1 and 365),
  agreement_file_id uuid references collaboration_file_records (id) on delete set null,
  state text not null default 'draft'
    check (state in ('draft', 'agreed', 'active', 'suspended', 'closing', 'closed', 'terminated')),
  state_reason text,
  version integer not null default 1 check (version > 0),
  agreed_version integer check (agreed_version <= version),
  agreed bigint not null default 0,
  approved bigint not null default 0,
  released bigint not null default 0,
  received bigint not null default 0,
  utilised bigint not null default 0,
  refunded bigint not null default 0,
  interest bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint grants_two_parties check (funder_id <> agency_id),
  constraint grants_agreed_once_agreed check ((state = 'draft') = (agreed_version is null)),
  constraint grants_approved_within_agreed check (approved between 0 and agreed),
  constraint grants_released_within_approved check (released between 0 and approved),
  constraint grants_received_within_released check (received between 0 and released),
  constraint grants_utilised_within_received check (utilised between 0 and received),
  constraint grants_balance check (utilised + refunded <= received + interest and refunded >= 0 and interest >= 0)
);
create index grants_collaboration on grants (collaboration_id, created_at desc, id desc) where collaboration_id is not null;
create index grants_of_collaboration on grants (collaboration_id);
create index grants_funder on grants (funder_id, created_at desc, id desc);
create index grants_agency on grants (agency_id, created_at desc, id desc);
create index grants_agreement_file on grants (agreement_file_id) where agreement_file_id is not null;
comment on table grants is 'Money that one company promises one NGO in a collaboration, with what became of it.';
comment on column grants.funder_name is 'Name at the time of the agreement: the record stays when the profile is erased';
comment on column grants.amount is 'Whole rupees; the sum of the years, of the heads and of the tranches';
comment on column grants.money is 'foreign: of a foreign source, which only the FCRA account may take';
comment on column grants.pay_by_days is 'Days within which the company pays once the conditions of a tranche are met';
comment on column grants.version is 'The newest version of the terms; both sides agree to it before it counts';
comment on column grants.agreed_version is 'The version that counts; null for a draft';
comment on column grants.agreed is 'Sum of the entries of this kind, as approved to interest: a trigger keeps them';

create table grant_versions (
  grant_id uuid not null references grants (id),
  number integer not null check (number > 0),
  terms jsonb not null,
  made_at timestamptz not null,
  funder_agreed_at timestamptz,
  agency_agreed_at timestamptz,
  primary key (grant_id, number)
);
comment on table grant_versions is 'Each version of the terms of a grant. One that both sides agreed to never changes.';
comment on column grant_versions.terms is 'Title, years, heads, tranches and conditions, with their ids';

create table grant_years (
  grant_id uuid not null references grants (id),
  financial_year text not null check (financial_year ~ '^[0-9]{4}-[0-9]{2}$'),
  amount bigint not null check (amount > 0),
  primary key (grant_id, financial_year)
);
comment on table grant_years is 'What of a grant belongs to which financial year of the company.';

create table grant_heads (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  place integer not null,
  name text not null check (char_length(name) between 1 and 120),
  kind text not null check (kind in ('programme', 'people', 'capital', 'monitoring', 'administration')),
  amount bigint not null check (amount >= 0),
  unit text,
  rate bigint check (rate >= 0),
  quantity bigint check (quantity >= 0),
  reallocated bigint not null default 0,
  charged bigint not null default 0,
  utilised bigint not null default 0,
  constraint grant_heads_within_budget check (charged between 0 and amount + reallocated),
  constraint grant_heads_utilised_within_charged check (utilised between 0 and charged)
);
create index grant_heads_grant on grant_heads (grant_id, place);
comment on table grant_heads is 'The budget of a grant by head.';
comment on column grant_heads.amount is 'Whole rupees, as the agreed version says';
comment on column grant_heads.reallocated is 'Moved from other heads since, less what was moved to others; a trigger keeps it';
comment on column grant_heads.charged is 'Sum of the expenses; a trigger keeps it';
comment on column grant_heads.utilised is 'Sum of what was accepted; a trigger keeps it';

create table grant_tranches (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  planned_on date not null,
  waived_at timestamptz,
  waiver_reason text,
  requested bigint not null default 0,
  received bigint not null default 0,
  received_on date,
  constraint grant_tranches_requested_within_amount check (requested between 0 and amount),
  constraint grant_tranches_received_within_requested check (received between 0 and requested),
  constraint grant_tranches_waived check ((waived_at is null) = (waiver_reason is null))
);
create index grant_tranches_grant on grant_tranches (grant_id, number);
comment on table grant_tranches is 'The parts in which a grant is paid.';
comment on column grant_tranches.waived_at is 'When a person of the company asked for it without its conditions';
comment on column grant_tranches.requested is 'Part of requests that are open, approved or paid; a trigger keeps it';
comment on column grant_tranches.received is 'Confirmed by the NGO; a trigger keeps it';
comment on column grant_tranches.received_on is 'Day of the last receipt';

create table grant_conditions (
  id uuid primary key,
  tranche_id uuid not null references grant_tranches (id) on delete cascade,
  place integer not null,
  kind text not null
    check (kind in ('milestone', 'report_accepted', 'utilisation_pct', 'paper_valid', 'date', 'manual')),
  milestone_id uuid references collaboration_milestone_records (id) on delete set null,
  percent integer check (percent between 1 and 100),
  text text,
  on_day date,
  period_from date,
  period_to date,
  met_at timestamptz
);
create index grant_conditions_tranche on grant_conditions (tranche_id, place);
create index grant_conditions_milestone on grant_conditions (milestone_id) where milestone_id is not null;
comment on table grant_conditions is 'What has to be so before a tranche can be asked for.';
comment on column grant_conditions.met_at is 'When a person of the company said that it is met; only for a condition by hand';

create table grant_acts (
  id uuid primary key,
  seq bigint generated always as identity unique,
  grant_id uuid not null references grants (id),
  noun text not null,
  subject_id uuid not null,
  move text not null,
  to_state text,
  amount bigint,
  remark text,
  account_id uuid references accounts (id) on delete set null,
  profile_id uuid references profiles (id) on delete set null,
  acted_at timestamptz not null
);
create index grant_acts_grant on grant_acts (grant_id, seq desc);
create index grant_acts_subject on grant_acts (subject_id, seq);
create index grant_acts_account on grant_acts (account_id) where account_id is not null;
create index grant_acts_profile on grant_acts (profile_id) where profile_id is not null;
comment on table grant_acts is 'Who did what with the money, and the figure at that time. Rows are added and never changed.';

create table bank_accounts (
  id uuid primary key,
  profile_id uuid references profiles (id) on delete set null,
  kind text not null check (kind in ('domestic', 'fcra')),
  holder_name text not null,
  account_number text not null check (account_number ~ '^[0-9]{6,18}$'),
  ifsc text not null check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_name text not null,
  cheque_document_id uuid references documents (id) on delete set null,
  entered_by uuid references accounts (id) on delete set null,
  confirmed_by uuid references accounts (id) on delete set null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  constraint bank_accounts_two_persons check (entered_by <> confirmed_by)
);
create index bank_accounts_profile on bank_accounts (profile_id, created_at desc);
create unique index bank_accounts_one_number on bank_accounts (profile_id, ifsc, account_number) where ended_at is null;
create index bank_accounts_cheque on bank_accounts (cheque_document_id) where cheque_document_id is not null;
create index bank_accounts_entered_by on bank_accounts (entered_by) where entered_by is not null;
create index bank_accounts_confirmed_by on bank_accounts (confirmed_by) where confirmed_by is not null;
comment on table bank_accounts is 'Bank accounts into which an NGO takes grants: entered by one person, confirmed by another, and 48 hours old before use.';
comment on column bank_accounts.kind is 'fcra: the account for foreign money, which takes nothing else';

create table fund_requests (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  number integer not null check (number > 0),
  amount bigint not null check (amount > 0),
  released bigint not null default 0,
  received bigint not null default 0,
  note text,
  state text not null default 'draft' check (state in (
    'draft', 'sent', 'returned', 'checked', 'approved', 'paid', 'acknowledged', 'declined', 'withdrawn', 'expired')),
  remark text,
  checked_by uuid references accounts (id) on delete set null,
  approved_by uuid references accounts (id) on delete set null,
  approved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint fund_requests_two_persons check (checked_by <> approved_by),
  constraint fund_requests_released_within_amount check (released between 0 and amount),
  constraint fund_requests_received_within_released check (received between 0 and released),
  constraint fund_requests_paid_if_approved check (released = 0 or state in ('approved', 'paid', 'acknowledged')),
  constraint fund_requests_number unique (grant_id, number)
);
create index fund_requests_newest on fund_requests (grant_id, created_at desc, id desc);
create index fund_requests_approved on fund_requests (approved_at) where state = 'approved';
create index fund_requests_checked_by on fund_requests (checked_by) where checked_by is not null;
create index fund_requests_approved_by on fund_requests (approved_by) where approved_by is not null;
comment on table fund_requests is 'What an NGO asks for of its tranches, and what the company answers.';
comment on column fund_requests.released is 'Sum of its releases that have not bounced; a trigger keeps it';
comment on column fund_requests.received is 'Sum of its confirmed releases; a trigger keeps it';
comment on column fund_requests.remark is 'Of the last answer: why it was returned or declined';

create table fund_request_tranches (
  request_id uuid not null references fund_requests (id),
  tranche_id uuid not null references grant_tranches (id),
  amount bigint not null check (amount > 0),
  received bigint not null default 0 check (received between 0 and amount),
  primary key (request_id, tranche_id)
);
create index fund_request_tranches_tranche on fund_request_tranches (tranche_id);
comment on table fund_request_tranches is 'What of a request belongs to which tranche.';

create table fund_releases (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  request_id uuid not null references fund_requests (id),
  bank_account_id uuid not null references bank_accounts (id),
  amount bigint not null check (amount > 0),
  method text not null check (method in ('neft', 'rtgs', 'imps', 'upi', 'cheque', 'transfer')),
  source text not null check (source ~ '^(fy_budget|surplus|unspent_account(_[0-9]{4}-[0-9]{2})?)$'),
  state text not null default 'prepared' check (state in ('prepared', 'authorised', 'initiated', 'confirmed', 'bounced')),
  prepared_by uuid references accounts (id) on delete set null,
  authorised_by uuid references accounts (id) on delete set null,
  utr text check (utr ~ '^[A-Z0-9]{6,30}$'),
  initiated_on date,
  received_on date,
  bounce_reason text,
  receipt_year text,
  receipt_number integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint fund_releases_two_persons check (prepared_by <> authorised_by),
  constraint fund_releases_sent_with_utr check (state in ('prepared', 'authorised', 'bounced') or utr is not null),
  constraint fund_releases_confirmed check ((state = 'confirmed') = (received_on is not null)),
  constraint fund_releases_received_after check (received_on >= initiated_on)
);
create unique index fund_releases_one_utr on fund_releases (utr);
create index fund_releases_grant on fund_releases (grant_id, created_at desc, id desc);
create index fund_releases_request on fund_releases (request_id, created_at);
create index fund_releases_account on fund_releases (bank_account_id);
create index fund_releases_prepared_by on fund_releases (prepared_by) where prepared_by is not null;
create index fund_releases_authorised_by on fund_releases (authorised_by) where authorised_by is not null;
comment on table fund_releases is 'Payments of a request, as the company''s bank makes them. Only a confirmed one counts.';
comment on column fund_releases.utr is 'The bank''s reference of the transfer: it belongs to one release for good, also to one that bounced';
comment on column fund_releases.source is 'The money of the company that it is paid from: of this year, a surplus, or the Unspent Account of a year';

create table receipt_numbers (
  agency_id uuid not null references profiles (id) on delete cascade,
  financial_year text not null,
  last_number integer not null check (last_number > 0),
  primary key (agency_id, financial_year)
);
comment on table receipt_numbers is 'The last number of a receipt that an NGO gave in a financial year.';

create table expense_bills (
  id uuid primary key,
  agency_id uuid references profiles (id) on delete set null,
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  file_name text unique references files (name) on delete set null,
  original_name text not null,
  charged_bp integer not null default 0,
  created_at timestamptz not null,
  constraint expense_bills_charged_once check (charged_bp between 0 and 10000)
);
create unique index expense_bills_one on expense_bills (agency_id, fingerprint);
comment on table expense_bills is 'Bills of an NGO, each once over all its grants.';
comment on column expense_bills.fingerprint is 'SHA-256 of the bytes that were sent';
comment on column expense_bills.charged_bp is 'Hundredths of a per cent that expenses charge of it; a trigger keeps it';

create table utilisations (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  number integer not null check (number > 0),
  period_from date not null,
  period_to date not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'returned', 'accepted')),
  round integer not null default 0,
  content jsonb,
  remark text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (period_from <= period_to),
  constraint utilisations_number unique (grant_id, number)
);
create index utilisations_newest on utilisations (grant_id, created_at desc, id desc);
comment on table utilisations is 'Statements of an NGO on what it used in a period.';
comment on column utilisations.round is 'How often it was sent';
comment on column utilisations.content is 'What was sent last, as it was then; an accepted one never changes';

create table utilisation_rounds (
  utilisation_id uuid not null references utilisations (id),
  round integer not null,
  content jsonb not null,
  sent_at timestamptz not null,
  primary key (utilisation_id, round)
);
comment on table utilisation_rounds is 'Every statement as it was sent, also those that were returned.';

create table utilisation_acceptances (
  utilisation_id uuid not null references utilisations (id),
  round integer not null,
  part text not null check (part in ('programme', 'finance')),
  account_id uuid references accounts (id) on delete set null,
  accepted_at timestamptz not null,
  primary key (utilisation_id, round, part)
);
create unique index utilisation_acceptances_two_persons on utilisation_acceptances (utilisation_id, round, account_id);
create index utilisation_acceptances_account on utilisation_acceptances (account_id) where account_id is not null;
comment on table utilisation_acceptances is 'Programme and finance of the company accept a statement, two persons.';

create table grant_expenses (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  head_id uuid not null references grant_heads (id),
  spent_on date not null,
  payee text not null check (char_length(payee) between 1 and 160),
  amount bigint not null check (amount > 0),
  share_bp integer not null default 10000 check (share_bp between 1 and 10000),
  charged bigint not null generated always as (amount * share_bp / 10000) stored check (charged > 0),
  bill_id uuid references expense_bills (id),
  utilisation_id uuid references utilisations (id),
  asset_owner text,
  entered_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index grant_expenses_newest on grant_expenses (grant_id, spent_on desc, id desc);
create index grant_expenses_head on grant_expenses (head_id);
create index grant_expenses_bill on grant_expenses (bill_id) where bill_id is not null;
create index grant_expenses_utilisation on grant_expenses (utilisation_id) where utilisation_id is not null;
create index grant_expenses_entered_by on grant_expenses (entered_by) where entered_by is not null;
comment on table grant_expenses is 'What the NGO paid, bill by bill, and the share that this grant pays.';
comment on column grant_expenses.amount is 'Of the whole bill, in whole rupees';
comment on column grant_expenses.share_bp is 'Hundredths of a per cent that this grant pays of it';
comment on column grant_expenses.utilisation_id is 'The statement that shows it; from when that is sent, nothing of it changes';
comment on column grant_expenses.asset_owner is 'Who owns what was bought, at the end of the grant';

create table grant_refunds (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  amount bigint not null check (amount > 0),
  refunded_on date not null,
  utr text check (utr ~ '^[A-Z0-9]{6,30}$'),
  note text,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
create unique index grant_refunds_one_utr on grant_refunds (utr);
create index grant_refunds_grant on grant_refunds (grant_id, created_at);
comment on table grant_refunds is 'Money that the NGO paid back; confirmed once the company has it.';

create table grant_interests (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  amount bigint not null check (amount > 0),
  earned_on date not null,
  note text,
  created_at timestamptz not null
);
create index grant_interests_grant on grant_interests (grant_id, created_at);
comment on table grant_interests is 'Interest that the NGO''s bank paid on the money: it belongs to the grant, and is never revenue of the company.';

create table grant_reallocations (
  id uuid primary key,
  grant_id uuid not null references grants (id),
  from_head_id uuid not null references grant_heads (id),
  to_head_id uuid not null references grant_heads (id),
  amount bigint not null check (amount > 0),
  reason text,
  state text not null check (state in ('proposed', 'accepted', 'declined')),
  needs_funder boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (from_head_id <> to_head_id)
);
create index grant_reallocations_grant on grant_reallocations (grant_id, created_at desc, id desc);
create index grant_reallocations_from on grant_reallocations (from_head_id);
create index grant_reallocations_to on grant_reallocations (to_head_id);
comment on table grant_reallocations is 'Budget moved from one head to another. What is more than a tenth of a head needs the company.';

create table grant_entries (
  id uuid primary key,
  seq bigint generated always as identity unique,
  grant_id uuid not null references grants (id),
  kind text not null check (kind in (
    'agreed', 'approved', 'released', 'received', 'utilised', 'refunded', 'interest', 'reallocated')),
  amount bigint not null check (amount <> 0),
  head_id uuid references grant_heads (id),
  tranche_id uuid references grant_tranches (id),
  dated_on date not null,
  financial_year text not null check (financial_year ~ '^[0-9]{4}-[0-9]{2}$'),
  source_id uuid not null,
  act_id uuid not null references grant_acts (id),
  posted_at timestamptz not null,
  constraint grant_entries_heads check ((head_id is not null) = (kind in ('utilised', 'reallocated'))),
  constraint grant_entries_tranches check (tranche_id is null or kind in ('approved', 'released', 'received'))
);
create index grant_entries_grant on grant_entries (grant_id, seq desc);
create index grant_entries_head on grant_entries (head_id) where head_id is not null;
create index grant_entries_tranche on grant_entries (tranche_id) where tranche_id is not null;
create index grant_entries_act on grant_entries (act_id);
create unique index grant_entries_once
  on grant_entries (source_id, kind, act_id, head_id, tranche_id, financial_year) nulls not distinct;
comment on table grant_entries is 'The ledger. Rows are added and never changed; a correction is another entry with the other sign.';
comment on column grant_entries.source_id is 'The version, request, release, statement, refund, interest or reallocation that it is posted for';

-- Nothing posted is changed. Only the person and the organisation of an act go, when they are erased.
create function refuse_change_of_posted() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'grant_acts' then
    if to_jsonb(new) - 'account_id' - 'profile_id' = to_jsonb(old) - 'account_id' - 'profile_id'
      and (new.account_id is null or new.account_id = old.account_id)
      and (new.profile_id is null or new.profile_id = old.profile_id) then
      return new;
    end if;
  end if;
  raise exception 'rows of % are never changed or deleted', tg_table_name
    using errcode = 'restrict_violation', constraint = 'posted_for_good';
end $$;
create trigger grant_entries_posted_for_good before update or delete on grant_entries
  for each row execute function refuse_change_of_posted();
create trigger grant_entries_not_truncated before truncate on grant_entries
  for each statement execute function refuse_change_of_posted();
create trigger grant_acts_posted_for_good before update or delete on grant_acts
  for each row execute function refuse_change_of_posted();
create trigger grant_acts_not_truncated before truncate on grant_acts
  for each statement execute function refuse_change_of_posted();
create trigger utilisation_rounds_posted_for_good before update or delete on utilisation_rounds
  for each row execute function refuse_change_of_posted();

-- The sums of a grant are those of its entries, in the same transaction: what the constraints of `grants` refuse is not posted.
create function sum_grant_entry() returns trigger language plpgsql as $$
begin
  if new.kind <> 'reallocated' then
    update grants set
      agreed = agreed + case new.kind when 'agreed' then new.amount else 0 end,
      approved = approved + case new.kind when 'approved' then new.amount else 0 end,
      released = released + case new.kind when 'released' then new.amount else 0 end,
      received = received + case new.kind when 'received' then new.amount else 0 end,
      utilised = utilised + case new.kind when 'utilised' then new.amount else 0 end,
      refunded = refunded + case new.kind when 'refunded' then new.amount else 0 end,
      interest = interest + case new.kind when 'interest' then new.amount else 0 end
      where id = new.grant_id;
  end if;
  if new.kind = 'utilised' then
    update grant_heads set utilised = utilised + new.amount where id = new.head_id;
  elsif new.kind = 'reallocated' then
    update grant_heads set reallocated = reallocated + new.amount where id = new.head_id;
  elsif new.kind = 'received' and new.tranche_id is not null then
    update grant_tranches set received = received + new.amount,
      received_on = greatest(received_on, new.dated_on) where id = new.tranche_id;
  end if;
  return null;
end $$;
create trigger grant_entries_sum after insert on grant_entries
  for each row execute function sum_grant_entry();

-- An expense charges its head and its bill, and no more than there is of either.
create function sum_grant_expense() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update grant_heads set charged = charged - old.charged where id = old.head_id;
    update expense_bills set charged_bp = charged_bp - old.share_bp where id = old.bill_id;
  end if;
  if tg_op <> 'DELETE' then
    update grant_heads set charged = charged + new.charged where id = new.head_id;
    update expense_bills set charged_bp = charged_bp + new.share_bp where id = new.bill_id;
  end if;
  return null;
end $$;
create trigger grant_expenses_added after insert or delete on grant_expenses
  for each row execute function sum_grant_expense();
create trigger grant_expenses_changed after update on grant_expenses for each row
  when ((old.head_id, old.amount, old.share_bp, old.bill_id) is distinct from
    (new.head_id, new.amount, new.share_bp, new.bill_id))
  execute function sum_grant_expense();

create function refuse_change_of_reported() returns trigger language plpgsql as $$
begin
  if exists (select from utilisations where id = old.utilisation_id and state in ('sent', 'accepted')) then
    raise exception 'expense % is in a statement that was sent', old.id
      using errcode = 'restrict_violation', constraint = 'grant_expenses_reported';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger grant_expenses_reported_stay before delete on grant_expenses
  for each row execute function refuse_change_of_reported();
create trigger grant_expenses_reported_unchanged before update on grant_expenses for each row
  when ((old.head_id, old.spent_on, old.payee, old.amount, old.share_bp, old.bill_id, old.utilisation_id) is distinct from
    (new.head_id, new.spent_on, new.payee, new.amount, new.share_bp, new.bill_id, new.utilisation_id))
  execute function refuse_change_of_reported();

-- A tranche is asked for by requests that are alive, and for no more than it has.
create function is_alive_request(state text) returns boolean language sql immutable as $$
  select state not in ('draft', 'declined', 'withdrawn', 'expired')
$$;
create function sum_fund_request() returns trigger language plpgsql as $$
begin
  update grant_tranches t set requested = requested
      + case when is_alive_request(new.state) then a.amount else -a.amount end
    from fund_request_tranches a where a.request_id = new.id and t.id = a.tranche_id;
  return null;
end $$;
create trigger fund_requests_sum after update of state on fund_requests for each row
  when (is_alive_request(old.state) <> is_alive_request(new.state))
  execute function sum_fund_request();

-- A release takes its part of the request until it bounces.
create function sum_fund_release() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update fund_requests set released = released + new.amount where id = new.request_id;
  elsif new.state = 'bounced' then
    update fund_requests set released = released - new.amount where id = new.request_id;
  elsif new.state = 'confirmed' then
    update fund_requests set received = received + new.amount where id = new.request_id;
  end if;
  return null;
end $$;
create trigger fund_releases_added after insert on fund_releases
  for each row execute function sum_fund_release();
create trigger fund_releases_moved after update of state on fund_releases for each row
  when (old.state <> new.state)
  execute function sum_fund_release();

-- Those who make and those who check are people of the right side: never of the other organisation.
create function refuse_other_side() returns trigger language plpgsql as $$
declare
  funder uuid;
  person uuid := coalesce(
    (to_jsonb(new) ->> tg_argv[1])::uuid, (to_jsonb(new) ->> tg_argv[0])::uuid);
begin
  select g.funder_id into funder from grants g where g.id = new.grant_id;
  if person is not null and funder is not null
    and not exists (select from memberships m where m.account_id = person and m.profile_id = funder) then
    raise exception 'person % is not of the company of grant %', person, new.grant_id
      using errcode = 'check_violation', constraint = 'checked_by_the_company';
  end if;
  return new;
end $$;
create trigger fund_requests_checked_by_the_company before update on fund_requests for each row
  when ((new.checked_by, new.approved_by) is distinct from (old.checked_by, old.approved_by)
    and (new.checked_by is not null or new.approved_by is not null)
    and new.state in ('checked', 'approved') and old.state <> new.state)
  execute function refuse_other_side('checked_by', 'approved_by');
create trigger fund_releases_made_by_the_company before insert or update of state on fund_releases for each row
  when (new.state in ('prepared', 'authorised'))
  execute function refuse_other_side('prepared_by', 'authorised_by');

-- Foreign money goes to the FCRA account and nowhere else; domestic money never goes there.
create function refuse_mixed_money() returns trigger language plpgsql as $$
begin
  if not exists (
    select from grants g join bank_accounts b on b.id = new.bank_account_id
    where g.id = new.grant_id and b.kind = case g.money when 'foreign' then 'fcra' else 'domestic' end
      and (g.agency_id is null or b.profile_id = g.agency_id)) then
    raise exception 'bank account % cannot take the money of grant %', new.bank_account_id, new.grant_id
      using errcode = 'check_violation', constraint = 'fund_releases_right_account';
  end if;
  return new;
end $$;
create trigger fund_releases_right_account before insert or update of bank_account_id on fund_releases
  for each row execute function refuse_mixed_money();

-- A grant is closed with nothing left, and everything shown.
create function refuse_open_closure() returns trigger language plpgsql as $$
begin
  if new.received + new.interest <> new.utilised + new.refunded
    or exists (select from utilisations u where u.grant_id = new.id and u.state <> 'accepted')
    or exists (select from grant_refunds r where r.grant_id = new.id and r.confirmed_at is null)
    or exists (select from fund_releases r where r.grant_id = new.id and r.state in ('prepared', 'authorised', 'initiated'))
    or exists (select from grant_expenses e join grant_heads h on h.id = e.head_id
      where e.grant_id = new.id and (e.utilisation_id is null or (h.kind = 'capital' and e.asset_owner is null))) then
    raise exception 'grant % is not ready to close', new.id
      using errcode = 'check_violation', constraint = 'grants_ready_to_close';
  end if;
  return new;
end $$;
create trigger grants_ready_to_close before update of state on grants for each row
  when (new.state = 'closed' and old.state <> 'closed')
  execute function refuse_open_closure();

create function refuse_merged_funder_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.funder_id); return new; end $$;
create trigger grants_funder_id_not_merged before insert or update of funder_id on grants
  for each row execute function refuse_merged_funder_id();
create function refuse_merged_agency_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.agency_id); return new; end $$;
create trigger grants_agency_id_not_merged before insert or update of agency_id on grants
  for each row execute function refuse_merged_agency_id();
create trigger expense_bills_agency_id_not_merged before insert or update of agency_id on expense_bills
  for each row execute function refuse_merged_agency_id();
create trigger bank_accounts_profile_id_not_merged before insert or update of profile_id on bank_accounts
  for each row execute function refuse_merged_profile_id();
