-- Certificates of completed courses, and the dates of webinars and workshops.

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
comment on table course_session_registrations is 'Members who have a place in a session or wait for one, in the order of their ids.';
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

alter table profile_details add column mails_sessions boolean not null default true;
comment on column profile_details.mails_sessions is
  'Mails about webinars and workshops: a place from the waiting list, a change of the date, reminders';
