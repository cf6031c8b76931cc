-- What a collaboration wants to reach, and what it has reached: indicators with their readings.

create table collaboration_indicators (
  id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  name text not null,
  unit text not null,
  description text,
  sdg_goal text,
  direction text not null check (direction in ('increase', 'decrease')),
  baseline_value numeric(16, 4) not null,
  baseline_date date not null,
  target_value numeric(16, 4) not null,
  target_date date not null,
  groups text[] not null default '{}' check (cardinality(groups) <= 12),
  total_from text not null check (total_from in ('readings', 'groups')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (baseline_date < target_date),
  check (case direction when 'increase' then baseline_value < target_value else baseline_value > target_value end)
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
  value numeric(16, 4) not null,
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
