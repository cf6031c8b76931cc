-- Files that the partners of a collaboration share: in folders, with versions, and a log of who opened them.

create table collaboration_folders (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index collaboration_folders_name on collaboration_folders (collaboration_id, lower(name));
comment on table collaboration_folders is 'Folders for the files of a collaboration; folders hold no folders';

create table collaboration_files (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  folder_id uuid references collaboration_folders (id) on delete restrict,
  name text not null,
  versions integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index collaboration_files_newest on collaboration_files (collaboration_id, updated_at desc, id desc);
create index collaboration_files_folder on collaboration_files (folder_id, updated_at desc, id desc)
  where folder_id is not null;
comment on table collaboration_files is 'A file that all partners of a collaboration can open, whatever its version';
comment on column collaboration_files.folder_id is 'Null for a file outside of all folders';
comment on column collaboration_files.versions is 'Number of its newest version';
comment on column collaboration_files.updated_at is 'Time of the newest version';

create table collaboration_file_versions (
  file_id uuid not null references collaboration_files (id) on delete cascade,
  number integer not null check (number > 0),
  stored_name text not null references files (name) on delete cascade,
  original_name text not null,
  note text,
  uploaded_by uuid references profiles (id) on delete set null,
  uploaded_by_person uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (file_id, number)
);
create unique index collaboration_file_versions_stored on collaboration_file_versions (stored_name);
create index collaboration_file_versions_profile on collaboration_file_versions (uploaded_by)
  where uploaded_by is not null;
create index collaboration_file_versions_person on collaboration_file_versions (uploaded_by_person)
  where uploaded_by_person is not null;
comment on table collaboration_file_versions is 'What was uploaded as a file, the highest number last';
comment on column collaboration_file_versions.original_name is
  'Cleaned name of the uploaded file, with the ending of its content';
comment on column collaboration_file_versions.uploaded_by is 'The organisation; null once its account is erased';
comment on column collaboration_file_versions.uploaded_by_person is 'The person who uploaded it for the organisation';

create table collaboration_file_openings (
  id uuid primary key,
  file_id uuid not null references collaboration_files (id) on delete cascade,
  version integer not null,
  purpose text not null check (purpose in ('preview', 'download', 'archive')),
  opened_by uuid references profiles (id) on delete set null,
  opened_by_person uuid references accounts (id) on delete set null,
  opened_at timestamptz not null default now()
);
create index collaboration_file_openings_newest on collaboration_file_openings (file_id, opened_at desc, id desc);
create index collaboration_file_openings_profile on collaboration_file_openings (opened_by)
  where opened_by is not null;
create index collaboration_file_openings_person on collaboration_file_openings (opened_by_person)
  where opened_by_person is not null;
comment on table collaboration_file_openings is 'Who opened which version of a file, and when; both sides read it';
comment on column collaboration_file_openings.opened_by_person is 'The person who opened it for the organisation';
comment on column collaboration_file_openings.purpose is
  'preview: shown on the page, download: saved, archive: saved with all others in one archive';

-- Whatever deletes a version (a file, a collaboration, the last account that took part) gives its stored file up: the
-- sweep removes the bytes of files without a row.
create function forget_collaboration_file() returns trigger language plpgsql as $$
begin
  delete from files where name = old.stored_name;
  return null;
end
$$;
create trigger forget_collaboration_file after delete on collaboration_file_versions
  for each row execute function forget_collaboration_file();
