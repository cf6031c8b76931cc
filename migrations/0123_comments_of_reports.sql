-- Comments of the collaboration that a progress report quotes. What is sent has their words, so that a later edit or
-- deletion does not change it.

create table collaboration_report_comments (
  id uuid primary key,
  report_id uuid not null references collaboration_reports (id) on delete cascade,
  comment_id uuid references collaboration_comments (id) on delete set null
);
create unique index collaboration_report_comments_report on collaboration_report_comments (report_id, comment_id);
create index collaboration_report_comments_comment on collaboration_report_comments (comment_id)
  where comment_id is not null;
comment on table collaboration_report_comments is 'Comments that a report quotes, until it is sent';
comment on column collaboration_report_comments.comment_id is
  'Null once the comment is gone with its milestone; until the next save it says that one is missing';

-- An erased account loses its name in what was sent: reports are found by the writers of the comments that they quote.
create index collaboration_reports_writers on collaboration_reports using gin ((content -> 'comments') jsonb_path_ops);
