-- Admins merge an organisation that signed up twice into one of its accounts.

create table account_merges (
  duplicate_id uuid primary key references accounts (id) on delete cascade,
  kept_id uuid not null references accounts (id) on delete cascade,
  reason text not null,
  merged_by uuid references accounts (id) on delete set null,
  merged_by_name text not null,
  merged_at timestamptz not null,
  constraint account_merges_not_into_itself check (duplicate_id <> kept_id)
);
create index account_merges_kept on account_merges (kept_id, merged_at desc);
create index account_merges_by on account_merges (merged_by) where merged_by is not null;
comment on table account_merges is 'Accounts that an admin merged into another one of the same organisation. They stay suspended and closed.';
comment on column account_merges.reason is 'Both members get it by mail';
comment on column account_merges.merged_by_name is 'Name at that time';

-- What a member has done moves with the member.
alter table course_progress drop constraint course_progress_user_id_course_id_fkey;
alter table course_progress add constraint course_progress_user_id_course_id_fkey
  foreign key (user_id, course_id) references course_enrolments (user_id, course_id) on update cascade on delete cascade;

-- The counts of both members follow a row that changes its member.
create or replace function count_user_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    update profiles set
      projects_count = projects_count - 1,
      total_investment = total_investment - coalesce(old.budget, 0),
      lives_reached = lives_reached - coalesce(old.beneficiaries_reached, 0)
      where id = old.user_id;
    update profiles set
      projects_count = projects_count + 1,
      total_investment = total_investment + coalesce(new.budget, 0),
      lives_reached = lives_reached + coalesce(new.beneficiaries_reached, 0)
      where id = new.user_id;
    return null;
  end if;
  update profiles set
    projects_count = projects_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    total_investment = total_investment + coalesce(new.budget, 0) - coalesce(old.budget, 0),
    lives_reached = lives_reached + coalesce(new.beneficiaries_reached, 0) - coalesce(old.beneficiaries_reached, 0)
    where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create or replace trigger user_projects_count
  after insert or delete or update of budget, beneficiaries_reached, user_id on user_projects
  for each row execute function count_user_projects();

create or replace function count_user_services() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update profiles set services_count = services_count - 1 where id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    update profiles set services_count = services_count + 1 where id = new.user_id;
  end if;
  return null;
end $$;
create or replace trigger user_services_count after insert or delete or update of user_id on user_services
  for each row execute function count_user_services();

create or replace function count_collaboration_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.rated_profile_id <> old.rated_profile_id then
    update profiles set ratings_count = ratings_count - 1, ratings_sum = ratings_sum - old.score
      where id = old.rated_profile_id;
    update profiles set ratings_count = ratings_count + 1, ratings_sum = ratings_sum + new.score
      where id = new.rated_profile_id;
    return null;
  end if;
  update profiles set
    ratings_count = ratings_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    ratings_sum = ratings_sum + coalesce(new.score, 0) - coalesce(old.score, 0)
    where id = coalesce(new.rated_profile_id, old.rated_profile_id);
  return null;
end $$;
create or replace trigger collaboration_ratings_count
  after insert or delete or update of score, rated_profile_id on collaboration_ratings
  for each row execute function count_collaboration_ratings();

create or replace function count_collaboration_requests() returns trigger language plpgsql as $$
declare
  received int := 0;
  answered int := 0;
begin
  if tg_op = 'UPDATE' and new.target_profile_id <> old.target_profile_id then
    update profiles set
      requests_received = requests_received - (old.status in ('pending', 'accepted', 'declined'))::int,
      requests_answered = requests_answered - (old.status in ('accepted', 'declined'))::int
      where id = old.target_profile_id;
    update profiles set
      requests_received = requests_received + (new.status in ('pending', 'accepted', 'declined'))::int,
      requests_answered = requests_answered + (new.status in ('accepted', 'declined'))::int
      where id = new.target_profile_id;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    received := received + (new.status in ('pending', 'accepted', 'declined'))::int;
    answered := answered + (new.status in ('accepted', 'declined'))::int;
  end if;
  if tg_op <> 'INSERT' then
    received := received - (old.status in ('pending', 'accepted', 'declined'))::int;
    answered := answered - (old.status in ('accepted', 'declined'))::int;
  end if;
  if received <> 0 or answered <> 0 then
    update profiles set requests_received = requests_received + received, requests_answered = requests_answered + answered
      where id = coalesce(new.target_profile_id, old.target_profile_id);
  end if;
  return null;
end $$;
create or replace trigger collaboration_requests_count
  after insert or delete or update of status, target_profile_id on collaboration_requests
  for each row execute function count_collaboration_requests();

-- A member who was merged gets nothing new: what another transaction writes while the merge moves everything would stay
-- behind. The lock waits for the merge, and the answer is that of a row whose parent was deleted meanwhile.
create function refuse_merged_member(member uuid) returns void language plpgsql as $$
begin
  if member is null then return; end if;
  perform 1 from accounts where id = member for key share;
  if exists (select from account_merges where duplicate_id = member) then
    raise exception 'member % was merged into another one', member using errcode = 'foreign_key_violation';
  end if;
end $$;

-- A function for each name of a column: one that is given the name reads the column far more slowly.
do $$
declare
  moved record;
begin
  for moved in
    select split_part(name, '.', 1) as in_table, split_part(name, '.', 2) as in_column from unnest(array[
      'account_merges.kept_id', 'activity_events.member_id', 'case_studies.author_id', 'case_study_likes.user_id',
      'collaboration_budget_proposals.answered_by', 'collaboration_budget_proposals.proposed_by',
      'collaboration_participants.left_profile_id', 'collaboration_participants.profile_id',
      'collaboration_ratings.rated_profile_id', 'collaboration_ratings.rater_profile_id',
      'collaboration_requests.sender_profile_id', 'collaboration_requests.target_profile_id',
      'collaborations.created_by', 'course_certificates.user_id', 'course_enrolments.user_id',
      'course_proposals.author_id', 'course_ratings.user_id', 'course_session_registrations.user_id',
      'courses.author_id', 'demo_bookings.account_id', 'demo_requests.account_id', 'document_shares.member_id',
      'documents.owner_id', 'files.owner_id', 'forum_attachments.owner_id', 'forum_circle_follows.member_id',
      'forum_mentions.member_id', 'forum_moderators.member_id', 'forum_posts.author_id', 'forum_reads.member_id',
      'forum_reports.reporter_id', 'forum_topic_follows.member_id', 'forum_topics.author_id',
      'forum_visits.member_id', 'milestone_news.actor_id', 'moderation_answers.author_id',
      'moderation_decisions.author_id', 'news_marks.user_id', 'profile_slugs.profile_id',
      'published_case_studies.author_id', 'resource_ratings.member_id', 'resources.author_id',
      'saved_profiles.profile_id', 'saved_profiles.user_id', 'testimonials.author_id', 'user_projects.user_id',
      'user_services.user_id'
    ]) name
  loop
    execute format(
      'create or replace function refuse_merged_%1$s() returns trigger language plpgsql as
        $f$ begin perform refuse_merged_member(new.%1$I); return new; end $f$', moved.in_column);
    execute format(
      'create trigger %1$s_%2$s_not_merged before insert or update of %2$I on %1$I
        for each row execute function refuse_merged_%2$s()', moved.in_table, moved.in_column);
  end loop;
end $$;
