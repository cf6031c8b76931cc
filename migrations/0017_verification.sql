-- Verification in three levels: what members ask for, the papers it rests on, what was decided, and when it ends.

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
comment on table verification_requests is
  'A member''s request for a level of verification; once granted, the level itself until it ends.';
comment on column verification_requests.level is '1 documents checked, 2 field audit, 3 ongoing monitoring; each needs those below it';
comment on column verification_requests.note is 'What the member says to it: the answer to the reason of an earlier refusal';
comment on column verification_requests.reason is 'Why it was granted or refused; the member reads it';
comment on column verification_requests.internal_note is 'For admins alone';
comment on column verification_requests.checked_on is 'The Indian day on which the papers were checked, or on which the audit or the last review took place';
comment on column verification_requests.valid_until is 'Last Indian day on which the level stands: its time, or the expiry of its first key document';
comment on column verification_requests.ended_at is 'When a granted level ended before its time, and why; null while it stands or has run out';
comment on column verification_requests.end_reason is 'Of a revocation, what the admin wrote; otherwise which paper or what in the profile has changed';
comment on column verification_requests.ending_told_at is 'When the member was mailed that the level is about to run out';
comment on column verification_requests.ended_told_at is 'When the member was mailed that the level has ended';

create table verification_documents (
  request_id uuid not null references verification_requests (id) on delete cascade,
  position smallint not null,
  document_id uuid references documents (id) on delete set null,
  kind text not null,
  name text not null,
  number text,
  expires_on date,
  primary key (request_id, position)
);
create index verification_documents_document on verification_documents (document_id);
comment on table verification_documents is 'The papers that a request rests on, as they were when it was made.';
comment on column verification_documents.document_id is 'Null once the document was deleted';

-- What listings read. One truth in the place of the flag, which said neither what was checked nor when: profiles that
-- bore it ask anew, since nobody wrote down which papers it rested on.
alter table profiles
  drop column verified,
  add column documents_checked_on date,
  add column documents_checked_until date,
  add column field_audited_on date,
  add column field_audited_until date,
  add column monitored_on date,
  add column monitored_until date;
comment on column profiles.documents_checked_on is 'Level 1 of verification. This and the five columns after it are kept by a trigger';
comment on column profiles.documents_checked_until is 'Last Indian day on which level 1 stands; whether a level stands today also depends on those below it';
comment on column profiles.field_audited_on is 'Level 2 of verification';
comment on column profiles.monitored_on is 'Level 3 of verification';
create index profiles_newest_verified on profiles (created_at desc, id desc)
  where is_published and documents_checked_until is not null;

create function keep_verification_levels() returns trigger language plpgsql as $$
declare
  member constant uuid := coalesce(new.member_id, old.member_id);
begin
  update profiles set
    (documents_checked_on, documents_checked_until, field_audited_on, field_audited_until, monitored_on, monitored_until) = (
      select
        max(checked_on) filter (where level = 1), max(valid_until) filter (where level = 1),
        max(checked_on) filter (where level = 2), max(valid_until) filter (where level = 2),
        max(checked_on) filter (where level = 3), max(valid_until) filter (where level = 3)
      from verification_requests
      where member_id = member and status = 'granted' and ended_at is null)
    where id = member;
  return null;
end $$;
create trigger verification_requests_levels
  after insert or delete or update of status, checked_on, valid_until, ended_at on verification_requests
  for each row execute function keep_verification_levels();

-- The level rests on papers that somebody looked at. One that has changed or gone since was not looked at.
create function end_level_of_document() returns trigger language plpgsql as $$
begin
  update verification_requests r set
    ended_at = clock_timestamp(),
    end_cause = case tg_op when 'DELETE' then 'document-removed' else 'document-changed' end,
    end_reason = d.name
    from verification_documents d
    where d.document_id = old.id and r.id = d.request_id
      and r.level = 1 and r.status = 'granted' and r.ended_at is null;
  return case tg_op when 'DELETE' then old end;
end $$;
-- Before, since the deletion itself cuts the tie between the document and the request.
create trigger documents_removed_end_level before delete on documents
  for each row execute function end_level_of_document();
create trigger documents_changed_end_level after update on documents
  for each row
  when ((old.kind, old.title, old.financial_year, old.number, old.issued_on, old.expires_on, old.file_name)
    is distinct from (new.kind, new.title, new.financial_year, new.number, new.issued_on, new.expires_on, new.file_name))
  execute function end_level_of_document();

-- It also rests on who the member was: a checked profile that takes another name was not checked under it.
create function end_level_of_profile() returns trigger language plpgsql as $$
begin
  update verification_requests set ended_at = clock_timestamp(), end_cause = 'profile-changed', end_reason = tg_argv[0]
    where member_id = new.id and level = 1 and status = 'granted' and ended_at is null;
  return null;
end $$;
create trigger profiles_name_ends_level after update of organization_name, full_name on profiles
  for each row
  when (coalesce(old.organization_name, old.full_name) is distinct from coalesce(new.organization_name, new.full_name))
  execute function end_level_of_profile('the name');
create trigger profiles_type_ends_level after update of organization_type on profiles
  for each row when (old.organization_type is distinct from new.organization_type)
  execute function end_level_of_profile('the kind of member');
create trigger profiles_cin_ends_level after update of corporate_cin on profiles
  for each row when (old.corporate_cin is not null and old.corporate_cin is distinct from new.corporate_cin)
  execute function end_level_of_profile('the CIN');
create trigger profile_details_csr_number_ends_level after update of csr_registration_number on profile_details
  for each row
  when (old.csr_registration_number is not null
    and old.csr_registration_number is distinct from new.csr_registration_number)
  execute function end_level_of_profile('the CSR registration number');
create trigger profile_details_pan_ends_level after update of pan on profile_details
  for each row when (old.pan is not null and old.pan is distinct from new.pan)
  execute function end_level_of_profile('the PAN');
