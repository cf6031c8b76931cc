-- What a project says of its CSR head, its places and the people it reaches; "lives" on the profile; late answers.

alter table user_projects
  add column schedule_vii_item text,
  add column districts text[] not null default '{}',
  add column beneficiaries_planned integer check (beneficiaries_planned >= 0),
  add column beneficiaries_reached integer check (beneficiaries_reached >= 0);
comment on column user_projects.schedule_vii_item is
  'Item of Schedule VII of the Companies Act, 2013: i to xii. The list is in platform/contract/schedule-vii.ts, since the law moves';
comment on column user_projects.districts is 'Districts as the member writes them';

alter table profiles add column lives_reached bigint not null default 0;
comment on column profiles.lives_reached is
  'Sum of the people whom the member''s projects have reached so far. Kept by a trigger';

create or replace function count_user_projects() returns trigger language plpgsql as $$
begin
  update profiles set
    projects_count = projects_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    total_investment = total_investment + coalesce(new.budget, 0) - coalesce(old.budget, 0),
    lives_reached = lives_reached + coalesce(new.beneficiaries_reached, 0) - coalesce(old.beneficiaries_reached, 0)
    where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
drop trigger user_projects_count on user_projects;
create trigger user_projects_count after insert or delete or update of budget, beneficiaries_reached on user_projects
  for each row execute function count_user_projects();

-- The marketplace looks for those that have waited too long, for members with an open request only.
create index collaboration_requests_waiting on collaboration_requests (target_profile_id, created_at)
  where status = 'pending';

create table project_pictures (
  id uuid primary key,
  project_id uuid not null references user_projects (id) on delete cascade,
  file_name text not null unique references files (name) on delete cascade,
  alt_text text not null,
  people text not null check (people in ('none', 'agreed')),
  created_at timestamptz not null default now()
);
create index project_pictures_project on project_pictures (project_id, created_at, id);
comment on table project_pictures is 'Pictures of a project, which everybody may see who sees the project.';
comment on column project_pictures.alt_text is 'What the picture shows, for those who do not see it';
comment on column project_pictures.people is
  'none: nobody can be recognised; agreed: all who can have agreed in writing, for a child a parent. The member said so when adding it (DPDP Act, 2023, sections 6 and 9)';
