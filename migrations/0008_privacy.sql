-- Changing what one signs in with, proof of who signed up, consent, and the deletion of an account.

alter table accounts add column sign_up_secret_hash bytea;
comment on column accounts.sign_up_secret_hash is
  'SHA-256 of the secret that the browser of the sign-up keeps until the address is confirmed: who opens the link there need not prove anything else';
alter table accounts add column deletion_due_at timestamptz;
comment on column accounts.deletion_due_at is
  'When the account is erased; null while its owner has not asked for that. Until then the profile is out of the marketplace';
create index accounts_deletion_due on accounts (deletion_due_at) where deletion_due_at is not null;

alter table account_tokens add column new_email text;
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('verify-email', 'reset-password', 'change-email'));
alter table account_tokens add constraint account_tokens_new_email
  check ((purpose = 'change-email') = (new_email is not null) and new_email = lower(new_email));
comment on column account_tokens.new_email is 'The address that becomes the account''s when its reader opens the link (change-email only)';

create table consents (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  notice_version text not null,
  language text not null,
  agreed_at timestamptz not null default now()
);
create index consents_newest on consents (account_id, agreed_at desc, id desc);
comment on table consents is
  'Which version of the consent notice a member agreed to, when, and in which language it was shown (DPDP Act 2023, section 6).';

create or replace function set_profile_is_published() returns trigger language plpgsql as $$
begin
  select a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null into new.is_published
    from accounts a where a.id = new.id;
  return new;
end $$;

create or replace function publish_profile_of_account() returns trigger language plpgsql as $$
begin
  update profiles
    set is_published = new.email_confirmed_at is not null and not new.is_admin and new.deletion_due_at is null
    where id = new.id;
  return null;
end $$;
drop trigger accounts_publish_profile on accounts;
create trigger accounts_publish_profile after update of email_confirmed_at, is_admin, deletion_due_at on accounts
  for each row execute function publish_profile_of_account();

-- A request that became a collaboration outlives the member who sent or received it, without naming that member.
alter table collaboration_requests alter column target_profile_id drop not null;
alter table collaboration_requests drop constraint collaboration_requests_guest_is_held;
alter table collaboration_requests add constraint collaboration_requests_sides check (
  (sender_profile_id is not null or status in ('held', 'accepted'))
  and (target_profile_id is not null or status = 'accepted'));
comment on column collaboration_requests.sender_profile_id is 'Null for a guest (held), and for a member whose account was erased (accepted)';
comment on column collaboration_requests.target_profile_id is 'Null once the account of the member who accepted was erased';
