-- Events of the knowledge part: who opened, downloaded or wrote what. Figures and Trending Topics are computed from them.

create table activity_events (
  id uuid primary key,
  kind text not null check (kind in ('case_study', 'resource', 'news', 'course', 'topic')),
  item_id uuid not null,
  action text not null check (action in ('view', 'download', 'write')),
  reader_key text not null check (char_length(reader_key) <= 64),
  member_id uuid references accounts (id) on delete cascade,
  tags text[] not null default '{}' check (cardinality(tags) <= 8),
  day date not null,
  at timestamptz not null,
  constraint activity_events_once unique (kind, item_id, action, reader_key, day)
);
-- The figures are read from the indexes alone.
create index activity_events_member on activity_events (member_id, day) where member_id is not null;
create index activity_events_learners on activity_events (day, member_id) where member_id is not null;
create index activity_events_downloads on activity_events (day) where action = 'download';
create index activity_events_tags on activity_events (day) include (tags);
comment on table activity_events is
  'One row per reader, item, action and day, for 90 days. Items keep their own counters of views and downloads.';
comment on column activity_events.item_id is 'Id of the story, resource, news entry, course or topic; it may be deleted since';
comment on column activity_events.reader_key is
  'Id of the member, or for a visitor a keyed hash of address and day, which no other day repeats';
comment on column activity_events.member_id is 'Null for a visitor';
comment on column activity_events.tags is 'Topics of the item at that time: tags, goals, category, circle';
comment on column activity_events.day is 'Day in India';
