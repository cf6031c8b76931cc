-- What changed in a collaboration, who changed it, and from what to what.

create table collaboration_changes (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  changed_at timestamptz not null,
  account_id uuid references accounts (id) on delete set null,
  profile_id uuid references profiles (id) on delete set null,
  noun text not null,
  subject_id text,
  label text,
  what text not null,
  old_value text,
  new_value text,
  reason text
);
create index collaboration_changes_newest on collaboration_changes (collaboration_id, changed_at desc, id desc);
create index collaboration_changes_account on collaboration_changes (account_id) where account_id is not null;
create index collaboration_changes_profile on collaboration_changes (profile_id) where profile_id is not null;
comment on table collaboration_changes is
  'The history of a collaboration. Rows are added with the change itself and never changed; they end with the collaboration.';
comment on column collaboration_changes.account_id is 'The person; null once the account is erased';
comment on column collaboration_changes.profile_id is 'The organisation that the person acted for; null once it is erased';
comment on column collaboration_changes.noun is 'Kind of record that changed: collaboration, milestone, budget, participant ...';
comment on column collaboration_changes.subject_id is 'Id of the record, where it is not the collaboration itself. It may be deleted by now';
comment on column collaboration_changes.label is 'Title of the record at that time';
comment on column collaboration_changes.what is 'Name of the field that changed, or what was done: added, removed, archived ...';
comment on column collaboration_changes.old_value is 'At most 500 characters; null if there was none';
comment on column collaboration_changes.new_value is 'At most 500 characters; null if there is none';
comment on column collaboration_changes.reason is 'Words of the person who changed it';
