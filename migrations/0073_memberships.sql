-- An account is a person, a profile an organisation or an individual's own; a membership joins the two.

alter table accounts add column person_name text check (person_name <> '');
comment on table accounts is 'A person who signs in: email, password and whether the email address is confirmed.';
comment on column accounts.person_name is
  'Own name of the person; null until the person gives it: then the name of the profile acted for';
-- The contact person of an organisation is who signs in. An individual has one name, that of the profile.
update accounts a set person_name = p.full_name from profiles p
  where p.id = a.id and p.full_name <> '' and p.full_name <> p.organization_name;

create table memberships (
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'member', 'finance', 'viewer')),
  is_main boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  primary key (account_id, profile_id),
  constraint memberships_main_is_owner check (role = 'owner' or not is_main)
);
comment on table memberships is 'Which person acts for which profile, and in which role.';
comment on column memberships.is_main is
  'The owner who gets the mails of the profile, and whose account shows or hides it. Triggers choose the next one when this owner leaves';
comment on column memberships.last_seen_at is
  'Last sign-in, refresh or switch to the profile: within 15 minutes while the person is at work';

insert into memberships (account_id, profile_id, role, is_main, created_at, last_seen_at)
  select p.id, p.id, 'owner', true, p.created_at, s.last_used_at
  from profiles p
  left join (select account_id, max(last_used_at) as last_used_at from sessions group by account_id) s on s.account_id = p.id;
create index memberships_profile on memberships (profile_id, role);
create unique index memberships_one_main on memberships (profile_id) where is_main;

-- A profile lives on when the person who made it leaves.
alter table profiles drop constraint profiles_id_fkey;
comment on table profiles is 'What an organisation, or an individual, shows. People act for it by memberships.';

-- A profile is made by its first owner: the account with its id.
create or replace function set_profile_is_published() returns trigger language plpgsql as $$
begin
  new.is_published := coalesce((
    select a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null and a.suspended_at is null
    from accounts a where a.id = new.id), false);
  return new;
end $$;

create function add_first_owner() returns trigger language plpgsql as $$
begin
  insert into memberships (account_id, profile_id, role, is_main, created_at)
    values (new.id, new.id, 'owner', true, new.created_at);
  return null;
end $$;
create trigger profiles_first_owner after insert on profiles
  for each row execute function add_first_owner();

create or replace function publish_profile_of_account() returns trigger language plpgsql as $$
begin
  update profiles
    set is_published = new.email_confirmed_at is not null and not new.is_admin and new.deletion_due_at is null
      and new.suspended_at is null
    where id in (select profile_id from memberships where account_id = new.id and is_main);
  return null;
end $$;

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

create function publish_profile_of_main_owner() returns trigger language plpgsql as $$
begin
  update profiles p
    set is_published = a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null
      and a.suspended_at is null
    from accounts a where p.id = new.profile_id and a.id = new.account_id;
  return null;
end $$;
create trigger memberships_publish_profile after update of is_main on memberships
  for each row when (new.is_main and not old.is_main)
  execute function publish_profile_of_main_owner();

-- A session and an access token act for one profile; they end with the membership.
alter table sessions add column profile_id uuid,
  add constraint sessions_membership foreign key (account_id, profile_id)
    references memberships (account_id, profile_id) on delete cascade;
create index sessions_acting_for on sessions (profile_id, account_id);
comment on column sessions.profile_id is
  'The profile acted for. Null in sessions of before people had memberships: the profile with the id of the account';
alter table access_tokens add column profile_id uuid,
  add constraint access_tokens_membership foreign key (account_id, profile_id)
    references memberships (account_id, profile_id) on delete cascade;
create index access_tokens_acting_for on access_tokens (profile_id, account_id);
comment on column access_tokens.profile_id is
  'The profile acted for. Null in tokens of before people had memberships: the profile with the id of the account';

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

-- What an organisation keeps outlives the person who put it there.
alter table files drop constraint files_owner_id_fkey,
  add constraint files_owner_id_fkey foreign key (owner_id) references profiles (id) on delete cascade;
alter table webhooks drop constraint webhooks_account_id_fkey,
  add constraint webhooks_account_id_fkey foreign key (account_id) references profiles (id) on delete cascade;
comment on column webhooks.account_id is 'The profile whose events are sent';
alter table courses drop constraint courses_author_id_fkey,
  add constraint courses_author_id_fkey foreign key (author_id) references profiles (id) on delete set null;
alter table course_proposals drop constraint course_proposals_author_id_fkey,
  add constraint course_proposals_author_id_fkey foreign key (author_id) references profiles (id) on delete cascade;

create view main_owners as select profile_id, account_id from memberships where is_main;
comment on view main_owners is 'For each profile the owner who gets its mails';

create view people as
  select a.id, acted.profile_id, coalesce(a.person_name, acted.full_name, '') as full_name, acted.organization_name,
    acted.avatar_url, acted.organization_type,
    case when a.person_name is null or a.person_name = acted.member_name then coalesce(acted.member_name, '')
      when acted.organization_name is null then a.person_name
      else a.person_name || ', ' || acted.organization_name end as member_name
  from accounts a left join lateral (
    select p.id as profile_id, p.full_name, p.organization_name, p.member_name, p.avatar_url, p.organization_type
    from memberships m join profiles p on p.id = m.profile_id
    where m.account_id = a.id
    order by m.last_seen_at desc nulls last, m.created_at, m.profile_id limit 1
  ) acted on true;
comment on view people is 'Persons as others read of them: own name, and the profile that each acted for last';
