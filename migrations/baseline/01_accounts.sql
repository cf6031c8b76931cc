-- Accounts: the people who sign in, their sessions and keys, and the memberships by which they act for a profile.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create table accounts (
  id uuid primary key,
  email text not null,
  password_hash text not null,
  email_confirmed_at timestamptz,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  is_demo boolean not null default false,
  sign_up_secret_hash bytea,
  deletion_due_at timestamptz,
  terms_reminded_at timestamptz not null default now(),
  suspended_at timestamptz,
  person_name text check (person_name <> ''),
  mails_off text[] not null default '{}' check (array_position(mails_off, null) is null),
  mail_stop_key uuid not null default gen_random_uuid(),
  mails_daily text[] not null default '{}' check (array_position(mails_daily, null) is null),
  constraint accounts_email_lower check (email = lower(email)),
  constraint accounts_admins_are_not_suspended check (not (is_admin and suspended_at is not null))
);
create unique index accounts_email_unique on accounts (email);
create index accounts_deletion_due on accounts (deletion_due_at) where deletion_due_at is not null;
create index accounts_terms_reminded on accounts (terms_reminded_at)
  where email_confirmed_at is not null and deletion_due_at is null;
create index accounts_email_words on accounts using gin (email gin_trgm_ops);
create index accounts_suspended on accounts (suspended_at) where suspended_at is not null;
comment on table accounts is 'A person who signs in: email, password and whether the email address is confirmed.';
comment on column accounts.password_hash is 'argon2id in PHC string form';
comment on column accounts.email_confirmed_at is 'Null until the link in the verification mail was opened';
comment on column accounts.is_demo is
  'True for demo accounts. Their passwords are printed, so an admin among them needs no second factor';
comment on column accounts.sign_up_secret_hash is
  'SHA-256 of the secret that the browser of the sign-up keeps until the address is confirmed. Opening the link in that browser needs no other proof';
comment on column accounts.deletion_due_at is
  'Time of erasure; null unless its owner asked for deletion. Until then the profile is hidden from the marketplace';
comment on column accounts.terms_reminded_at is
  'Time of the last reminder of the terms: at sign-up, then once a year (rule 3(1)(c), IT Rules, 2021)';
comment on column accounts.suspended_at is
  'Time at which an admin suspended the account; null for one that can sign in. Meanwhile it has no sessions and its profile is not in the marketplace';
comment on column accounts.person_name is
  'Own name of the person; null until the person gives it: then the name of the profile acted for';
comment on column accounts.mails_off is 'Mails that the person has switched off, by the name of the choice (mails_requests, ...)';
comment on column accounts.mail_stop_key is
  'Is in the link of each mail that stops such mails, so that the link needs no session; it allows nothing else';
comment on column accounts.mails_daily is
  'Kinds of mail that come together each morning, by the name of the choice; one that is in mails_off too does not come';

create function publish_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('account:' || new.id, json_build_object())::text);
  return null;
end $$;
create trigger accounts_access_changed after update of is_admin, email_confirmed_at on accounts
  for each row when (old.is_admin <> new.is_admin
    or (old.email_confirmed_at is null) <> (new.email_confirmed_at is null))
  execute function publish_access_change();

-- A profile that goes is not shown, whatever becomes of its owners meanwhile.
create function publish_profile_of_account() returns trigger language plpgsql as $$
begin
  update profiles p
    set is_published = new.email_confirmed_at is not null and not new.is_admin and new.deletion_due_at is null
      and new.suspended_at is null and not exists (select from profile_deletions d where d.profile_id = p.id)
    where p.id in (select profile_id from memberships where account_id = new.id and is_main);
  return null;
end $$;
create trigger accounts_publish_profile
  after update of email_confirmed_at, is_admin, deletion_due_at, suspended_at on accounts
  for each row execute function publish_profile_of_account();

-- The profiles for which nobody else acts go with the person.
create function delete_profiles_of_one() returns trigger language plpgsql as $$
begin
  delete from profiles p
    where p.id in (select profile_id from memberships where account_id = old.id)
      and not exists (select from memberships m where m.profile_id = p.id and m.account_id <> old.id);
  return old;
end $$;
create trigger accounts_delete_profiles before delete on accounts
  for each row execute function delete_profiles_of_one();

create table memberships (
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid not null,
  role text not null check (role in ('owner', 'manager', 'member', 'finance', 'viewer')),
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  primary key (account_id, profile_id),
  constraint memberships_main_is_owner check (role = 'owner' or not is_main)
);
create index memberships_profile on memberships (profile_id, role);
create unique index memberships_one_main on memberships (profile_id) where is_main;
comment on table memberships is 'Which person acts for which profile, and in which role.';
comment on column memberships.is_main is
  'The owner who gets the mails of the profile, and whose account shows or hides it. Triggers choose the next one when this owner leaves';
comment on column memberships.last_seen_at is
  'Last sign-in, refresh or switch to the profile: within 15 minutes while the person is at work';

-- Two owners who remove each other at the same moment leave one: each waits for the row of the profile.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform 1 from profiles where id = old.profile_id for no key update;
  -- Without it the profile goes, and its memberships with it.
  if found and not exists (
    select from memberships
    where profile_id = old.profile_id and role = 'owner' and account_id <> old.account_id
  ) then
    raise exception 'profile % needs an owner', old.profile_id
      using errcode = 'check_violation', constraint = 'memberships_an_owner';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.is_main := false;
  return new;
end $$;
create trigger memberships_keep_an_owner before update of role on memberships
  for each row when (old.role = 'owner' and new.role <> 'owner')
  execute function keep_an_owner();
create trigger memberships_keep_an_owner_there before delete on memberships
  for each row when (old.role = 'owner')
  execute function keep_an_owner();

create function choose_main_owner() returns trigger language plpgsql as $$
begin
  update memberships m set is_main = true
    where m.profile_id = old.profile_id and m.account_id = (
      select n.account_id from memberships n where n.profile_id = old.profile_id and n.role = 'owner'
      order by n.created_at, n.account_id limit 1);
  return null;
end $$;
create trigger memberships_next_main after update of role on memberships
  for each row when (old.is_main and not new.is_main)
  execute function choose_main_owner();
create trigger memberships_next_main_there after delete on memberships
  for each row when (old.is_main)
  execute function choose_main_owner();

create function publish_profile_of_main_owner() returns trigger language plpgsql as $$
begin
  update profiles p
    set is_published = a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null
      and a.suspended_at is null and not exists (select from profile_deletions d where d.profile_id = p.id)
    from accounts a where p.id = new.profile_id and a.id = new.account_id;
  return null;
end $$;
create trigger memberships_publish_profile after update of is_main on memberships
  for each row when (new.is_main and not old.is_main)
  execute function publish_profile_of_main_owner();

-- Open streams of events end, in every process, when a role changes or a membership ends.
create function publish_membership_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('account:' || old.account_id, json_build_object())::text);
  return null;
end $$;
create trigger memberships_changed after update of role on memberships
  for each row when (old.role <> new.role)
  execute function publish_membership_change();
create trigger memberships_ended after delete on memberships
  for each row execute function publish_membership_change();

create view main_owners as select profile_id, account_id from memberships where is_main;
comment on view main_owners is 'For each profile the owner who gets its mails';

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  user_agent text not null default '',
  last_used_at timestamptz not null default now(),
  profile_id uuid,
  constraint sessions_membership
    foreign key (account_id, profile_id) references memberships (account_id, profile_id) on delete cascade
);
create index sessions_account on sessions (account_id);
create index sessions_last_use on sessions (last_used_at);
create index sessions_acting_for on sessions (profile_id, account_id);
comment on table sessions is 'One signed-in device: the family of refresh tokens that rotate into each other.';
comment on column sessions.user_agent is 'User-Agent at sign-in; shown as the name of the device';
comment on column sessions.last_used_at is 'Last sign-in or refresh; at most 15 minutes ago while the device is in use';
comment on column sessions.profile_id is
  'The profile acted for. Null in sessions of before people had memberships: the profile with the id of the account';

create function publish_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('session:' || old.id, json_build_object())::text);
  return null;
end $$;
create trigger sessions_ended after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function publish_session_end();
create trigger sessions_deleted after delete on sessions
  for each row when (old.revoked_at is null)
  execute function publish_session_end();

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);
comment on table refresh_tokens is 'SHA-256 of every refresh token of a session; a second use of one revokes the session.';

create table account_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'change-email')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  new_email text,
  constraint account_tokens_new_email
    check ((purpose = 'change-email') = (new_email is not null) and new_email = lower(new_email))
);
create index account_tokens_account on account_tokens (account_id);
create index account_tokens_expiry on account_tokens (expires_at);
comment on table account_tokens is 'SHA-256 of the one-use tokens that are sent by mail.';
comment on column account_tokens.new_email is 'Address that the account gets when the link is opened (change-email only)';

create table two_factor (
  account_id uuid primary key references accounts (id) on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_counter bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table two_factor is 'The authenticator app of an account (RFC 6238).';
comment on column two_factor.secret is
  'AES-256-GCM with a key derived from SESSION_SECRET: 12 bytes nonce, the sealed secret, 16 bytes tag';
comment on column two_factor.confirmed_at is
  'Null until a first code proves that the app knows the secret; sign-in asks for no code until then';
comment on column two_factor.last_counter is 'Time step of the last accepted code; a code must be later';

create table recovery_codes (
  account_id uuid not null references two_factor (account_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table recovery_codes is 'SHA-256 of recovery codes of 80 random bits. Each replaces the authenticator app once.';

create table sign_in_budgets (
  key bytea primary key,
  tries integer not null,
  blocked_until timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_budgets_expiry on sign_in_budgets (expires_at);
comment on table sign_in_budgets is 'Recent sign-in attempts, and the time from which the next one is checked.';
comment on column sign_in_budgets.key is
  'HMAC-SHA-256 of what is counted (an address, an email, a device); it cannot be read back';
comment on column sign_in_budgets.expires_at is 'Time at which the tries are deleted';

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
  profile_id uuid,
  constraint access_tokens_hash unique (token_hash),
  constraint access_tokens_membership
    foreign key (account_id, profile_id) references memberships (account_id, profile_id) on delete cascade
);
create index access_tokens_account on access_tokens (account_id, created_at desc, id desc);
create index access_tokens_expiry on access_tokens (expires_at);
create index access_tokens_acting_for on access_tokens (profile_id, account_id);
comment on table access_tokens is
  'Personal access tokens, twenty of a member at most. Revoking one deletes its row; one that has ended is deleted 30 days later.';
comment on column access_tokens.name is 'The member''s own words, such as the name of the program';
comment on column access_tokens.token_hash is 'SHA-256 of the token, which is shown once and stored nowhere';
comment on column access_tokens.token_end is 'Last four characters of the token, by which its owner knows it';
comment on column access_tokens.scopes is 'What it may be used for, such as profile:read';
comment on column access_tokens.last_used_at is 'Last call, written once a minute at most; null before the first one';
comment on column access_tokens.profile_id is
  'The profile acted for. Null in tokens of before people had memberships: the profile with the id of the account';

create table suspensions (
  id uuid primary key,
  member_id uuid not null references accounts (id) on delete cascade,
  reason text not null,
  suspended_by uuid references accounts (id) on delete set null,
  suspended_by_name text not null,
  suspended_at timestamptz not null,
  restored_by uuid references accounts (id) on delete set null,
  restored_by_name text,
  restore_reason text,
  restored_at timestamptz,
  check (((restored_at is null) = (restored_by_name is null)) and ((restored_at is null) = (restore_reason is null)))
);
create unique index suspensions_open on suspensions (member_id) where restored_at is null;
create index suspensions_member on suspensions (member_id, suspended_at desc, id desc);
create index suspensions_by on suspensions (suspended_by) where suspended_by is not null;
create index suspensions_restored_by on suspensions (restored_by) where restored_by is not null;
comment on table suspensions is 'Each time that an admin suspended a member: why, and how it ended.';
comment on column suspensions.reason is 'The member gets it by mail';
comment on column suspensions.suspended_by_name is 'Name at that time';
comment on column suspensions.restored_by_name is 'Name at that time';
comment on column suspensions.restore_reason is 'The member gets it by mail';

create table webhooks (
  id uuid primary key,
  account_id uuid not null,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null,
  is_active boolean not null default true,
  failing_since timestamptz,
  version integer not null default 1,
  created_at timestamptz not null
);
create index webhooks_account on webhooks (account_id, created_at, id);
comment on table webhooks is 'Addresses that get events of a member; five of a member at most.';
comment on column webhooks.account_id is 'The profile whose events are sent';
comment on column webhooks.events is 'Kinds of events that it gets: src/platform/contract/webhooks/webhook-events.ts';
comment on column webhooks.secret is 'Secret of the signature, sealed with a key of SESSION_SECRET for the account';
comment on column webhooks.is_active is 'False if its owner has paused it, or after three days of failures';
comment on column webhooks.failing_since is 'First failure since the last success; null if the last delivery succeeded';
comment on column webhooks.version is 'Counts changes, so that two windows do not overwrite each other';

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event_id uuid not null,
  type text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz,
  tried_at timestamptz,
  status integer,
  duration_ms integer,
  error text,
  answer text,
  created_at timestamptz not null,
  constraint webhook_deliveries_waiting check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where next_try_at is not null;
create index webhook_deliveries_age on webhook_deliveries (created_at);
comment on table webhook_deliveries is
  'Events on their way to webhooks, written with the change that they announce. Kept for 30 days.';
comment on column webhook_deliveries.event_id is 'Id of the event, the same at each try: by it a receiver knows a repetition';
comment on column webhook_deliveries.body is 'The JSON that is signed and sent';
comment on column webhook_deliveries.state is 'failed: every try failed, and no other follows';
comment on column webhook_deliveries.next_try_at is 'While it is being sent: when another process may try, if this one died';
comment on column webhook_deliveries.status is 'HTTP status of the last answer; null if none came';
comment on column webhook_deliveries.error is 'Why the last try failed, in words';
comment on column webhook_deliveries.answer is 'Start of the last answer, one kilobyte at most';

create table account_merges (
  duplicate_id uuid primary key references accounts (id) on delete cascade,
  kept_id uuid not null references accounts (id) on delete cascade,
  reason text not null,
  merged_by uuid references accounts (id) on delete set null,
  merged_by_name text not null,
  merged_at timestamptz not null,
  constraint account_merges_not_into_itself check (duplicate_id <> kept_id)
);
create index account_merges_kept on account_merges (kept_id, merged_at desc);
create index account_merges_by on account_merges (merged_by) where merged_by is not null;
comment on table account_merges is
  'Accounts that an admin merged into another one of the same organisation. They stay suspended and closed.';
comment on column account_merges.reason is 'Both members get it by mail';
comment on column account_merges.merged_by_name is 'Name at that time';

-- A member who was merged gets nothing new: what another transaction writes while the merge moves everything would stay
-- behind. The lock waits for the merge, and the answer is that of a row whose parent was deleted meanwhile.
create function refuse_merged_member(member uuid) returns void language plpgsql as $$
begin
  if member is null then return; end if;
  perform 1 from accounts where id = member for key share;
  if exists (select from account_merges where duplicate_id = member) then
    raise exception 'member % was merged into another one', member using errcode = 'foreign_key_violation';
  end if;
end $$;

create function refuse_merged_kept_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.kept_id); return new; end $$;
create trigger account_merges_kept_id_not_merged before insert or update of kept_id on account_merges
  for each row execute function refuse_merged_kept_id();

create table invitations (
  id uuid primary key,
  profile_id uuid not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'member', 'finance', 'viewer')),
  message text check (message <> ''),
  token_hash bytea not null unique,
  invited_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  seat_of uuid,
  constraint invitations_once unique (profile_id, email)
);
create index invitations_invited_by on invitations (invited_by) where invited_by is not null;
create index invitations_expiry on invitations (expires_at);
create index invitations_seat_of on invitations (seat_of) where seat_of is not null;
comment on table invitations is
  'Invitations to act for a profile that wait for an answer. One that is accepted, withdrawn or expired is deleted.';
comment on column invitations.token_hash is 'SHA-256 of the token in the mail; sending it again makes a new one';
comment on column invitations.seat_of is
  'Place of the organisation in a collaboration, in which the person is named with the acceptance';

create table partner_mails (
  profile_id uuid not null,
  partner_id uuid not null,
  sent_at timestamptz not null,
  primary key (profile_id, partner_id)
);
create index partner_mails_partner on partner_mails (partner_id);
create index partner_mails_newest on partner_mails (profile_id, sent_at desc);
comment on table partner_mails is 'Which members a weekly mail has named to a profile: none is named twice';

create table domain_claims (
  id uuid primary key,
  profile_id uuid not null,
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

create function refuse_merged_profile_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.profile_id); return new; end $$;
create trigger domain_claims_profile_id_not_merged before insert or update of profile_id on domain_claims
  for each row execute function refuse_merged_profile_id();

create table join_links (
  token_hash bytea primary key,
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint join_links_once unique (email)
);
create index join_links_expiry on join_links (expires_at);
comment on table join_links is
  'Links that prove an address of a claimed domain, each for 24 hours and one use. A new one replaces the earlier one of the address';
comment on column join_links.token_hash is 'SHA-256 of the token in the mail';

create table join_requests (
  id uuid primary key,
  profile_id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade,
  email text not null check (email = lower(email)),
  made_account boolean not null default false,
  created_at timestamptz not null default now(),
  declined_at timestamptz,
  expires_at timestamptz not null,
  constraint join_requests_once unique (account_id)
);
create index join_requests_profile on join_requests (profile_id, created_at);
create index join_requests_expiry on join_requests (expires_at);
comment on table join_requests is
  'Persons who ask to act for a profile. One that is accepted is deleted; one that is declined stays until it expires, so that nobody asks again and again';
comment on column join_requests.email is 'Proven address of the domain with which the person asked';
comment on column join_requests.made_account is
  'True if the account was made to ask: it goes with a request that is declined or not answered, and its address is free again';
