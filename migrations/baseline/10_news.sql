-- News of the field, read from feeds that admins choose.

create table news_sources (
  id uuid primary key,
  name text not null,
  url text,
  category text not null default 'CSR News',
  priority smallint not null default 1 check (priority between 1 and 10),
  twitter_handle text,
  description text,
  tags text[] not null default '{}',
  is_active boolean not null default true,
  etag text,
  last_modified text,
  next_fetch_at timestamptz not null default now(),
  fetched_at timestamptz,
  succeeded_at timestamptz,
  failures integer not null default 0,
  last_error text,
  last_error_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint news_sources_url_or_handle check (url is not null or twitter_handle is not null)
);
create unique index news_sources_one_url on news_sources (url) where url is not null;
comment on table news_sources is 'Feeds that news is read from, and Twitter accounts that are shown as a link.';
comment on column news_sources.url is
  'Address of the feed; null for a Twitter account. The feed of the demo data is a path of this installation';
comment on column news_sources.priority is 'From 1 to 10: a story of several sources is shown as that of the highest one';
comment on column news_sources.etag is 'What the server sent with its last answer, for a conditional request';
comment on column news_sources.next_fetch_at is 'Not fetched by the job before; later and later after each failure';
comment on column news_sources.fetched_at is 'Last attempt';
comment on column news_sources.failures is 'Failed attempts since the last one that succeeded';
comment on column news_sources.last_error is 'In words for an admin; null after an attempt that succeeded';

create function copy_news_source() returns trigger language plpgsql as $$
begin
  update news_entries set category = new.category, is_shown = new.is_active where source_id = new.id;
  return null;
end $$;
create trigger news_sources_copied after update of category, is_active on news_sources
  for each row when ((old.category, old.is_active) is distinct from (new.category, new.is_active))
  execute function copy_news_source();

create table news_entries (
  id uuid primary key,
  source_id uuid not null references news_sources (id) on delete cascade,
  story_key text not null,
  title_key text,
  link text not null,
  title text not null check (char_length(title) <= 300),
  excerpt text check (char_length(excerpt) <= 300),
  picture_url text,
  category text not null,
  is_shown boolean not null,
  published_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Without signs, or the parser would take UN/Development for the name of a file.
  search_document tsvector not null generated always as (
    to_tsvector('simple', translate(immutable_unaccent(title || ' ' || category), '/\-_.:@#&+''', '           '))
  ) stored
);
create unique index news_entries_one_story on news_entries (story_key);
create index news_entries_title on news_entries (title_key, published_at) where title_key is not null;
create index news_entries_newest on news_entries (published_at desc, id desc) where is_shown;
create index news_entries_category on news_entries (category, published_at desc, id desc) where is_shown;
create index news_entries_source on news_entries (source_id, published_at desc, id desc);
create index news_entries_age on news_entries (published_at);
-- Read far more often than written: what is new goes into the index at once.
create index news_entries_search on news_entries using gin (search_document) with (fastupdate = off) where is_shown;
comment on table news_entries is 'Stories of the feeds, each once, for 180 days. Titles and excerpts are plain text.';
comment on column news_entries.story_key is 'Address of the story without what differs between sources: scheme, www, tracking';
comment on column news_entries.title_key is 'Letters and digits of a title long enough to recognise the story at another address';
comment on column news_entries.picture_url is 'As the feed names it. No page loads it';
comment on column news_entries.category is 'Copy of the category of the source';
comment on column news_entries.is_shown is 'Copy of is_active of the source';

create table news_marks (
  user_id uuid not null references accounts (id) on delete cascade,
  entry_id uuid not null references news_entries (id) on delete cascade,
  is_read boolean not null default false,
  is_saved boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, entry_id)
);
create index news_marks_entry on news_marks (entry_id);
create index news_marks_saved on news_marks (user_id, entry_id) where is_saved;
comment on table news_marks is 'Stories that a member has read or saved.';

create trigger news_marks_user_id_not_merged before insert or update of user_id on news_marks
  for each row execute function refuse_merged_user_id();

-- Well-known sources of the field. Each is off until an admin switches it on.
insert into news_sources (id, name, url, category, priority, twitter_handle, description, is_active)
select gen_random_uuid(), name, url, category, priority, twitter_handle, description, false
from (values
  ('The CSR Journal', 'https://thecsrjournal.in/feed/', 'CSR News', 8, null,
    'CSR projects and rules in India'),
  ('India Development Review', 'https://idronline.org/feed/', 'Social Impact', 8, null,
    'Ideas and lessons from people in Indian non-profits and foundations'),
  ('The Better India', 'https://thebetterindia.com/feed/', 'Social Impact', 4, null,
    'Stories of change from all over India'),
  ('Press Information Bureau', 'https://pib.gov.in/RssMain.aspx?ModId=6&Lang=1&Regid=3', 'Government', 7, null,
    'Press releases of the Government of India'),
  ('Mint: Companies', 'https://www.livemint.com/rss/companies', 'Corporate News', 5, null,
    'News about companies in India'),
  ('Down To Earth: Environment', 'https://www.downtoearth.org.in/rss/environment', 'Sustainability', 6, null,
    'Environment and development in India and the South'),
  ('ESG Today', 'https://www.esgtoday.com/feed/', 'Sustainability', 4, null,
    'Sustainability reporting and finance'),
  ('Trellis', 'https://trellis.net/feed/', 'Global CSR', 4, null,
    'Sustainable business, formerly GreenBiz'),
  ('Stanford Social Innovation Review', 'https://ssir.org/site/rss_2.0', 'Thought Leaders', 5, null,
    'Research and practice of social innovation'),
  ('UN News', 'https://news.un.org/feed/subscribe/en/news/all/rss.xml', 'UN/Development', 5, null,
    'News of the United Nations'),
  ('ReliefWeb', 'https://reliefweb.int/updates/rss.xml', 'Development', 3, null,
    'Humanitarian updates, by the UN Office for the Coordination of Humanitarian Affairs'),
  ('The Guardian: Global development', 'https://www.theguardian.com/global-development/rss', 'Global News', 3, null,
    'Development, health and rights across the world'),
  ('Ministry of Corporate Affairs', null, 'Twitter Feed', 7, 'MCA21India',
    'The ministry that makes the CSR rules'),
  ('NITI Aayog', null, 'Twitter Feed', 5, 'NITIAayog', 'Policy think tank of the Government of India')
) known (name, url, category, priority, twitter_handle, description);
