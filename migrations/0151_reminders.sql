-- Reminders: a member whose work waits for a partner can remind the partner, at most once in three days for each record.
create table reminders (
  kind text not null check (kind in (
    'request', 'report', 'budget', 'milestone', 'grant', 'fund-request', 'release', 'utilisation', 'refund', 'reallocation')),
  record_id uuid not null,
  profile_id uuid not null references profiles (id) on delete cascade,
  sent_at timestamptz not null,
  primary key (kind, record_id)
);
create index reminders_profile on reminders (profile_id);
comment on table reminders is 'When partners were last reminded of a record that waits for them; a record waits for one side, so it has one row';
comment on column reminders.profile_id is 'The member who reminded them';
