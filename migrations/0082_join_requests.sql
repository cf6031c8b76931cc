-- A person with an address of an organisation's domain asks its owners for access.

create table join_links (
  token_hash bytea primary key,
  email text not null constraint join_links_once unique check (email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index join_links_expiry on join_links (expires_at);
comment on table join_links is
  'Links that prove an address of a claimed domain, each for 24 hours and one use. A new one replaces the earlier one of the address';
comment on column join_links.token_hash is 'SHA-256 of the token in the mail';

create table join_requests (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  account_id uuid not null constraint join_requests_once unique references accounts (id) on delete cascade,
  email text not null check (email = lower(email)),
  made_account boolean not null default false,
  created_at timestamptz not null default now(),
  declined_at timestamptz,
  expires_at timestamptz not null
);
create index join_requests_profile on join_requests (profile_id, created_at);
create index join_requests_expiry on join_requests (expires_at);
comment on table join_requests is
  'Persons who ask to act for a profile. One that is accepted is deleted; one that is declined stays until it expires, so that nobody asks again and again';
comment on column join_requests.email is 'Proven address of the domain with which the person asked';
comment on column join_requests.made_account is
  'True if the account was made to ask: it goes with a request that is declined or not answered, and its address is free again';
