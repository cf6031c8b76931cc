-- The marketplace reads profiles: newest first, by type and state, and by words.

create index profiles_newest on profiles (created_at desc, id desc) where is_published;
create index profiles_newest_by_type on profiles (organization_type, created_at desc, id desc) where is_published;
create index profiles_newest_by_state on profiles (headquarters_state, created_at desc, id desc) where is_published;
create index profiles_newest_by_type_and_state
  on profiles (organization_type, headquarters_state, created_at desc, id desc) where is_published;
create index profiles_search_document on profiles using gin (search_document) where is_published;
create index profiles_search_words on profiles using gin (search_words gin_trgm_ops) where is_published;

create table marketplace_counts (
  organization_type text not null,
  state text not null,
  members integer not null,
  primary key (organization_type, state)
);
comment on table marketplace_counts is
  'Number of published profiles per type and state, so that a filtered listing knows its exact total. Kept by a trigger.';
comment on column marketplace_counts.state is 'Empty where the profile''s state is not known';

create function count_in_marketplace() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_published then
    update marketplace_counts set members = members - 1
      where organization_type = old.organization_type and state = coalesce(old.headquarters_state, '');
  end if;
  if tg_op <> 'DELETE' and new.is_published then
    insert into marketplace_counts as c (organization_type, state, members)
      values (new.organization_type, coalesce(new.headquarters_state, ''), 1)
      on conflict (organization_type, state) do update set members = c.members + 1;
  end if;
  return null;
end $$;
create trigger profiles_count_inserted after insert or delete on profiles
  for each row execute function count_in_marketplace();
create trigger profiles_count_updated after update of is_published, organization_type, headquarters_state on profiles
  for each row
  when ((old.is_published, old.organization_type, old.headquarters_state)
    is distinct from (new.is_published, new.organization_type, new.headquarters_state))
  execute function count_in_marketplace();

create table saved_profiles (
  user_id uuid not null references profiles (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, profile_id)
);
create index saved_profiles_profile on saved_profiles (profile_id);
comment on table saved_profiles is 'Profiles that a member set aside; seen by nobody else.';
