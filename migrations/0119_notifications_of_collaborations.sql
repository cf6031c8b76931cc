-- A notification knows the collaboration that it is about, and a person can mute one.

alter table notifications
  add column collaboration_id text references collaborations (id) on delete cascade;
-- So far only the page told it. One that leads to a collaboration that is gone leads nowhere.
update notifications n set collaboration_id = c.id
  from collaborations c where c.id = split_part(n.path, '/', 3) and n.path like '/collaborations/%';
delete from notifications where path like '/collaborations/%' and collaboration_id is null;
create index notifications_collaboration on notifications (collaboration_id) where collaboration_id is not null;
comment on column notifications.collaboration_id is
  'The collaboration that it is about: hidden while that is deleted or the person may not read it, and deleted with it';

create table notification_mutes (
  account_id uuid not null references accounts (id) on delete cascade,
  collaboration_id text not null references collaborations (id) on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, collaboration_id)
);
create index notification_mutes_collaboration on notification_mutes (collaboration_id);
comment on table notification_mutes is
  'Collaborations of which a person wants no notifications and mails, except those that name the person.';

-- Bells count again what is unread once something is hidden or shows again.
create function publish_unread_of(collaboration text) returns void language sql as $$
  select pg_notify('dayitva_live', json_build_array('notifications:' || n.account_id, json_build_object())::text)
    from (select distinct account_id from notifications
      where collaboration_id = collaboration and read_at is null) n
$$;
create function publish_unread_of_collaboration() returns trigger language plpgsql as $$
begin
  perform publish_unread_of(new.id);
  return null;
end $$;
create trigger collaborations_unread after update of removed_at, visibility on collaborations for each row
  when (old.removed_at is distinct from new.removed_at or old.visibility is distinct from new.visibility)
  execute function publish_unread_of_collaboration();

create function publish_unread_of_participant() returns trigger language plpgsql as $$
begin
  perform publish_unread_of(old.collaboration_id);
  return null;
end $$;
create trigger collaboration_participants_unread after delete or update of profile_id on collaboration_participants
  for each row execute function publish_unread_of_participant();

create function publish_unread_of_seat() returns trigger language plpgsql as $$
begin
  perform publish_unread_of(p.collaboration_id) from collaboration_participants p where p.id = old.participant_id;
  return null;
end $$;
create trigger collaboration_seats_unread after delete on collaboration_seats
  for each row execute function publish_unread_of_seat();
