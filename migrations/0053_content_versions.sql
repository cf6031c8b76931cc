-- Every version of a content block, apart from the one that visitors see; and publishing at a time.

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
comment on column content_block_versions.author_id is 'Admin who saved it; null once the account was erased, and for versions from before the history';
comment on column content_block_versions.restored_from is 'Number of the older version whose words it has';
comment on column content_block_versions.published_at is 'Last time that this version became what visitors see';

alter table content_blocks
  add column published_version integer,
  add column publish_at timestamptz;
create index content_blocks_due on content_blocks (publish_at) where publish_at is not null;
comment on column content_blocks.version is 'Number of the latest version: counts what was saved, so that two admins do not overwrite each other';
comment on column content_blocks.published_version is 'Version whose words are in this row for visitors; null for a block that was published before there were versions';
comment on column content_blocks.publish_at is 'Time at which the latest version becomes what visitors see; saving another version takes it back';

insert into content_block_versions
  (id, block_id, version, block_type, title, content, media_url, created_at, published_at)
select gen_random_uuid(), id, version, block_type, title, content, media_url, updated_at,
  case when is_published then updated_at end
from content_blocks;
update content_blocks set published_version = version where is_published;
