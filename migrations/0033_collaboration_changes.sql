-- Two partners can change a collaboration at the same time without overwriting each other, and archive it.

alter table collaborations
  add column version integer not null default 1,
  add column field_versions jsonb not null default '{}',
  add column archived_at timestamptz;
comment on column collaborations.version is 'Increases by one with every save that changes something';
comment on column collaborations.field_versions is
  'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';
comment on column collaborations.archived_at is
  'Time at which a member archived it for all participants; null while it is in use. An archived one is read-only';
