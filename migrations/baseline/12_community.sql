-- The community: circles with topics and posts of members.

create table forum_circles (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  name text not null,
  description text not null,
  group_url text,
  place smallint not null default 100,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table forum_circles is 'Circles of the community. Each has its own discussions, and maybe a group elsewhere.';
comment on column forum_circles.slug is 'Last part of the address /community/{slug}; it never changes';
comment on column forum_circles.group_url is 'Group of a professional network, opened in a new tab; null where there is none';
comment on column forum_circles.place is 'Order on the page, then by name';
comment on column forum_circles.archived_at is
  'An archived circle is not listed; its topics can be read, and nothing can be written';

create table forum_moderators (
  circle_id uuid not null references forum_circles (id) on delete cascade,
  member_id uuid not null references profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (circle_id, member_id)
);
create index forum_moderators_member on forum_moderators (member_id);
comment on table forum_moderators is 'Members who may hide posts, and pin and lock topics of a circle. Admins may in all.';

create trigger forum_moderators_member_id_not_merged before insert or update of member_id on forum_moderators
  for each row execute function refuse_merged_member_id();

create table forum_posts (
  id uuid primary key,
  topic_id uuid not null,
  circle_id uuid not null references forum_circles (id),
  author_id uuid references profiles (id) on delete set null,
  title text check (char_length(title) <= 150),
  body text not null check (char_length(body) <= 10000),
  is_shown boolean not null default true,
  edited_at timestamptz,
  removed_at timestamptz,
  hidden_at timestamptz,
  hidden_by uuid references profiles (id) on delete set null,
  hidden_reason text,
  created_at timestamptz not null default now(),
  -- Without signs, or the parser would take child/mother for the name of a file.
  search_document tsvector not null generated always as (
    to_tsvector('simple', translate(immutable_unaccent(coalesce(title, '') || ' ' || body), '/\-_.:@#&+''*()[]', '                '))
  ) stored,
  constraint forum_posts_shown check (not is_shown or (removed_at is null and hidden_at is null)),
  constraint forum_posts_title check ((title is not null) = (id = topic_id))
);
create index forum_posts_topic on forum_posts (topic_id, created_at, id);
create index forum_posts_newest on forum_posts (circle_id, created_at desc, id desc);
create index forum_posts_author on forum_posts (author_id, created_at);
create index forum_posts_hidden_by on forum_posts (hidden_by) where hidden_by is not null;
create index forum_posts_search on forum_posts using gin (search_document) with (fastupdate = off);
comment on table forum_posts is 'Texts of the community in Markdown: the opening post of a topic, which has its id, and replies.';
comment on column forum_posts.circle_id is 'Copy of that of the topic';
comment on column forum_posts.author_id is 'Null once the account of the author was erased';
comment on column forum_posts.title is 'Of an opening post only';
comment on column forum_posts.is_shown is 'Everybody sees it: neither removed nor hidden, nor is its topic';
comment on column forum_posts.removed_at is 'The author removed the text; a placeholder stays because others have replied';
comment on column forum_posts.hidden_at is 'A moderator hid it; its author and moderators still see it';
comment on column forum_posts.hidden_reason is 'As the author reads it';

create trigger forum_posts_author_id_not_merged before insert or update of author_id on forum_posts
  for each row execute function refuse_merged_author_id();

create table forum_topics (
  id uuid primary key,
  circle_id uuid not null references forum_circles (id),
  author_id uuid references profiles (id) on delete set null,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  is_hidden boolean not null default false,
  answer_id uuid,
  replies_count integer not null default 0,
  views integer not null default 0,
  last_activity_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint forum_topics_answer_of foreign key (answer_id) references forum_posts (id) on delete set null
);
create index forum_topics_listed on forum_topics (circle_id, is_pinned desc, last_activity_at desc, id desc);
create index forum_topics_latest on forum_topics (circle_id, last_activity_at desc) where not is_hidden;
create index forum_topics_author on forum_topics (author_id);
create index forum_topics_answer on forum_topics (answer_id);
comment on table forum_topics is 'Topics of the circles. Title and text are the post that has the same id.';
comment on column forum_topics.author_id is 'Null once the account of the author was erased';
comment on column forum_topics.is_hidden is 'A moderator has hidden the opening post, and with it the topic';
comment on column forum_topics.answer_id is 'The reply that answers the topic';
comment on column forum_topics.replies_count is 'Replies that everybody sees';
comment on column forum_topics.views is 'Each reader counts once a day';
comment on column forum_topics.last_activity_at is 'Time of the newest post that everybody sees';

alter table forum_posts add foreign key (topic_id) references forum_topics (id) on delete cascade;

create trigger forum_topics_author_id_not_merged before insert or update of author_id on forum_topics
  for each row execute function refuse_merged_author_id();

create table forum_edits (
  id uuid primary key,
  post_id uuid not null references forum_posts (id) on delete cascade,
  title text,
  body text not null,
  replaced_at timestamptz not null default now()
);
create index forum_edits_post on forum_edits (post_id, replaced_at desc, id desc);
comment on table forum_edits is 'Earlier versions of posts. Who sees the post sees them.';
comment on column forum_edits.replaced_at is 'Time at which the next version took its place';

create table forum_mentions (
  post_id uuid not null references forum_posts (id) on delete cascade,
  member_id uuid not null references profiles (id) on delete cascade,
  name text not null,
  primary key (post_id, member_id)
);
create index forum_mentions_member on forum_mentions (member_id);
comment on table forum_mentions is 'Members that a post mentions as @name.';
comment on column forum_mentions.name is 'As the text has it';

create trigger forum_mentions_member_id_not_merged before insert or update of member_id on forum_mentions
  for each row execute function refuse_merged_member_id();

create table forum_attachments (
  id uuid primary key,
  owner_id uuid not null references profiles (id) on delete cascade,
  post_id uuid references forum_posts (id) on delete cascade,
  file_name text not null unique references files (name) on delete cascade,
  original_name text not null,
  place smallint not null default 0,
  created_at timestamptz not null default now()
);
create index forum_attachments_post on forum_attachments (post_id);
create index forum_attachments_owner on forum_attachments (owner_id);
create index forum_attachments_unused on forum_attachments (created_at) where post_id is null;
comment on table forum_attachments is
  'Pictures and PDFs of posts. Without a post only the owner sees it; it is deleted after a day.';

create trigger forum_attachments_owner_id_not_merged before insert or update of owner_id on forum_attachments
  for each row execute function refuse_merged_owner_id();

create table forum_reports (
  id uuid primary key,
  post_id uuid not null references forum_posts (id) on delete cascade,
  reporter_id uuid not null references profiles (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  decision text check (decision in ('hidden', 'dismissed')),
  decided_by uuid references profiles (id) on delete set null,
  decided_at timestamptz,
  constraint forum_reports_one unique (post_id, reporter_id),
  constraint forum_reports_decided check ((decision is null) = (decided_at is null))
);
create index forum_reports_reporter on forum_reports (reporter_id);
create index forum_reports_decider on forum_reports (decided_by);
create index forum_reports_open on forum_reports (created_at, post_id) where decided_at is null;
comment on table forum_reports is 'Posts that members reported, each post once by each member.';

create function refuse_merged_reporter_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.reporter_id); return new; end $$;
create trigger forum_reports_reporter_id_not_merged before insert or update of reporter_id on forum_reports
  for each row execute function refuse_merged_reporter_id();

create table forum_visits (
  member_id uuid not null references profiles (id) on delete cascade,
  circle_id uuid not null references forum_circles (id) on delete cascade,
  previous_at timestamptz,
  visited_at timestamptz not null,
  primary key (member_id, circle_id)
);
create index forum_visits_circle on forum_visits (circle_id);
comment on table forum_visits is 'Last visits of members to circles. Looks within half an hour are one visit.';
comment on column forum_visits.previous_at is 'End of the visit before: what was written since is marked as new';
comment on column forum_visits.visited_at is 'Last look';

create trigger forum_visits_member_id_not_merged before insert or update of member_id on forum_visits
  for each row execute function refuse_merged_member_id();

create table forum_reads (
  member_id uuid not null references profiles (id) on delete cascade,
  topic_id uuid not null references forum_topics (id) on delete cascade,
  read_at timestamptz not null,
  primary key (member_id, topic_id)
);
create index forum_reads_topic on forum_reads (topic_id);
comment on table forum_reads is 'When a member last read a topic. Rows older than the previous visit to the circle are deleted.';

create trigger forum_reads_member_id_not_merged before insert or update of member_id on forum_reads
  for each row execute function refuse_merged_member_id();

create table forum_circle_follows (
  member_id uuid not null references profiles (id) on delete cascade,
  circle_id uuid not null references forum_circles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, circle_id)
);
create index forum_circle_follows_circle on forum_circle_follows (circle_id);
comment on table forum_circle_follows is 'Circles whose new topics are in a member''s weekly digest.';

create trigger forum_circle_follows_member_id_not_merged before insert or update of member_id on forum_circle_follows
  for each row execute function refuse_merged_member_id();

create table forum_topic_follows (
  member_id uuid not null references profiles (id) on delete cascade,
  topic_id uuid not null references forum_topics (id) on delete cascade,
  is_muted boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (member_id, topic_id)
);
create index forum_topic_follows_topic on forum_topic_follows (topic_id);
comment on table forum_topic_follows is 'Topics whose new replies are in a member''s weekly digest, and muted ones.';
comment on column forum_topic_follows.is_muted is 'No mail about this topic, also not about mentions';

create trigger forum_topic_follows_member_id_not_merged before insert or update of member_id on forum_topic_follows
  for each row execute function refuse_merged_member_id();

create table forum_digests (
  member_id uuid primary key references profiles (id) on delete cascade,
  sent_at timestamptz not null
);
comment on table forum_digests is 'Until when a member has the digest: the next one begins there.';

insert into forum_circles (id, slug, name, description, place) values
  (gen_random_uuid(), 'gender-equality', 'Gender Equality and Empowerment',
    'Work, safety, health and leadership of women and girls: what helps, what it costs, how to measure it.', 1),
  (gen_random_uuid(), 'healthcare-nutrition', 'Healthcare and Nutrition',
    'Primary care, mothers and children, nutrition and sanitation: programmes in the field and with the state.', 2),
  (gen_random_uuid(), 'environment-sustainability', 'Environment and Sustainability',
    'Water, waste, energy, forests and farms: methods, partners and evidence.', 3);
