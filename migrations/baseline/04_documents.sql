-- The vault: papers that funders ask for, who may open them and who did.

create table documents (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  kind text not null check (kind in (
    'registration', '12a', '80g', 'csr-1', 'audited-accounts', 'fcra', 'board-resolution', 'policy', 'other')),
  title text,
  financial_year text check (financial_year ~ '^[0-9]{4}-[0-9]{2}$'),
  number text,
  issued_on date,
  expires_on date,
  file_name text not null unique references files (name) on delete cascade,
  original_name text not null,
  file_stored_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  uploaded_by uuid references accounts (id) on delete set null,
  constraint documents_dates check (expires_on > issued_on)
);
create index documents_owner on documents (owner_id, kind);
create index documents_expiry on documents (expires_on) where expires_on is not null;
create index documents_uploaded_by on documents (uploaded_by) where uploaded_by is not null;
comment on table documents is 'The papers of a member: private unless shared.';
comment on column documents.title is 'Title of a policy or another paper';
comment on column documents.financial_year is 'Year of audited accounts: 2025-26 is April 2025 to March 2026';
comment on column documents.original_name is 'Cleaned name of the uploaded file, with the ending of its content';
comment on column documents.file_stored_at is 'Time at which the present file was uploaded; details can change without it';
comment on column documents.uploaded_by is 'The person who stored the present file, for owner_id';

-- The level rests on papers that somebody looked at. One that has changed or gone since was not looked at.
create function end_level_of_document() returns trigger language plpgsql as $$
begin
  update verification_requests r set
    ended_at = clock_timestamp(),
    end_cause = case tg_op when 'DELETE' then 'document-removed' else 'document-changed' end,
    end_reason = d.name
    from verification_documents d
    where d.document_id = old.id and r.id = d.request_id
      and r.level = 1 and r.status = 'granted' and r.ended_at is null;
  return case tg_op when 'DELETE' then old end;
end $$;
-- Before, since the deletion itself cuts the tie between the document and the request.
create trigger documents_removed_end_level before delete on documents
  for each row execute function end_level_of_document();
create trigger documents_changed_end_level after update on documents
  for each row
  when ((old.kind, old.title, old.financial_year, old.number, old.issued_on, old.expires_on, old.file_name)
    is distinct from (new.kind, new.title, new.financial_year, new.number, new.issued_on, new.expires_on, new.file_name))
  execute function end_level_of_document();
create trigger documents_owner_id_not_merged before insert or update of owner_id on documents
  for each row execute function refuse_merged_owner_id();

create table document_shares (
  id uuid primary key,
  document_id uuid not null references documents (id) on delete cascade,
  member_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index document_shares_one_open on document_shares (document_id, member_id) where revoked_at is null;
create index document_shares_member on document_shares (member_id);
create index document_shares_document on document_shares (document_id);
comment on table document_shares is 'Members with access to a document, and until when.';

create function refuse_merged_member_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.member_id); return new; end $$;
create trigger document_shares_member_id_not_merged before insert or update of member_id on document_shares
  for each row execute function refuse_merged_member_id();

create table document_openings (
  id uuid primary key,
  document_id uuid references documents (id) on delete cascade,
  opened_by uuid references profiles (id) on delete set null,
  opened_by_name text not null,
  opened_at timestamptz not null default now(),
  numbers_of uuid references profiles (id) on delete cascade,
  opened_by_person uuid references accounts (id) on delete set null,
  constraint document_openings_subject check (num_nonnulls(document_id, numbers_of) = 1)
);
create index document_openings_newest on document_openings (document_id, opened_at desc);
create index document_openings_member on document_openings (opened_by);
create index document_openings_numbers on document_openings (numbers_of, opened_at desc);
create index document_openings_person on document_openings (opened_by_person) where opened_by_person is not null;
comment on table document_openings is
  'Openings of a document by others than its owner, and looks of admins at the numbers of a profile.';
comment on column document_openings.numbers_of is 'Member whose numbers were shown in full; then no document was opened.';
comment on column document_openings.opened_by_person is 'The person who opened it, for the profile opened_by';

create table document_reminders (
  document_id uuid not null references documents (id) on delete cascade,
  expires_on date not null,
  days_before integer not null check (days_before in (90, 60, 30)),
  sent_at timestamptz not null default now(),
  primary key (document_id, expires_on, days_before)
);
comment on table document_reminders is 'Reminders mailed before a document expires. A new expiry date starts them again.';
