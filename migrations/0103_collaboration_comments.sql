-- Comments on a collaboration and on its milestones.

create table collaboration_threads (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  milestone_id uuid references collaboration_milestones (id) on delete cascade,
  comments_count integer not null default 0 check (comments_count >= 0)
);
create unique index collaboration_threads_subject
  on collaboration_threads (collaboration_id, milestone_id) nulls not distinct;
create index collaboration_threads_milestone on collaboration_threads (milestone_id) where milestone_id is not null;
comment on table collaboration_threads is 'Comments on one subject: the collaboration, or one milestone of it.';
comment on column collaboration_threads.milestone_id is 'Null for the thread of the collaboration itself';
comment on column collaboration_threads.comments_count is
  'Number of comments ever written, deleted ones too. Kept by a trigger';

create table collaboration_comments (
  id uuid primary key,
  thread_id uuid not null references collaboration_threads (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  author_for uuid references profiles (id) on delete set null,
  body text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz
);
create index collaboration_comments_thread on collaboration_comments (thread_id, id);
create index collaboration_comments_author on collaboration_comments (author_id) where author_id is not null;
create index collaboration_comments_author_for on collaboration_comments (author_for) where author_for is not null;
comment on table collaboration_comments is 'Comments, in the order of their ids.';
comment on column collaboration_comments.author_id is 'The person who wrote it; null once the account was erased';
comment on column collaboration_comments.author_for is 'The profile that the person acted for';
comment on column collaboration_comments.body is 'Markdown; empty for a deleted comment';

create table collaboration_comment_versions (
  id uuid primary key,
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  body text not null,
  replaced_at timestamptz not null
);
create index collaboration_comment_versions_comment on collaboration_comment_versions (comment_id, id);
comment on table collaboration_comment_versions is 'What a comment said before an edit. They go when the comment is deleted.';

create table collaboration_comment_mentions (
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  primary key (comment_id, account_id)
);
create index collaboration_comment_mentions_account on collaboration_comment_mentions (account_id);
comment on table collaboration_comment_mentions is 'Persons whom a comment names as @name.';

create table collaboration_comment_reactions (
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  reaction text not null check (reaction in ('agree', 'thanks', 'done', 'question')),
  primary key (comment_id, account_id, reaction)
);
create index collaboration_comment_reactions_account on collaboration_comment_reactions (account_id);
comment on table collaboration_comment_reactions is 'Short answers of persons to a comment.';

create table collaboration_thread_reads (
  thread_id uuid not null references collaboration_threads (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  read_until uuid not null,
  primary key (thread_id, account_id)
);
create index collaboration_thread_reads_account on collaboration_thread_reads (account_id);
comment on table collaboration_thread_reads is 'How far a person has read a thread.';
comment on column collaboration_thread_reads.read_until is
  'Id of the last comment that was shown to the person. No foreign key: only its place in the order counts';

create function count_comments() returns trigger language plpgsql as $$
begin
  update collaboration_threads set comments_count = comments_count + 1 where id = new.thread_id;
  return null;
end $$;
create trigger collaboration_comments_count after insert on collaboration_comments
  for each row execute function count_comments();
