-- Who changed what when of services and projects, as of profiles: two tabs must not overwrite each other unseen.

alter table user_services
  add column version integer not null default 1,
  add column field_versions jsonb not null default '{}';
alter table user_projects
  add column version integer not null default 1,
  add column field_versions jsonb not null default '{}';
comment on column user_services.version is 'Grows by one with every save that changes something';
comment on column user_services.field_versions is 'Field name to the version that last changed it';
comment on column user_projects.version is 'Grows by one with every save that changes something';
comment on column user_projects.field_versions is 'Field name to the version that last changed it';
