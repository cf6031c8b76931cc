-- Ratings, budgets, archiving, papers and requests for verification name the person beside the organisation. Rows of before
-- have no person: nobody wrote down who it was.

alter table collaboration_ratings
  add column rated_by uuid references accounts (id) on delete set null,
  add column replied_by uuid references accounts (id) on delete set null;
create index collaboration_ratings_rated_by on collaboration_ratings (rated_by) where rated_by is not null;
create index collaboration_ratings_replied_by on collaboration_ratings (replied_by) where replied_by is not null;
comment on column collaboration_ratings.rated_by is 'The person who rated, for rater_profile_id';
comment on column collaboration_ratings.replied_by is 'The person who answered, for rated_profile_id';

alter table collaboration_budget_proposals
  add column proposed_by_person uuid references accounts (id) on delete set null,
  add column answered_by_person uuid references accounts (id) on delete set null;
create index collaboration_budget_proposals_proposed_by_person on collaboration_budget_proposals (proposed_by_person)
  where proposed_by_person is not null;
create index collaboration_budget_proposals_answered_by_person on collaboration_budget_proposals (answered_by_person)
  where answered_by_person is not null;
comment on column collaboration_budget_proposals.proposed_by_person is 'The person who proposed it, for proposed_by';
comment on column collaboration_budget_proposals.answered_by_person is
  'The person who agreed, declined, countered or withdrew, for answered_by';

alter table collaborations
  add column archived_by uuid references accounts (id) on delete set null,
  add column archived_for uuid references profiles (id) on delete set null,
  add column restored_at timestamptz,
  add column restored_by uuid references accounts (id) on delete set null,
  add column restored_for uuid references profiles (id) on delete set null;
create index collaborations_archived_by on collaborations (archived_by) where archived_by is not null;
create index collaborations_archived_for on collaborations (archived_for) where archived_for is not null;
create index collaborations_restored_by on collaborations (restored_by) where restored_by is not null;
create index collaborations_restored_for on collaborations (restored_for) where restored_for is not null;
comment on column collaborations.archived_by is 'The person who archived it, for the profile archived_for';
comment on column collaborations.archived_for is 'The profile for which it was archived; null for a current one';
comment on column collaborations.restored_at is 'When it was last restored';
comment on column collaborations.restored_by is 'The person who last restored it, for the profile restored_for';
comment on column collaborations.restored_for is 'The profile for which it was last restored';

alter table documents add column uploaded_by uuid references accounts (id) on delete set null;
create index documents_uploaded_by on documents (uploaded_by) where uploaded_by is not null;
comment on column documents.uploaded_by is 'The person who stored the present file, for owner_id';

alter table verification_requests add column asked_by uuid references accounts (id) on delete set null;
create index verification_requests_asked_by on verification_requests (asked_by) where asked_by is not null;
comment on column verification_requests.asked_by is 'The person who asked, for member_id';

alter table verification_documents add column uploaded_by uuid references accounts (id) on delete set null;
create index verification_documents_uploaded_by on verification_documents (uploaded_by) where uploaded_by is not null;
comment on column verification_documents.uploaded_by is
  'The person who had stored the file that the request was made with';

alter table milestone_news add column actor_person uuid references accounts (id) on delete set null;
create index milestone_news_actor_person on milestone_news (actor_person) where actor_person is not null;
comment on column milestone_news.actor_person is 'The person who changed the milestone, for actor_id';

-- Strict: rows without a person, which are most, cost no query.
create or replace function acting_name(account uuid, profile uuid) returns text language sql stable strict as $$
  select a.person_name || ', ' || p.organization_name from accounts a, profiles p
  where a.id = account and p.id = profile and a.person_name <> p.organization_name
$$;
