-- Collaboration requests, and the collaborations that come of them.

create table collaborations (
  id text primary key check (id like 'collab\_%'),
  title text not null,
  description text not null,
  status text not null default 'planning' check (status in ('planning', 'active', 'completed', 'pending')),
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
  constraint collaborations_dates check (end_date >= start_date)
);
comment on table collaborations is 'A piece of work that members run together, or that one member plans with named partners.';
comment on column collaborations.budget is 'Whole rupees; null until the partners agree on a figure within the budget band';
comment on column collaborations.budget_band is 'Carried over from the collaboration request';
comment on column collaborations.progress_percentage is 'Share of completed milestones once there are any. Kept by a trigger';

create table collaboration_participants (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  profile_id uuid references profiles (id) on delete set null,
  name text not null,
  responsibility text,
  created_at timestamptz not null default now()
);
create unique index collaboration_participants_member
  on collaboration_participants (collaboration_id, profile_id) where profile_id is not null;
create unique index collaboration_participants_name
  on collaboration_participants (collaboration_id, lower(name)) where profile_id is null;
create index collaboration_participants_profile on collaboration_participants (profile_id);
comment on table collaboration_participants is 'The organisations of a collaboration. Those with a profile are members and may see and change it.';

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
  constraint collaboration_milestones_completed check ((status = 'completed') = (completed_at is not null))
);
create index collaboration_milestones_timeline
  on collaboration_milestones (collaboration_id, due_date nulls last, created_at, id);
comment on table collaboration_milestones is 'The timeline of a collaboration.';

create function follow_milestones() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.collaboration_id, old.collaboration_id);
begin
  -- One writer at a time per collaboration: two milestones completed at once would each count without the other.
  perform 1 from collaborations where id = changed for update;
  update collaborations c set progress_percentage = m.progress, updated_at = now()
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
  target_profile_id uuid not null references profiles (id) on delete cascade,
  target_profile_name text not null,
  collaboration_objective text not null,
  sdg_focus_areas text[] not null default '{}',
  geographic_scope text[] not null default '{}',
  timeframe text not null check (timeframe in ('Immediate', '0-3 months', '3-6 months', '6-12 months')),
  budget_band text not null,
  attachment_url text,
  additional_notes text,
  status text not null default 'pending' check (status in ('held', 'pending', 'accepted', 'declined', 'withdrawn')),
  reason text,
  collaboration_id text references collaborations (id) on delete set null,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  constraint collaboration_requests_guest_is_held check (sender_profile_id is not null or status = 'held'),
  constraint collaboration_requests_not_to_oneself check (sender_profile_id <> target_profile_id)
);
create unique index collaboration_requests_one_open
  on collaboration_requests (sender_profile_id, target_profile_id) where status = 'pending';
create index collaboration_requests_received on collaboration_requests (target_profile_id, created_at desc, id desc);
create index collaboration_requests_sent on collaboration_requests (sender_profile_id, created_at desc, id desc);
create index collaboration_requests_held on collaboration_requests (created_at desc, id desc) where status = 'held';
comment on table collaboration_requests is 'One member asks another for a collaboration.';
comment on column collaboration_requests.status is 'held: sent by a guest, seen by admins only. Only a pending request can be answered or withdrawn';
comment on column collaboration_requests.reason is 'What the member who declined or withdrew gave as the reason';

create function count_collaboration_requests() returns trigger language plpgsql as $$
declare
  received int := 0;
  answered int := 0;
begin
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
create trigger collaboration_requests_count after insert or delete or update of status on collaboration_requests
  for each row execute function count_collaboration_requests();
