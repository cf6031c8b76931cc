-- Several milestones of one collaboration may be added at the same time.

create or replace function follow_milestones() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.collaboration_id, old.collaboration_id);
begin
  -- One writer at a time per collaboration: two milestones completed at once would each count without the other.
  -- NO KEY, since a new milestone already holds its collaboration's key (foreign key): two of them would each
  -- wait for the other to let go of it.
  perform 1 from collaborations where id = changed for no key update;
  update collaborations c set progress_percentage = m.progress, updated_at = now()
    from (
      select coalesce(round(100.0 * count(*) filter (where status = 'completed') / nullif(count(*), 0)), 0)::int as progress
      from collaboration_milestones where collaboration_id = changed
    ) m
    where c.id = changed;
  return null;
end $$;
