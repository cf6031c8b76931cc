-- Personal access tokens: programs call the API with them, for the member who made them.

create table access_tokens (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  token_hash bytea not null,
  token_end text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  constraint access_tokens_hash unique (token_hash)
);
create index access_tokens_account on access_tokens (account_id, created_at desc, id desc);
create index access_tokens_expiry on access_tokens (expires_at);
comment on table access_tokens is
  'Personal access tokens, twenty of a member at most. Revoking one deletes its row; one that has ended is deleted 30 days later.';
comment on column access_tokens.name is 'The member''s own words, such as the name of the program';
comment on column access_tokens.token_hash is 'SHA-256 of the token, which is shown once and stored nowhere';
comment on column access_tokens.token_end is 'Last four characters of the token, by which its owner knows it';
comment on column access_tokens.scopes is 'What it may be used for, such as profile:read';
comment on column access_tokens.last_used_at is 'Last call, written once a minute at most; null before the first one';
