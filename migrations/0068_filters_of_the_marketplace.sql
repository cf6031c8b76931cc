-- More filters of the marketplace in the index of words and filters, and its further orders.

create function district_key(written text) returns text language sql immutable parallel safe
  as $$
    select nullif('district ' || trim(regexp_replace(
      lower(public.immutable_unaccent(written)),
      '([^[:alpha:]]|\m(district|distt?|taluka|taluk|tehsil|india)\M)+', ' ', 'g')), 'district ')
  $$;
comment on function district_key is 'Key of a district as a member writes it: "Pune Dist." is "district pune"; null if no word is left';

create function price_key(price bigint) returns text language sql immutable parallel safe
  as $$ select 'price ' || width_bucket(price, array[10000, 50000, 200000, 1000000]::bigint[]) $$;
comment on function price_key is 'Key of a price in whole rupees. The ranges are in marketplace-ranges.data.ts';

create function profile_work_keys(member uuid) returns text[] language sql stable
  as $$
    select coalesce(array_agg(distinct key order by key), '{}') from (
      select 'item ' || schedule_vii_item from user_projects where user_id = member
      union all
      select district_key(district) from user_projects, unnest(districts) district where user_id = member
      union all
      select price_key(price) from user_services where user_id = member
      union all
      select 'csr papers' from profile_details
        where id = member and csr_registration_number is not null and urn_12a is not null and urn_80g is not null
    ) as found (key) where key is not null
  $$;
comment on function profile_work_keys is
  'Filters under which a member is found by projects (items of Schedule VII, districts), by services (prices), and by having given the registrations CSR-1, 12A and 80G';

create function keep_work_keys() returns trigger language plpgsql as $$
declare
  member uuid;
begin
  for member in
    select distinct id from unnest(array[
      case when tg_op <> 'INSERT' then old.user_id end, case when tg_op <> 'DELETE' then new.user_id end]) id
    where id is not null order by id
  loop
    -- The lock first: the next statement then sees what others wrote who had it.
    perform from profiles where id = member for no key update;
    update profiles set work_keys = profile_work_keys(member)
      where id = member and work_keys <> profile_work_keys(member);
  end loop;
  return null;
end $$;
create function keep_paper_keys() returns trigger language plpgsql as $$
begin
  perform from profiles where id = new.id for no key update;
  update profiles set work_keys = profile_work_keys(new.id)
    where id = new.id and work_keys <> profile_work_keys(new.id);
  return null;
end $$;

drop index profiles_found;
drop statistics profile_keys;
drop function marketplace_keys;

create function marketplace_keys(
  organization_type text, headquarters_state text, operating_regions text[],
  documents_checked_until date, field_audited_until date, monitored_until date,
  sdg_goals text[], focus_areas text[], location text, total_investment bigint, work_keys text[]
) returns text[] language plpgsql immutable parallel safe
  as $$
  begin
    return array(select distinct key from unnest(
      organization_type || public.states_found_under(headquarters_state, operating_regions) || work_keys
      || case
        when documents_checked_until is null then '{}'
        when field_audited_until is null then array['level 1']
        when monitored_until is null then array['level 1', 'level 2']
        else array['level 1', 'level 2', 'level 3']
      end
      || array(select 'sdg ' || goal from unnest(sdg_goals) goal)
      || array(select 'focus ' || area from unnest(focus_areas) area)
      || array(select public.district_key(part) from regexp_split_to_table(location, '[,;/()\n–—-]+') part)
      || case when total_investment > 0 then
        'budget ' || width_bucket(total_investment, array[1000000, 5000000, 10000000, 50000000, 250000000]::bigint[]) end
    ) key where key is not null);
  end $$;
comment on function marketplace_keys is
  'Filters of the marketplace under which a profile is found: its type, its states and districts, goals, focus areas, the range of its budget, those of its projects, services and papers, and each level of verification that it had, also one that has ended';

alter table profiles
  add column work_keys text[] not null default '{}',
  add column rating_order integer not null
    generated always as (coalesce(1000 * ratings_sum / nullif(ratings_count, 0), 0)) stored;
comment on column profiles.work_keys is 'As profile_work_keys() says. Kept by triggers on projects, services and details';
comment on column profiles.rating_order is 'A thousand times the mean rating; 0 without ratings';
update profiles set work_keys = profile_work_keys(id) where work_keys <> profile_work_keys(id);
alter table profiles add column found_keys text[] not null generated always as (
  marketplace_keys(organization_type, headquarters_state, operating_regions, documents_checked_until, field_audited_until,
    monitored_until, sdg_goals, focus_areas, coalesce(headquarters_location, location), total_investment, work_keys)
) stored;
comment on column profiles.found_keys is 'Filters of the marketplace under which the profile is found: marketplace_keys()';

create trigger user_projects_keys
  after insert or delete or update of schedule_vii_item, districts, user_id on user_projects
  for each row execute function keep_work_keys();
create trigger user_services_keys after insert or delete or update of price, user_id on user_services
  for each row execute function keep_work_keys();
create trigger profile_details_keys
  after update of csr_registration_number, urn_12a, urn_80g on profile_details
  for each row execute function keep_paper_keys();

create index profiles_found on profiles using gin (search_document, found_keys) where is_published;
create index profiles_newest on profiles (created_at desc, id desc) where is_published;
create index profiles_best_rated on profiles (rating_order desc, ratings_count desc, id desc) where is_published;
create index profiles_experienced on profiles (projects_count desc, year_established, id desc) where is_published;
analyze profiles;
