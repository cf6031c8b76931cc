-- Who wrote in a thread is told of later comments. They are found among those who have read it, each by the last comment, and no
-- longer by reading the last 200 comments again for each new one.

drop index collaboration_comments_author;
create index collaboration_comments_author on collaboration_comments (author_id, thread_id, id) where author_id is not null;

-- Whoever writes has read up to there. The first comments were stored without.
insert into collaboration_thread_reads (thread_id, account_id, read_until)
select distinct on (c.thread_id, c.author_id) c.thread_id, c.author_id, c.id
from collaboration_comments c where c.author_id is not null
order by c.thread_id, c.author_id, c.id desc
on conflict (thread_id, account_id) do nothing;
