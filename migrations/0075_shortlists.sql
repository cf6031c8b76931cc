-- Lists of partners that a member makes: each has a name, and a note for each partner.

create table shortlists (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index shortlists_one_name on shortlists (owner_id, name);
create index shortlists_newest on shortlists (owner_id, updated_at desc, id desc);
comment on table shortlists is 'A named list of partners. Everybody who signs in for the owner, an organisation, sees and changes it; nobody else does';
comment on column shortlists.updated_at is 'When the name, an entry or a note changed last';

create table shortlist_entries (
  shortlist_id uuid not null references shortlists (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  note text not null default '',
  created_at timestamptz not null,
  primary key (shortlist_id, profile_id)
);
create index shortlist_entries_profile on shortlist_entries (profile_id);
create index shortlist_entries_newest on shortlist_entries (shortlist_id, created_at desc, profile_id);
comment on table shortlist_entries is 'A partner on a shortlist';
comment on column shortlist_entries.note is 'Why the partner is on the list; the partner never sees it';

do $$
declare
  moved record;
begin
  for moved in
    select * from (values ('shortlists', 'owner_id'), ('shortlist_entries', 'profile_id')) as t (in_table, in_column)
  loop
    execute format(
      'create trigger %1$s_%2$s_not_merged before insert or update of %2$I on %1$I
        for each row execute function refuse_merged_%2$s()', moved.in_table, moved.in_column);
  end loop;
end $$;
