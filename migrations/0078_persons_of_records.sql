-- Requests, milestones and openings of documents name the person beside the organisation.

alter table collaboration_requests
  add column sent_by uuid references accounts (id) on delete set null,
  add column answered_by uuid references accounts (id) on delete set null;
create index collaboration_requests_sent_by on collaboration_requests (sent_by) where sent_by is not null;
create index collaboration_requests_answered_by on collaboration_requests (answered_by) where answered_by is not null;
comment on column collaboration_requests.sent_by is 'The person who sent it for the sender';
comment on column collaboration_requests.answered_by is
  'The person who accepted, declined, closed or withdrew it for the own side';

alter table collaboration_milestones
  add column completed_by uuid references accounts (id) on delete set null,
  add column completed_for uuid references profiles (id) on delete set null;
create index collaboration_milestones_completed_by on collaboration_milestones (completed_by)
  where completed_by is not null;
create index collaboration_milestones_completed_for on collaboration_milestones (completed_for)
  where completed_for is not null;
comment on column collaboration_milestones.completed_by is 'The person who completed it, for the profile completed_for';

alter table document_openings add column opened_by_person uuid references accounts (id) on delete set null;
create index document_openings_person on document_openings (opened_by_person) where opened_by_person is not null;
comment on column document_openings.opened_by_person is 'The person who opened it, for the profile opened_by';

create function acting_name(account uuid, profile uuid) returns text language sql stable as $$
  select a.person_name || ', ' || p.organization_name from accounts a, profiles p
  where a.id = account and p.id = profile
$$;
comment on function acting_name is
  'A person and the organisation acted for, as "Asha Rao, Tungavarna Industries"; null for an individual, whose name is the profile''s';
