-- Files of the workspace that belong to a comment. A deleted file leaves the name that it had.

create table collaboration_comment_files (
  id uuid primary key,
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  file_id uuid references collaboration_files (id) on delete set null,
  file_name text
);
create unique index collaboration_comment_files_comment on collaboration_comment_files (comment_id, file_id);
create index collaboration_comment_files_file on collaboration_comment_files (file_id) where file_id is not null;
comment on table collaboration_comment_files is 'Files that are attached to a comment, in the order of their ids.';
comment on column collaboration_comment_files.file_id is 'Null once the file is deleted';
comment on column collaboration_comment_files.file_name is 'Name that a deleted file had; null before. Set by a trigger';

alter table collaboration_comment_versions add column file_names text[] not null default '{}';
comment on column collaboration_comment_versions.file_names is 'Names of the files that were attached';

create or replace function name_thread_of_deleted_file() returns trigger language plpgsql as $$
begin
  update collaboration_threads set file_name = old.name where file_id = old.id;
  update collaboration_comment_files set file_name = old.name where file_id = old.id;
  return old;
end $$;
alter function name_thread_of_deleted_file() rename to name_deleted_file;
alter trigger collaboration_files_threads on collaboration_files rename to collaboration_files_names;
