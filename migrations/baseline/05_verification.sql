-- Verification in three levels: what members ask for, the papers it rests on, what was decided, and when it ends.

create table profile_cin_history (
  profile_id uuid not null references profiles (id) on delete cascade,
  cin text not null,
  replaced_at timestamptz not null,
  primary key (profile_id, replaced_at, cin)
);
comment on table profile_cin_history is
  'Corporate identity numbers that a member had before: a CIN changes when a company is listed, moves to another state or another industry. Kept by a trigger';

create table verification_requests (
  id uuid primary key,
  member_id uuid not null references profiles (id) on delete cascade,
  level smallint not null check (level between 1 and 3),
  status text not null default 'open' check (status in ('open', 'granted', 'refused', 'withdrawn')),
  note text,
  created_at timestamptz not null default now(),

  decided_at timestamptz,
  decided_by uuid references accounts (id) on delete set null,
  reason text,
  internal_note text,
  checked_on date,
  valid_until date,

  ended_at timestamptz,
  end_cause text check (end_cause in
    ('renewed', 'revoked', 'document-changed', 'document-removed', 'profile-changed')),
  end_reason text,
  ending_told_at timestamptz,
  ended_told_at timestamptz,
  checked_numbers text[] not null default '{}',
  asked_by uuid references accounts (id) on delete set null,
  constraint verification_requests_decided check ((status = 'open') = (decided_at is null)),
  constraint verification_requests_dates
    check ((status = 'granted') = (valid_until is not null) and (checked_on is null) = (valid_until is null)),
  constraint verification_requests_ended
    check ((ended_at is null) = (end_cause is null) and (ended_at is null or status = 'granted'))
);
create unique index verification_requests_one_open on verification_requests (member_id) where status = 'open';
create unique index verification_requests_one_granted on verification_requests (member_id, level)
  where status = 'granted' and ended_at is null;
create index verification_requests_newest on verification_requests (member_id, created_at desc, id desc);
create index verification_requests_by_status on verification_requests (status, created_at, id);
create index verification_requests_decided_by on verification_requests (decided_by);
create index verification_requests_asked_by on verification_requests (asked_by) where asked_by is not null;
comment on table verification_requests is
  'A member''s request for a level of verification; once granted, the level itself until it ends.';
comment on column verification_requests.level is
  '1 documents checked, 2 field audit, 3 ongoing monitoring; each needs those below it';
comment on column verification_requests.note is 'Note of the member, such as an answer to an earlier refusal';
comment on column verification_requests.reason is 'Reason for granting or refusing it; the member reads it';
comment on column verification_requests.internal_note is 'Note that only admins read';
comment on column verification_requests.checked_on is
  'Indian day on which the papers were checked, or of the audit or the last review';
comment on column verification_requests.valid_until is
  'Last Indian day of the level: the end of its term, or the expiry of its first key document';
comment on column verification_requests.ended_at is
  'Time at which a granted level ended early; null while it is valid or if it expired';
comment on column verification_requests.end_reason is
  'For a revocation, the reason that the admin gave; otherwise the paper or the part of the profile that changed';
comment on column verification_requests.ending_told_at is 'Time of the mail that the level is about to end';
comment on column verification_requests.ended_told_at is 'Time of the mail that the level has ended';
comment on column verification_requests.checked_numbers is
  'Numbers of the profile, by column, that the member had given when level 1 was granted';
comment on column verification_requests.asked_by is 'The person who asked, for member_id';

create function keep_verification_levels() returns trigger language plpgsql as $$
declare
  member constant uuid := coalesce(new.member_id, old.member_id);
begin
  -- The lock first: the next statement then sees what others wrote who had it.
  perform from profiles where id = member for no key update;
  update profiles set
    (documents_checked_on, documents_checked_until, field_audited_on, field_audited_until, monitored_on, monitored_until) = (
      select
        max(checked_on) filter (where level = 1), max(valid_until) filter (where level = 1),
        max(checked_on) filter (where level = 2), max(valid_until) filter (where level = 2),
        max(checked_on) filter (where level = 3), max(valid_until) filter (where level = 3)
      from verification_requests
      where member_id = member and status = 'granted' and ended_at is null),
    work_keys = profile_work_keys(member)
    where id = member;
  return null;
end $$;
create trigger verification_requests_levels
  after insert or delete or update of status, checked_on, valid_until, ended_at on verification_requests
  for each row execute function keep_verification_levels();

create table verification_documents (
  request_id uuid not null references verification_requests (id) on delete cascade,
  position smallint not null,
  document_id uuid references documents (id) on delete set null,
  kind text not null,
  name text not null,
  number text,
  expires_on date,
  uploaded_by uuid references accounts (id) on delete set null,
  primary key (request_id, "position")
);
create index verification_documents_document on verification_documents (document_id);
create index verification_documents_uploaded_by on verification_documents (uploaded_by) where uploaded_by is not null;
comment on table verification_documents is 'Papers of a request, as they were when it was sent.';
comment on column verification_documents.document_id is 'Null once the document was deleted';
comment on column verification_documents.uploaded_by is 'The person who had stored the file that the request was made with';

create function registrations_held(member uuid) returns text[] language sql stable
  as $$
    select array(
      select paper.name
      from profile_details d
      cross join lateral (values
        ('csr-1', d.csr_registration_number), ('12a', d.urn_12a), ('80g', d.urn_80g), ('fcra', d.fcra_registration_number)
      ) as paper (name, number)
      where d.id = member and (paper.number is not null or exists (
        select from verification_requests r join verification_documents v on v.request_id = r.id
        where r.member_id = member and r.level = 1 and r.status = 'granted' and r.ended_at is null and v.kind = paper.name))
      order by paper.name)
  $$;
comment on function registrations_held(member uuid) is
  'Which of CSR-1, 12A, 80G and FCRA a member gave a number of, or showed as a paper in the check of level 1 that stands. Whether that is valid today is for documents_checked_until to say';

create function profile_work_keys(member uuid) returns text[] language sql stable
  as $$
    with held as materialized (select registrations_held(member) as names)
    select coalesce(array_agg(distinct key order by key), '{}') from (
      select 'item ' || schedule_vii_item from user_projects where user_id = member
      union all
      select district_key(district) from user_projects, unnest(districts) district where user_id = member
      union all
      select price_key(price) from user_services where user_id = member
      union all
      select 'csr papers' from held where names @> '{csr-1,12a,80g}'
      union all
      select 'paper ' || name from held, unnest(names) name
    ) as found (key) where key is not null
  $$;
comment on function profile_work_keys(member uuid) is
  'Filters under which a member is found by projects (items of Schedule VII, districts), by services (prices), and by the registrations CSR-1, 12A, 80G and FCRA that are held: each, and the first three together';

create function keep_checked_papers() returns trigger language plpgsql as $$
declare
  member uuid;
begin
  select member_id into member from verification_requests
    where id = coalesce(new.request_id, old.request_id) and level = 1 and status = 'granted' and ended_at is null;
  if found then
    perform from profiles where id = member for no key update;
    update profiles set work_keys = profile_work_keys(member)
      where id = member and work_keys <> profile_work_keys(member);
  end if;
  return null;
end $$;
create trigger verification_documents_keys after insert or delete or update of request_id, kind on verification_documents
  for each row execute function keep_checked_papers();
