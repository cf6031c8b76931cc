-- Open workspaces hear what others change, and show who is here.

create table collaboration_live (
  collaboration_id text primary key references collaborations (id) on delete cascade,
  seq integer not null,
  parts jsonb not null
);
comment on table collaboration_live is
  'The number of the last change of each part of a collaboration: a page whose line broke learns by it what to read again.';
comment on column collaboration_live.seq is
  'Number of the last change. The row is locked until the commit, so numbers grow in the order of the commits';
comment on column collaboration_live.parts is 'Name of each part that ever changed -> number of its last change';

create table collaboration_presence (
  stream_id uuid primary key,
  collaboration_id text not null references collaborations (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  profile_id uuid not null references profiles (id) on delete cascade,
  seen_at timestamptz not null
);
create index collaboration_presence_here on collaboration_presence (collaboration_id, seen_at);
create index collaboration_presence_account on collaboration_presence (account_id);
create index collaboration_presence_profile on collaboration_presence (profile_id);
comment on table collaboration_presence is
  'Open workspaces, one row for each open stream. Rows of processes that died grow old and are deleted by the others.';

-- The streams of a member who no longer takes part end at once, in every process, whichever statement ended it.
create function publish_participation_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live',
    json_build_array('collaboration-access:' || old.collaboration_id, json_build_object())::text);
  return null;
end $$;
create trigger collaboration_participants_changed after update of profile_id on collaboration_participants
  for each row when (old.profile_id is distinct from new.profile_id)
  execute function publish_participation_change();
create trigger collaboration_participants_ended after delete on collaboration_participants
  for each row when (old.profile_id is not null)
  execute function publish_participation_change();
