-- Files that members upload, and the vault of papers that funders ask for.

create table files (
  name text primary key check (name ~ '^(public|private)/[A-Za-z0-9_-]{22}(-[0-9]+\.webp)?$'),
  owner_id uuid not null references accounts (id) on delete cascade,
  media_type text not null,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now()
);
create index files_owner on files (owner_id);
comment on table files is 'Every stored file that is in use; what the file store holds without a row here is swept.';
comment on column files.name is 'Where the store keeps it: below public/ anybody may read it who knows the name';

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
  constraint documents_dates check (expires_on > issued_on)
);
create index documents_owner on documents (owner_id, kind);
create index documents_expiry on documents (expires_on) where expires_on is not null;
comment on table documents is 'The papers of a member: private unless shared.';
comment on column documents.title is 'What a policy or another paper is called';
comment on column documents.financial_year is 'Of audited accounts: 2025-26 is April 2025 to March 2026';
comment on column documents.original_name is 'Cleaned name of the uploaded file, with the ending of its content';
comment on column documents.file_stored_at is 'When the present file was uploaded; details may change without it';

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
comment on table document_shares is 'Which other member may open a document, and until when.';

create table document_openings (
  id uuid primary key,
  document_id uuid not null references documents (id) on delete cascade,
  opened_by uuid references profiles (id) on delete set null,
  opened_by_name text not null,
  opened_at timestamptz not null default now()
);
create index document_openings_newest on document_openings (document_id, opened_at desc);
create index document_openings_member on document_openings (opened_by);
comment on table document_openings is 'Who other than its owner opened a document, and when.';

create table document_reminders (
  document_id uuid not null references documents (id) on delete cascade,
  expires_on date not null,
  days_before integer not null check (days_before in (90, 60, 30)),
  sent_at timestamptz not null default now(),
  primary key (document_id, expires_on, days_before)
);
comment on table document_reminders is 'Reminders that were mailed before a document expires; a new expiry date starts anew.';
