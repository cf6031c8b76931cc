-- The resource library, and uploads that continue after a lost line.

-- Files of the platform itself have no owner.
alter table files alter column owner_id drop not null;
comment on column files.owner_id is 'Member whose file it is; null for a file of the platform itself';

create table uploads (
  id uuid primary key,
  owner_id uuid not null references accounts (id) on delete cascade,
  name text not null check (char_length(name) <= 255),
  byte_size integer not null check (byte_size > 0),
  modified_at timestamptz,
  received integer not null default 0 check (received between 0 and byte_size),
  created_at timestamptz not null default now()
);
create index uploads_owner on uploads (owner_id, created_at);
create index uploads_age on uploads (created_at);
comment on table uploads is 'Files that arrive in parts (tus 1.0). Kept for a day, until a feature takes the file over.';
comment on column uploads.name is 'As the browser named the file';
comment on column uploads.modified_at is 'Last change of the file on the disk of the member: tells the same file from a later one';
comment on column uploads.received is 'Bytes that are stored, from the beginning';

create table upload_parts (
  upload_id uuid not null references uploads (id) on delete cascade,
  first_byte integer not null check (first_byte >= 0),
  file_name text not null unique references files (name) on delete cascade,
  primary key (upload_id, first_byte)
);
comment on table upload_parts is 'Stored pieces of an upload, in the order of their first bytes.';

create table resources (
  id uuid primary key,
  author_id uuid references profiles (id) on delete cascade,
  platform_key text,
  title text not null check (char_length(title) <= 200),
  description text not null check (char_length(description) <= 2000),
  category text not null,
  type text not null,
  audience text not null,
  language text not null default 'English',
  tags text[] not null default '{}',
  sdg_goals text[] not null default '{}',
  author_name text not null,
  organization text not null,
  email text,
  content_url text,
  licence text,
  sources jsonb not null default '[]',
  status text not null default 'pending' check (status in ('pending', 'published', 'returned', 'declined')),
  remark text check (char_length(remark) <= 500),
  is_verified boolean not null default false,
  file_name text,
  original_name text,
  views integer not null default 0,
  downloads integer not null default 0,
  ratings integer not null default 0,
  stars integer not null default 0,
  rating real generated always as (case when ratings > 0 then stars::real / ratings end) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  waiting_since timestamptz default now(),
  published_at timestamptz,
  search_document tsvector not null generated always as (
    to_tsvector('simple', translate(
      immutable_unaccent(title || ' ' || immutable_words(tags) || ' ' || organization || ' ' || description),
      '/\-_.:@#&+''', '           '))
  ) stored,
  constraint resources_owner check ((author_id is null) = (platform_key is not null)),
  constraint resources_published check (status <> 'published' or (published_at is not null and file_name is not null))
);
create unique index resources_platform on resources (platform_key) where platform_key is not null;
create index resources_author on resources (author_id, created_at desc, id desc);
create index resources_file on resources (file_name);
create index resources_waiting on resources (waiting_since, id) where waiting_since is not null;
create index resources_newest on resources (published_at desc, id desc) where status = 'published';
create index resources_downloads on resources (downloads desc, id desc) where status = 'published';
create index resources_views on resources (views desc, id desc) where status = 'published';
create index resources_rating on resources (rating desc nulls last, ratings desc, id desc) where status = 'published';
create index resources_title on resources (lower(title), id) where status = 'published';
create index resources_category on resources (category, published_at desc, id desc) where status = 'published';
create index resources_type on resources (type, published_at desc, id desc) where status = 'published';
create index resources_audience on resources (audience, published_at desc, id desc) where status = 'published';
create index resources_language on resources (language, published_at desc, id desc) where status = 'published';
create index resources_verified on resources (published_at desc, id desc) where status = 'published' and is_verified;
create index resources_goals on resources using gin (sdg_goals) with (fastupdate = off) where status = 'published';
create index resources_search on resources using gin (search_document) with (fastupdate = off) where status = 'published';
comment on table resources is 'Items of the resource library: of members, reviewed by an admin, and of the platform itself.';
comment on column resources.author_id is 'Member who uploaded it; null for an item of the platform itself';
comment on column resources.platform_key is 'Of an item of the platform: its name in the starter library, which finds it again';
comment on column resources.author_name is 'As the member entered it, like organization and email; only admins see the email';
comment on column resources.content_url is 'Where the content is as well, such as a video';
comment on column resources.licence is 'Under which others may use it; null where the author named none';
comment on column resources.sources is 'What it rests on: a list of {"title", "url"}, the url may be null';
comment on column resources.remark is 'Reason of an admin who returned or declined it, or its latest version';
comment on column resources.is_verified is 'An admin has checked the content';
comment on column resources.file_name is 'File of the newest published version; null before the first';
comment on column resources.original_name is 'Name under which that file is saved';
comment on column resources.stars is 'Sum of the ratings';
comment on column resources.waiting_since is 'Since when it, or a new version of it, waits for an admin; null if nothing does';

create table resource_versions (
  id uuid primary key,
  resource_id uuid not null references resources (id) on delete cascade,
  number integer not null check (number > 0),
  file_name text not null unique references files (name) on delete cascade,
  original_name text not null,
  fingerprint text not null,
  note text check (char_length(note) <= 300),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  constraint resource_versions_number unique (resource_id, number)
);
comment on table resource_versions is 'Files of a resource, one after the other. A version that is not published is the only one, or the latest.';
comment on column resource_versions.fingerprint is 'SHA-256 of the bytes in hex, or another mark of the content for items of the platform';
comment on column resource_versions.note is 'What has changed, in words of the author';

alter table resources add constraint resources_file_name_fkey foreign key (file_name) references resource_versions (file_name)
    deferrable initially deferred;

create table resource_ratings (
  id uuid primary key,
  resource_id uuid not null references resources (id) on delete cascade,
  member_id uuid not null references profiles (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  words text check (char_length(words) <= 1000),
  answer text check (char_length(answer) <= 1000),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resource_ratings_one unique (resource_id, member_id)
);
create index resource_ratings_newest on resource_ratings (resource_id, updated_at desc, id desc);
create index resource_ratings_member on resource_ratings (member_id);
comment on table resource_ratings is 'One to five stars of a member for a resource, with words, and the answer of its author.';

create function count_resource_rating() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update resources set ratings = ratings - 1, stars = stars - old.stars where id = old.resource_id;
  end if;
  if tg_op <> 'DELETE' then
    update resources set ratings = ratings + 1, stars = stars + new.stars where id = new.resource_id;
  end if;
  return null;
end $$;
create trigger resource_ratings_counted after insert or update of stars or delete on resource_ratings
  for each row execute function count_resource_rating();
