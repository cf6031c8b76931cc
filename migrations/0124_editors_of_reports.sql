-- Two persons of one organisation edit a draft: the same field is not overwritten unseen, and the form names who changed it.

alter table collaboration_reports
  add column version integer not null default 1,
  add column field_versions jsonb not null default '{}';
comment on column collaboration_reports.version is 'Increases by one with every save that changes something';
comment on column collaboration_reports.field_versions is
  'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';

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
