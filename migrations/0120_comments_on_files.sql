-- Comments on files of a collaboration. The thread of a file stays when the file is deleted, with the name that the file had.

alter table collaboration_threads
  add column file_id uuid references collaboration_files (id) on delete set null,
  add column file_name text,
  add column last_comment_at timestamptz,
  add constraint collaboration_threads_one_subject
    check (milestone_id is null or (file_id is null and file_name is null)) not valid;
alter table collaboration_threads validate constraint collaboration_threads_one_subject;
comment on table collaboration_threads is 'Comments on one subject: the collaboration, or one milestone or file of it.';
comment on column collaboration_threads.milestone_id is 'Null for the thread of the collaboration itself, and of a file';
comment on column collaboration_threads.file_id is 'Null for all other threads, and once the file is deleted';
comment on column collaboration_threads.file_name is 'Name that a deleted file had; null for all other threads. Set by a trigger';
comment on column collaboration_threads.last_comment_at is 'Time of the newest comment, deleted ones too. Kept by a trigger';

update collaboration_threads t
  set last_comment_at = (select max(created_at) from collaboration_comments where thread_id = t.id);

-- Each subject has one thread. Processes of the version before name the two columns of the second index in their
-- "on conflict": they need an index of exactly these. It lets several nulls in, so a trigger skips their second thread of
-- the collaboration itself.
drop index collaboration_threads_subject;
create unique index collaboration_threads_subject
  on collaboration_threads (collaboration_id, milestone_id, file_id) nulls not distinct where file_name is null;
create unique index collaboration_threads_of_milestones on collaboration_threads (collaboration_id, milestone_id);
create index collaboration_threads_file on collaboration_threads (file_id) where file_id is not null;
create index collaboration_threads_newest on collaboration_threads (collaboration_id, last_comment_at desc, id desc);

create function skip_second_thread() returns trigger language plpgsql as $$
begin
  if exists (
    select from collaboration_threads
    where collaboration_id = new.collaboration_id and milestone_id is null and file_id is null and file_name is null)
  then
    return null;
  end if;
  return new;
end $$;
create trigger collaboration_threads_once before insert on collaboration_threads
  for each row when (new.milestone_id is null and new.file_id is null) execute function skip_second_thread();

create or replace function count_comments() returns trigger language plpgsql as $$
begin
  update collaboration_threads set comments_count = comments_count + 1, last_comment_at = new.created_at
  where id = new.thread_id;
  return null;
end $$;

create function name_thread_of_deleted_file() returns trigger language plpgsql as $$
begin
  update collaboration_threads set file_name = old.name where file_id = old.id;
  return old;
end $$;
create trigger collaboration_files_threads before delete on collaboration_files
  for each row execute function name_thread_of_deleted_file();
