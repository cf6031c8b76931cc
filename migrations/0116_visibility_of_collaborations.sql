-- The lead decides if all people of the organisations read a collaboration, or only those who are named in it.

alter table collaborations
  add column visibility text not null default 'organisations' check (visibility in ('organisations', 'named'));
comment on column collaborations.visibility is
  'Who of the organisations reads it. organisations: all their people; named: those with a seat, and owners and managers';

-- The streams of persons who may no longer read it end at once, in every process.
create function publish_visibility_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaboration-access:' || new.id, json_build_object())::text);
  return null;
end $$;
create trigger collaborations_visibility after update of visibility on collaborations
  for each row when (old.visibility is distinct from new.visibility)
  execute function publish_visibility_change();

create function publish_seat_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaboration-access:' || p.collaboration_id, json_build_object())::text)
    from collaboration_participants p where p.id = old.participant_id;
  return null;
end $$;
create trigger collaboration_seats_ended after delete on collaboration_seats
  for each row execute function publish_seat_end();
