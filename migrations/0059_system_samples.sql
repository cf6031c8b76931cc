-- Figures of the system over time, for /admin/jobs.

create table system_samples (
  taken_at timestamptz(3) primary key,
  waiting_jobs int not null,
  failed_jobs int not null,
  mails_sent int not null,
  database_bytes bigint not null,
  connections int not null
);
comment on table system_samples is 'Figures of the system every 15 minutes, kept for 30 days';
comment on column system_samples.waiting_jobs is 'Jobs, without mails, that could run and wait, or run';
comment on column system_samples.failed_jobs is 'Jobs and mails that failed and were given up';
comment on column system_samples.mails_sent is 'Mails that left since the sample before, or in the 15 minutes before the first one';
comment on column system_samples.connections is 'Connections to this database, of all programs';
