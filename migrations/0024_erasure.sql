-- The erasure of an account gives its places in the collaborations of others a name that is free.

create function anonymise_participations(member uuid, placeholder text) returns void language plpgsql as $$
declare
  place record;
  free_name text;
begin
  -- In one order, so that two members who leave the same collaborations do not wait for each other in a circle.
  for place in
    select id, collaboration_id from collaboration_participants where profile_id = member order by collaboration_id, id
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
        update collaboration_participants set profile_id = null, responsibility = null, name = free_name
          where id = place.id;
        exit;
      exception when unique_violation then
        -- Another transaction took the name in between, and has committed: the next round sees it.
      end;
    end loop;
  end loop;
end $$;
comment on function anonymise_participations is
  'Takes a member''s name and responsibility out of every collaboration: the placeholder, with the first number that makes it free there.';
