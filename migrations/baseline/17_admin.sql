-- Administration: the audit log and figures of the system.

create table audit_entries (
  number bigint primary key check (number > 0),
  at timestamp(3) with time zone not null,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,59}$'),
  actor_id uuid,
  actor_role text not null check (actor_role in ('admin', 'member', 'system')),
  subject_type text not null,
  subject_id text not null,
  facts json not null,
  previous_hash text not null,
  hash text not null
);
create index audit_entries_kind on audit_entries (kind, number);
create index audit_entries_actor on audit_entries (actor_id, number) where actor_id is not null;
create index audit_entries_subject on audit_entries (subject_id, number);
create index audit_entries_at on audit_entries (at);
comment on table audit_entries is
  'Acts of admins and sensitive acts of members. Rows are added, never changed or deleted; they outlive the members that they name by id.';
comment on column audit_entries.number is '1, 2, 3 ... without a gap, given under the lock of audit_head';
comment on column audit_entries.kind is 'Name of the act, as password-changed';
comment on column audit_entries.actor_id is
  'Account that acted, without a foreign key: it stays after an erasure. Null for a job or a program';
comment on column audit_entries.subject_id is 'Id of the record that the act was about, of any kind';
comment on column audit_entries.facts is
  'Short facts: ids, kinds, numbers, days. No names, addresses or secrets. json, not jsonb: its text is hashed as it is';
comment on column audit_entries.previous_hash is 'Hash of the entry before; 64 zeros in the first one';
comment on column audit_entries.hash is 'SHA-256 of all other columns, in hexadecimal (src/platform/server/audit/chain.ts)';

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log takes new entries only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_are_kept before truncate on audit_entries
  for each statement execute function refuse_audit_change();

create table audit_head (
  is_head boolean primary key default true check (is_head),
  entries bigint not null,
  last_hash text not null
);
comment on table audit_head is
  'One row: how many entries the audit log has, and the hash of the last one. Entries are added under its lock.';

create trigger audit_head_stays before delete or truncate on audit_head
  for each statement execute function refuse_audit_change();
create trigger audit_head_grows before update on audit_head
  for each row when (new.entries <= old.entries) execute function refuse_audit_change();

create table system_samples (
  taken_at timestamp(3) with time zone primary key,
  waiting_jobs integer not null,
  failed_jobs integer not null,
  mails_sent integer not null,
  database_bytes bigint not null,
  connections integer not null
);
comment on table system_samples is 'Figures of the system every 15 minutes, kept for 30 days';
comment on column system_samples.waiting_jobs is 'Jobs, without mails, that could run and wait, or run';
comment on column system_samples.failed_jobs is 'Jobs and mails that failed and were given up';
comment on column system_samples.mails_sent is
  'Mails that left since the sample before, or in the 15 minutes before the first one';
comment on column system_samples.connections is 'Connections to this database, of all programs';

-- The chain of the audit log starts with no entry.
insert into audit_head (entries, last_hash) values (0, repeat('0', 64));
