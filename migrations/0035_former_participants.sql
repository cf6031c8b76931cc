-- A member can leave a collaboration. The name stays in it, because a CSR report rests on who agreed.

alter table collaboration_participants
  add column left_profile_id uuid references profiles (id) on delete set null,
  add column left_at timestamptz,
  add constraint collaboration_participants_left check (
    (left_at is null or profile_id is null) and (left_profile_id is null or left_at is not null));
create index collaboration_participants_left_member on collaboration_participants (left_profile_id, collaboration_id)
  where left_profile_id is not null;
comment on column collaboration_participants.left_at is 'Time at which the member left; null for all others';
comment on column collaboration_participants.left_profile_id is
  'Member who left and no longer sees the collaboration; null once that member''s account was erased';

-- Erasing an account also takes the name out of the collaborations that the member left before.
create or replace function anonymise_participations(member uuid, placeholder text) returns void language plpgsql as $$
declare
  place record;
  free_name text;
begin
  -- In one order, so that two members who leave the same collaborations do not wait for each other in a circle.
  for place in
    select id, collaboration_id from collaboration_participants
      where profile_id = member or left_profile_id = member order by collaboration_id, id
  loop
    loop
      -- Of one more name than there are participants at least one is free.
      select candidate into strict free_name from (
        select n, placeholder || case n when 1 then '' else ' ' || n end as candidate
        from generate_series(1, 1 + (
          select count(*) from collaboration_participants p where p.collaboration_id = place.collaboration_id)) n
      ) candidates
      where not exists (
        select from collaboration_participants p
        where p.collaboration_id = place.collaboration_id and p.profile_id is null and lower(p.name) = lower(candidate))
      order by n limit 1;
      begin
        update collaboration_participants
          set profile_id = null, left_profile_id = null, responsibility = null, name = free_name
          where id = place.id;
        exit;
      exception when unique_violation then
        -- Another transaction took the name in between, and has committed: the next round sees it.
      end;
    end loop;
  end loop;
end $$;

-- Gives the member's place the first free form of its name: partners without a profile have different names.
create function leave_collaboration(collaboration text, member uuid, at_time timestamptz) returns void language plpgsql as $$
declare
  place record;
  free_name text;
begin
  select id, name into place from collaboration_participants
    where collaboration_id = collaboration and profile_id = member for update;
  select candidate into strict free_name from (
    select n, place.name || case n when 1 then '' else ' ' || n end as candidate
    from generate_series(1, 1 + (
      select count(*) from collaboration_participants p where p.collaboration_id = collaboration)) n
  ) candidates
  where not exists (
    select from collaboration_participants p
    where p.collaboration_id = collaboration and p.profile_id is null and lower(p.name) = lower(candidate))
  order by n limit 1;
  update collaboration_participants
    set profile_id = null, left_profile_id = member, left_at = at_time, name = free_name
    where id = place.id;
end $$;
comment on function leave_collaboration is
  'Makes a member of a collaboration a former one, who keeps the name in it. The caller has locked the collaboration.';
