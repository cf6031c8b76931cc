-- Files that members upload, and uploads that continue after a lost connection.

create table files (
  name text primary key check (name ~ '^(public|private)/[A-Za-z0-9_-]{22}(-[0-9]+\.webp)?$'),
  owner_id uuid,
  media_type text not null,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now()
);
create index files_owner on files (owner_id);
comment on table files is 'Files in use. The sweep deletes a stored file without a row here.';
comment on column files.name is 'Name in the file store; everyone who knows a name below public/ can read the file';
comment on column files.owner_id is 'Member whose file it is; null for a file of the platform itself';

create function refuse_merged_owner_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.owner_id); return new; end $$;
create trigger files_owner_id_not_merged before insert or update of owner_id on files
  for each row execute function refuse_merged_owner_id();

create table uploads (
  id uuid primary key,
  owner_id uuid not null references accounts (id) on delete cascade,
  name text not null check (char_length(name) <= 255),
  byte_size integer not null check (byte_size > 0),
  modified_at timestamptz,
  received integer not null default 0,
  created_at timestamptz not null default now(),
  check ((received >= 0) and (received <= byte_size))
);
create index uploads_owner on uploads (owner_id, created_at);
create index uploads_age on uploads (created_at);
comment on table uploads is 'Files that arrive in parts (tus 1.0). Kept for a day, until a feature takes the file over.';
comment on column uploads.name is 'As the browser named the file';
comment on column uploads.modified_at is
  'Last change of the file on the disk of the member: tells the same file from a later one';
comment on column uploads.received is 'Bytes that are stored, from the beginning';

create table upload_parts (
  upload_id uuid not null references uploads (id) on delete cascade,
  first_byte integer not null check (first_byte >= 0),
  file_name text not null unique references files (name) on delete cascade,
  primary key (upload_id, first_byte)
);
comment on table upload_parts is 'Stored pieces of an upload, in the order of their first bytes.';
