-- A collaboration that is deleted can be brought back for a few seconds. Lists of collaborations hear of changes.

alter table collaborations
  add column removed_at timestamptz,
  add column removed_by uuid references accounts (id) on delete set null,
  add column removed_for uuid references profiles (id) on delete set null;
create index collaborations_removed on collaborations (removed_at) where removed_at is not null;
create index collaborations_removed_by on collaborations (removed_by) where removed_by is not null;
create index collaborations_removed_for on collaborations (removed_for) where removed_for is not null;
comment on column collaborations.removed_at is
  'When it was deleted; null for one that is there. A deleted one shows nowhere, and a job soon deletes the row';
comment on column collaborations.removed_by is 'The person who deleted it, for the profile removed_for';
comment on column collaborations.removed_for is 'The profile for which it was deleted';

-- Lists of collaborations read again at once what changed, whichever statement changed it.
create function publish_collaboration_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaborations-of:' || p.profile_id, json_build_object())::text)
    from collaboration_participants p where p.collaboration_id = new.id and p.profile_id is not null;
  -- Open workspaces of a deleted collaboration end.
  if new.removed_at is not null and old.removed_at is null then
    perform pg_notify('dayitva_live',
      json_build_array('collaboration-access:' || new.id, json_build_object())::text);
  end if;
  return null;
end $$;
create trigger collaborations_changed after update on collaborations
  for each row execute function publish_collaboration_change();

create function publish_own_collaborations() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaborations-of:' || profile, json_build_object())::text)
    from unnest(array[old.profile_id, new.profile_id]) profile where profile is not null;
  return null;
end $$;
create trigger collaboration_participants_list after insert or delete or update of profile_id on collaboration_participants
  for each row execute function publish_own_collaborations();
