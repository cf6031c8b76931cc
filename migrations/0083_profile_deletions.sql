-- An owner deletes an organisation apart from its people: 14 days in which any owner can undo it, then the profile is erased.

create table profile_deletions (
  profile_id uuid primary key references profiles (id) on delete cascade,
  asked_by uuid references accounts (id) on delete set null,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index profile_deletions_due on profile_deletions (due_at);
create index profile_deletions_asked_by on profile_deletions (asked_by) where asked_by is not null;
comment on table profile_deletions is 'Organisations that an owner deletes, until the erasure or until an owner keeps them';
comment on column profile_deletions.due_at is 'When the job erases the profile';

-- A profile that goes is not shown, whatever becomes of its owners meanwhile.
create or replace function publish_profile_of_account() returns trigger language plpgsql as $$
begin
  update profiles p
    set is_published = new.email_confirmed_at is not null and not new.is_admin and new.deletion_due_at is null
      and new.suspended_at is null and not exists (select from profile_deletions d where d.profile_id = p.id)
    where p.id in (select profile_id from memberships where account_id = new.id and is_main);
  return null;
end $$;

create or replace function publish_profile_of_main_owner() returns trigger language plpgsql as $$
begin
  update profiles p
    set is_published = a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null
      and a.suspended_at is null and not exists (select from profile_deletions d where d.profile_id = p.id)
    from accounts a where p.id = new.profile_id and a.id = new.account_id;
  return null;
end $$;

create function publish_profile_of_deletion() returns trigger language plpgsql as $$
begin
  update profiles p
    set is_published = tg_op = 'DELETE' and a.email_confirmed_at is not null and not a.is_admin
      and a.deletion_due_at is null and a.suspended_at is null
    from memberships m join accounts a on a.id = m.account_id
    where p.id = coalesce(new.profile_id, old.profile_id) and m.profile_id = p.id and m.is_main;
  return null;
end $$;
create trigger profile_deletions_hide after insert or delete on profile_deletions
  for each row execute function publish_profile_of_deletion();
