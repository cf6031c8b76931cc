-- The counts of pairs also tell of districts, levels of verification and CSR papers. Reading who has one of these from the
-- index took 150 ms among a million members, and a pair of two 180 ms. The last two depend on the day: the counts are those
-- of one day in India, and a job takes out each day what has ended.

create table marketplace_key_day (
  is_only boolean primary key default true check (is_only),
  day date not null
);
comment on table marketplace_key_day is 'One row: the day of the counts in marketplace_key_pairs';
comment on column marketplace_key_day.day is
  'Day in India on which the counted levels of verification and papers are valid. A job moves it on. Who reads it to write changes holds the advisory lock of the same name';

drop trigger profiles_keys_inserted on profiles;
drop trigger profiles_keys_updated on profiles;
drop function note_key_changes;
drop function count_marketplace_keys;
drop function counted_keys;

create function counted_keys(member profiles, day date) returns text[] language sql immutable parallel safe
  as $$
    select array(
      select key from unnest(
        array(
          select key from unnest(member.found_keys) key
          where key <> 'csr papers' and key not like 'level %' and (
            key not like 'paper %' or ('ngo' = any (member.found_keys) and member.documents_checked_until >= day)))
        || case when member.documents_checked_until >= day then
          case when member.field_audited_until >= day then
            case when member.monitored_until >= day then array['level 1', 'level 2', 'level 3'] else array['level 1', 'level 2'] end
          else array['level 1'] end
        end
        || case when member.found_keys @> '{ngo,csr papers}' and member.documents_checked_until >= day
          and member.year_established <= extract(year from day)::int - 3 then array['csr'] end
      ) key order by key collate "C")
  $$;
comment on function counted_keys is
  'The keys that marketplace_key_pairs counts, in order: found_keys, with the levels of verification that are valid on a day in India, the papers of NGOs whose check is, and csr for an NGO with its registrations, valid papers and three years of work (csr-eligibility.rules.ts)';

create function count_marketplace_keys(today date default (now() at time zone 'Asia/Kolkata')::date)
  returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('marketplace_key_day'));
  delete from marketplace_key_changes;
  delete from marketplace_key_pairs;
  insert into marketplace_key_day (day) values (today)
    on conflict (is_only) do update set day = excluded.day;
  insert into marketplace_key_pairs (one, other, members)
    select keys[a], keys[b], sum(members)
    from (
      select counted_keys(p, day) as keys, count(*) as members
      from profiles p cross join marketplace_key_day where is_published group by 1
    ) alike, generate_subscripts(keys, 1) a, generate_series(a, cardinality(keys)) b
    where a = b or keys[a] not like 'district %' or keys[b] not like 'district %'
    group by 1, 2;
$$;
comment on function count_marketplace_keys is 'Counts all pairs of keys again, for a day in India. Reads every profile';

create function note_key_changes() returns trigger language plpgsql as $$
declare
  today date;
  before text[];
  after text[];
begin
  perform pg_advisory_xact_lock_shared(hashtext('marketplace_key_day'));
  select day into today from marketplace_key_day;
  before := case when tg_op <> 'INSERT' and old.is_published then counted_keys(old, today) end;
  after := case when tg_op <> 'DELETE' and new.is_published then counted_keys(new, today) end;
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
  when ((old.is_published, old.found_keys, old.documents_checked_until, old.field_audited_until, old.monitored_until, old.year_established)
    is distinct from
    (new.is_published, new.found_keys, new.documents_checked_until, new.field_audited_until, new.monitored_until, new.year_established))
  execute function note_key_changes();

create index profiles_documents_end on profiles (documents_checked_until) where is_published and documents_checked_until is not null;
create index profiles_audits_end on profiles (field_audited_until) where is_published and field_audited_until is not null;
create index profiles_monitoring_ends on profiles (monitored_until) where is_published and monitored_until is not null;

create function count_keys_for(today date) returns void language plpgsql as $$
declare
  before date;
begin
  perform from marketplace_key_day where day >= today;
  if found then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('marketplace_key_day'));
  select day into before from marketplace_key_day;
  if before >= today then
    return;
  end if;
  insert into marketplace_key_changes (keys, step)
    select side.keys, side.step
    from profiles p
    cross join lateral (values (counted_keys(p, before), -1), (counted_keys(p, today), 1)) as side (keys, step)
    where p.is_published and counted_keys(p, before) <> counted_keys(p, today) and p.id in (
      select id from profiles where is_published and documents_checked_until >= before and documents_checked_until < today
      union
      select id from profiles where is_published and field_audited_until >= before and field_audited_until < today
      union
      select id from profiles where is_published and monitored_until >= before and monitored_until < today
      union
      select id from profiles where is_published and extract(year from before) < extract(year from today)
        and year_established > extract(year from before)::int - 3 and year_established <= extract(year from today)::int - 3
    );
  update marketplace_key_day set day = today;
end $$;
comment on function count_keys_for is
  'Makes the counts of pairs those of this day in India: notes as changes what has ended since the day of the counts';

comment on table marketplace_key_pairs is
  'Published profiles by two of their counted_keys(), but not by two districts. A background job adds up marketplace_key_changes';
comment on column marketplace_key_pairs.one is 'A key of counted_keys()';
comment on column marketplace_key_changes.keys is 'counted_keys() of the profile';

-- The triggers' lock keeps other writers out until the counts are here.
select count_marketplace_keys();
