-- Milestones get an owner, a first day, other milestones on which they depend, and evidence; and versions of their fields.

alter table collaboration_milestones
  add column owner_participant_id uuid references collaboration_participants (id) on delete set null,
  add column owner_account_id uuid references accounts (id) on delete set null,
  add column start_date date,
  add column evidence_note text,
  add column version integer not null default 1,
  add column field_versions jsonb not null default '{}',
  add constraint collaboration_milestones_days check (start_date <= due_date) not valid;
alter table collaboration_milestones validate constraint collaboration_milestones_days;
create index collaboration_milestones_owner on collaboration_milestones (owner_participant_id)
  where owner_participant_id is not null;
create index collaboration_milestones_owner_person on collaboration_milestones (owner_account_id)
  where owner_account_id is not null;
comment on column collaboration_milestones.owner_participant_id is 'The organisation that sees to it';
comment on column collaboration_milestones.owner_account_id is
  'The person of that organisation who sees to it; counts while the person belongs to the organisation';
comment on column collaboration_milestones.start_date is 'First day of the work; without one, the plan begins it with its creation';
comment on column collaboration_milestones.evidence_note is 'What shows that it was completed, in words';
comment on column collaboration_milestones.version is 'Grows by one with each change';
comment on column collaboration_milestones.field_versions is
  'Field -> the version that last changed it; finds two changes of a field that started from the same version';

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

-- The history of one record is read beside that record.
create index collaboration_changes_subject
  on collaboration_changes (collaboration_id, subject_id, changed_at desc, id desc) where subject_id is not null;
comment on column collaboration_changes.old_value is
  'At most 500 characters; null if there was none. An owner is the id of the participant, and that of the person if there is one';
