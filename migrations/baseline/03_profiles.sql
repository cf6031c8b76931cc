-- Profiles: what organisations and individuals show, with their services and projects.

-- unaccent() and array_to_string() are only STABLE; with a fixed dictionary and text elements they never
-- change their answer, which generated columns require to be declared.
create function immutable_unaccent(value text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent'::regdictionary, value) $$;

create function states_found_under(headquarters_state text, operating_regions text[]) returns text[]
  language sql immutable parallel safe
  as $$
    select case when 'Pan India' = any (operating_regions) then array['Pan India']
      else array(select distinct state from unnest(operating_regions || headquarters_state) state where state is not null)
    end
  $$;
comment on function states_found_under(headquarters_state text, operating_regions text[]) is
  'States under which the marketplace finds a member. One who works in all of India has the single entry Pan India: a search under a state adds those';

create function district_key(written text) returns text language sql immutable parallel safe
  as $$
    select nullif('district ' || trim(regexp_replace(
      lower(public.immutable_unaccent(written)),
      '([^[:alpha:]]|\m(district|distt?|taluka|taluk|tehsil|india)\M)+', ' ', 'g')), 'district ')
  $$;
comment on function district_key(written text) is
  'Key of a district as a member writes it: "Pune Dist." is "district pune"; null if no word is left';

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
comment on function marketplace_keys(organization_type text, headquarters_state text, operating_regions text[], documents_checked_until date, field_audited_until date, monitored_until date, sdg_goals text[], focus_areas text[], location text, total_investment bigint, work_keys text[]) is
  'Filters of the marketplace under which a profile is found: its type, its states and districts, goals, focus areas, the range of its budget, those of its projects, services and papers, and each level of verification that it had, also one that has ended';

create function immutable_words(value text[]) returns text
  language sql immutable parallel safe strict
  as $$ select array_to_string(value, ' ') $$;

create table profiles (
  id uuid primary key,
  organization_type text not null check (organization_type in ('corporate', 'ngo', 'consultant', 'service_provider')),
  full_name text not null,
  organization_name text,
  avatar_url text,
  short_summary text,
  bio text,
  skills text[] not null default '{}',
  location text,
  headquarters_location text,
  headquarters_state text,
  phone text,
  public_contact_email text,
  public_contact_phone text,
  website text,
  linkedin text,
  twitter text,
  gender text check (gender in ('male', 'female', 'non-binary', 'prefer-not-to-say', 'other')),
  year_established integer,
  organization_size text,
  operating_regions text[] not null default '{}',
  sdg_goals text[] not null default '{}',
  focus_areas text[] not null default '{}',
  corporate_cin text,
  is_listed_entity boolean not null default false,
  is_published boolean not null default false,
  projects_count integer not null default 0,
  services_count integer not null default 0,
  total_investment bigint not null default 0,
  requests_received integer not null default 0,
  requests_answered integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_document tsvector generated always as (
    setweight(to_tsvector('pg_catalog.english', immutable_unaccent(coalesce(organization_name, '') || ' ' || full_name)), 'A')
    || setweight(to_tsvector('pg_catalog.english', immutable_unaccent(
         immutable_words(skills) || ' ' || immutable_words(focus_areas) || ' ' || immutable_words(sdg_goals))), 'B')
    || setweight(to_tsvector('pg_catalog.english', immutable_unaccent(
         coalesce(short_summary, '') || ' ' || coalesce(headquarters_location, '') || ' '
         || coalesce(headquarters_state, '') || ' ' || immutable_words(operating_regions) || ' '
         || replace(organization_type, '_', ' '))), 'C')
    || setweight(to_tsvector('pg_catalog.english', immutable_unaccent(coalesce(bio, ''))), 'D')
  ) stored,
  search_words text generated always as (
    lower(immutable_unaccent(
      coalesce(organization_name, '') || ' ' || full_name || ' ' || immutable_words(skills) || ' '
      || immutable_words(focus_areas) || ' ' || coalesce(headquarters_location, '') || ' '
      || coalesce(headquarters_state, '') || ' ' || replace(organization_type, '_', ' ')))
  ) stored,
  lives_reached bigint not null default 0,
  ratings_count integer not null default 0,
  ratings_sum integer not null default 0,
  slug text not null,
  is_page_public boolean not null,
  shows_email boolean not null default true,
  shows_phone boolean not null default true,
  shows_website boolean not null default true,
  shows_linkedin boolean not null default true,
  shows_twitter boolean not null default true,
  shows_csr_lead boolean not null default true,
  documents_checked_on date,
  documents_checked_until date,
  field_audited_on date,
  field_audited_until date,
  monitored_on date,
  monitored_until date,
  member_name text not null generated always as (coalesce(organization_name, full_name)) stored,
  listing_tier smallint not null generated always as (
    (coalesce(nullif(short_summary, ''), nullif(bio, '')) is not null)::int
    + (cardinality(focus_areas) > 0 and headquarters_state is not null)::int
    + (projects_count + services_count > 0)::int
  ) stored,
  work_keys text[] not null default '{}',
  rating_order integer not null generated always as (coalesce(1000 * ratings_sum / nullif(ratings_count, 0), 0)) stored,
  found_keys text[] not null generated always as (
    marketplace_keys(organization_type, headquarters_state, operating_regions, documents_checked_until, field_audited_until,
      monitored_until, sdg_goals, focus_areas, coalesce(headquarters_location, location), total_investment, work_keys)
  ) stored
);
create unique index profiles_slug on profiles (slug);
create index profiles_public_pages on profiles (created_at desc, id desc) include (slug)
  where is_published and is_page_public;
create index profiles_listed on profiles (listing_tier desc, created_at desc, id desc) where is_published;
create index profiles_listed_by_type
  on profiles (organization_type, listing_tier desc, created_at desc, id desc) where is_published;
create index profiles_listed_verified on profiles (listing_tier desc, created_at desc, id desc)
  where is_published and documents_checked_until is not null;
create index profiles_member_name_words on profiles using gin (member_name gin_trgm_ops);
create index profiles_full_name_words on profiles using gin (full_name gin_trgm_ops);
create index profiles_found on profiles using gin (search_document, found_keys) where is_published;
create index profiles_newest on profiles (created_at desc, id desc) where is_published;
create index profiles_best_rated on profiles (rating_order desc, ratings_count desc, id desc) where is_published;
create index profiles_experienced on profiles (projects_count desc, year_established, id desc) where is_published;
create index profiles_documents_end on profiles (documents_checked_until) where is_published and documents_checked_until is not null;
create index profiles_audits_end on profiles (field_audited_until) where is_published and field_audited_until is not null;
create index profiles_monitoring_ends on profiles (monitored_until) where is_published and monitored_until is not null;
-- One in 32 members: these tell whether many have common words together, or beside a filter (decision 76). Without a list of
-- pending entries, which each search would read from end to end.
create index profiles_sampled on profiles using gin (search_document, found_keys) with (fastupdate = off)
  where is_published and (uuid_hash(id) & 31) = 0;
comment on table profiles is 'What an organisation, or an individual, shows. People act for it by memberships.';
comment on column profiles.headquarters_state is
  'State or union territory of the head office, as the member chose it, else read from the location';
comment on column profiles.public_contact_email is 'Shown to signed-in members; the sign-in address never is';
comment on column profiles.is_published is
  'True if the profile is in the marketplace: email confirmed and not an admin. Kept by triggers';
comment on column profiles.total_investment is 'Sum of the budgets of the member''s projects, whole rupees. Kept by a trigger';
comment on column profiles.requests_received is
  'Collaboration requests that reached the member and were not withdrawn. Kept by a trigger';
comment on column profiles.requests_answered is 'Received requests that were accepted or declined. Kept by a trigger';
comment on column profiles.search_document is
  'Full text: A name, B skills, focus areas and SDGs, C summary, places and kind of member, D bio';
comment on column profiles.search_words is 'Short texts that are searched with typing errors allowed (trigrams)';
comment on column profiles.lives_reached is
  'Sum of the people whom the member''s projects have reached so far. Kept by a trigger';
comment on column profiles.ratings_count is 'Ratings that the member received. Kept by a trigger';
comment on column profiles.ratings_sum is 'Sum of their scores. Kept by a trigger';
comment on column profiles.slug is
  'Last part of the address of the member''s page; made from the name when the profile is created';
comment on column profiles.is_page_public is
  'True if visitors can read the member''s page. Starts as true for organisations and false for individuals';
comment on column profiles.shows_email is
  'True if signed-in members see public_contact_email; visitors never see a contact detail';
comment on column profiles.documents_checked_on is
  'Day of level 1 of verification. A trigger keeps this and the next five columns';
comment on column profiles.documents_checked_until is 'Last Indian day of level 1. Each level also needs the levels below it';
comment on column profiles.field_audited_on is 'Day of level 2 of verification';
comment on column profiles.monitored_on is 'Day of level 3 of verification';
comment on column profiles.member_name is 'Name under which other members see this one';
comment on column profiles.listing_tier is
  'Order in the marketplace, 0 to 3: one point each for a summary or bio, for focus areas with a state, and for projects or services';
comment on column profiles.work_keys is
  'As profile_work_keys() says. Kept by triggers on projects, services, details, and verification requests with their documents';
comment on column profiles.rating_order is 'A thousand times the mean rating; 0 without ratings';
comment on column profiles.found_keys is 'Filters of the marketplace under which the profile is found: marketplace_keys()';

alter table memberships add foreign key (profile_id) references profiles (id) on delete cascade;
alter table webhooks add foreign key (account_id) references profiles (id) on delete cascade;
alter table invitations add foreign key (profile_id) references profiles (id) on delete cascade;
alter table partner_mails add foreign key (profile_id) references profiles (id) on delete cascade;
alter table partner_mails add foreign key (partner_id) references profiles (id) on delete cascade;
alter table domain_claims add foreign key (profile_id) references profiles (id) on delete cascade;
alter table join_requests add foreign key (profile_id) references profiles (id) on delete cascade;
alter table files add foreign key (owner_id) references profiles (id) on delete cascade;

-- A profile is made by its first owner: the account with its id.
create function set_profile_is_published() returns trigger language plpgsql as $$
begin
  new.is_published := coalesce((
    select a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null and a.suspended_at is null
    from accounts a where a.id = new.id), false);
  return new;
end $$;
create trigger profiles_is_published before insert on profiles
  for each row execute function set_profile_is_published();

create function count_in_marketplace() returns trigger language plpgsql as $$
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
create trigger profiles_count_inserted after insert or delete on profiles
  for each row execute function count_in_marketplace();
create trigger profiles_count_updated after update of is_published, organization_type, headquarters_state on profiles
  for each row
  when ((old.is_published, old.organization_type, old.headquarters_state)
    is distinct from (new.is_published, new.organization_type, new.headquarters_state))
  execute function count_in_marketplace();

-- Every profile has its row of details from the start: readers join, and a save locks one row.
create function create_profile_details() returns trigger language plpgsql as $$
begin
  insert into profile_details (id) values (new.id);
  return null;
end $$;
create trigger profiles_create_details after insert on profiles
  for each row execute function create_profile_details();

create function keep_replaced_cin() returns trigger language plpgsql as $$
begin
  insert into profile_cin_history (profile_id, cin, replaced_at) values (old.id, old.corporate_cin, clock_timestamp());
  return null;
end $$;
create trigger profiles_keep_replaced_cin after update of corporate_cin on profiles
  for each row
  when (old.corporate_cin is not null and old.corporate_cin is distinct from new.corporate_cin)
  execute function keep_replaced_cin();

-- Takes an address made from a name: the plain one, else with a number behind it. An insert that meets another one of
-- the same slug waits for it, so two members who sign up at once get two addresses.
create function take_profile_slug(profile uuid, name text) returns text language plpgsql as $$
declare
  base text := trim(both '-' from left(regexp_replace(lower(immutable_unaccent(name)), '[^a-z0-9]+', '-', 'g'), 50));
  candidate text;
begin
  -- A name in another script, such as Devanagari, leaves nothing.
  base := trim(both '-' from base);
  if length(base) < 3 then base := trim(both '-' from 'member-' || base); end if;
  for attempt in 1..50 loop
    candidate := case
      when attempt = 1 then base
      when attempt < 10 then base || '-' || attempt
      else base || '-' || floor(random() * 1000000)::int end;
    insert into profile_slugs (slug, profile_id) values (candidate, profile) on conflict do nothing;
    if found then return candidate; end if;
  end loop;
  raise exception 'no free address for a profile';
end $$;

create function set_profile_page() returns trigger language plpgsql as $$
begin
  new.slug := take_profile_slug(new.id, coalesce(new.organization_name, new.full_name));
  new.is_page_public := coalesce(new.is_page_public, new.organization_type <> 'consultant');
  return new;
end $$;
create trigger profiles_page before insert on profiles for each row execute function set_profile_page();

-- It also rests on who the member was: a checked profile that takes another name was not checked under it.
create function end_level_of_profile() returns trigger language plpgsql as $$
begin
  update verification_requests set ended_at = clock_timestamp(), end_cause = 'profile-changed', end_reason = tg_argv[0]
    where member_id = new.id and level <= tg_argv[1]::int and status = 'granted' and ended_at is null;
  return null;
end $$;
create trigger profiles_type_ends_level after update of organization_type on profiles
  for each row when (old.organization_type is distinct from new.organization_type)
  execute function end_level_of_profile('the kind of member', 3);
create trigger profiles_cin_ends_level after update of corporate_cin on profiles
  for each row when (old.corporate_cin is not null and old.corporate_cin is distinct from new.corporate_cin)
  execute function end_level_of_profile('the CIN', 3);
create trigger profiles_name_ends_level after update of organization_name, full_name on profiles
  for each row
  when (old.member_name is distinct from new.member_name)
  execute function end_level_of_profile('the name', 1);

create function keep_profile_states() returns trigger language plpgsql as $$
begin
  -- In the order of the counters' keys: of two members who change places each would else wait for the other.
  insert into profile_state_counts as c (organization_type, state, members)
    select organization_type, state, sum(step) from (
      select old.organization_type, unnest(states_found_under(old.headquarters_state, old.operating_regions)), -1
        where old.is_published
      union all
      select new.organization_type, unnest(states_found_under(new.headquarters_state, new.operating_regions)), 1
        where new.is_published
    ) as both_sides (organization_type, state, step)
    group by organization_type, state having sum(step) <> 0
    order by organization_type, state
    on conflict (organization_type, state) do update set members = c.members + excluded.members;
  if tg_op = 'DELETE' then
    return null;
  end if;
  delete from profile_states where profile_id = new.id;
  insert into profile_states (profile_id, state, organization_type, listing_tier, created_at)
    select new.id, state, new.organization_type, new.listing_tier, new.created_at
    from unnest(states_found_under(new.headquarters_state, new.operating_regions)) state
    where new.is_published;
  return null;
end $$;
create trigger profiles_states_inserted after insert or delete on profiles
  for each row execute function keep_profile_states();
create trigger profiles_states_updated after update on profiles
  for each row
  when ((old.is_published, old.organization_type, old.headquarters_state, old.operating_regions, old.listing_tier, old.created_at)
    is distinct from
    (new.is_published, new.organization_type, new.headquarters_state, new.operating_regions, new.listing_tier, new.created_at))
  execute function keep_profile_states();

create function profile_words(p profiles) returns text[] language sql stable parallel safe
  as $$
    select case when p.is_published then
      tsvector_to_array(to_tsvector('pg_catalog.simple', public.immutable_unaccent(concat_ws(' ',
        p.organization_name, p.full_name, public.immutable_words(p.skills), public.immutable_words(p.focus_areas),
        public.immutable_words(p.sdg_goals), p.short_summary, p.headquarters_location, p.headquarters_state,
        public.immutable_words(p.operating_regions), replace(p.organization_type, '_', ' '), p.bio))))
      else '{}' end
  $$;
comment on function profile_words(p profiles) is
  'Different words and numbers of the texts in search_document; none of a profile that is not published';

create function note_word_changes() returns trigger language plpgsql as $$
begin
  insert into marketplace_word_changes (word, step)
    select word, sum(step) from (
      select unnest(profile_words(old)), -1 where tg_op <> 'INSERT'
      union all
      select unnest(profile_words(new)), 1 where tg_op <> 'DELETE'
    ) as both_sides (word, step)
    group by word having sum(step) <> 0;
  return null;
end $$;
create trigger profiles_words_inserted after insert or delete on profiles
  for each row execute function note_word_changes();
create trigger profiles_words_updated after update on profiles
  for each row
  when ((old.is_published, old.search_document) is distinct from (new.is_published, new.search_document))
  execute function note_word_changes();

create function note_profile_meaning() returns trigger language plpgsql as $$
begin
  if new.is_published then
    perform note_meaning_change(new.id);
  else
    delete from profile_meanings where profile_id = new.id;
    delete from profile_meaning_changes where profile_id = new.id;
  end if;
  return null;
end $$;
create trigger profiles_meaning_inserted after insert on profiles
  for each row when (new.is_published) execute function note_profile_meaning();
create trigger profiles_meaning_updated after update on profiles
  for each row
  when ((old.is_published, old.search_document) is distinct from (new.is_published, new.search_document))
  execute function note_profile_meaning();

create function add_first_owner() returns trigger language plpgsql as $$
begin
  insert into memberships (account_id, profile_id, role, is_main, created_at)
    values (new.id, new.id, 'owner', true, new.created_at);
  return null;
end $$;
create trigger profiles_first_owner after insert on profiles
  for each row execute function add_first_owner();

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
comment on function counted_keys(member profiles, day date) is
  'The keys that marketplace_key_pairs counts, in order: found_keys, with the levels of verification that are valid on a day in India, the papers of NGOs whose check is, and csr for an NGO with its registrations, valid papers and three years of work (csr-eligibility.rules.ts)';

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

create view people as
  select a.id, acted.profile_id, coalesce(a.person_name, acted.full_name, '') as full_name, acted.organization_name,
    acted.avatar_url, acted.organization_type,
    case when a.person_name is null or a.person_name = acted.member_name then coalesce(acted.member_name, '')
      when acted.organization_name is null then a.person_name
      else a.person_name || ', ' || acted.organization_name end as member_name
  from accounts a left join lateral (
    select p.id as profile_id, p.full_name, p.organization_name, p.member_name, p.avatar_url, p.organization_type
    from memberships m join profiles p on p.id = m.profile_id
    where m.account_id = a.id
    order by m.last_seen_at desc nulls last, m.created_at, m.profile_id limit 1
  ) acted on true;
comment on view people is 'Persons as others read of them: own name, and the profile that each acted for last';

-- Strict: rows without a person, which are most, cost no query.
create function acting_name(account uuid, profile uuid) returns text language sql stable strict as $$
  select a.person_name || ', ' || p.organization_name from accounts a, profiles p
  where a.id = account and p.id = profile and a.person_name <> p.organization_name
$$;
comment on function acting_name(account uuid, profile uuid) is
  'A person and the organisation acted for, as "Asha Rao, Tungavarna Industries"; null for an individual, whose name is the profile''s';

create table user_services (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  title text not null,
  tagline text not null,
  description text not null,
  contact_preference text not null default 'Email'
    check (contact_preference in ('Email', 'Phone', 'LinkedIn', 'Website', 'Other')),
  practice_areas text[] not null default '{}',
  focus_areas text[] not null default '{}',
  sdg_goals text[] not null default '{}',
  geographic_coverage text[] not null default '{}',
  price bigint check (price >= 0),
  duration text,
  category text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  field_versions jsonb not null default '{}'
);
create index user_services_newest on user_services (user_id, created_at desc, id desc);
comment on table user_services is 'A service that a member offers.';
comment on column user_services.price is 'Whole rupees';
comment on column user_services.version is 'Increases by one with every save that changes something';
comment on column user_services.field_versions is 'Field name to the version that last changed it';

create function count_user_services() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update profiles set services_count = services_count - 1 where id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    update profiles set services_count = services_count + 1 where id = new.user_id;
  end if;
  return null;
end $$;
create trigger user_services_count after insert or delete or update of user_id on user_services
  for each row execute function count_user_services();

create function refuse_merged_user_id() returns trigger language plpgsql
  as $$ begin perform refuse_merged_member(new.user_id); return new; end $$;
create trigger user_services_user_id_not_merged before insert or update of user_id on user_services
  for each row execute function refuse_merged_user_id();

create function note_meaning_of_work() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_meaning_change(old.user_id); end if;
  if tg_op <> 'DELETE' then perform note_meaning_change(new.user_id); end if;
  return null;
end $$;
create trigger user_services_meaning
  after insert or delete or update of user_id, title, tagline, description, practice_areas on user_services
  for each row execute function note_meaning_of_work();

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
create trigger user_services_keys after insert or delete or update of price, user_id on user_services
  for each row execute function keep_work_keys();

create table user_projects (
  id uuid primary key,
  user_id uuid not null references profiles (id) on delete cascade,
  title text not null,
  description text,
  status text not null check (status in ('Active', 'Completed', 'On Hold', 'Cancelled')),
  start_date date,
  end_date date,
  budget bigint check (budget >= 0),
  rating numeric(2,1) check (rating between 0 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  schedule_vii_item text,
  districts text[] not null default '{}',
  beneficiaries_planned integer check (beneficiaries_planned >= 0),
  beneficiaries_reached integer check (beneficiaries_reached >= 0),
  version integer not null default 1,
  field_versions jsonb not null default '{}',
  constraint user_projects_dates check (end_date >= start_date)
);
create index user_projects_newest on user_projects (user_id, created_at desc, id desc);
comment on table user_projects is 'A project that a member ran or runs.';
comment on column user_projects.budget is 'Whole rupees';
comment on column user_projects.schedule_vii_item is
  'Item of Schedule VII of the Companies Act, 2013: i to xii. platform/contract/schedule-vii.ts lists them, because the law changes';
comment on column user_projects.districts is 'Districts as the member wrote them';
comment on column user_projects.version is 'Increases by one with every save that changes something';
comment on column user_projects.field_versions is 'Field name to the version that last changed it';

-- The counts of both members follow a row that changes its member.
create function count_user_projects() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    update profiles set
      projects_count = projects_count - 1,
      total_investment = total_investment - coalesce(old.budget, 0),
      lives_reached = lives_reached - coalesce(old.beneficiaries_reached, 0)
      where id = old.user_id;
    update profiles set
      projects_count = projects_count + 1,
      total_investment = total_investment + coalesce(new.budget, 0),
      lives_reached = lives_reached + coalesce(new.beneficiaries_reached, 0)
      where id = new.user_id;
    return null;
  end if;
  update profiles set
    projects_count = projects_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    total_investment = total_investment + coalesce(new.budget, 0) - coalesce(old.budget, 0),
    lives_reached = lives_reached + coalesce(new.beneficiaries_reached, 0) - coalesce(old.beneficiaries_reached, 0)
    where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger user_projects_count
  after insert or delete or update of budget, beneficiaries_reached, user_id on user_projects
  for each row execute function count_user_projects();
create trigger user_projects_user_id_not_merged before insert or update of user_id on user_projects
  for each row execute function refuse_merged_user_id();
create trigger user_projects_meaning after insert or delete or update of user_id, title, description on user_projects
  for each row execute function note_meaning_of_work();
create trigger user_projects_keys
  after insert or delete or update of schedule_vii_item, districts, user_id on user_projects
  for each row execute function keep_work_keys();

create table profile_details (
  id uuid primary key references profiles (id) on delete cascade,

  ngo_registration_number text,
  cause_areas text[] not null default '{}',
  annual_beneficiaries bigint check (annual_beneficiaries >= 0),
  annual_projects bigint check (annual_projects >= 0),
  annual_volunteers bigint check (annual_volunteers >= 0),
  strategic_partners text[] not null default '{}',

  expertise_areas text[] not null default '{}',
  certifications text[] not null default '{}',
  consulting_domains text[] not null default '{}',
  hourly_rate bigint check (hourly_rate >= 0),
  years_experience integer check (years_experience >= 0),

  service_categories text[] not null default '{}',
  pricing_model text check (pricing_model in ('fixed', 'hourly', 'subscription', 'custom')),
  deployment_regions text[] not null default '{}',
  industries_served text[] not null default '{}',
  implementation_timeline text,

  industry text,
  annual_csr_budget bigint check (annual_csr_budget >= 0),
  sdg_focus text[] not null default '{}',
  csr_lead_name text,
  csr_lead_email text,

  csr_registration_number text,
  darpan_id text,
  pan text,
  gstin text,
  urn_12a text,
  urn_80g text,
  fcra_registration_number text,

  version integer not null default 1,
  field_versions jsonb not null default '{}',
  mails_requests boolean not null default true,
  mails_answers boolean not null default true,
  mails_ratings boolean not null default true,
  mails_document_expiry boolean not null default true,
  mails_document_shares boolean not null default true,
  mails_stories boolean not null default true,
  mails_milestones boolean not null default true,
  mails_collaborations boolean not null default true,
  mails_sessions boolean not null default true,
  mails_mentions boolean not null default true,
  mails_digest boolean not null default true,
  mails_partners boolean not null default true,
  weighs_need boolean not null default false
);
comment on table profile_details is
  'What a profile says beyond the columns that listings read: one row per profile, with the same id. A field that is not of the member''s kind is null or empty.';
comment on column profile_details.hourly_rate is 'Whole rupees';
comment on column profile_details.annual_csr_budget is 'Whole rupees';
comment on column profile_details.pan is 'Permanent account number of the income tax department; sent to its owner only';
comment on column profile_details.urn_12a is 'Unique registration number under section 12A or 332; starts with the PAN';
comment on column profile_details.urn_80g is 'Unique registration number under section 80G or 354; starts with the PAN';
comment on column profile_details.version is 'Increases by one with every save of the profile by its member';
comment on column profile_details.field_versions is
  'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';
comment on column profile_details.mails_requests is 'Not read any more, as all mails_ columns here: accounts.mails_off';
comment on column profile_details.mails_milestones is
  'True if the member gets mails about milestones that partners add, change, complete or delete';
comment on column profile_details.mails_collaborations is
  'True if the member gets mails about budgets, and about partners who leave, archive or restore a collaboration';
comment on column profile_details.mails_sessions is
  'Mails about webinars and workshops: a place from the waiting list, a change of the date, reminders';
comment on column profile_details.mails_mentions is 'A mail when a member mentions this one in the community';
comment on column profile_details.mails_digest is 'The weekly digest of followed circles and topics';
comment on column profile_details.mails_partners is 'The weekly mail of new partners that fit';
comment on column profile_details.weighs_need is
  'Whether matches that the member sees count how poor the states of a candidate are and how little CSR money comes there';

create trigger profile_details_csr_number_ends_level after update of csr_registration_number on profile_details
  for each row
  when (old.csr_registration_number is not null
    and old.csr_registration_number is distinct from new.csr_registration_number)
  execute function end_level_of_profile('the CSR registration number', 3);
create trigger profile_details_pan_ends_level after update of pan on profile_details
  for each row when (old.pan is not null and old.pan is distinct from new.pan)
  execute function end_level_of_profile('the PAN', 3);
-- Numbers that everybody reads beside the level, and that the admin has compared with the papers.
create trigger profile_details_registration_ends_level after update of ngo_registration_number on profile_details
  for each row
  when (old.ngo_registration_number is not null
    and old.ngo_registration_number is distinct from new.ngo_registration_number)
  execute function end_level_of_profile('the registration number', 1);
create trigger profile_details_darpan_ends_level after update of darpan_id on profile_details
  for each row when (old.darpan_id is not null and old.darpan_id is distinct from new.darpan_id)
  execute function end_level_of_profile('the Darpan ID', 1);

create function price_key(price bigint) returns text language sql immutable parallel safe
  as $$ select 'price ' || width_bucket(price, array[10000, 50000, 200000, 1000000]::bigint[]) $$;
comment on function price_key(price bigint) is
  'Key of a price in whole rupees. The ranges are in marketplace-ranges.data.ts';

create function keep_paper_keys() returns trigger language plpgsql as $$
begin
  perform from profiles where id = new.id for no key update;
  update profiles set work_keys = profile_work_keys(new.id)
    where id = new.id and work_keys <> profile_work_keys(new.id);
  return null;
end $$;
create trigger profile_details_keys
  after update of csr_registration_number, urn_12a, urn_80g, fcra_registration_number on profile_details
  for each row execute function keep_paper_keys();

create table project_pictures (
  id uuid primary key,
  project_id uuid not null references user_projects (id) on delete cascade,
  file_name text not null unique references files (name) on delete cascade,
  alt_text text not null,
  people text not null check (people in ('none', 'agreed')),
  created_at timestamptz not null default now()
);
create index project_pictures_project on project_pictures (project_id, created_at, id);
comment on table project_pictures is 'Pictures of a project, visible to everyone who sees the project.';
comment on column project_pictures.alt_text is 'Description of the picture for people who cannot see it';
comment on column project_pictures.people is
  'none: no one can be recognised; agreed: everyone who can be recognised agreed in writing, for a child a parent. Stated by the member who added it (DPDP Act, 2023, sections 6 and 9)';

create table profile_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  -- Deferred: a slug is taken before its profile is stored.
  profile_id uuid not null references profiles (id) on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now()
);
create index profile_slugs_profile on profile_slugs (profile_id, created_at);
comment on table profile_slugs is
  'Every address /members/{slug} that leads to a profile: the present one (profiles.slug) and those that it had before.';

create trigger profile_slugs_profile_id_not_merged before insert or update of profile_id on profile_slugs
  for each row execute function refuse_merged_profile_id();

create table profile_deletions (
  profile_id uuid primary key references profiles (id) on delete cascade,
  asked_by uuid references accounts (id) on delete set null,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index profile_deletions_due on profile_deletions (due_at);
create index profile_deletions_asked_by on profile_deletions (asked_by) where asked_by is not null;
comment on table profile_deletions is 'Organisations that an owner deletes, until the erasure or until an owner keeps them';
comment on column profile_deletions.due_at is 'When the job erases the profile';

create function publish_profile_of_deletion() returns trigger language plpgsql as $$
begin
  update profiles p
    set is_published = tg_op = 'DELETE' and a.email_confirmed_at is not null and not a.is_admin
      and a.deletion_due_at is null and a.suspended_at is null
    from memberships m join accounts a on a.id = m.account_id
    where p.id = coalesce(new.profile_id, old.profile_id) and m.profile_id = p.id and m.is_main;
  return null;
end $$;
create trigger profile_deletions_hide after insert or delete on profile_deletions
  for each row execute function publish_profile_of_deletion();
