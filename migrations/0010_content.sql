-- What admins write on public pages, and what members say about their work with Dayitva.

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
  constraint content_blocks_key unique (page_key, block_key)
);
comment on table content_blocks is 'Words and pictures of public pages that an admin has changed; a page has built-in ones for what is missing here.';
comment on column content_blocks.content is 'HTML, sanitised when it was written';
comment on column content_blocks.version is 'Counts the changes, so that two admins do not overwrite each other';

create table testimonials (
  id uuid primary key,
  author_id uuid not null references profiles (id) on delete cascade,
  name text not null,
  role text not null,
  organization text not null,
  content text not null,
  impact text not null,
  user_type text not null check (user_type in ('NGO', 'Corporate', 'Consultant', 'Service Provider')),
  rating integer not null default 5 check (rating between 1 and 5),
  status text not null default 'pending' check (status in ('pending', 'published', 'declined')),
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint testimonials_decided check ((status = 'pending') = (decided_at is null))
);
create index testimonials_published on testimonials (decided_at desc, id desc) where status = 'published';
create index testimonials_pending on testimonials (created_at, id) where status = 'pending';
create index testimonials_author on testimonials (author_id, created_at desc, id desc);
comment on table testimonials is 'Stories of members for the home page; an admin publishes or declines each.';
comment on column testimonials.reason is 'What the admin who declined told the author';
