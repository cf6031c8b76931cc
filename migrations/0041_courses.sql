-- Courses: what visitors read about them, how members take them, and what members propose.

create table courses (
  id uuid primary key,
  key text,
  author_id uuid references accounts (id) on delete set null,
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
comment on column courses.modules is
  'List of modules with their text and quiz, right answers included: never sent as it is';
comment on column courses.module_ids is 'The ids of the modules in their order. A module keeps its id in every version';
comment on column courses.version is 'Counts the published versions';
comment on column courses.reviewed_on is 'Day on which the authors last checked the content against its sources';
comment on column courses.is_hidden is 'An admin took it out of the catalog: only its author and admins see it';
comment on column courses.students is 'Members who are enrolled. Kept by a trigger';
comment on column courses.ratings_count is 'Kept by a trigger';
comment on column courses.ratings_sum is 'Sum of the stars. Kept by a trigger';
comment on column courses.views is 'Readers of the page, each once a day';

create table course_proposals (
  id uuid primary key,
  author_id uuid not null references accounts (id) on delete cascade,
  content jsonb not null,
  revision integer not null default 1,
  status text not null default 'draft'
    check (status in ('draft', 'submitted', 'returned', 'declined', 'published')),
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
comment on column course_proposals.revision is 'Counts the saved states, so that two editors or an admin and the author notice each other';
comment on column course_proposals.remark is 'Words of the admin who returned or declined it';

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
comment on table course_files is 'Pictures and files that the modules of a proposal, and of the course that it became, name by their ids.';

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
comment on table course_enrolments is 'Members who take a course, and those who left it: they find their progress when they come back.';
comment on column course_enrolments.last_module_id is 'The module that was opened last; it may be gone from the newest version';
comment on column course_enrolments.completed_at is 'Time at which all modules of the then newest version were done; later versions do not take it back';

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
  foreign key (user_id, course_id) references course_enrolments (user_id, course_id) on delete cascade
);
comment on table course_progress is 'What a member has done of a module. Rows of modules that were removed stay and do not count.';
comment on column course_progress.done_at is 'Time from which the module counts: its text was read, and its quiz passed if it has one';
comment on column course_progress.answers is 'The last answers to the quiz: for each question the numbers of the chosen choices, from 0';
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
comment on table course_ratings is 'What members who completed at least one module say of a course; each once, and they can change it.';

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
