-- Admins list persons by the time they signed up, and find them by the own name.
create index accounts_created on accounts (created_at desc, id desc);
create index accounts_person_name_words on accounts using gin (person_name gin_trgm_ops);

alter table webhooks add column created_by uuid references accounts (id) on delete set null;
create index webhooks_created_by on webhooks (created_by) where created_by is not null;
comment on column webhooks.created_by is
  'Who gave it its address or resumed it last; it is paused when this person leaves, or when the password is reset';
update webhooks w set created_by = o.account_id from main_owners o where o.profile_id = w.account_id;

-- What a person gave to others on behalf of a profile ends with the right to give it.
create function end_open_invitations() returns trigger language plpgsql as $$
begin
  delete from invitations where profile_id = old.profile_id and invited_by = old.account_id;
  return null;
end $$;
create trigger memberships_end_invitations after update of role on memberships
  for each row when (old.role = 'owner' and new.role <> 'owner')
  execute function end_open_invitations();
create trigger memberships_end_invitations_there after delete on memberships
  for each row execute function end_open_invitations();

create function pause_own_webhooks() returns trigger language plpgsql as $$
begin
  update webhooks set is_active = false, version = version + 1
    where account_id = old.profile_id and created_by = old.account_id and is_active;
  return null;
end $$;
create trigger memberships_pause_webhooks after delete on memberships
  for each row execute function pause_own_webhooks();

-- Invitations of who has lost the right already.
delete from invitations i where not exists (
  select from memberships m where m.profile_id = i.profile_id and m.account_id = i.invited_by and m.role = 'owner');
