-- How many members have two filters of the marketplace at once, so that common ones need no counting at each look.

create table marketplace_key_pairs (
  one text collate "C",
  other text collate "C",
  members integer not null check (members > 0),
  primary key (one, other),
  check (one <= other)
);
comment on table marketplace_key_pairs is
  'Published profiles by two of their found_keys, without districts. A background job adds up marketplace_key_changes';
comment on column marketplace_key_pairs.one is 'A key of found_keys';
comment on column marketplace_key_pairs.other is 'Another key of the same profile, behind the first in the alphabet; or the same for all with that key';
comment on column marketplace_key_pairs.members is 'Number of published profiles that have both';

create table marketplace_key_changes (
  id bigint generated always as identity primary key,
  keys text[] not null,
  step smallint not null
);
comment on table marketplace_key_changes is
  'Keys with which members came (1) or went (-1) and that marketplace_key_pairs does not count yet. Written by a trigger on profiles';
comment on column marketplace_key_changes.keys is 'found_keys of the profile, without districts';
comment on column marketplace_key_changes.step is '1 for a profile that came, -1 for one that went';

create function counted_keys(keys text[]) returns text[] language sql immutable parallel safe
  as $$ select array(select key from unnest(keys) key where key not like 'district %' order by key collate "C") $$;
comment on function counted_keys is 'The keys that marketplace_key_pairs counts, in order';

create function note_key_changes() returns trigger language plpgsql as $$
declare
  before text[] := case when tg_op <> 'INSERT' and old.is_published then counted_keys(old.found_keys) end;
  after text[] := case when tg_op <> 'DELETE' and new.is_published then counted_keys(new.found_keys) end;
begin
  if before is distinct from after then
    insert into marketplace_key_changes (keys, step)
      select keys, step from (values (before, -1), (after, 1)) as side (keys, step) where keys is not null;
  end if;
  return null;
end $$;
create trigger profiles_keys_inserted after insert or delete on profiles
  for each row execute function note_key_changes();
create trigger profiles_keys_updated after update on profiles
  for each row
  when ((old.is_published, old.found_keys) is distinct from (new.is_published, new.found_keys))
  execute function note_key_changes();

create function count_marketplace_keys() returns void language sql as $$
  delete from marketplace_key_changes;
  delete from marketplace_key_pairs;
  insert into marketplace_key_pairs (one, other, members)
    select keys[a], keys[b], sum(members)
    from (
      select counted_keys(found_keys) as keys, count(*) as members from profiles where is_published group by 1
    ) alike, generate_subscripts(keys, 1) a, generate_series(a, cardinality(keys)) b
    group by 1, 2;
$$;
comment on function count_marketplace_keys is 'Counts all pairs of keys anew. Reads every profile';

-- The triggers' lock keeps other writers out until the counts are here.
select count_marketplace_keys();
