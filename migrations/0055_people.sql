-- Admins suspend and restore members, and look at them on a page of their own.

alter table accounts add column suspended_at timestamptz;
alter table accounts add constraint accounts_admins_are_not_suspended check (not (is_admin and suspended_at is not null));
create index accounts_suspended on accounts (suspended_at) where suspended_at is not null;
comment on column accounts.suspended_at is
  'Time at which an admin suspended the account; null for one that can sign in. Meanwhile it has no sessions and its profile is not in the marketplace';

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
  check ((restored_at is null) = (restored_by_name is null) and (restored_at is null) = (restore_reason is null))
);
create unique index suspensions_open on suspensions (member_id) where restored_at is null;
create index suspensions_member on suspensions (member_id, suspended_at desc, id desc);
create index suspensions_by on suspensions (suspended_by) where suspended_by is not null;
create index suspensions_restored_by on suspensions (restored_by) where restored_by is not null;
comment on table suspensions is 'Each time that an admin suspended a member: why, and how it ended.';
comment on column suspensions.suspended_by_name is 'Name at that time';
comment on column suspensions.restored_by_name is 'Name at that time';
comment on column suspensions.reason is 'The member gets it by mail';
comment on column suspensions.restore_reason is 'The member gets it by mail';

create or replace function set_profile_is_published() returns trigger language plpgsql as $$
begin
  select a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null and a.suspended_at is null
    into new.is_published from accounts a where a.id = new.id;
  return new;
end $$;

create or replace function publish_profile_of_account() returns trigger language plpgsql as $$
begin
  update profiles
    set is_published = new.email_confirmed_at is not null and not new.is_admin and new.deletion_due_at is null
      and new.suspended_at is null
    where id = new.id;
  return null;
end $$;
drop trigger accounts_publish_profile on accounts;
create trigger accounts_publish_profile
  after update of email_confirmed_at, is_admin, deletion_due_at, suspended_at on accounts
  for each row execute function publish_profile_of_account();

-- A look at a member on the page of the member has no ticket.
alter table support_looks alter column ticket_number drop not null;
comment on table support_looks is 'Looks of admins at the facts of a member, beside a ticket or on the page of the member; deleted after a year.';
comment on column support_looks.ticket_number is 'Stays when the ticket is gone; null for a look on the page of the member';
