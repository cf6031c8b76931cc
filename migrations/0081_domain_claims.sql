-- An owner proves that a domain belongs to the organisation. Colleagues with an address of it can then ask to join.

create table domain_claims (
  id uuid primary key,
  profile_id uuid not null references profiles (id) on delete cascade,
  domain text not null check (domain <> '' and domain = lower(domain)),
  email text not null check (email = lower(email)),
  token_hash bytea unique,
  claimed_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz,
  confirmed_at timestamptz,
  constraint domain_claims_once unique (profile_id, domain),
  constraint domain_claims_wait_or_hold check (
    (confirmed_at is null) = (token_hash is not null) and (confirmed_at is null) = (expires_at is not null))
);
create unique index domain_claims_one_holder on domain_claims (domain) where confirmed_at is not null;
create index domain_claims_claimed_by on domain_claims (claimed_by) where claimed_by is not null;
create index domain_claims_expiry on domain_claims (expires_at) where expires_at is not null;
comment on table domain_claims is
  'Domains of organisations. Several may claim one domain; the first to open the link of its mail holds it';
comment on column domain_claims.email is 'Address of the domain that the link was sent to';
comment on column domain_claims.token_hash is 'SHA-256 of the token in the mail, for 24 hours; null once it was used';
comment on column domain_claims.confirmed_at is 'Since when the profile holds the domain; null while the mail waits';

create trigger domain_claims_profile_id_not_merged before insert or update of profile_id on domain_claims
  for each row execute function refuse_merged_profile_id();
