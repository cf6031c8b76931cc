-- Success stories of members (case studies) and testimonials.

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
  version integer not null default 1,
  constraint testimonials_decided check ((status = 'pending') = (decided_at is null))
);
create index testimonials_published on testimonials (decided_at desc, id desc) where status = 'published';
create index testimonials_pending on testimonials (created_at, id) where status = 'pending';
create index testimonials_author on testimonials (author_id, created_at desc, id desc);
comment on table testimonials is 'Stories of members for the home page; an admin publishes or declines each.';
comment on column testimonials.reason is 'Reason given by the admin who declined';
comment on column testimonials.version is 'Counts decisions, and answers to them, so that an admin decides on what was seen';

create trigger testimonials_author_id_not_merged before insert or update of author_id on testimonials
  for each row execute function refuse_merged_author_id();

create table case_studies (
  id uuid primary key,
  author_id uuid not null references profiles (id) on delete cascade,
  slug text not null,
  status text not null default 'draft' check (status in ('draft', 'pending', 'returned', 'declined', 'published')),
  title text not null default '',
  summary text not null default '',
  description text not null default '',
  organizations text[] not null default '{}',
  partners text[] not null default '{}',
  beneficiaries integer check (beneficiaries >= 0),
  funding bigint check (funding >= 0),
  duration_months integer check (duration_months > 0),
  outcomes text[] not null default '{}',
  sdg_goals text[] not null default '{}',
  collaboration_id text references collaborations (id) on delete set null,
  recorded_at timestamptz,
  contact_name text not null default '',
  contact_email text not null default '',
  contact_organization text not null default '',
  contact_role text not null default '',
  version integer not null default 1,
  remark text,
  sent_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index case_studies_slug on case_studies (slug);
create index case_studies_author on case_studies (author_id, updated_at desc, id desc);
create index case_studies_waiting on case_studies (sent_at, id) where status = 'pending';
create index case_studies_state on case_studies (status, updated_at desc, id desc);
create index case_studies_collaboration on case_studies (collaboration_id) where collaboration_id is not null;
comment on table case_studies is
  'Success stories as their authors write them. Only the author and admins read this table; others read published_case_studies.';
comment on column case_studies.slug is
  'Last part of the address /learn/stories/{slug}: the id until the story is sent, fixed once it has been published';
comment on column case_studies.status is
  'State of this copy: draft (not sent), pending (waits for an admin), returned (with a remark), declined, published (the same as the published copy)';
comment on column case_studies.organizations is 'Names of the lead organisations';
comment on column case_studies.partners is 'Names of the implementation partners';
comment on column case_studies.funding is 'Whole rupees';
comment on column case_studies.recorded_at is
  'When beneficiaries, funding and duration were taken from the collaboration; null if the author wrote them';
comment on column case_studies.version is 'Grows with every save; an admin decides on the version that was read';
comment on column case_studies.remark is 'What the admin wrote when the story was returned or declined';

create trigger case_studies_author_id_not_merged before insert or update of author_id on case_studies
  for each row execute function refuse_merged_author_id();

create table published_case_studies (
  id uuid primary key references case_studies (id) on delete cascade,
  author_id uuid not null references profiles (id) on delete cascade,
  slug text not null,
  title text not null,
  summary text not null,
  description text not null,
  organizations text[] not null,
  partners text[] not null,
  beneficiaries integer,
  funding bigint,
  duration_months integer,
  outcomes text[] not null,
  sdg_goals text[] not null,
  recorded_at timestamptz,
  contact_name text not null,
  contact_email text not null,
  contact_organization text not null,
  contact_role text not null,
  views integer not null default 0 check (views >= 0),
  likes integer not null default 0 check (likes >= 0),
  published_at timestamptz not null,
  changed_at timestamptz not null,
  search_text text not null generated always as (
    lower(immutable_unaccent(title || ' ' || summary || ' ' || immutable_words(organizations)))
  ) stored
);
create unique index published_case_studies_slug on published_case_studies (slug);
create index published_case_studies_newest on published_case_studies (published_at desc, id desc);
create index published_case_studies_author on published_case_studies (author_id, published_at desc, id desc);
-- Read far more often than written: what is new goes into the index at once.
create index published_case_studies_search on published_case_studies
  using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index published_case_studies_goals on published_case_studies using gin (sdg_goals) with (fastupdate = off);
create index published_case_studies_organizations on published_case_studies
  using gin (organizations) with (fastupdate = off);
comment on table published_case_studies is
  'The version of each story that an admin published last. It stays while a later version is written and reviewed.';
comment on column published_case_studies.views is 'Readers, each counted once a day';
comment on column published_case_studies.likes is 'Number of rows in case_study_likes. Kept by a trigger';
comment on column published_case_studies.published_at is 'First publication';
comment on column published_case_studies.changed_at is 'Publication of this version';

create trigger published_case_studies_author_id_not_merged
  before insert or update of author_id on published_case_studies
  for each row execute function refuse_merged_author_id();

create table case_study_media (
  id uuid primary key,
  case_study_id uuid not null references case_studies (id) on delete cascade,
  file_name text not null unique references files (name) on delete cascade,
  original_name text not null,
  in_draft boolean not null default true,
  is_published boolean not null default false,
  created_at timestamptz not null default now()
);
create index case_study_media_story on case_study_media (case_study_id, created_at, id);
comment on table case_study_media is 'Pictures and documents of a story. A file that neither copy has is deleted.';
comment on column case_study_media.original_name is 'Cleaned name of the uploaded file, with the ending of its content';
comment on column case_study_media.in_draft is 'True if the author''s copy has the file';
comment on column case_study_media.is_published is 'True if the published copy has it';

create table case_study_likes (
  user_id uuid not null references accounts (id) on delete cascade,
  case_study_id uuid not null references published_case_studies (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, case_study_id)
);
create index case_study_likes_story on case_study_likes (case_study_id);
comment on table case_study_likes is 'Stories that members like, each once.';

create function count_case_study_like() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update published_case_studies set likes = likes + 1 where id = new.case_study_id;
  else
    update published_case_studies set likes = likes - 1 where id = old.case_study_id;
  end if;
  return null;
end $$;
create trigger case_study_likes_counted after insert or delete on case_study_likes
  for each row execute function count_case_study_like();
create trigger case_study_likes_user_id_not_merged before insert or update of user_id on case_study_likes
  for each row execute function refuse_merged_user_id();
