-- Status of the platform: probes of each service, days, incidents and planned maintenance.

create table status_probes (
  minute timestamptz not null,
  service text not null,
  state text not null default 'unknown'
    check (state in ('operational', 'degraded', 'maintenance', 'outage', 'unknown')),
  took_ms integer check (took_ms >= 0),
  detail text check (char_length(detail) <= 200),
  primary key (minute, service)
);
comment on table status_probes is 'What each probe found: one row per service and minute. Kept for 48 hours.';
comment on column status_probes.minute is 'Full minute. The process that inserts the rows of a minute probes, no other';
comment on column status_probes.state is
  'unknown: nothing to measure, or the process ended before it stored what it found';
comment on column status_probes.took_ms is 'Milliseconds; null where an age is measured and not a time';
comment on column status_probes.detail is 'The reading in words, for admins';

create table status_days (
  service text not null,
  day date not null,
  operational integer not null default 0,
  degraded integer not null default 0,
  maintenance integer not null default 0,
  outage integer not null default 0,
  unknown integer not null default 0,
  counted_until timestamptz not null,
  primary key (service, day)
);
create index status_days_day on status_days (day);
comment on table status_days is 'Minutes of a day in India by state, one row per service and day. Kept for 100 days.';
comment on column status_days.outage is
  'Also minutes between two probes that were not probed: no process or no database was running';
comment on column status_days.unknown is 'Minutes that count neither as up nor as down';
comment on column status_days.counted_until is 'Last minute that is counted in this row';

create table status_incidents (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120),
  services text[] not null check (cardinality(services) between 1 and 20),
  impact text not null check (impact in ('degraded', 'outage')),
  state text not null check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
  is_automatic boolean not null,
  started_at timestamptz not null,
  resolved_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((state = 'resolved') = (resolved_at is not null))
);
create index status_incidents_newest on status_incidents (started_at desc, id desc);
create index status_incidents_open on status_incidents (is_automatic) where state <> 'resolved';
comment on table status_incidents is 'Incidents that the status page shows. They name no member.';
comment on column status_incidents.is_automatic is 'Opened by the probes, and not by an admin';
comment on column status_incidents.version is 'Grows with each change, so that two admins notice each other';

create table status_incident_updates (
  id uuid primary key,
  incident_id uuid not null references status_incidents (id) on delete cascade,
  state text not null check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
  body text not null check (char_length(body) between 1 and 2000),
  is_automatic boolean not null,
  created_at timestamptz not null default now()
);
create index status_incident_updates_incident on status_incident_updates (incident_id, created_at desc, id desc);
comment on table status_incident_updates is 'What was said of an incident, and its state from then on.';
comment on column status_incident_updates.is_automatic is 'Written by the probes';

create table status_maintenance (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) <= 2000),
  services text[] not null check (cardinality(services) between 1 and 20),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint status_maintenance_in_order check (starts_at < ends_at)
);
create index status_maintenance_ends on status_maintenance (ends_at desc, id desc);
comment on table status_maintenance is
  'Planned maintenance. Its minutes are not counted in the uptime of its services.';
comment on column status_maintenance.version is 'Grows with each change, so that two admins notice each other';
