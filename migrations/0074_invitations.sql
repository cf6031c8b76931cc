-- Owners invite colleagues by mail.

create table invitations (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'member', 'finance', 'viewer')),
  message text check (message <> ''),
  token_hash bytea not null unique,
  invited_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint invitations_once unique (profile_id, email)
);
create index invitations_invited_by on invitations (invited_by) where invited_by is not null;
create index invitations_expiry on invitations (expires_at);
comment on table invitations is 'Invitations to act for a profile that wait for an answer. One that is accepted, withdrawn or expired is deleted.';
comment on column invitations.token_hash is 'SHA-256 of the token in the mail; sending it again makes a new one';
