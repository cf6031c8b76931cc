-- Collaborations: requests and invitations, and the work that follows from them.

create table collaborations (
  id text primary key check (id like 'collab\_%'),
  title text not null,
  description text not null,
  status text not null default 'planning' check (status in ('planning', 'active', 'pending', 'completed', 'cancelled')),
  type text not null check (type in ('Initiative', 'Project', 'Partnership', 'Program')),
  category text not null default 'General',
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  budget bigint check (budget >= 0),
  budget_band text,
  timeframe text,
  duration_months integer check (duration_months > 0),
  start_date date,
  end_date date,
  progress_percentage integer not null default 0 check (progress_percentage between 0 and 100),
  impact_metrics jsonb not null default '{}',
  created_by uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  archived_at timestamptz,
  archived_by uuid references accounts (id) on delete set null,
  archived_for uuid references profiles (id) on delete set null,
  restored_at timestamptz,
  restored_by uuid references accounts (id) on delete set null,
  restored_for uuid references profiles (id) on delete set null,
  status_reason text,
  progress_reason text,
  removed_at timestamptz,
  removed_by uuid references accounts (id) on delete set null,
  removed_for uuid references profiles (id) on delete set null,
  visibility text not null default 'organisations' check (visibility in ('organisations', 'named')),
  constraint collaborations_dates check (end_date >= start_date)
);
create index collaborations_created_by on collaborations (created_by, created_at);
create index collaborations_archived_by on collaborations (archived_by) where archived_by is not null;
create index collaborations_archived_for on collaborations (archived_for) where archived_for is not null;
create index collaborations_restored_by on collaborations (restored_by) where restored_by is not null;
create index collaborations_restored_for on collaborations (restored_for) where restored_for is not null;
create index collaborations_removed on collaborations (removed_at) where removed_at is not null;
create index collaborations_removed_by on collaborations (removed_by) where removed_by is not null;
create index collaborations_removed_for on collaborations (removed_for) where removed_for is not null;
comment on table collaborations is 'A piece of work that members run together, or that one member plans with named partners.';
comment on column collaborations.budget is 'Whole rupees; null until the partners agree on a figure within the budget band';
comment on column collaborations.budget_band is 'Carried over from the collaboration request';
comment on column collaborations.progress_percentage is
  'Share of completed milestones once there are any, kept by a trigger; or the percentage set by hand, see progress_reason';
comment on column collaborations.version is 'Increases by one with every save that changes something';
comment on column collaborations.field_versions is
  'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';
comment on column collaborations.archived_at is
  'Time at which a member archived it for all participants; null while it is in use. An archived one is read-only';
comment on column collaborations.archived_by is 'The person who archived it, for the profile archived_for';
comment on column collaborations.archived_for is 'The profile for which it was archived; null for a current one';
comment on column collaborations.restored_at is 'When it was last restored';
comment on column collaborations.restored_by is 'The person who last restored it, for the profile restored_for';
comment on column collaborations.restored_for is 'The profile for which it was last restored';
comment on column collaborations.status_reason is
  'Why it has its status, as the person wrote who set it; always given for a cancelled one';
comment on column collaborations.progress_reason is
  'Why the progress was set by hand. While it is set, milestones do not change the progress';
comment on column collaborations.removed_at is
  'When it was deleted; null for one that is there. A deleted one shows nowhere, and a job soon deletes the row';
comment on column collaborations.removed_by is 'The person who deleted it, for the profile removed_for';
comment on column collaborations.removed_for is 'The profile for which it was deleted';
comment on column collaborations.visibility is
  'Who of the organisations reads it. organisations: all their people; named: those with a seat, and owners and managers';

create function refuse_merged_created_by() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.created_by); return new; end $$;
create trigger collaborations_created_by_not_merged before insert or update of created_by on collaborations
  for each row execute function refuse_merged_created_by();

-- Lists of collaborations read again at once what changed, whichever statement changed it.
create function publish_collaboration_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaborations-of:' || p.profile_id, json_build_object())::text)
    from collaboration_participants p where p.collaboration_id = new.id and p.profile_id is not null;
  -- Open workspaces of a deleted collaboration end.
  if new.removed_at is not null and old.removed_at is null then
    perform pg_notify('dayitva_live',
      json_build_array('collaboration-access:' || new.id, json_build_object())::text);
  end if;
  return null;
end $$;
create trigger collaborations_changed after update on collaborations
  for each row execute function publish_collaboration_change();

-- The streams of persons who may no longer read it end at once, in every process.
create function publish_visibility_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaboration-access:' || new.id, json_build_object())::text);
  return null;
end $$;
create trigger collaborations_visibility after update of visibility on collaborations
  for each row when (old.visibility is distinct from new.visibility)
  execute function publish_visibility_change();

create function publish_unread_of_collaboration() returns trigger language plpgsql as $$
begin
  perform publish_unread_of(new.id);
  return null;
end $$;
create trigger collaborations_unread after update of removed_at, visibility on collaborations for each row
  when (old.removed_at is distinct from new.removed_at or old.visibility is distinct from new.visibility)
  execute function publish_unread_of_collaboration();

create table collaboration_participants (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  profile_id uuid references profiles (id) on delete set null,
  name text not null,
  responsibility text,
  created_at timestamptz not null default now(),
  left_profile_id uuid references profiles (id) on delete set null,
  left_at timestamptz,
  role text not null default 'implementer' check (role in ('lead', 'implementer', 'reviewer', 'viewer')),
  constraint collaboration_participants_left check (
    (left_at is null or profile_id is null) and (left_profile_id is null or left_at is not null))
);
create unique index collaboration_participants_member
  on collaboration_participants (collaboration_id, profile_id) where profile_id is not null;
create unique index collaboration_participants_name
  on collaboration_participants (collaboration_id, lower(name)) where profile_id is null;
create index collaboration_participants_collaboration
  on collaboration_participants (collaboration_id, created_at, id);
-- Finds a member's collaborations in the index alone.
create index collaboration_participants_member_of on collaboration_participants (profile_id, collaboration_id);
create index collaboration_participants_left_member on collaboration_participants (left_profile_id, collaboration_id)
  where left_profile_id is not null;
create unique index collaboration_participants_one_lead on collaboration_participants (collaboration_id)
  where role = 'lead' and profile_id is not null;
comment on table collaboration_participants is
  'The organisations of a collaboration. The people of those with a profile see it, and change it as their role allows.';
comment on column collaboration_participants.left_profile_id is
  'Member who left and no longer sees the collaboration; null once that member''s account was erased';
comment on column collaboration_participants.left_at is 'Time at which the member left; null for all others';
comment on column collaboration_participants.role is
  'What the organisation may do in the collaboration; counts while it has a profile. One of them leads';

alter table invitations add foreign key (seat_of) references collaboration_participants (id) on delete set null;

create function refuse_merged_left_profile_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.left_profile_id); return new; end $$;
create trigger collaboration_participants_left_profile_id_not_merged
  before insert or update of left_profile_id on collaboration_participants
  for each row execute function refuse_merged_left_profile_id();
create trigger collaboration_participants_profile_id_not_merged
  before insert or update of profile_id on collaboration_participants
  for each row execute function refuse_merged_profile_id();

-- An organisation that leaves, is erased or merged takes its seats along, and hands the lead to the one that joined first.
create function end_participation() returns trigger language plpgsql as $$
begin
  delete from collaboration_seats where participant_id = old.id;
  if old.role = 'lead' then
    update collaboration_participants set role = 'lead' where id = (
      select p.id from collaboration_participants p
      where p.collaboration_id = old.collaboration_id and p.profile_id is not null and p.id <> old.id
        and not exists (select from collaboration_participants l
          where l.collaboration_id = old.collaboration_id and l.profile_id is not null and l.role = 'lead')
      order by p.created_at, p.id limit 1);
  end if;
  return null;
end $$;
create trigger collaboration_participants_end after update of profile_id on collaboration_participants
  for each row when (old.profile_id is not null and old.profile_id is distinct from new.profile_id)
  execute function end_participation();
create trigger collaboration_participants_end_there after delete on collaboration_participants
  for each row when (old.profile_id is not null)
  execute function end_participation();

-- The first organisation with a profile leads.
create function begin_participation() returns trigger language plpgsql as $$
begin
  if not exists (select from collaboration_participants
    where collaboration_id = new.collaboration_id and profile_id is not null and role = 'lead')
  then new.role := 'lead';
  end if;
  return new;
end $$;
create trigger collaboration_participants_begin before insert on collaboration_participants
  for each row when (new.profile_id is not null)
  execute function begin_participation();

-- The streams of a member who no longer takes part end at once, in every process, whichever statement ended it.
create function publish_participation_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live',
    json_build_array('collaboration-access:' || old.collaboration_id, json_build_object())::text);
  return null;
end $$;
create trigger collaboration_participants_changed after update of profile_id on collaboration_participants
  for each row when (old.profile_id is distinct from new.profile_id)
  execute function publish_participation_change();
create trigger collaboration_participants_ended after delete on collaboration_participants
  for each row when (old.profile_id is not null)
  execute function publish_participation_change();

create function publish_own_collaborations() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaborations-of:' || profile, json_build_object())::text)
    from unnest(array[old.profile_id, new.profile_id]) profile where profile is not null;
  return null;
end $$;
create trigger collaboration_participants_list after insert or delete or update of profile_id on collaboration_participants
  for each row execute function publish_own_collaborations();

create function publish_unread_of_participant() returns trigger language plpgsql as $$
begin
  perform publish_unread_of(old.collaboration_id);
  return null;
end $$;
create trigger collaboration_participants_unread after delete or update of profile_id on collaboration_participants
  for each row execute function publish_unread_of_participant();

-- Erasing an account also takes the name out of the collaborations that the member left before.
create function anonymise_participations(member uuid, placeholder text) returns void language plpgsql as $$
declare
  place record;
  free_name text;
begin
  -- In one order, so that two members who leave the same collaborations do not wait for each other in a circle.
  for place in
    select id, collaboration_id from collaboration_participants
      where profile_id = member or left_profile_id = member order by collaboration_id, id
  loop
    loop
      -- Of one more name than there are participants at least one is free.
      select candidate into strict free_name from (
        select n, placeholder || case n when 1 then '' else ' ' || n end as candidate
        from generate_series(1, 1 + (
          select count(*) from collaboration_participants p where p.collaboration_id = place.collaboration_id)) n
      ) candidates
      where not exists (
        select from collaboration_participants p
        where p.collaboration_id = place.collaboration_id and p.profile_id is null and lower(p.name) = lower(candidate))
      order by n limit 1;
      begin
        update collaboration_participants
          set profile_id = null, left_profile_id = null, responsibility = null, name = free_name
          where id = place.id;
        exit;
      exception when unique_violation then
        -- Another transaction took the name in between, and has committed: the next round sees it.
      end;
    end loop;
  end loop;
end $$;
comment on function anonymise_participations(member uuid, placeholder text) is
  'Takes a member''s name and responsibility out of every collaboration: the placeholder, with the first number that makes it free there.';

-- Gives the member's place the first free form of its name: partners without a profile have different names.
create function leave_collaboration(collaboration text, member uuid, at_time timestamptz) returns void language plpgsql as $$
declare
  place record;
  free_name text;
begin
  select id, name into place from collaboration_participants
    where collaboration_id = collaboration and profile_id = member for update;
  select candidate into strict free_name from (
    select n, place.name || case n when 1 then '' else ' ' || n end as candidate
    from generate_series(1, 1 + (
      select count(*) from collaboration_participants p where p.collaboration_id = collaboration)) n
  ) candidates
  where not exists (
    select from collaboration_participants p
    where p.collaboration_id = collaboration and p.profile_id is null and lower(p.name) = lower(candidate))
  order by n limit 1;
  update collaboration_participants
    set profile_id = null, left_profile_id = member, left_at = at_time, name = free_name
    where id = place.id;
end $$;
comment on function leave_collaboration(collaboration text, member uuid, at_time timestamp with time zone) is
  'Makes a member of a collaboration a former one, who keeps the name in it. The caller has locked the collaboration.';

create table collaboration_milestones (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  title text not null,
  description text,
  status text not null default 'pending' check (status in ('completed', 'active', 'pending')),
  due_date date,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_by uuid references accounts (id) on delete set null,
  completed_for uuid references profiles (id) on delete set null,
  owner_participant_id uuid references collaboration_participants (id) on delete set null,
  owner_account_id uuid references accounts (id) on delete set null,
  start_date date,
  evidence_note text,
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  constraint collaboration_milestones_completed check ((status = 'completed') = (completed_at is not null)),
  constraint collaboration_milestones_days check (start_date <= due_date)
);
create index collaboration_milestones_timeline
  on collaboration_milestones (collaboration_id, due_date nulls last, created_at, id);
create index collaboration_milestones_completed_by on collaboration_milestones (completed_by)
  where completed_by is not null;
create index collaboration_milestones_completed_for on collaboration_milestones (completed_for)
  where completed_for is not null;
create index collaboration_milestones_owner on collaboration_milestones (owner_participant_id)
  where owner_participant_id is not null;
create index collaboration_milestones_owner_person on collaboration_milestones (owner_account_id)
  where owner_account_id is not null;
comment on table collaboration_milestones is 'The timeline of a collaboration.';
comment on column collaboration_milestones.completed_by is 'The person who completed it, for the profile completed_for';
comment on column collaboration_milestones.owner_participant_id is 'The organisation that sees to it';
comment on column collaboration_milestones.owner_account_id is
  'The person of that organisation who sees to it; counts while the person belongs to the organisation';
comment on column collaboration_milestones.start_date is
  'First day of the work; without one, the plan begins it with its creation';
comment on column collaboration_milestones.evidence_note is 'What shows that it was completed, in words';
comment on column collaboration_milestones.version is 'Grows by one with each change';
comment on column collaboration_milestones.field_versions is
  'Field -> the version that last changed it; finds two changes of a field that started from the same version';

create function follow_milestones() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.collaboration_id, old.collaboration_id);
begin
  -- One writer at a time per collaboration: two milestones completed at once would each count without the other.
  -- NO KEY, since a new milestone already holds its collaboration's key (foreign key): two of them would each
  -- wait for the other to let go of it.
  perform 1 from collaborations where id = changed for no key update;
  update collaborations c set
      progress_percentage = case when c.progress_reason is null then m.progress else c.progress_percentage end,
      updated_at = now()
    from (
      select coalesce(round(100.0 * count(*) filter (where status = 'completed') / nullif(count(*), 0)), 0)::int as progress
      from collaboration_milestones where collaboration_id = changed
    ) m
    where c.id = changed;
  return null;
end $$;
create trigger collaboration_milestones_progress after insert or delete or update of status on collaboration_milestones
  for each row execute function follow_milestones();

create table collaboration_requests (
  id uuid primary key,
  sender_profile_id uuid references profiles (id) on delete cascade,
  target_profile_id uuid references profiles (id) on delete cascade,
  target_profile_name text not null,
  collaboration_objective text not null,
  sdg_focus_areas text[] not null default '{}',
  geographic_scope text[] not null default '{}',
  timeframe text not null check (timeframe in ('Immediate', '0-3 months', '3-6 months', '6-12 months')),
  budget_band text not null,
  attachment_url text,
  additional_notes text,
  status text not null default 'pending'
    check (status in ('held', 'released', 'closed', 'pending', 'accepted', 'declined', 'withdrawn')),
  reason text,
  collaboration_id text references collaborations (id) on delete set null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  guest_name text,
  guest_email text,
  version integer not null default 1,
  original_objective text,
  original_notes text,
  original_attachment_url text,
  released_at timestamptz,
  sent_by uuid references accounts (id) on delete set null,
  answered_by uuid references accounts (id) on delete set null,
  constraint collaboration_requests_not_to_oneself check (sender_profile_id <> target_profile_id),
  constraint collaboration_requests_guest
    check (status in ('held', 'released', 'closed') or (guest_name is null and guest_email is null)),
  constraint collaboration_requests_sides check (
    (sender_profile_id is not null or status in ('held', 'released', 'closed', 'accepted'))
    and (target_profile_id is not null or status = 'accepted'))
);
create unique index collaboration_requests_one_open
  on collaboration_requests (sender_profile_id, target_profile_id) where status = 'pending';
create index collaboration_requests_received on collaboration_requests (target_profile_id, created_at desc, id desc);
create index collaboration_requests_sent on collaboration_requests (sender_profile_id, created_at desc, id desc);
create index collaboration_requests_held on collaboration_requests (created_at desc, id desc) where status = 'held';
-- The marketplace looks for those that have waited too long, for members with an open request only.
create index collaboration_requests_waiting on collaboration_requests (target_profile_id, created_at)
  where status = 'pending';
-- How often a member has withdrawn requests to another one of late is asked before each new request: without this the
-- database reads all that the sender has sent since yesterday.
create index collaboration_requests_withdrawn on collaboration_requests (sender_profile_id, target_profile_id, created_at)
  where status = 'withdrawn';
create index collaboration_requests_collaboration on collaboration_requests (collaboration_id)
  where collaboration_id is not null;
create index collaboration_requests_released on collaboration_requests (released_at) where status in ('released', 'closed');
create index collaboration_requests_sent_by on collaboration_requests (sent_by) where sent_by is not null;
create index collaboration_requests_answered_by on collaboration_requests (answered_by) where answered_by is not null;
comment on table collaboration_requests is 'One member asks another for a collaboration.';
comment on column collaboration_requests.sender_profile_id is
  'Null for a guest (held, released, closed), and for a member whose account was erased (accepted)';
comment on column collaboration_requests.target_profile_id is 'Null once the account of the member who accepted was erased';
comment on column collaboration_requests.status is
  'held: sent by a guest, seen by admins only. released: passed on to the target, who replies by email. closed: the target is done with it. Only a pending request can be accepted or withdrawn';
comment on column collaboration_requests.reason is 'Reason given by the member who declined or withdrew';
comment on column collaboration_requests.guest_name is
  'Of a guest''s request only; deleted with the request 30 days after it was sent, or 30 days after an admin passed it on';
comment on column collaboration_requests.guest_email is 'Address as typed; not confirmed';
comment on column collaboration_requests.version is
  'Of a guest''s request: grows when an admin edits it, so that two admins notice each other';
comment on column collaboration_requests.original_objective is
  'What the guest wrote, once an admin has edited it; null otherwise';
comment on column collaboration_requests.original_notes is 'As original_objective';
comment on column collaboration_requests.original_attachment_url is 'As original_objective';
comment on column collaboration_requests.released_at is 'Time at which an admin passed a guest''s request on to its target';
comment on column collaboration_requests.sent_by is 'The person who sent it for the sender';
comment on column collaboration_requests.answered_by is
  'The person who accepted, declined, closed or withdrew it for the own side';

create function count_collaboration_requests() returns trigger language plpgsql as $$
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
create trigger collaboration_requests_count
  after insert or delete or update of status, target_profile_id on collaboration_requests
  for each row execute function count_collaboration_requests();

create function refuse_merged_sender_profile_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.sender_profile_id); return new; end $$;
create trigger collaboration_requests_sender_profile_id_not_merged
  before insert or update of sender_profile_id on collaboration_requests
  for each row execute function refuse_merged_sender_profile_id();

create function refuse_merged_target_profile_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.target_profile_id); return new; end $$;
create trigger collaboration_requests_target_profile_id_not_merged
  before insert or update of target_profile_id on collaboration_requests
  for each row execute function refuse_merged_target_profile_id();

create table collaboration_ratings (
  id uuid primary key,
  collaboration_id text references collaborations (id) on delete set null,
  collaboration_title text not null,
  rater_profile_id uuid references profiles (id) on delete set null,
  rated_profile_id uuid not null references profiles (id) on delete cascade,
  score integer not null check (score between 1 and 5),
  comment text,
  reply text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  rated_by uuid references accounts (id) on delete set null,
  replied_by uuid references accounts (id) on delete set null,
  constraint collaboration_ratings_not_oneself check (rater_profile_id <> rated_profile_id),
  constraint collaboration_ratings_replied check ((reply is null) = (replied_at is null))
);
create unique index collaboration_ratings_one_each
  on collaboration_ratings (collaboration_id, rater_profile_id, rated_profile_id);
create index collaboration_ratings_of_member on collaboration_ratings (rated_profile_id, created_at desc, id desc);
create index collaboration_ratings_by_member on collaboration_ratings (rater_profile_id);
create index collaboration_ratings_rated_by on collaboration_ratings (rated_by) where rated_by is not null;
create index collaboration_ratings_replied_by on collaboration_ratings (replied_by) where replied_by is not null;
comment on table collaboration_ratings is
  'Ratings between the partners of a finished collaboration: one per pair, with at most one reply.';
comment on column collaboration_ratings.collaboration_id is 'Null once the collaboration is deleted; the rating stays';
comment on column collaboration_ratings.collaboration_title is 'Title at the time of the rating';
comment on column collaboration_ratings.rater_profile_id is 'Null once that member''s account was erased';
comment on column collaboration_ratings.reply is 'The rated member''s answer';
comment on column collaboration_ratings.rated_by is 'The person who rated, for rater_profile_id';
comment on column collaboration_ratings.replied_by is 'The person who answered, for rated_profile_id';

create function count_collaboration_ratings() returns trigger language plpgsql as $$
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
create trigger collaboration_ratings_count
  after insert or delete or update of score, rated_profile_id on collaboration_ratings
  for each row execute function count_collaboration_ratings();

create function refuse_merged_rated_profile_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.rated_profile_id); return new; end $$;
create trigger collaboration_ratings_rated_profile_id_not_merged
  before insert or update of rated_profile_id on collaboration_ratings
  for each row execute function refuse_merged_rated_profile_id();

create function refuse_merged_rater_profile_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.rater_profile_id); return new; end $$;
create trigger collaboration_ratings_rater_profile_id_not_merged
  before insert or update of rater_profile_id on collaboration_ratings
  for each row execute function refuse_merged_rater_profile_id();

create table collaboration_budget_proposals (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  proposed_by uuid references profiles (id) on delete set null,
  amount bigint not null check (amount >= 0),
  note text,
  status text not null default 'open' check (status in ('open', 'agreed', 'declined', 'countered', 'withdrawn')),
  answered_by uuid references profiles (id) on delete set null,
  answer_note text,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  proposed_by_person uuid references accounts (id) on delete set null,
  answered_by_person uuid references accounts (id) on delete set null,
  constraint collaboration_budget_proposals_answered check ((status = 'open') = (answered_at is null))
);
create unique index collaboration_budget_proposals_one_open
  on collaboration_budget_proposals (collaboration_id) where status = 'open';
create index collaboration_budget_proposals_history
  on collaboration_budget_proposals (collaboration_id, created_at desc, id desc);
create index collaboration_budget_proposals_by on collaboration_budget_proposals (proposed_by, created_at)
  where proposed_by is not null;
create index collaboration_budget_proposals_answers on collaboration_budget_proposals (answered_by, created_at)
  where answered_by is not null;
create index collaboration_budget_proposals_proposed_by_person on collaboration_budget_proposals (proposed_by_person)
  where proposed_by_person is not null;
create index collaboration_budget_proposals_answered_by_person on collaboration_budget_proposals (answered_by_person)
  where answered_by_person is not null;
comment on table collaboration_budget_proposals is
  'Budgets that members of a collaboration proposed to each other. Agreeing to one sets collaborations.budget.';
comment on column collaboration_budget_proposals.proposed_by is 'Null once that member''s account was erased';
comment on column collaboration_budget_proposals.amount is 'Whole rupees';
comment on column collaboration_budget_proposals.note is 'Words of the member who proposed it';
comment on column collaboration_budget_proposals.status is
  'open: waiting for the other side; countered: answered by another proposal; withdrawn: by the member who made it, or because no other member is left';
comment on column collaboration_budget_proposals.answered_by is 'Null while open, and once that member''s account was erased';
comment on column collaboration_budget_proposals.answer_note is 'Words of the member who answered it';
comment on column collaboration_budget_proposals.proposed_by_person is 'The person who proposed it, for proposed_by';
comment on column collaboration_budget_proposals.answered_by_person is
  'The person who agreed, declined, countered or withdrew, for answered_by';

create function refuse_merged_answered_by() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.answered_by); return new; end $$;
create trigger collaboration_budget_proposals_answered_by_not_merged
  before insert or update of answered_by on collaboration_budget_proposals
  for each row execute function refuse_merged_answered_by();

create function refuse_merged_proposed_by() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.proposed_by); return new; end $$;
create trigger collaboration_budget_proposals_proposed_by_not_merged
  before insert or update of proposed_by on collaboration_budget_proposals
  for each row execute function refuse_merged_proposed_by();

create table milestone_news (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  actor_id uuid not null references profiles (id) on delete cascade,
  milestone_id uuid not null,
  milestone_title text not null,
  change text not null check (change in ('added', 'changed', 'completed', 'reopened', 'removed')),
  created_at timestamptz not null default now(),
  actor_person uuid references accounts (id) on delete set null
);
create index milestone_news_collaboration on milestone_news (collaboration_id, created_at, id);
create index milestone_news_actor on milestone_news (actor_id);
create index milestone_news_waiting on milestone_news (created_at);
create index milestone_news_actor_person on milestone_news (actor_person) where actor_person is not null;
comment on table milestone_news is
  'Changes of milestones that the partners have not been mailed about yet. A job sends and deletes them after ten minutes.';
comment on column milestone_news.actor_id is 'Member who made the change; gets no mail about it';
comment on column milestone_news.milestone_id is 'No foreign key: news of a deleted milestone stay until they are sent';
comment on column milestone_news.actor_person is 'The person who changed the milestone, for actor_id';

create function refuse_merged_actor_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.actor_id); return new; end $$;
create trigger milestone_news_actor_id_not_merged before insert or update of actor_id on milestone_news
  for each row execute function refuse_merged_actor_id();

create table collaboration_seats (
  participant_id uuid not null references collaboration_participants (id) on delete cascade,
  profile_id uuid not null,
  account_id uuid not null,
  named_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (participant_id, account_id),
  constraint collaboration_seats_membership
    foreign key (account_id, profile_id) references memberships (account_id, profile_id) on delete cascade
);
create index collaboration_seats_person on collaboration_seats (account_id, profile_id);
create index collaboration_seats_named_by on collaboration_seats (named_by) where named_by is not null;
comment on table collaboration_seats is
  'Persons whom their organisation has named in a collaboration. A seat ends with the membership of the person or of the organisation.';
comment on column collaboration_seats.profile_id is 'The organisation: that of the participant';

create function publish_seat_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaboration-access:' || p.collaboration_id, json_build_object())::text)
    from collaboration_participants p where p.id = old.participant_id;
  return null;
end $$;
create trigger collaboration_seats_ended after delete on collaboration_seats
  for each row execute function publish_seat_end();

create function publish_unread_of_seat() returns trigger language plpgsql as $$
begin
  perform publish_unread_of(p.collaboration_id) from collaboration_participants p where p.id = old.participant_id;
  return null;
end $$;
create trigger collaboration_seats_unread after delete on collaboration_seats
  for each row execute function publish_unread_of_seat();

create view collaboration_readers as
  select c.id as collaboration_id, mine.id as participant_id, mine.profile_id, m.account_id
  from collaborations c
  join collaboration_participants mine on mine.collaboration_id = c.id
  join memberships m on m.profile_id = mine.profile_id
  where c.removed_at is null and (
    c.visibility = 'organisations' or m.role in ('owner', 'manager') or exists (
      select from collaboration_seats s where s.participant_id = mine.id and s.account_id = m.account_id));
comment on view collaboration_readers is
  'Persons who may read a collaboration, for each organisation: all of its people, or owners, managers and those who are named. Nobody reads a deleted one';

create table collaboration_changes (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  changed_at timestamptz not null,
  account_id uuid references accounts (id) on delete set null,
  profile_id uuid references profiles (id) on delete set null,
  noun text not null,
  subject_id text,
  label text,
  what text not null,
  old_value text,
  new_value text,
  reason text
);
create index collaboration_changes_newest on collaboration_changes (collaboration_id, changed_at desc, id desc);
create index collaboration_changes_account on collaboration_changes (account_id) where account_id is not null;
create index collaboration_changes_profile on collaboration_changes (profile_id) where profile_id is not null;
-- The history of one record is read beside that record.
create index collaboration_changes_subject
  on collaboration_changes (collaboration_id, subject_id, changed_at desc, id desc) where subject_id is not null;
comment on table collaboration_changes is
  'The history of a collaboration. Rows are added with the change itself and never changed; they end with the collaboration.';
comment on column collaboration_changes.account_id is 'The person; null once the account is erased';
comment on column collaboration_changes.profile_id is 'The organisation that the person acted for; null once it is erased';
comment on column collaboration_changes.noun is 'Kind of record that changed: collaboration, milestone, budget, participant ...';
comment on column collaboration_changes.subject_id is
  'Id of the record, where it is not the collaboration itself. It may be deleted by now';
comment on column collaboration_changes.label is 'Title of the record at that time';
comment on column collaboration_changes.what is 'Name of the field that changed, or what was done: added, removed, archived ...';
comment on column collaboration_changes.old_value is
  'At most 500 characters; null if there was none. An owner is the id of the participant, and that of the person if there is one';
comment on column collaboration_changes.new_value is 'At most 500 characters; null if there is none';
comment on column collaboration_changes.reason is 'Words of the person who changed it';

create table collaboration_closing_notes (
  participant_id uuid primary key references collaboration_participants (id) on delete cascade,
  note text not null check (char_length(note) between 1 and 2000),
  written_by uuid references accounts (id) on delete set null,
  written_at timestamptz not null
);
create index collaboration_closing_notes_person on collaboration_closing_notes (written_by) where written_by is not null;
comment on table collaboration_closing_notes is
  'What each organisation says at the end of a collaboration: at most one note per participant.';
comment on column collaboration_closing_notes.written_by is 'The person who wrote it last; null once the account is erased';

create table collaboration_live (
  collaboration_id text primary key references collaborations (id) on delete cascade,
  seq integer not null,
  parts jsonb not null
);
comment on table collaboration_live is
  'The number of the last change of each part of a collaboration: a page whose line broke learns by it what to read again.';
comment on column collaboration_live.seq is
  'Number of the last change. The row is locked until the commit, so numbers grow in the order of the commits';
comment on column collaboration_live.parts is 'Name of each part that ever changed -> number of its last change';

create table collaboration_presence (
  stream_id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  seen_at timestamptz not null
);
create index collaboration_presence_here on collaboration_presence (collaboration_id, seen_at);
create index collaboration_presence_account on collaboration_presence (account_id);
create index collaboration_presence_profile on collaboration_presence (profile_id);
comment on table collaboration_presence is
  'Open workspaces, one row for each open stream. Rows of processes that died grow old and are deleted by the others.';

create table collaboration_folders (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now()
);
create unique index collaboration_folders_name on collaboration_folders (collaboration_id, lower(name));
comment on table collaboration_folders is 'Folders for the files of a collaboration; folders hold no folders';

create table collaboration_files (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  folder_id uuid references collaboration_folders (id) on delete restrict,
  name text not null,
  versions integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index collaboration_files_newest on collaboration_files (collaboration_id, updated_at desc, id desc);
create index collaboration_files_folder on collaboration_files (folder_id, updated_at desc, id desc)
  where folder_id is not null;
comment on table collaboration_files is 'A file that all partners of a collaboration can open, whatever its version';
comment on column collaboration_files.folder_id is 'Null for a file outside of all folders';
comment on column collaboration_files.versions is 'Number of its newest version';
comment on column collaboration_files.updated_at is 'Time of the newest version';

create function name_deleted_file() returns trigger language plpgsql as $$
begin
  update collaboration_threads set file_name = old.name where file_id = old.id;
  update collaboration_comment_files set file_name = old.name where file_id = old.id;
  return old;
end $$;
create trigger collaboration_files_names before delete on collaboration_files
  for each row execute function name_deleted_file();

create table collaboration_threads (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  milestone_id uuid references collaboration_milestones (id) on delete cascade,
  comments_count integer not null default 0 check (comments_count >= 0),
  file_id uuid references collaboration_files (id) on delete set null,
  file_name text,
  last_comment_at timestamptz,
  constraint collaboration_threads_one_subject check (milestone_id is null or (file_id is null and file_name is null))
);
create index collaboration_threads_milestone on collaboration_threads (milestone_id) where milestone_id is not null;
create unique index collaboration_threads_subject
  on collaboration_threads (collaboration_id, milestone_id, file_id) nulls not distinct where file_name is null;
create unique index collaboration_threads_of_milestones on collaboration_threads (collaboration_id, milestone_id);
create index collaboration_threads_file on collaboration_threads (file_id) where file_id is not null;
create index collaboration_threads_newest on collaboration_threads (collaboration_id, last_comment_at desc, id desc);
comment on table collaboration_threads is 'Comments on one subject: the collaboration, or one milestone or file of it.';
comment on column collaboration_threads.milestone_id is 'Null for the thread of the collaboration itself, and of a file';
comment on column collaboration_threads.comments_count is 'Number of comments ever written, deleted ones too. Kept by a trigger';
comment on column collaboration_threads.file_id is 'Null for all other threads, and once the file is deleted';
comment on column collaboration_threads.file_name is 'Name that a deleted file had; null for all other threads. Set by a trigger';
comment on column collaboration_threads.last_comment_at is 'Time of the newest comment, deleted ones too. Kept by a trigger';

create function skip_second_thread() returns trigger language plpgsql as $$
begin
  if exists (
    select from collaboration_threads
    where collaboration_id = new.collaboration_id and milestone_id is null and file_id is null and file_name is null)
  then
    return null;
  end if;
  return new;
end $$;
create trigger collaboration_threads_once before insert on collaboration_threads
  for each row when (new.milestone_id is null and new.file_id is null) execute function skip_second_thread();

create table collaboration_comments (
  id uuid primary key,
  thread_id uuid not null references collaboration_threads (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  author_for uuid references profiles (id) on delete set null,
  body text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz
);
create index collaboration_comments_thread on collaboration_comments (thread_id, id);
create index collaboration_comments_author_for on collaboration_comments (author_for) where author_for is not null;
create index collaboration_comments_author on collaboration_comments (author_id, thread_id, id) where author_id is not null;
comment on table collaboration_comments is 'Comments, in the order of their ids.';
comment on column collaboration_comments.author_id is 'The person who wrote it; null once the account was erased';
comment on column collaboration_comments.author_for is 'The profile that the person acted for';
comment on column collaboration_comments.body is 'Markdown; empty for a deleted comment';

create function count_comments() returns trigger language plpgsql as $$
begin
  update collaboration_threads set comments_count = comments_count + 1, last_comment_at = new.created_at
  where id = new.thread_id;
  return null;
end $$;
create trigger collaboration_comments_count after insert on collaboration_comments
  for each row execute function count_comments();

create table collaboration_comment_versions (
  id uuid primary key,
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  body text not null,
  replaced_at timestamptz not null,
  file_names text[] not null default '{}'
);
create index collaboration_comment_versions_comment on collaboration_comment_versions (comment_id, id);
comment on table collaboration_comment_versions is 'What a comment said before an edit. They go when the comment is deleted.';
comment on column collaboration_comment_versions.file_names is 'Names of the files that were attached';

create table collaboration_comment_mentions (
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  primary key (comment_id, account_id)
);
create index collaboration_comment_mentions_account on collaboration_comment_mentions (account_id);
comment on table collaboration_comment_mentions is 'Persons whom a comment names as @name.';

create table collaboration_comment_reactions (
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  reaction text not null check (reaction in ('agree', 'thanks', 'done', 'question')),
  primary key (comment_id, account_id, reaction)
);
create index collaboration_comment_reactions_account on collaboration_comment_reactions (account_id);
comment on table collaboration_comment_reactions is 'Short answers of persons to a comment.';

create table collaboration_thread_reads (
  thread_id uuid not null references collaboration_threads (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  read_until uuid not null,
  primary key (thread_id, account_id)
);
create index collaboration_thread_reads_account on collaboration_thread_reads (account_id);
comment on table collaboration_thread_reads is 'How far a person has read a thread.';
comment on column collaboration_thread_reads.read_until is
  'Id of the last comment that was shown to the person. No foreign key: only its place in the order counts';

create table collaboration_file_versions (
  file_id uuid not null references collaboration_files (id) on delete cascade,
  number integer not null check (number > 0),
  stored_name text not null references files (name) on delete cascade,
  original_name text not null,
  note text,
  uploaded_by uuid references profiles (id) on delete set null,
  uploaded_by_person uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (file_id, number)
);
create unique index collaboration_file_versions_stored on collaboration_file_versions (stored_name);
create index collaboration_file_versions_profile on collaboration_file_versions (uploaded_by)
  where uploaded_by is not null;
create index collaboration_file_versions_person on collaboration_file_versions (uploaded_by_person)
  where uploaded_by_person is not null;
comment on table collaboration_file_versions is 'What was uploaded as a file, the highest number last';
comment on column collaboration_file_versions.original_name is
  'Cleaned name of the uploaded file, with the ending of its content';
comment on column collaboration_file_versions.uploaded_by is 'The organisation; null once its account is erased';
comment on column collaboration_file_versions.uploaded_by_person is 'The person who uploaded it for the organisation';

-- Whatever deletes a version (a file, a collaboration, the last account that took part) gives its stored file up: the
-- sweep removes the bytes of files without a row.
create function forget_collaboration_file() returns trigger language plpgsql as $$
begin
  delete from files where name = old.stored_name;
  return null;
end
$$;
create trigger forget_collaboration_file after delete on collaboration_file_versions
  for each row execute function forget_collaboration_file();

create table collaboration_file_openings (
  id uuid primary key,
  file_id uuid not null references collaboration_files (id) on delete cascade,
  version integer not null,
  purpose text not null check (purpose in ('preview', 'download', 'archive')),
  opened_by uuid references profiles (id) on delete set null,
  opened_by_person uuid references accounts (id) on delete set null,
  opened_at timestamptz not null default now()
);
create index collaboration_file_openings_newest on collaboration_file_openings (file_id, opened_at desc, id desc);
create index collaboration_file_openings_profile on collaboration_file_openings (opened_by)
  where opened_by is not null;
create index collaboration_file_openings_person on collaboration_file_openings (opened_by_person)
  where opened_by_person is not null;
comment on table collaboration_file_openings is 'Who opened which version of a file, and when; both sides read it';
comment on column collaboration_file_openings.purpose is
  'preview: shown on the page, download: saved, archive: saved with all others in one archive';
comment on column collaboration_file_openings.opened_by_person is 'The person who opened it for the organisation';

create table collaboration_milestone_dependencies (
  milestone_id uuid not null references collaboration_milestones (id) on delete cascade,
  depends_on_id uuid not null references collaboration_milestones (id) on delete cascade,
  primary key (milestone_id, depends_on_id),
  constraint collaboration_milestone_dependencies_others check (milestone_id <> depends_on_id)
);
create index collaboration_milestone_dependencies_before on collaboration_milestone_dependencies (depends_on_id);
comment on table collaboration_milestone_dependencies is
  'Milestones that cannot be completed before others of the same collaboration. They form no circle.';

create table collaboration_milestone_evidence (
  milestone_id uuid not null references collaboration_milestones (id) on delete cascade,
  file_id uuid not null references collaboration_files (id) on delete cascade,
  primary key (milestone_id, file_id)
);
create index collaboration_milestone_evidence_file on collaboration_milestone_evidence (file_id);
comment on table collaboration_milestone_evidence is 'Files of the collaboration that show that a milestone was completed.';

create table calendar_feeds (
  account_id uuid primary key references accounts (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null
);
create unique index calendar_feeds_token on calendar_feeds (token_hash);
comment on table calendar_feeds is
  'Addresses at which calendar programs read the due milestones of a person, one of each person at most. Its deletion ends it at once.';
comment on column calendar_feeds.token_hash is 'SHA-256 of the key in the address; the key itself is stored nowhere';

create table collaboration_indicators (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  name text not null,
  unit text not null,
  description text,
  sdg_goal text,
  direction text not null check (direction in ('increase', 'decrease')),
  baseline_value numeric(16,4) not null,
  baseline_date date not null,
  target_value numeric(16,4) not null,
  target_date date not null,
  groups text[] not null default '{}' check (cardinality(groups) <= 12),
  total_from text not null check (total_from in ('readings', 'groups')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (baseline_date < target_date),
  check ( case direction when 'increase' then (baseline_value < target_value) else (baseline_value > target_value) end)
);
create index collaboration_indicators_collaboration on collaboration_indicators (collaboration_id, created_at, id);
comment on table collaboration_indicators is 'What a collaboration measures: from a baseline to a target';
comment on column collaboration_indicators.unit is 'What is counted: girls, litres a day, percent';
comment on column collaboration_indicators.description is 'What it measures and how';
comment on column collaboration_indicators.sdg_goal is 'Name of one of the 17 Sustainable Development Goals';
comment on column collaboration_indicators.direction is 'increase: more is better; decrease: less is better';
comment on column collaboration_indicators.groups is 'Free words for whom or where is counted apart: women, men, block A';
comment on column collaboration_indicators.total_from is
  'readings: a total is read as such; groups: it is the sum of the last readings of all groups';

create table collaboration_readings (
  id uuid primary key,
  indicator_id uuid not null references collaboration_indicators (id) on delete cascade,
  reading_date date not null,
  group_name text not null default '',
  value numeric(16,4) not null,
  note text,
  recorded_by uuid references accounts (id) on delete set null,
  recorded_for uuid references profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index collaboration_readings_one_a_day
  on collaboration_readings (indicator_id, group_name, reading_date);
create index collaboration_readings_newest on collaboration_readings (indicator_id, reading_date desc, id desc);
create index collaboration_readings_recorded_by on collaboration_readings (recorded_by) where recorded_by is not null;
create index collaboration_readings_recorded_for on collaboration_readings (recorded_for)
  where recorded_for is not null;
comment on table collaboration_readings is 'The level that an indicator had reached on a day';
comment on column collaboration_readings.group_name is 'A group of the indicator; empty for a total';
comment on column collaboration_readings.recorded_by is 'The person who wrote it last';
comment on column collaboration_readings.recorded_for is 'The organisation of that person';

create table collaboration_reading_files (
  reading_id uuid not null references collaboration_readings (id) on delete cascade,
  file_id uuid not null references collaboration_files (id) on delete cascade,
  primary key (reading_id, file_id)
);
create index collaboration_reading_files_file on collaboration_reading_files (file_id);
comment on table collaboration_reading_files is 'Files of the collaboration that prove a reading';

create table collaboration_reports (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  title text not null,
  period_from date not null,
  period_to date not null,
  summary text,
  challenges text,
  next_steps text,
  status text not null default 'draft' check (status in ('draft', 'sent', 'returned', 'accepted')),
  round integer not null default 0,
  content jsonb,
  author_id uuid references accounts (id) on delete set null,
  author_for uuid references profiles (id) on delete set null,
  sent_at timestamptz,
  answered_at timestamptz,
  answered_by uuid references accounts (id) on delete set null,
  answered_for uuid references profiles (id) on delete set null,
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  check (period_from <= period_to),
  check ((status = 'draft') = (content is null)),
  check ((status = 'draft') = (round = 0))
);
create index collaboration_reports_newest on collaboration_reports (collaboration_id, created_at desc, id desc);
create index collaboration_reports_author on collaboration_reports (author_id) where author_id is not null;
create index collaboration_reports_author_for on collaboration_reports (author_for) where author_for is not null;
create index collaboration_reports_answered_by on collaboration_reports (answered_by) where answered_by is not null;
create index collaboration_reports_answered_for on collaboration_reports (answered_for)
  where answered_for is not null;
-- An erased account loses its name in what was sent: reports are found by the writers of the comments that they quote.
create index collaboration_reports_writers on collaboration_reports using gin ((content -> 'comments') jsonb_path_ops);
comment on table collaboration_reports is 'Progress reports of one organisation to the others of a collaboration';
comment on column collaboration_reports.round is 'How often it was sent: an answer names the round that was read';
comment on column collaboration_reports.content is
  'What was sent last, with the records as they were then; an accepted one never changes. Null before the first sending';
comment on column collaboration_reports.author_id is 'The person who wrote or sent it last';
comment on column collaboration_reports.author_for is 'The organisation that reports';
comment on column collaboration_reports.answered_by is 'The person who returned or accepted it last, for answered_for';
comment on column collaboration_reports.reason is 'Why it was returned, or a note on its acceptance';
comment on column collaboration_reports.version is 'Increases by one with every save that changes something';
comment on column collaboration_reports.field_versions is
  'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';

create function refuse_merged_author_for() returns trigger language plpgsql as
  $f$ begin perform refuse_merged_member(new.author_for); return new; end $f$;
create trigger collaboration_reports_author_for_not_merged
  before insert or update of author_for on collaboration_reports
  for each row execute function refuse_merged_author_for();

create table collaboration_report_files (
  report_id uuid not null references collaboration_reports (id) on delete cascade,
  file_id uuid not null references collaboration_files (id) on delete cascade,
  primary key (report_id, file_id)
);
create index collaboration_report_files_file on collaboration_report_files (file_id);
comment on table collaboration_report_files is 'Files that a report names, until it is sent';

create table collaboration_invitations (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  profile_id uuid references profiles (id) on delete cascade,
  email text check (email = lower(email)),
  role text not null check (role in ('implementer', 'reviewer', 'viewer')),
  message text check (message <> ''),
  token_hash bytea unique,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  invited_by uuid references accounts (id) on delete set null,
  invited_for uuid references profiles (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid references accounts (id) on delete set null,
  constraint collaboration_invitations_invitee check (status <> 'open' or num_nonnulls(profile_id, email) = 1),
  constraint collaboration_invitations_link check (status <> 'open' or (token_hash is not null) = (email is not null))
);
create unique index collaboration_invitations_member
  on collaboration_invitations (collaboration_id, profile_id) where status = 'open' and profile_id is not null;
create unique index collaboration_invitations_email
  on collaboration_invitations (collaboration_id, email) where status = 'open' and email is not null;
create index collaboration_invitations_waiting on collaboration_invitations (collaboration_id, created_at desc);
create index collaboration_invitations_received
  on collaboration_invitations (profile_id, expires_at) where profile_id is not null;
create index collaboration_invitations_invited_by on collaboration_invitations (invited_by) where invited_by is not null;
create index collaboration_invitations_invited_for on collaboration_invitations (invited_for) where invited_for is not null;
create index collaboration_invitations_answered_by on collaboration_invitations (answered_by) where answered_by is not null;
create index collaboration_invitations_expiry on collaboration_invitations (expires_at);
comment on table collaboration_invitations is
  'Invitations of organisations into a collaboration. A job deletes those that expired or were answered a month ago.';
comment on column collaboration_invitations.profile_id is 'The member who is invited, or who accepted an invitation by mail';
comment on column collaboration_invitations.email is
  'Address of an organisation that need not be a member; null once it is answered';
comment on column collaboration_invitations.role is 'What the organisation may do once it is in';
comment on column collaboration_invitations.message is 'Words of the person who invites; null once it is answered';
comment on column collaboration_invitations.token_hash is
  'SHA-256 of the token in the mail; sending it again makes a new one. It stays once the invitation is answered or withdrawn';
comment on column collaboration_invitations.invited_for is 'The organisation that led the collaboration and invites';
comment on column collaboration_invitations.answered_by is 'The person who accepted, declined or withdrew it';

create trigger collaboration_invitations_profile_id_not_merged before insert or update of profile_id
  on collaboration_invitations for each row execute function refuse_merged_profile_id();

create table collaboration_comment_files (
  id uuid primary key,
  comment_id uuid not null references collaboration_comments (id) on delete cascade,
  file_id uuid references collaboration_files (id) on delete set null,
  file_name text
);
create unique index collaboration_comment_files_comment on collaboration_comment_files (comment_id, file_id);
create index collaboration_comment_files_file on collaboration_comment_files (file_id) where file_id is not null;
comment on table collaboration_comment_files is 'Files that are attached to a comment, in the order of their ids.';
comment on column collaboration_comment_files.file_id is 'Null once the file is deleted';
comment on column collaboration_comment_files.file_name is 'Name that a deleted file had; null before. Set by a trigger';

create table collaboration_report_comments (
  id uuid primary key,
  report_id uuid not null references collaboration_reports (id) on delete cascade,
  comment_id uuid references collaboration_comments (id) on delete set null
);
create unique index collaboration_report_comments_report on collaboration_report_comments (report_id, comment_id);
create index collaboration_report_comments_comment on collaboration_report_comments (comment_id)
  where comment_id is not null;
comment on table collaboration_report_comments is 'Comments that a report quotes, until it is sent';
comment on column collaboration_report_comments.comment_id is
  'Null once the comment is gone with its milestone; until the next save it says that one is missing';

create table collaboration_report_edits (
  report_id uuid not null references collaboration_reports (id) on delete cascade,
  field text not null,
  account_id uuid references accounts (id) on delete set null,
  profile_id uuid references profiles (id) on delete set null,
  edited_at timestamptz not null,
  primary key (report_id, field)
);
create index collaboration_report_edits_account on collaboration_report_edits (account_id) where account_id is not null;
create index collaboration_report_edits_profile on collaboration_report_edits (profile_id) where profile_id is not null;
comment on table collaboration_report_edits is
  'Who changed a field of a report last, for its organisation: the history of the collaboration has no drafts';
