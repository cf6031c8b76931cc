-- Signing in, defended: devices, a second factor, and how often somebody may try.

alter table accounts add column is_demo boolean not null default false;
comment on column accounts.is_demo is 'Of the demo data, whose passwords are printed: an admin among them needs no second factor';
-- Demo data that an earlier version loaded: only its ids carry the first millisecond of 2025.
update accounts set is_demo = true where id between '01941f29-7c00-7000-8000-000000000000' and '01941f29-7c00-7fff-bfff-ffffffffffff';

alter table sessions add column user_agent text not null default '';
alter table sessions add column last_used_at timestamptz;
update sessions s set last_used_at = coalesce((select max(t.created_at) from refresh_tokens t where t.session_id = s.id), s.created_at);
alter table sessions alter column last_used_at set default now();
alter table sessions alter column last_used_at set not null;
comment on column sessions.user_agent is 'What the browser called itself at sign-in; shown as the name of the device';
comment on column sessions.last_used_at is 'The last sign-in or refresh: while the device is in use at most 15 minutes ago';

create table two_factor (
  account_id uuid primary key references accounts (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_counter bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table two_factor is 'The authenticator app of an account (RFC 6238).';
comment on column two_factor.secret is 'AES-256-GCM with a key derived from SESSION_SECRET: 12 bytes nonce, the sealed secret, 16 bytes tag';
comment on column two_factor.confirmed_at is 'Null until a first code has shown that the app knows the secret; until then sign-in asks for none';
comment on column two_factor.last_counter is 'Time step of the last code that was accepted; only later ones are';

create table recovery_codes (
  account_id uuid not null references two_factor (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'SHA-256 of the codes of 80 random bits that stand in for the authenticator app, each once.';

create table sign_in_budgets (
  key bytea primary key,
  tries int not null,
  blocked_until timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_budgets_expiry on sign_in_budgets (expires_at);
comment on table sign_in_budgets is 'How often somebody tried to sign in lately, and from when on the next try is looked at.';
comment on column sign_in_budgets.key is 'HMAC-SHA-256 of what is counted (an address, an email, a device): nobody can be read out of it';
comment on column sign_in_budgets.expires_at is 'When the tries are forgotten';
