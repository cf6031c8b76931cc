-- Learning: resources, courses, certificates and sessions.

create table resource_versions (
  id uuid primary key,
  resource_id uuid not null,
  number integer not null check (number > 0),
  file_name text not null unique references files (name) on delete cascade,
  original_name text not null,
  fingerprint text not null,
  note text check (char_length(note) <= 300),
  created_at timestamptz not null default now(),
  published_at timestamptz,
  constraint resource_versions_number unique (resource_id, number)
);
comment on table resource_versions is
  'Files of a resource, one after the other. A version that is not published is the only one, or the latest.';
comment on column resource_versions.fingerprint is
  'SHA-256 of the bytes in hex, or another mark of the content for items of the platform';
comment on column resource_versions.note is 'What has changed, in words of the author';

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
  file_name text references resource_versions (file_name) deferrable initially deferred,
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

alter table resource_versions add foreign key (resource_id) references resources (id) on delete cascade;

create trigger resources_author_id_not_merged before insert or update of author_id on resources
  for each row execute function refuse_merged_author_id();

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
create trigger resource_ratings_member_id_not_merged before insert or update of member_id on resource_ratings
  for each row execute function refuse_merged_member_id();

create table courses (
  id uuid primary key,
  key text,
  author_id uuid references profiles (id) on delete set null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  type text not null check (type in ('course', 'webinar', 'workshop')),
  title text not null,
  description text not null,
  category text not null,
  level text not null,
  language text not null,
  minutes integer not null check (minutes > 0),
  price bigint not null check (price >= 0),
  instructor text not null,
  organization text not null,
  sources jsonb not null default '[]',
  modules jsonb not null,
  module_ids text[] not null,
  version integer not null default 1,
  reviewed_on date,
  is_hidden boolean not null default false,
  students integer not null default 0,
  ratings_count integer not null default 0,
  ratings_sum integer not null default 0,
  views integer not null default 0,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  -- Without signs, or the parser would take Law/Reports for the name of a file.
  search_document tsvector not null generated always as (
    to_tsvector('simple', translate(immutable_unaccent(
      title || ' ' || category || ' ' || instructor || ' ' || organization || ' ' || description),
      '/\-_.:@#&+''', '           '))
  ) stored,
  constraint courses_module_ids check (cardinality(module_ids) = jsonb_array_length(modules))
);
create unique index courses_key on courses (key) where key is not null;
create unique index courses_slug on courses (slug);
create index courses_author on courses (author_id) where author_id is not null;
create index courses_newest on courses (published_at desc, id desc) where not is_hidden;
create index courses_of_type on courses (type, published_at desc, id desc) where not is_hidden;
create index courses_search on courses using gin (search_document) with (fastupdate = off) where not is_hidden;
comment on table courses is
  'Courses, webinars and workshops that were published, as the newest version has them. What is not published is in course_proposals.';
comment on column courses.key is 'Name of a course of the platform itself, by which a new release finds it; null for a member''s';
comment on column courses.author_id is 'Null for a course of the platform, and once the author''s account was erased';
comment on column courses.minutes is 'Time that the whole takes a learner';
comment on column courses.price is 'Whole rupees; 0 is free';
comment on column courses.sources is 'List of {title, url}';
comment on column courses.modules is 'List of modules with their text and quiz, right answers included: never sent as it is';
comment on column courses.module_ids is 'The ids of the modules in their order. A module keeps its id in every version';
comment on column courses.version is 'Counts the published versions';
comment on column courses.reviewed_on is 'Day on which the authors last checked the content against its sources';
comment on column courses.is_hidden is 'An admin took it out of the catalog: only its author and admins see it';
comment on column courses.students is 'Members who are enrolled. Kept by a trigger';
comment on column courses.ratings_count is 'Kept by a trigger';
comment on column courses.ratings_sum is 'Sum of the stars. Kept by a trigger';
comment on column courses.views is 'Readers of the page, each once a day';

create trigger courses_author_id_not_merged before insert or update of author_id on courses
  for each row execute function refuse_merged_author_id();

create table course_proposals (
  id uuid primary key,
  author_id uuid not null references profiles (id) on delete cascade,
  content jsonb not null,
  revision integer not null default 1,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'returned', 'declined', 'published')),
  remark text,
  submitted_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint course_proposals_submitted check (status <> 'submitted' or submitted_at is not null)
);
create index course_proposals_author on course_proposals (author_id, updated_at desc, id desc);
create index course_proposals_waiting on course_proposals (submitted_at, id) where status = 'submitted';
comment on table course_proposals is
  'The author''s copy of a course, from the first draft on. It has the id of the course that it becomes; learners never see it.';
comment on column course_proposals.content is 'As the editor sends it; it may lack parts until it is submitted';
comment on column course_proposals.revision is
  'Counts the saved states, so that two editors or an admin and the author notice each other';
comment on column course_proposals.remark is 'Words of the admin who returned or declined it';

create trigger course_proposals_author_id_not_merged before insert or update of author_id on course_proposals
  for each row execute function refuse_merged_author_id();

create table course_files (
  id uuid primary key,
  proposal_id uuid not null references course_proposals (id) on delete cascade,
  stored_name text not null references files (name) on delete cascade,
  name text not null,
  is_picture boolean not null,
  media_type text not null,
  byte_size integer not null,
  created_at timestamptz not null
);
create index course_files_proposal on course_files (proposal_id);
create index course_files_stored on course_files (stored_name);
comment on table course_files is
  'Pictures and files that the modules of a proposal, and of the course that it became, name by their ids.';

create table course_enrolments (
  user_id uuid not null references accounts (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  enrolled_at timestamptz not null,
  left_at timestamptz,
  last_module_id text,
  last_opened_at timestamptz not null,
  completed_at timestamptz,
  completed_version integer,
  primary key (user_id, course_id),
  constraint course_enrolments_completed check ((completed_at is null) = (completed_version is null))
);
create index course_enrolments_course on course_enrolments (course_id, completed_at);
create index course_enrolments_recent on course_enrolments (user_id, last_opened_at desc, course_id) where left_at is null;
comment on table course_enrolments is
  'Members who take a course, and those who left it: they find their progress when they come back.';
comment on column course_enrolments.last_module_id is 'The module that was opened last; it may be gone from the newest version';
comment on column course_enrolments.completed_at is
  'Time at which all modules of the then newest version were done; later versions do not take it back';

create function count_course_students() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' and old.left_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.left_at is null then change := change + 1; end if;
  if change <> 0 then
    update courses set students = students + change where id = coalesce(new.course_id, old.course_id);
  end if;
  return null;
end $$;
create trigger course_enrolments_count after insert or delete or update of left_at on course_enrolments
  for each row execute function count_course_students();
create trigger course_enrolments_user_id_not_merged before insert or update of user_id on course_enrolments
  for each row execute function refuse_merged_user_id();

create table course_progress (
  user_id uuid not null,
  course_id uuid not null,
  module_id text not null,
  read_at timestamptz,
  quiz_passed_at timestamptz,
  done_at timestamptz,
  attempts integer not null default 0,
  answers jsonb,
  right_answers integer,
  questions integer,
  updated_at timestamptz not null,
  primary key (user_id, course_id, module_id),
  foreign key (user_id, course_id) references course_enrolments (user_id, course_id) on update cascade on delete cascade
);
comment on table course_progress is
  'What a member has done of a module. Rows of modules that were removed stay and do not count.';
comment on column course_progress.done_at is
  'Time from which the module counts: its text was read, and its quiz passed if it has one';
comment on column course_progress.answers is
  'The last answers to the quiz: for each question the numbers of the chosen choices, from 0';
comment on column course_progress.right_answers is 'Number of questions answered rightly in the last attempt';

create table course_ratings (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  user_id uuid not null references accounts (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  words text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index course_ratings_one_each on course_ratings (user_id, course_id);
create index course_ratings_newest on course_ratings (course_id, created_at desc, id desc);
comment on table course_ratings is
  'What members who completed at least one module say of a course; each once, and they can change it.';

create function count_course_ratings() returns trigger language plpgsql as $$
begin
  update courses set
    ratings_count = ratings_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    ratings_sum = ratings_sum + coalesce(new.stars, 0) - coalesce(old.stars, 0)
    where id = coalesce(new.course_id, old.course_id);
  return null;
end $$;
create trigger course_ratings_count after insert or delete or update of stars on course_ratings
  for each row execute function count_course_ratings();
create trigger course_ratings_user_id_not_merged before insert or update of user_id on course_ratings
  for each row execute function refuse_merged_user_id();

create table course_certificates (
  id uuid primary key,
  number text not null check (number ~ '^DV(-[2-9A-HJKMNP-Z]{4}){3}$'),
  user_id uuid references accounts (id) on delete set null,
  course_id uuid references courses (id) on delete set null,
  holder_name text,
  holder_organization text,
  course_title text not null,
  course_organization text not null,
  minutes integer not null check (minutes > 0),
  completed_at timestamptz not null,
  revoked_at timestamptz,
  reason text,
  constraint course_certificates_revoked check ((revoked_at is null) = (reason is null)),
  constraint course_certificates_holder check (user_id is null or holder_name is not null)
);
create unique index course_certificates_number on course_certificates (number);
create unique index course_certificates_one_each on course_certificates (user_id, course_id)
  where user_id is not null and course_id is not null;
create index course_certificates_holder on course_certificates (user_id, completed_at desc, id desc)
  where user_id is not null;
create index course_certificates_course on course_certificates (course_id) where course_id is not null;
comment on table course_certificates is
  'Certificates of completed courses. They say what was true on the day of completion, whatever changes later.';
comment on column course_certificates.number is 'Drawn at random, with a check character at the end';
comment on column course_certificates.user_id is 'Null once the holder''s account was erased';
comment on column course_certificates.holder_name is
  'Name on the day of completion; erased with the account, while the certificate stays as one whose holder has left';
comment on column course_certificates.holder_organization is 'On the day of completion, where it is not the name itself';
comment on column course_certificates.minutes is 'Time that the whole course takes a learner';
comment on column course_certificates.reason is 'Why an admin revoked it: for the holder and admins';

-- Deleting an account takes the name with it, whichever way the account is deleted.
create function forget_certificate_holder() returns trigger language plpgsql as $$
begin
  new.holder_name := null;
  new.holder_organization := null;
  return new;
end $$;
create trigger course_certificates_forget before update of user_id on course_certificates
  for each row when (old.user_id is not null and new.user_id is null) execute function forget_certificate_holder();
create trigger course_certificates_user_id_not_merged before insert or update of user_id on course_certificates
  for each row execute function refuse_merged_user_id();

create table course_sessions (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 15 and 720),
  places integer not null check (places between 1 and 5000),
  venue text,
  join_url text,
  recording_url text,
  revision integer not null default 0,
  cancelled_at timestamptz,
  reason text,
  registered integer not null default 0,
  waiting integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint course_sessions_where check (venue is not null or join_url is not null),
  constraint course_sessions_cancelled check ((cancelled_at is null) = (reason is null)),
  constraint course_sessions_full check (registered <= places)
);
create index course_sessions_course on course_sessions (course_id, starts_at, id);
create index course_sessions_next on course_sessions (starts_at) where cancelled_at is null;
comment on table course_sessions is 'Dates of webinars and workshops, with the places that members register for.';
comment on column course_sessions.venue is 'Where people meet; null where they meet on the net only';
comment on column course_sessions.join_url is 'For registered members and organisers only';
comment on column course_sessions.recording_url is 'Added after the session; for signed-in members';
comment on column course_sessions.revision is 'SEQUENCE of the calendar file: counts changes of time or place';
comment on column course_sessions.reason is 'Why it was cancelled, in the words of the organiser';
comment on column course_sessions.registered is 'Members with a place. Kept by a trigger';
comment on column course_sessions.waiting is 'Members on the waiting list. Kept by a trigger';

create table course_session_registrations (
  id uuid primary key,
  session_id uuid not null references course_sessions (id) on delete cascade,
  user_id uuid not null references accounts (id) on delete cascade,
  is_waiting boolean not null,
  reminded_before integer,
  created_at timestamptz not null
);
create unique index course_session_registrations_one_each on course_session_registrations (user_id, session_id);
create index course_session_registrations_queue on course_session_registrations (session_id, is_waiting, id);
comment on table course_session_registrations is
  'Members who have a place in a session or wait for one, in the order of their ids.';
comment on column course_session_registrations.reminded_before is
  'Hours before the start of the last reminder that was sent or is not needed: 24 or 1; null before the first';

create function count_session_places() returns trigger language plpgsql as $$
declare
  taken integer := 0;
  queued integer := 0;
begin
  if tg_op <> 'INSERT' then
    if old.is_waiting then queued := queued - 1; else taken := taken - 1; end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.is_waiting then queued := queued + 1; else taken := taken + 1; end if;
  end if;
  if taken <> 0 or queued <> 0 then
    update course_sessions set registered = registered + taken, waiting = waiting + queued
      where id = coalesce(new.session_id, old.session_id);
  end if;
  return null;
end $$;
create trigger course_session_registrations_count
  after insert or delete or update of is_waiting on course_session_registrations
  for each row execute function count_session_places();
create trigger course_session_registrations_user_id_not_merged
  before insert or update of user_id on course_session_registrations
  for each row execute function refuse_merged_user_id();
