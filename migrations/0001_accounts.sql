-- Accounts: who may sign in, and the sessions and one-use tokens that prove it.

create table accounts (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  email_confirmed_at timestamptz,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  constraint accounts_email_lower check (email = lower(email))
);
create unique index accounts_email_unique on accounts (email);
comment on table accounts is 'One sign-in: email, password and whether the email address is confirmed.';
comment on column accounts.password_hash is 'argon2id in PHC string form';
comment on column accounts.email_confirmed_at is 'Null until the link in the verification mail was opened';

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index sessions_account on sessions (account_id);
comment on table sessions is 'One signed-in device: the family of refresh tokens that rotate into each other.';

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
comment on table refresh_tokens is 'SHA-256 of every refresh token of a session; a second use of one revokes the session.';

create table account_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_account on account_tokens (account_id);
comment on table account_tokens is 'SHA-256 of the one-use tokens that are sent by mail.';
