-- Transactions that write at the same time take their locks in one order, so that none waits for another in a circle.

create or replace function count_in_marketplace() returns trigger language plpgsql as $$
declare
  change record;
begin
  -- In the order of the counters' keys: of two members who change places each would else wait for the other.
  for change in
    select organization_type, state, step from (values
      (old.organization_type, coalesce(old.headquarters_state, ''), -1, old.is_published),
      (new.organization_type, coalesce(new.headquarters_state, ''), 1, new.is_published)
    ) as both_sides (organization_type, state, step, is_published)
    where is_published order by organization_type, state
  loop
    insert into marketplace_counts as c (organization_type, state, members)
      values (change.organization_type, change.state, change.step)
      on conflict (organization_type, state) do update set members = c.members + change.step;
  end loop;
  return null;
end $$;
