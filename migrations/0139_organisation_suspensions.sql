-- An organisation is suspended on its own, not only with its main owner.

alter table profiles add column suspended_at timestamptz;
create index profiles_suspended on profiles (suspended_at) where suspended_at is not null;
-- Admins list organisations by the time they signed up.
create index profiles_created on profiles (created_at desc, id desc);
comment on column profiles.suspended_at is
  'Time at which an admin suspended the organisation; null for one for which its people can act. Meanwhile it is not in the marketplace';

alter table suspensions
  alter column member_id drop not null,
  add column profile_id uuid references profiles (id) on delete cascade,
  add constraint suspensions_of_one check (num_nonnulls(member_id, profile_id) = 1);
create unique index suspensions_open_profile on suspensions (profile_id) where restored_at is null;
create index suspensions_profile on suspensions (profile_id, suspended_at desc, id desc) where profile_id is not null;
comment on table suspensions is 'Each time that an admin suspended a person or an organisation: why, and how it ended.';
comment on column suspensions.member_id is 'The person; null for an organisation';
comment on column suspensions.profile_id is 'The organisation; null for a person';
comment on column suspensions.reason is 'The person, or all people of the organisation, get it by mail';

create or replace view main_owners as
  select m.profile_id, m.account_id, coalesce(p.suspended_at, a.suspended_at) as suspended_at
  from memberships m left join accounts a on a.id = m.account_id left join profiles p on p.id = m.profile_id
  where m.is_main;
comment on view main_owners is
  'For each profile the owner who gets its mails, and since when nobody acts for it: it is suspended, or with it this owner';

create function hide_suspended_profile() returns trigger language plpgsql as $$
begin
  new.is_published := new.suspended_at is null and coalesce((
    select a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null and a.suspended_at is null
      and not exists (select from profile_deletions d where d.profile_id = new.id)
    from memberships m join accounts a on a.id = m.account_id where m.profile_id = new.id and m.is_main), false);
  return new;
end $$;
create trigger profiles_hide_suspended before update of is_published, suspended_at on profiles
  for each row when (new.suspended_at is not null or old.suspended_at is not null)
  execute function hide_suspended_profile();

-- Open streams of its people end, in every process, when nobody may act for a profile any more.
create function publish_profile_suspension() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('account:' || m.account_id, json_build_object())::text)
    from memberships m where m.profile_id = new.id;
  return null;
end $$;
create trigger profiles_suspension_changed after update of suspended_at on profiles
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function publish_profile_suspension();

create function publish_owner_suspension() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('account:' || m.account_id, json_build_object())::text)
    from memberships own join memberships m on m.profile_id = own.profile_id
    where own.account_id = new.id and own.is_main;
  return null;
end $$;
create trigger accounts_suspension_changed after update of suspended_at on accounts
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function publish_owner_suspension();
