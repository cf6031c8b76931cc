-- Activity: who opened, downloaded or wrote what, and what was decided on what members sent.

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

create trigger activity_events_member_id_not_merged before insert or update of member_id on activity_events
  for each row execute function refuse_merged_member_id();

create table moderation_decisions (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('testimonial', 'case-study', 'resource', 'course', 'post', 'report')),
  subject_id uuid not null,
  subject_title text not null,
  author_id uuid references profiles (id) on delete cascade,
  decision text not null check (decision in ('accepted', 'returned', 'refused')),
  reason text,
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz not null
);
create index moderation_decisions_newest on moderation_decisions (decided_at desc, id desc);
create index moderation_decisions_kind on moderation_decisions (subject_kind, decided_at desc, id desc);
create index moderation_decisions_subject on moderation_decisions (subject_kind, subject_id, decided_at desc);
create index moderation_decisions_author on moderation_decisions (author_id) where author_id is not null;
create index moderation_decisions_decider on moderation_decisions (decided_by) where decided_by is not null;
comment on table moderation_decisions is
  'Every decision on what members sent, with its reason. The record itself keeps the last one only. It goes with the account of the author.';
comment on column moderation_decisions.subject_id is 'Id of the record in the table of its kind; of a report that of its ticket';
comment on column moderation_decisions.subject_title is 'As it was at the decision, at most 200 characters';
comment on column moderation_decisions.author_id is 'Null for a guest, and for records of erased members';
comment on column moderation_decisions.decision is 'Of a post: hidden is refused, shown again or left as it was is accepted';
comment on column moderation_decisions.decided_by is 'Null if it is not known, and once the account was erased';

create function refuse_merged_author_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.author_id); return new; end $$;
create trigger moderation_decisions_author_id_not_merged before insert or update of author_id on moderation_decisions
  for each row execute function refuse_merged_author_id();

create table moderation_answers (
  subject_kind text not null check (subject_kind in ('testimonial', 'case-study', 'resource', 'course', 'post')),
  subject_id uuid not null,
  author_id uuid not null references profiles (id) on delete cascade,
  refusal_id uuid not null references moderation_decisions (id) on delete cascade,
  body text not null check (char_length(body) <= 1000),
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint moderation_answers_one primary key (subject_kind, subject_id)
);
create index moderation_answers_author on moderation_answers (author_id);
create index moderation_answers_refusal on moderation_answers (refusal_id);
create index moderation_answers_open on moderation_answers (created_at) where settled_at is null;
comment on table moderation_answers is 'The answer of an author whose item was refused: one for each item, ever';
comment on column moderation_answers.refusal_id is 'The decision that it answers';
comment on column moderation_answers.settled_at is 'When the item was decided for the second time, which is final';

create trigger moderation_answers_author_id_not_merged before insert or update of author_id on moderation_answers
  for each row execute function refuse_merged_author_id();
