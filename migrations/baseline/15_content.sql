-- What admins write on public pages, in versions.

create table content_blocks (
  id uuid primary key,
  page_key text not null check (page_key ~ '^[a-z][a-z0-9_]{0,59}$'),
  block_key text not null check (block_key ~ '^[a-z][a-z0-9_]{0,59}$'),
  block_type text not null default 'text' check (block_type in ('text', 'image')),
  title text not null default '',
  content text not null default '',
  media_url text,
  is_published boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_version integer,
  publish_at timestamptz,
  constraint content_blocks_key unique (page_key, block_key)
);
create index content_blocks_due on content_blocks (publish_at) where publish_at is not null;
comment on table content_blocks is
  'Words and pictures of public pages that an admin has changed. A page has built-in ones for the rest.';
comment on column content_blocks.content is 'HTML, sanitised when it was written';
comment on column content_blocks.version is
  'Number of the latest version: counts what was saved, so that two admins do not overwrite each other';
comment on column content_blocks.published_version is
  'Version whose words are in this row for visitors; null for a block that was published before there were versions';
comment on column content_blocks.publish_at is
  'Time at which the latest version becomes what visitors see; saving another version takes it back';

create table content_block_versions (
  id uuid primary key,
  block_id uuid not null references content_blocks (id) on delete cascade,
  version integer not null check (version > 0),
  block_type text not null check (block_type in ('text', 'image')),
  title text not null,
  content text not null,
  media_url text,
  author_id uuid references accounts (id) on delete set null,
  restored_from integer,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  constraint content_block_versions_key unique (block_id, version)
);
create index content_block_versions_author on content_block_versions (author_id) where author_id is not null;
comment on table content_block_versions is 'What admins saved of a content block. Rows change in published_at only.';
comment on column content_block_versions.content is 'HTML, sanitised when it was written';
comment on column content_block_versions.author_id is
  'Admin who saved it; null once the account was erased, and for versions from before the history';
comment on column content_block_versions.restored_from is 'Number of the older version whose words it has';
comment on column content_block_versions.published_at is 'Last time that this version became what visitors see';
