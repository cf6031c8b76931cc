-- What partners of a collaboration rely on is withdrawn for 30 days before it is deleted for good.

create table collaboration_withdrawals (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  kind text not null check (kind in ('file', 'milestone', 'indicator', 'reading')),
  subject_id uuid not null,
  name text not null,
  withdrawn_at timestamptz not null,
  withdrawn_by uuid references accounts (id) on delete set null,
  withdrawn_for uuid references profiles (id) on delete set null,
  reason text check (char_length(reason) <= 500)
);
create index collaboration_withdrawals_newest on collaboration_withdrawals (collaboration_id, withdrawn_at desc, id desc);
create index collaboration_withdrawals_oldest on collaboration_withdrawals (withdrawn_at);
create index collaboration_withdrawals_by on collaboration_withdrawals (withdrawn_by) where withdrawn_by is not null;
create index collaboration_withdrawals_for on collaboration_withdrawals (withdrawn_for) where withdrawn_for is not null;
comment on table collaboration_withdrawals is
  'What was deleted in a collaboration and can still be restored. Deleting a row deletes what was withdrawn for good.';
comment on column collaboration_withdrawals.subject_id is
  'Id of the file, milestone, indicator or reading. No foreign key: the record refers to its withdrawal';
comment on column collaboration_withdrawals.name is 'Name of the record at that time';
comment on column collaboration_withdrawals.withdrawn_by is 'The person who withdrew it, for the profile withdrawn_for';
comment on column collaboration_withdrawals.reason is 'Words of the person who withdrew it';

-- Withdrawn rows stay in the tables ..._records. Everybody reads and writes the views, which have the names that the tables
-- had and do not show withdrawn rows, so that no statement can forget to leave them out.
alter table collaboration_files rename to collaboration_file_records;
alter table collaboration_file_records
  add column withdrawal_id uuid references collaboration_withdrawals (id) on delete cascade;
create index collaboration_file_records_withdrawal on collaboration_file_records (withdrawal_id)
  where withdrawal_id is not null;
create view collaboration_files as
  select id, collaboration_id, folder_id, name, versions, created_at, updated_at
  from collaboration_file_records where withdrawal_id is null;
comment on view collaboration_files is 'Files that are not withdrawn';

alter table collaboration_milestones rename to collaboration_milestone_records;
alter table collaboration_milestone_records
  add column withdrawal_id uuid references collaboration_withdrawals (id) on delete cascade;
create index collaboration_milestone_records_withdrawal on collaboration_milestone_records (withdrawal_id)
  where withdrawal_id is not null;
create view collaboration_milestones as
  select id, collaboration_id, title, description, status, due_date, completed_at, created_at, updated_at, completed_by,
    completed_for, owner_participant_id, owner_account_id, start_date, evidence_note, version, field_versions
  from collaboration_milestone_records where withdrawal_id is null;
comment on view collaboration_milestones is 'Milestones that are not withdrawn';

alter table collaboration_indicators rename to collaboration_indicator_records;
alter table collaboration_indicator_records
  add column withdrawal_id uuid references collaboration_withdrawals (id) on delete cascade;
create index collaboration_indicator_records_withdrawal on collaboration_indicator_records (withdrawal_id)
  where withdrawal_id is not null;
create view collaboration_indicators as
  select id, collaboration_id, name, unit, description, sdg_goal, direction, baseline_value, baseline_date, target_value,
    target_date, groups, total_from, created_at, updated_at
  from collaboration_indicator_records where withdrawal_id is null;
comment on view collaboration_indicators is 'Indicators that are not withdrawn';

alter table collaboration_readings rename to collaboration_reading_records;
alter table collaboration_reading_records
  add column withdrawal_id uuid references collaboration_withdrawals (id) on delete cascade;
create index collaboration_reading_records_withdrawal on collaboration_reading_records (withdrawal_id)
  where withdrawal_id is not null;
-- Another reading of the same day can take the place of a withdrawn one.
drop index collaboration_readings_one_a_day;
create unique index collaboration_readings_one_a_day
  on collaboration_reading_records (indicator_id, group_name, reading_date) where withdrawal_id is null;
create view collaboration_readings as
  select id, indicator_id, reading_date, group_name, value, note, recorded_by, recorded_for, created_at, updated_at
  from collaboration_reading_records where withdrawal_id is null;
comment on view collaboration_readings is 'Readings that are not withdrawn, alone or with their indicator';

alter table collaboration_threads rename to collaboration_thread_records;
alter table collaboration_thread_records
  add column withdrawal_id uuid references collaboration_withdrawals (id) on delete cascade,
  add column withdrawn_file_id uuid references collaboration_file_records (id) on delete set null;
create index collaboration_thread_records_withdrawal on collaboration_thread_records (withdrawal_id)
  where withdrawal_id is not null;
create index collaboration_thread_records_withdrawn_file on collaboration_thread_records (withdrawn_file_id)
  where withdrawn_file_id is not null;
create view collaboration_threads as
  select id, collaboration_id, milestone_id, comments_count, file_id, file_name, last_comment_at
  from collaboration_thread_records where withdrawal_id is null;
comment on view collaboration_threads is 'Threads without those on withdrawn milestones';
comment on column collaboration_thread_records.withdrawn_file_id is
  'The file while it is withdrawn: file_id is null then, as that of a deleted file';

alter table collaboration_comment_files
  add column withdrawn_file_id uuid references collaboration_file_records (id) on delete set null;
create index collaboration_comment_files_withdrawn on collaboration_comment_files (withdrawn_file_id)
  where withdrawn_file_id is not null;
comment on column collaboration_comment_files.withdrawn_file_id is
  'The file while it is withdrawn: file_id is null then, as that of a deleted file';

-- Comments see a withdrawn file as a deleted one, of which the name stays.
create function name_withdrawn_file() returns trigger language plpgsql as $$
begin
  if new.withdrawal_id is not null then
    update collaboration_thread_records set file_name = old.name, withdrawn_file_id = file_id, file_id = null
      where file_id = old.id;
    update collaboration_comment_files set file_name = old.name, withdrawn_file_id = file_id, file_id = null
      where file_id = old.id;
  else
    update collaboration_thread_records set file_name = null, file_id = withdrawn_file_id, withdrawn_file_id = null
      where withdrawn_file_id = old.id;
    update collaboration_comment_files set file_name = null, file_id = withdrawn_file_id, withdrawn_file_id = null
      where withdrawn_file_id = old.id;
  end if;
  return null;
end $$;
create trigger collaboration_files_withdrawn after update of withdrawal_id on collaboration_file_records
  for each row when (old.withdrawal_id is distinct from new.withdrawal_id) execute function name_withdrawn_file();

-- Withdrawn milestones do not count.
drop trigger collaboration_milestones_progress on collaboration_milestone_records;
create trigger collaboration_milestones_progress
  after insert or delete or update of status, withdrawal_id on collaboration_milestone_records
  for each row execute function follow_milestones();
