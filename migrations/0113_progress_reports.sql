-- Progress reports: what one organisation of a collaboration reports to the others about a period.

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
comment on table collaboration_reports is 'Progress reports of one organisation to the others of a collaboration';
comment on column collaboration_reports.round is 'How often it was sent: an answer names the round that was read';
comment on column collaboration_reports.content is
  'What was sent last, with the records as they were then; an accepted one never changes. Null before the first sending';
comment on column collaboration_reports.author_id is 'The person who wrote or sent it last';
comment on column collaboration_reports.author_for is 'The organisation that reports';
comment on column collaboration_reports.answered_by is 'The person who returned or accepted it last, for answered_for';
comment on column collaboration_reports.reason is 'Why it was returned, or a note on its acceptance';

create function refuse_merged_author_for() returns trigger language plpgsql as
  $f$ begin perform refuse_merged_member(new.author_for); return new; end $f$;
create trigger collaboration_reports_author_for_not_merged before insert or update of author_for on collaboration_reports
  for each row execute function refuse_merged_author_for();

create table collaboration_report_files (
  report_id uuid not null references collaboration_reports (id) on delete cascade,
  file_id uuid not null references collaboration_files (id) on delete cascade,
  primary key (report_id, file_id)
);
create index collaboration_report_files_file on collaboration_report_files (file_id);
comment on table collaboration_report_files is 'Files that a report names, until it is sent';
