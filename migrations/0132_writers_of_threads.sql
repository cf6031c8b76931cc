-- A new comment is told to the people who wrote in the thread before. Look for them among its readers, each by their last comment,
-- instead of reading the last 200 comments again each time.

drop index collaboration_comments_author;
create index collaboration_comments_author on collaboration_comments (author_id, thread_id, id) where author_id is not null;

-- A person who writes has read the thread up to that comment. The first comments were stored without this mark.
insert into collaboration_thread_reads (thread_id, account_id, read_until)
select distinct on (c.thread_id, c.author_id) c.thread_id, c.author_id, c.id
from collaboration_comments c where c.author_id is not null
order by c.thread_id, c.author_id, c.id desc
on conflict (thread_id, account_id) do nothing;
