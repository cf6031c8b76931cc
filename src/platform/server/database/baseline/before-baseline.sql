-- A database at the last migration before the baseline (0133_sample_of_members.sql), as pg_dump 15 wrote it with `--no-owner
-- --no-acl --inserts`, without its comments and settings. baseline.test.ts restores it; nothing else reads it. Four triggers that compare
-- several columns are as their migration wrote them: read again, what pg_dump writes for them has other brackets.
SET search_path = '';
SET check_function_bodies = false;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
COMMENT ON EXTENSION unaccent IS 'text search dictionary that removes accents';
CREATE FUNCTION public.acting_name(account uuid, profile uuid) RETURNS text
    LANGUAGE sql STABLE STRICT
    AS $$
  select a.person_name || ', ' || p.organization_name from accounts a, profiles p
  where a.id = account and p.id = profile and a.person_name <> p.organization_name
$$;
COMMENT ON FUNCTION public.acting_name(account uuid, profile uuid) IS 'A person and the organisation acted for, as "Asha Rao, Tungavarna Industries"; null for an individual, whose name is the profile''s';
CREATE FUNCTION public.add_first_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into memberships (account_id, profile_id, role, is_main, created_at)
    values (new.id, new.id, 'owner', true, new.created_at);
  return null;
end $$;
CREATE FUNCTION public.anonymise_participations(member uuid, placeholder text) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
COMMENT ON FUNCTION public.anonymise_participations(member uuid, placeholder text) IS 'Takes a member''s name and responsibility out of every collaboration: the placeholder, with the first number that makes it free there.';
CREATE FUNCTION public.begin_participation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from collaboration_participants
    where collaboration_id = new.collaboration_id and profile_id is not null and role = 'lead')
  then new.role := 'lead';
  end if;
  return new;
end $$;
CREATE FUNCTION public.choose_main_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update memberships m set is_main = true
    where m.profile_id = old.profile_id and m.account_id = (
      select n.account_id from memberships n where n.profile_id = old.profile_id and n.role = 'owner'
      order by n.created_at, n.account_id limit 1);
  return null;
end $$;
CREATE FUNCTION public.copy_news_source() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update news_entries set category = new.category, is_shown = new.is_active where source_id = new.id;
  return null;
end $$;
CREATE FUNCTION public.count_case_study_like() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    update published_case_studies set likes = likes + 1 where id = new.case_study_id;
  else
    update published_case_studies set likes = likes - 1 where id = old.case_study_id;
  end if;
  return null;
end $$;
CREATE FUNCTION public.count_collaboration_ratings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' and new.rated_profile_id <> old.rated_profile_id then
    update profiles set ratings_count = ratings_count - 1, ratings_sum = ratings_sum - old.score
      where id = old.rated_profile_id;
    update profiles set ratings_count = ratings_count + 1, ratings_sum = ratings_sum + new.score
      where id = new.rated_profile_id;
    return null;
  end if;
  update profiles set
    ratings_count = ratings_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    ratings_sum = ratings_sum + coalesce(new.score, 0) - coalesce(old.score, 0)
    where id = coalesce(new.rated_profile_id, old.rated_profile_id);
  return null;
end $$;
CREATE FUNCTION public.count_collaboration_requests() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  received int := 0;
  answered int := 0;
begin
  if tg_op = 'UPDATE' and new.target_profile_id <> old.target_profile_id then
    update profiles set
      requests_received = requests_received - (old.status in ('pending', 'accepted', 'declined'))::int,
      requests_answered = requests_answered - (old.status in ('accepted', 'declined'))::int
      where id = old.target_profile_id;
    update profiles set
      requests_received = requests_received + (new.status in ('pending', 'accepted', 'declined'))::int,
      requests_answered = requests_answered + (new.status in ('accepted', 'declined'))::int
      where id = new.target_profile_id;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    received := received + (new.status in ('pending', 'accepted', 'declined'))::int;
    answered := answered + (new.status in ('accepted', 'declined'))::int;
  end if;
  if tg_op <> 'INSERT' then
    received := received - (old.status in ('pending', 'accepted', 'declined'))::int;
    answered := answered - (old.status in ('accepted', 'declined'))::int;
  end if;
  if received <> 0 or answered <> 0 then
    update profiles set requests_received = requests_received + received, requests_answered = requests_answered + answered
      where id = coalesce(new.target_profile_id, old.target_profile_id);
  end if;
  return null;
end $$;
CREATE FUNCTION public.count_comments() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update collaboration_threads set comments_count = comments_count + 1, last_comment_at = new.created_at
  where id = new.thread_id;
  return null;
end $$;
CREATE FUNCTION public.count_course_ratings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update courses set
    ratings_count = ratings_count + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end,
    ratings_sum = ratings_sum + coalesce(new.stars, 0) - coalesce(old.stars, 0)
    where id = coalesce(new.course_id, old.course_id);
  return null;
end $$;
CREATE FUNCTION public.count_course_students() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  change integer := 0;
begin
  if tg_op <> 'INSERT' and old.left_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.left_at is null then change := change + 1; end if;
  if change <> 0 then
    update courses set students = students + change where id = coalesce(new.course_id, old.course_id);
  end if;
  return null;
end $$;
CREATE FUNCTION public.count_in_marketplace() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.count_keys_for(today date) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
COMMENT ON FUNCTION public.count_keys_for(today date) IS 'Makes the counts of pairs those of this day in India: notes as changes what has ended since the day of the counts';
CREATE FUNCTION public.count_marketplace_keys(today date DEFAULT ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date) RETURNS void
    LANGUAGE sql
    AS $$
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
COMMENT ON FUNCTION public.count_marketplace_keys(today date) IS 'Counts all pairs of keys again, for a day in India. Reads every profile';
CREATE FUNCTION public.count_marketplace_words() RETURNS void
    LANGUAGE sql
    AS $$
  delete from marketplace_word_changes;
  delete from marketplace_words;
  insert into marketplace_words (word, stem, members)
    select word, (ts_lexize('pg_catalog.english_stem', word))[1], members
    from (
      select word, count(*) as members from profiles p, unnest(profile_words(p)) word group by word
    ) counted
    where is_marketplace_word(word);
$$;
COMMENT ON FUNCTION public.count_marketplace_words() IS 'Counts all words anew. Reads every profile';
CREATE FUNCTION public.count_resource_rating() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    update resources set ratings = ratings - 1, stars = stars - old.stars where id = old.resource_id;
  end if;
  if tg_op <> 'DELETE' then
    update resources set ratings = ratings + 1, stars = stars + new.stars where id = new.resource_id;
  end if;
  return null;
end $$;
CREATE FUNCTION public.count_session_places() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  taken integer := 0;
  queued integer := 0;
begin
  if tg_op <> 'INSERT' then
    if old.is_waiting then queued := queued - 1; else taken := taken - 1; end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.is_waiting then queued := queued + 1; else taken := taken + 1; end if;
  end if;
  if taken <> 0 or queued <> 0 then
    update course_sessions set registered = registered + taken, waiting = waiting + queued
      where id = coalesce(new.session_id, old.session_id);
  end if;
  return null;
end $$;
CREATE FUNCTION public.count_user_projects() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.count_user_services() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then
    update profiles set services_count = services_count - 1 where id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    update profiles set services_count = services_count + 1 where id = new.user_id;
  end if;
  return null;
end $$;
CREATE FUNCTION public.immutable_unaccent(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select public.unaccent('public.unaccent'::regdictionary, value) $$;
CREATE FUNCTION public.immutable_words(value text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select array_to_string(value, ' ') $$;
CREATE FUNCTION public.marketplace_keys(organization_type text, headquarters_state text, operating_regions text[], documents_checked_until date, field_audited_until date, monitored_until date, sdg_goals text[], focus_areas text[], location text, total_investment bigint, work_keys text[]) RETURNS text[]
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
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
COMMENT ON FUNCTION public.marketplace_keys(organization_type text, headquarters_state text, operating_regions text[], documents_checked_until date, field_audited_until date, monitored_until date, sdg_goals text[], focus_areas text[], location text, total_investment bigint, work_keys text[]) IS 'Filters of the marketplace under which a profile is found: its type, its states and districts, goals, focus areas, the range of its budget, those of its projects, services and papers, and each level of verification that it had, also one that has ended';
CREATE TABLE public.profiles (
    id uuid NOT NULL,
    organization_type text NOT NULL,
    full_name text NOT NULL,
    organization_name text,
    avatar_url text,
    short_summary text,
    bio text,
    skills text[] DEFAULT '{}'::text[] NOT NULL,
    location text,
    headquarters_location text,
    headquarters_state text,
    phone text,
    public_contact_email text,
    public_contact_phone text,
    website text,
    linkedin text,
    twitter text,
    gender text,
    year_established integer,
    organization_size text,
    operating_regions text[] DEFAULT '{}'::text[] NOT NULL,
    sdg_goals text[] DEFAULT '{}'::text[] NOT NULL,
    focus_areas text[] DEFAULT '{}'::text[] NOT NULL,
    corporate_cin text,
    is_listed_entity boolean DEFAULT false NOT NULL,
    is_published boolean DEFAULT false NOT NULL,
    projects_count integer DEFAULT 0 NOT NULL,
    services_count integer DEFAULT 0 NOT NULL,
    total_investment bigint DEFAULT 0 NOT NULL,
    requests_received integer DEFAULT 0 NOT NULL,
    requests_answered integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search_document tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('english'::regconfig, public.immutable_unaccent(((COALESCE(organization_name, ''::text) || ' '::text) || full_name))), 'A'::"char") || setweight(to_tsvector('english'::regconfig, public.immutable_unaccent(((((public.immutable_words(skills) || ' '::text) || public.immutable_words(focus_areas)) || ' '::text) || public.immutable_words(sdg_goals)))), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, public.immutable_unaccent(((((((((COALESCE(short_summary, ''::text) || ' '::text) || COALESCE(headquarters_location, ''::text)) || ' '::text) || COALESCE(headquarters_state, ''::text)) || ' '::text) || public.immutable_words(operating_regions)) || ' '::text) || replace(organization_type, '_'::text, ' '::text)))), 'C'::"char")) || setweight(to_tsvector('english'::regconfig, public.immutable_unaccent(COALESCE(bio, ''::text))), 'D'::"char"))) STORED,
    search_words text GENERATED ALWAYS AS (lower(public.immutable_unaccent(((((((((((((COALESCE(organization_name, ''::text) || ' '::text) || full_name) || ' '::text) || public.immutable_words(skills)) || ' '::text) || public.immutable_words(focus_areas)) || ' '::text) || COALESCE(headquarters_location, ''::text)) || ' '::text) || COALESCE(headquarters_state, ''::text)) || ' '::text) || replace(organization_type, '_'::text, ' '::text))))) STORED,
    lives_reached bigint DEFAULT 0 NOT NULL,
    ratings_count integer DEFAULT 0 NOT NULL,
    ratings_sum integer DEFAULT 0 NOT NULL,
    slug text NOT NULL,
    is_page_public boolean NOT NULL,
    shows_email boolean DEFAULT true NOT NULL,
    shows_phone boolean DEFAULT true NOT NULL,
    shows_website boolean DEFAULT true NOT NULL,
    shows_linkedin boolean DEFAULT true NOT NULL,
    shows_twitter boolean DEFAULT true NOT NULL,
    shows_csr_lead boolean DEFAULT true NOT NULL,
    documents_checked_on date,
    documents_checked_until date,
    field_audited_on date,
    field_audited_until date,
    monitored_on date,
    monitored_until date,
    member_name text GENERATED ALWAYS AS (COALESCE(organization_name, full_name)) STORED NOT NULL,
    listing_tier smallint GENERATED ALWAYS AS (((((COALESCE(NULLIF(short_summary, ''::text), NULLIF(bio, ''::text)) IS NOT NULL))::integer + (((cardinality(focus_areas) > 0) AND (headquarters_state IS NOT NULL)))::integer) + (((projects_count + services_count) > 0))::integer)) STORED NOT NULL,
    work_keys text[] DEFAULT '{}'::text[] NOT NULL,
    rating_order integer GENERATED ALWAYS AS (COALESCE(((1000 * ratings_sum) / NULLIF(ratings_count, 0)), 0)) STORED NOT NULL,
    found_keys text[] GENERATED ALWAYS AS (public.marketplace_keys(organization_type, headquarters_state, operating_regions, documents_checked_until, field_audited_until, monitored_until, sdg_goals, focus_areas, COALESCE(headquarters_location, location), total_investment, work_keys)) STORED NOT NULL,
    CONSTRAINT profiles_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text, 'non-binary'::text, 'prefer-not-to-say'::text, 'other'::text]))),
    CONSTRAINT profiles_organization_type_check CHECK ((organization_type = ANY (ARRAY['corporate'::text, 'ngo'::text, 'consultant'::text, 'service_provider'::text])))
);
COMMENT ON TABLE public.profiles IS 'What an organisation, or an individual, shows. People act for it by memberships.';
COMMENT ON COLUMN public.profiles.headquarters_state IS 'State or union territory of the head office, as the member chose it, else read from the location';
COMMENT ON COLUMN public.profiles.public_contact_email IS 'Shown to signed-in members; the sign-in address never is';
COMMENT ON COLUMN public.profiles.is_published IS 'True if the profile is in the marketplace: email confirmed and not an admin. Kept by triggers';
COMMENT ON COLUMN public.profiles.total_investment IS 'Sum of the budgets of the member''s projects, whole rupees. Kept by a trigger';
COMMENT ON COLUMN public.profiles.requests_received IS 'Collaboration requests that reached the member and were not withdrawn. Kept by a trigger';
COMMENT ON COLUMN public.profiles.requests_answered IS 'Received requests that were accepted or declined. Kept by a trigger';
COMMENT ON COLUMN public.profiles.search_document IS 'Full text: A name, B skills, focus areas and SDGs, C summary, places and kind of member, D bio';
COMMENT ON COLUMN public.profiles.search_words IS 'Short texts that are searched with typing errors allowed (trigrams)';
COMMENT ON COLUMN public.profiles.lives_reached IS 'Sum of the people whom the member''s projects have reached so far. Kept by a trigger';
COMMENT ON COLUMN public.profiles.ratings_count IS 'Ratings that the member received. Kept by a trigger';
COMMENT ON COLUMN public.profiles.ratings_sum IS 'Sum of their scores. Kept by a trigger';
COMMENT ON COLUMN public.profiles.slug IS 'Last part of the address of the member''s page; made from the name when the profile is created';
COMMENT ON COLUMN public.profiles.is_page_public IS 'True if visitors can read the member''s page. Starts as true for organisations and false for individuals';
COMMENT ON COLUMN public.profiles.shows_email IS 'True if signed-in members see public_contact_email; visitors never see a contact detail';
COMMENT ON COLUMN public.profiles.documents_checked_on IS 'Day of level 1 of verification. A trigger keeps this and the next five columns';
COMMENT ON COLUMN public.profiles.documents_checked_until IS 'Last Indian day of level 1. Each level also needs the levels below it';
COMMENT ON COLUMN public.profiles.field_audited_on IS 'Day of level 2 of verification';
COMMENT ON COLUMN public.profiles.monitored_on IS 'Day of level 3 of verification';
COMMENT ON COLUMN public.profiles.member_name IS 'Name under which other members see this one';
COMMENT ON COLUMN public.profiles.listing_tier IS 'Order in the marketplace, 0 to 3: one point each for a summary or bio, for focus areas with a state, and for projects or services';
COMMENT ON COLUMN public.profiles.work_keys IS 'As profile_work_keys() says. Kept by triggers on projects, services, details, and verification requests with their documents';
COMMENT ON COLUMN public.profiles.rating_order IS 'A thousand times the mean rating; 0 without ratings';
COMMENT ON COLUMN public.profiles.found_keys IS 'Filters of the marketplace under which the profile is found: marketplace_keys()';
CREATE FUNCTION public.counted_keys(member public.profiles, day date) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
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
COMMENT ON FUNCTION public.counted_keys(member public.profiles, day date) IS 'The keys that marketplace_key_pairs counts, in order: found_keys, with the levels of verification that are valid on a day in India, the papers of NGOs whose check is, and csr for an NGO with its registrations, valid papers and three years of work (csr-eligibility.rules.ts)';
CREATE FUNCTION public.create_profile_details() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into profile_details (id) values (new.id);
  return null;
end $$;
CREATE FUNCTION public.delete_profiles_of_one() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from profiles p
    where p.id in (select profile_id from memberships where account_id = old.id)
      and not exists (select from memberships m where m.profile_id = p.id and m.account_id <> old.id);
  return old;
end $$;
CREATE FUNCTION public.district_key(written text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select nullif('district ' || trim(regexp_replace(
      lower(public.immutable_unaccent(written)),
      '([^[:alpha:]]|\m(district|distt?|taluka|taluk|tehsil|india)\M)+', ' ', 'g')), 'district ')
  $$;
COMMENT ON FUNCTION public.district_key(written text) IS 'Key of a district as a member writes it: "Pune Dist." is "district pune"; null if no word is left';
CREATE FUNCTION public.end_level_of_document() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update verification_requests r set
    ended_at = clock_timestamp(),
    end_cause = case tg_op when 'DELETE' then 'document-removed' else 'document-changed' end,
    end_reason = d.name
    from verification_documents d
    where d.document_id = old.id and r.id = d.request_id
      and r.level = 1 and r.status = 'granted' and r.ended_at is null;
  return case tg_op when 'DELETE' then old end;
end $$;
CREATE FUNCTION public.end_level_of_profile() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update verification_requests set ended_at = clock_timestamp(), end_cause = 'profile-changed', end_reason = tg_argv[0]
    where member_id = new.id and level <= tg_argv[1]::int and status = 'granted' and ended_at is null;
  return null;
end $$;
CREATE FUNCTION public.end_participation() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from collaboration_seats where participant_id = old.id;
  if old.role = 'lead' then
    update collaboration_participants set role = 'lead' where id = (
      select p.id from collaboration_participants p
      where p.collaboration_id = old.collaboration_id and p.profile_id is not null and p.id <> old.id
        and not exists (select from collaboration_participants l
          where l.collaboration_id = old.collaboration_id and l.profile_id is not null and l.role = 'lead')
      order by p.created_at, p.id limit 1);
  end if;
  return null;
end $$;
CREATE FUNCTION public.follow_milestones() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  changed text := coalesce(new.collaboration_id, old.collaboration_id);
begin
  -- One writer at a time per collaboration: two milestones completed at once would each count without the other.
  -- NO KEY, since a new milestone already holds its collaboration's key (foreign key): two of them would each
  -- wait for the other to let go of it.
  perform 1 from collaborations where id = changed for no key update;
  update collaborations c set
      progress_percentage = case when c.progress_reason is null then m.progress else c.progress_percentage end,
      updated_at = now()
    from (
      select coalesce(round(100.0 * count(*) filter (where status = 'completed') / nullif(count(*), 0)), 0)::int as progress
      from collaboration_milestones where collaboration_id = changed
    ) m
    where c.id = changed;
  return null;
end $$;
CREATE FUNCTION public.forget_certificate_holder() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.holder_name := null;
  new.holder_organization := null;
  return new;
end $$;
CREATE FUNCTION public.forget_collaboration_file() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from files where name = old.stored_name;
  return null;
end
$$;
CREATE FUNCTION public.is_marketplace_word(word text) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$ select word ~ '^[[:alpha:]]{2,40}$' and ts_lexize('pg_catalog.english_stem', word) <> '{}' $_$;
COMMENT ON FUNCTION public.is_marketplace_word(word text) IS 'True for a word of letters that is no stop word';
CREATE FUNCTION public.keep_an_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform 1 from profiles where id = old.profile_id for no key update;
  -- Without it the profile goes, and its memberships with it.
  if found and not exists (
    select from memberships
    where profile_id = old.profile_id and role = 'owner' and account_id <> old.account_id
  ) then
    raise exception 'profile % needs an owner', old.profile_id
      using errcode = 'check_violation', constraint = 'memberships_an_owner';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.is_main := false;
  return new;
end $$;
CREATE FUNCTION public.keep_checked_papers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  member uuid;
begin
  select member_id into member from verification_requests
    where id = coalesce(new.request_id, old.request_id) and level = 1 and status = 'granted' and ended_at is null;
  if found then
    perform from profiles where id = member for no key update;
    update profiles set work_keys = profile_work_keys(member)
      where id = member and work_keys <> profile_work_keys(member);
  end if;
  return null;
end $$;
CREATE FUNCTION public.keep_paper_keys() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform from profiles where id = new.id for no key update;
  update profiles set work_keys = profile_work_keys(new.id)
    where id = new.id and work_keys <> profile_work_keys(new.id);
  return null;
end $$;
CREATE FUNCTION public.keep_profile_states() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.keep_replaced_cin() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into profile_cin_history (profile_id, cin, replaced_at) values (old.id, old.corporate_cin, clock_timestamp());
  return null;
end $$;
CREATE FUNCTION public.keep_verification_levels() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  member constant uuid := coalesce(new.member_id, old.member_id);
begin
  -- The lock first: the next statement then sees what others wrote who had it.
  perform from profiles where id = member for no key update;
  update profiles set
    (documents_checked_on, documents_checked_until, field_audited_on, field_audited_until, monitored_on, monitored_until) = (
      select
        max(checked_on) filter (where level = 1), max(valid_until) filter (where level = 1),
        max(checked_on) filter (where level = 2), max(valid_until) filter (where level = 2),
        max(checked_on) filter (where level = 3), max(valid_until) filter (where level = 3)
      from verification_requests
      where member_id = member and status = 'granted' and ended_at is null),
    work_keys = profile_work_keys(member)
    where id = member;
  return null;
end $$;
CREATE FUNCTION public.keep_work_keys() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.leave_collaboration(collaboration text, member uuid, at_time timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
COMMENT ON FUNCTION public.leave_collaboration(collaboration text, member uuid, at_time timestamp with time zone) IS 'Makes a member of a collaboration a former one, who keeps the name in it. The caller has locked the collaboration.';
CREATE FUNCTION public.name_deleted_file() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update collaboration_threads set file_name = old.name where file_id = old.id;
  update collaboration_comment_files set file_name = old.name where file_id = old.id;
  return old;
end $$;
CREATE FUNCTION public.note_key_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.note_meaning_change(member uuid) RETURNS void
    LANGUAGE sql
    AS $$
  insert into profile_meaning_changes (profile_id)
    select id from profiles where id = member and is_published
    on conflict (profile_id) do update set change = default;
$$;
CREATE FUNCTION public.note_meaning_of_work() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'INSERT' then perform note_meaning_change(old.user_id); end if;
  if tg_op <> 'DELETE' then perform note_meaning_change(new.user_id); end if;
  return null;
end $$;
CREATE FUNCTION public.note_profile_meaning() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.is_published then
    perform note_meaning_change(new.id);
  else
    delete from profile_meanings where profile_id = new.id;
    delete from profile_meaning_changes where profile_id = new.id;
  end if;
  return null;
end $$;
CREATE FUNCTION public.note_word_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.price_key(price bigint) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select 'price ' || width_bucket(price, array[10000, 50000, 200000, 1000000]::bigint[]) $$;
COMMENT ON FUNCTION public.price_key(price bigint) IS 'Key of a price in whole rupees. The ranges are in marketplace-ranges.data.ts';
CREATE FUNCTION public.profile_words(p public.profiles) RETURNS text[]
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
    select case when p.is_published then
      tsvector_to_array(to_tsvector('pg_catalog.simple', public.immutable_unaccent(concat_ws(' ',
        p.organization_name, p.full_name, public.immutable_words(p.skills), public.immutable_words(p.focus_areas),
        public.immutable_words(p.sdg_goals), p.short_summary, p.headquarters_location, p.headquarters_state,
        public.immutable_words(p.operating_regions), replace(p.organization_type, '_', ' '), p.bio))))
      else '{}' end
  $$;
COMMENT ON FUNCTION public.profile_words(p public.profiles) IS 'Different words and numbers of the texts in search_document; none of a profile that is not published';
CREATE FUNCTION public.profile_work_keys(member uuid) RETURNS text[]
    LANGUAGE sql STABLE
    AS $$
    with held as materialized (select registrations_held(member) as names)
    select coalesce(array_agg(distinct key order by key), '{}') from (
      select 'item ' || schedule_vii_item from user_projects where user_id = member
      union all
      select district_key(district) from user_projects, unnest(districts) district where user_id = member
      union all
      select price_key(price) from user_services where user_id = member
      union all
      select 'csr papers' from held where names @> '{csr-1,12a,80g}'
      union all
      select 'paper ' || name from held, unnest(names) name
    ) as found (key) where key is not null
  $$;
COMMENT ON FUNCTION public.profile_work_keys(member uuid) IS 'Filters under which a member is found by projects (items of Schedule VII, districts), by services (prices), and by the registrations CSR-1, 12A, 80G and FCRA that are held: each, and the first three together';
CREATE FUNCTION public.publish_access_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live', json_build_array('account:' || new.id, json_build_object())::text);
  return null;
end $$;
CREATE FUNCTION public.publish_collaboration_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaborations-of:' || p.profile_id, json_build_object())::text)
    from collaboration_participants p where p.collaboration_id = new.id and p.profile_id is not null;
  -- Open workspaces of a deleted collaboration end.
  if new.removed_at is not null and old.removed_at is null then
    perform pg_notify('dayitva_live',
      json_build_array('collaboration-access:' || new.id, json_build_object())::text);
  end if;
  return null;
end $$;
CREATE FUNCTION public.publish_membership_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live', json_build_array('account:' || old.account_id, json_build_object())::text);
  return null;
end $$;
CREATE FUNCTION public.publish_own_collaborations() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaborations-of:' || profile, json_build_object())::text)
    from unnest(array[old.profile_id, new.profile_id]) profile where profile is not null;
  return null;
end $$;
CREATE FUNCTION public.publish_participation_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live',
    json_build_array('collaboration-access:' || old.collaboration_id, json_build_object())::text);
  return null;
end $$;
CREATE FUNCTION public.publish_profile_of_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update profiles p
    set is_published = new.email_confirmed_at is not null and not new.is_admin and new.deletion_due_at is null
      and new.suspended_at is null and not exists (select from profile_deletions d where d.profile_id = p.id)
    where p.id in (select profile_id from memberships where account_id = new.id and is_main);
  return null;
end $$;
CREATE FUNCTION public.publish_profile_of_deletion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update profiles p
    set is_published = tg_op = 'DELETE' and a.email_confirmed_at is not null and not a.is_admin
      and a.deletion_due_at is null and a.suspended_at is null
    from memberships m join accounts a on a.id = m.account_id
    where p.id = coalesce(new.profile_id, old.profile_id) and m.profile_id = p.id and m.is_main;
  return null;
end $$;
CREATE FUNCTION public.publish_profile_of_main_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update profiles p
    set is_published = a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null
      and a.suspended_at is null and not exists (select from profile_deletions d where d.profile_id = p.id)
    from accounts a where p.id = new.profile_id and a.id = new.account_id;
  return null;
end $$;
CREATE FUNCTION public.publish_seat_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaboration-access:' || p.collaboration_id, json_build_object())::text)
    from collaboration_participants p where p.id = old.participant_id;
  return null;
end $$;
CREATE FUNCTION public.publish_session_end() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live', json_build_array('session:' || old.id, json_build_object())::text);
  return null;
end $$;
CREATE FUNCTION public.publish_unread_of(collaboration text) RETURNS void
    LANGUAGE sql
    AS $$
  select pg_notify('dayitva_live', json_build_array('notifications:' || n.account_id, json_build_object())::text)
    from (select distinct account_id from notifications
      where collaboration_id = collaboration and read_at is null) n
$$;
CREATE FUNCTION public.publish_unread_of_collaboration() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform publish_unread_of(new.id);
  return null;
end $$;
CREATE FUNCTION public.publish_unread_of_participant() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform publish_unread_of(old.collaboration_id);
  return null;
end $$;
CREATE FUNCTION public.publish_unread_of_seat() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform publish_unread_of(p.collaboration_id) from collaboration_participants p where p.id = old.participant_id;
  return null;
end $$;
CREATE FUNCTION public.publish_visibility_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('dayitva_live', json_build_array('collaboration-access:' || new.id, json_build_object())::text);
  return null;
end $$;
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the audit log takes new entries only' using errcode = 'insufficient_privilege';
end $$;
CREATE FUNCTION public.refuse_merged_actor_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.actor_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_answered_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.answered_by); return new; end $$;
CREATE FUNCTION public.refuse_merged_author_for() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.author_for); return new; end $$;
CREATE FUNCTION public.refuse_merged_author_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.author_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_created_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.created_by); return new; end $$;
CREATE FUNCTION public.refuse_merged_kept_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.kept_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_left_profile_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.left_profile_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_member(member uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if member is null then return; end if;
  perform 1 from accounts where id = member for key share;
  if exists (select from account_merges where duplicate_id = member) then
    raise exception 'member % was merged into another one', member using errcode = 'foreign_key_violation';
  end if;
end $$;
CREATE FUNCTION public.refuse_merged_member_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.member_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_owner_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.owner_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_profile_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.profile_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_proposed_by() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.proposed_by); return new; end $$;
CREATE FUNCTION public.refuse_merged_rated_profile_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.rated_profile_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_rater_profile_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.rater_profile_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_reporter_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.reporter_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_sender_profile_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.sender_profile_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_target_profile_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.target_profile_id); return new; end $$;
CREATE FUNCTION public.refuse_merged_user_id() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin perform refuse_merged_member(new.user_id); return new; end $$;
CREATE FUNCTION public.registrations_held(member uuid) RETURNS text[]
    LANGUAGE sql STABLE
    AS $$
    select array(
      select paper.name
      from profile_details d
      cross join lateral (values
        ('csr-1', d.csr_registration_number), ('12a', d.urn_12a), ('80g', d.urn_80g), ('fcra', d.fcra_registration_number)
      ) as paper (name, number)
      where d.id = member and (paper.number is not null or exists (
        select from verification_requests r join verification_documents v on v.request_id = r.id
        where r.member_id = member and r.level = 1 and r.status = 'granted' and r.ended_at is null and v.kind = paper.name))
      order by paper.name)
  $$;
COMMENT ON FUNCTION public.registrations_held(member uuid) IS 'Which of CSR-1, 12A, 80G and FCRA a member gave a number of, or showed as a paper in the check of level 1 that stands. Whether that is valid today is for documents_checked_until to say';
CREATE FUNCTION public.set_profile_is_published() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.is_published := coalesce((
    select a.email_confirmed_at is not null and not a.is_admin and a.deletion_due_at is null and a.suspended_at is null
    from accounts a where a.id = new.id), false);
  return new;
end $$;
CREATE FUNCTION public.set_profile_page() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.slug := take_profile_slug(new.id, coalesce(new.organization_name, new.full_name));
  new.is_page_public := coalesce(new.is_page_public, new.organization_type <> 'consultant');
  return new;
end $$;
CREATE FUNCTION public.skip_second_thread() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select from collaboration_threads
    where collaboration_id = new.collaboration_id and milestone_id is null and file_id is null and file_name is null)
  then
    return null;
  end if;
  return new;
end $$;
CREATE FUNCTION public.states_found_under(headquarters_state text, operating_regions text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select case when 'Pan India' = any (operating_regions) then array['Pan India']
      else array(select distinct state from unnest(operating_regions || headquarters_state) state where state is not null)
    end
  $$;
COMMENT ON FUNCTION public.states_found_under(headquarters_state text, operating_regions text[]) IS 'States under which the marketplace finds a member. One who works in all of India has the single entry Pan India: a search under a state adds those';
CREATE FUNCTION public.take_profile_slug(profile uuid, name text) RETURNS text
    LANGUAGE plpgsql
    AS $$
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
CREATE TABLE public.access_tokens (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL,
    token_hash bytea NOT NULL,
    token_end text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    profile_id uuid,
    CONSTRAINT access_tokens_scopes_check CHECK ((cardinality(scopes) > 0))
);
COMMENT ON TABLE public.access_tokens IS 'Personal access tokens, twenty of a member at most. Revoking one deletes its row; one that has ended is deleted 30 days later.';
COMMENT ON COLUMN public.access_tokens.name IS 'The member''s own words, such as the name of the program';
COMMENT ON COLUMN public.access_tokens.token_hash IS 'SHA-256 of the token, which is shown once and stored nowhere';
COMMENT ON COLUMN public.access_tokens.token_end IS 'Last four characters of the token, by which its owner knows it';
COMMENT ON COLUMN public.access_tokens.scopes IS 'What it may be used for, such as profile:read';
COMMENT ON COLUMN public.access_tokens.last_used_at IS 'Last call, written once a minute at most; null before the first one';
COMMENT ON COLUMN public.access_tokens.profile_id IS 'The profile acted for. Null in tokens of before people had memberships: the profile with the id of the account';
CREATE TABLE public.account_merges (
    duplicate_id uuid NOT NULL,
    kept_id uuid NOT NULL,
    reason text NOT NULL,
    merged_by uuid,
    merged_by_name text NOT NULL,
    merged_at timestamp with time zone NOT NULL,
    CONSTRAINT account_merges_not_into_itself CHECK ((duplicate_id <> kept_id))
);
COMMENT ON TABLE public.account_merges IS 'Accounts that an admin merged into another one of the same organisation. They stay suspended and closed.';
COMMENT ON COLUMN public.account_merges.reason IS 'Both members get it by mail';
COMMENT ON COLUMN public.account_merges.merged_by_name IS 'Name at that time';
CREATE TABLE public.account_tokens (
    token_hash bytea NOT NULL,
    account_id uuid NOT NULL,
    purpose text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    new_email text,
    CONSTRAINT account_tokens_new_email CHECK ((((purpose = 'change-email'::text) = (new_email IS NOT NULL)) AND (new_email = lower(new_email)))),
    CONSTRAINT account_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'reset-password'::text, 'change-email'::text])))
);
COMMENT ON TABLE public.account_tokens IS 'SHA-256 of the one-use tokens that are sent by mail.';
COMMENT ON COLUMN public.account_tokens.new_email IS 'Address that the account gets when the link is opened (change-email only)';
CREATE TABLE public.accounts (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    email_confirmed_at timestamp with time zone,
    is_admin boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_demo boolean DEFAULT false NOT NULL,
    sign_up_secret_hash bytea,
    deletion_due_at timestamp with time zone,
    terms_reminded_at timestamp with time zone DEFAULT now() NOT NULL,
    suspended_at timestamp with time zone,
    person_name text,
    mails_off text[] DEFAULT '{}'::text[] NOT NULL,
    mail_stop_key uuid DEFAULT gen_random_uuid() NOT NULL,
    mails_daily text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT accounts_admins_are_not_suspended CHECK ((NOT (is_admin AND (suspended_at IS NOT NULL)))),
    CONSTRAINT accounts_email_lower CHECK ((email = lower(email))),
    CONSTRAINT accounts_mails_daily_check CHECK ((array_position(mails_daily, NULL::text) IS NULL)),
    CONSTRAINT accounts_mails_off_check CHECK ((array_position(mails_off, NULL::text) IS NULL)),
    CONSTRAINT accounts_person_name_check CHECK ((person_name <> ''::text))
);
COMMENT ON TABLE public.accounts IS 'A person who signs in: email, password and whether the email address is confirmed.';
COMMENT ON COLUMN public.accounts.password_hash IS 'argon2id in PHC string form';
COMMENT ON COLUMN public.accounts.email_confirmed_at IS 'Null until the link in the verification mail was opened';
COMMENT ON COLUMN public.accounts.is_demo IS 'True for demo accounts. Their passwords are printed, so an admin among them needs no second factor';
COMMENT ON COLUMN public.accounts.sign_up_secret_hash IS 'SHA-256 of the secret that the browser of the sign-up keeps until the address is confirmed. Opening the link in that browser needs no other proof';
COMMENT ON COLUMN public.accounts.deletion_due_at IS 'Time of erasure; null unless its owner asked for deletion. Until then the profile is hidden from the marketplace';
COMMENT ON COLUMN public.accounts.terms_reminded_at IS 'Time of the last reminder of the terms: at sign-up, then once a year (rule 3(1)(c), IT Rules, 2021)';
COMMENT ON COLUMN public.accounts.suspended_at IS 'Time at which an admin suspended the account; null for one that can sign in. Meanwhile it has no sessions and its profile is not in the marketplace';
COMMENT ON COLUMN public.accounts.person_name IS 'Own name of the person; null until the person gives it: then the name of the profile acted for';
COMMENT ON COLUMN public.accounts.mails_off IS 'Mails that the person has switched off, by the name of the choice (mails_requests, ...)';
COMMENT ON COLUMN public.accounts.mail_stop_key IS 'Is in the link of each mail that stops such mails, so that the link needs no session; it allows nothing else';
COMMENT ON COLUMN public.accounts.mails_daily IS 'Kinds of mail that come together each morning, by the name of the choice; one that is in mails_off too does not come';
CREATE TABLE public.activity_events (
    id uuid NOT NULL,
    kind text NOT NULL,
    item_id uuid NOT NULL,
    action text NOT NULL,
    reader_key text NOT NULL,
    member_id uuid,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    day date NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT activity_events_action_check CHECK ((action = ANY (ARRAY['view'::text, 'download'::text, 'write'::text]))),
    CONSTRAINT activity_events_kind_check CHECK ((kind = ANY (ARRAY['case_study'::text, 'resource'::text, 'news'::text, 'course'::text, 'topic'::text]))),
    CONSTRAINT activity_events_reader_key_check CHECK ((char_length(reader_key) <= 64)),
    CONSTRAINT activity_events_tags_check CHECK ((cardinality(tags) <= 8))
);
COMMENT ON TABLE public.activity_events IS 'One row per reader, item, action and day, for 90 days. Items keep their own counters of views and downloads.';
COMMENT ON COLUMN public.activity_events.item_id IS 'Id of the story, resource, news entry, course or topic; it may be deleted since';
COMMENT ON COLUMN public.activity_events.reader_key IS 'Id of the member, or for a visitor a keyed hash of address and day, which no other day repeats';
COMMENT ON COLUMN public.activity_events.member_id IS 'Null for a visitor';
COMMENT ON COLUMN public.activity_events.tags IS 'Topics of the item at that time: tags, goals, category, circle';
COMMENT ON COLUMN public.activity_events.day IS 'Day in India';
CREATE TABLE public.audit_entries (
    number bigint NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    kind text NOT NULL,
    actor_id uuid,
    actor_role text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    facts json NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    CONSTRAINT audit_entries_actor_role_check CHECK ((actor_role = ANY (ARRAY['admin'::text, 'member'::text, 'system'::text]))),
    CONSTRAINT audit_entries_kind_check CHECK ((kind ~ '^[a-z][a-z-]{1,59}$'::text)),
    CONSTRAINT audit_entries_number_check CHECK ((number > 0))
);
COMMENT ON TABLE public.audit_entries IS 'Acts of admins and sensitive acts of members. Rows are added, never changed or deleted; they outlive the members that they name by id.';
COMMENT ON COLUMN public.audit_entries.number IS '1, 2, 3 ... without a gap, given under the lock of audit_head';
COMMENT ON COLUMN public.audit_entries.kind IS 'Name of the act, as password-changed';
COMMENT ON COLUMN public.audit_entries.actor_id IS 'Account that acted, without a foreign key: it stays after an erasure. Null for a job or a program';
COMMENT ON COLUMN public.audit_entries.subject_id IS 'Id of the record that the act was about, of any kind';
COMMENT ON COLUMN public.audit_entries.facts IS 'Short facts: ids, kinds, numbers, days. No names, addresses or secrets. json, not jsonb: its text is hashed as it is';
COMMENT ON COLUMN public.audit_entries.previous_hash IS 'Hash of the entry before; 64 zeros in the first one';
COMMENT ON COLUMN public.audit_entries.hash IS 'SHA-256 of all other columns, in hexadecimal (src/platform/server/audit/chain.ts)';
CREATE TABLE public.audit_head (
    is_head boolean DEFAULT true NOT NULL,
    entries bigint NOT NULL,
    last_hash text NOT NULL,
    CONSTRAINT audit_head_is_head_check CHECK (is_head)
);
COMMENT ON TABLE public.audit_head IS 'One row: how many entries the audit log has, and the hash of the last one. Entries are added under its lock.';
CREATE TABLE public.calendar_feeds (
    account_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.calendar_feeds IS 'Addresses at which calendar programs read the due milestones of a person, one of each person at most. Its deletion ends it at once.';
COMMENT ON COLUMN public.calendar_feeds.token_hash IS 'SHA-256 of the key in the address; the key itself is stored nowhere';
CREATE TABLE public.canned_answer_changes (
    id uuid NOT NULL,
    answer_id uuid NOT NULL,
    change text NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    changed_by uuid,
    changed_by_name text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT canned_answer_changes_change_check CHECK ((change = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text])))
);
COMMENT ON TABLE public.canned_answer_changes IS 'Each change of a canned answer, with its text after the change; of a removed one its last text.';
COMMENT ON COLUMN public.canned_answer_changes.answer_id IS 'No foreign key: the change outlives the answer';
COMMENT ON COLUMN public.canned_answer_changes.changed_by_name IS 'Name at that time';
CREATE TABLE public.canned_answers (
    id uuid NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.canned_answers IS 'Answers that supporters use again and again.';
COMMENT ON COLUMN public.canned_answers.body IS 'With placeholders such as {name}; the service refuses unknown ones';
COMMENT ON COLUMN public.canned_answers.version IS 'Rises with each change, so that a second supporter does not overwrite the first one unseen';
CREATE TABLE public.case_studies (
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    slug text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    organizations text[] DEFAULT '{}'::text[] NOT NULL,
    partners text[] DEFAULT '{}'::text[] NOT NULL,
    beneficiaries integer,
    funding bigint,
    duration_months integer,
    outcomes text[] DEFAULT '{}'::text[] NOT NULL,
    sdg_goals text[] DEFAULT '{}'::text[] NOT NULL,
    collaboration_id text,
    recorded_at timestamp with time zone,
    contact_name text DEFAULT ''::text NOT NULL,
    contact_email text DEFAULT ''::text NOT NULL,
    contact_organization text DEFAULT ''::text NOT NULL,
    contact_role text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    remark text,
    sent_at timestamp with time zone,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT case_studies_beneficiaries_check CHECK ((beneficiaries >= 0)),
    CONSTRAINT case_studies_duration_months_check CHECK ((duration_months > 0)),
    CONSTRAINT case_studies_funding_check CHECK ((funding >= 0)),
    CONSTRAINT case_studies_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'returned'::text, 'declined'::text, 'published'::text])))
);
COMMENT ON TABLE public.case_studies IS 'Success stories as their authors write them. Only the author and admins read this table; others read published_case_studies.';
COMMENT ON COLUMN public.case_studies.slug IS 'Last part of the address /learn/stories/{slug}: the id until the story is sent, fixed once it has been published';
COMMENT ON COLUMN public.case_studies.status IS 'State of this copy: draft (not sent), pending (waits for an admin), returned (with a remark), declined, published (the same as the published copy)';
COMMENT ON COLUMN public.case_studies.organizations IS 'Names of the lead organisations';
COMMENT ON COLUMN public.case_studies.partners IS 'Names of the implementation partners';
COMMENT ON COLUMN public.case_studies.funding IS 'Whole rupees';
COMMENT ON COLUMN public.case_studies.recorded_at IS 'When beneficiaries, funding and duration were taken from the collaboration; null if the author wrote them';
COMMENT ON COLUMN public.case_studies.version IS 'Grows with every save; an admin decides on the version that was read';
COMMENT ON COLUMN public.case_studies.remark IS 'What the admin wrote when the story was returned or declined';
CREATE TABLE public.case_study_likes (
    user_id uuid NOT NULL,
    case_study_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.case_study_likes IS 'Stories that members like, each once.';
CREATE TABLE public.case_study_media (
    id uuid NOT NULL,
    case_study_id uuid NOT NULL,
    file_name text NOT NULL,
    original_name text NOT NULL,
    in_draft boolean DEFAULT true NOT NULL,
    is_published boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.case_study_media IS 'Pictures and documents of a story. A file that neither copy has is deleted.';
COMMENT ON COLUMN public.case_study_media.original_name IS 'Cleaned name of the uploaded file, with the ending of its content';
COMMENT ON COLUMN public.case_study_media.in_draft IS 'True if the author''s copy has the file';
COMMENT ON COLUMN public.case_study_media.is_published IS 'True if the published copy has it';
CREATE TABLE public.collaboration_budget_proposals (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    proposed_by uuid,
    amount bigint NOT NULL,
    note text,
    status text DEFAULT 'open'::text NOT NULL,
    answered_by uuid,
    answer_note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    answered_at timestamp with time zone,
    proposed_by_person uuid,
    answered_by_person uuid,
    CONSTRAINT collaboration_budget_proposals_amount_check CHECK ((amount >= 0)),
    CONSTRAINT collaboration_budget_proposals_answered CHECK (((status = 'open'::text) = (answered_at IS NULL))),
    CONSTRAINT collaboration_budget_proposals_status_check CHECK ((status = ANY (ARRAY['open'::text, 'agreed'::text, 'declined'::text, 'countered'::text, 'withdrawn'::text])))
);
COMMENT ON TABLE public.collaboration_budget_proposals IS 'Budgets that members of a collaboration proposed to each other. Agreeing to one sets collaborations.budget.';
COMMENT ON COLUMN public.collaboration_budget_proposals.proposed_by IS 'Null once that member''s account was erased';
COMMENT ON COLUMN public.collaboration_budget_proposals.amount IS 'Whole rupees';
COMMENT ON COLUMN public.collaboration_budget_proposals.note IS 'Words of the member who proposed it';
COMMENT ON COLUMN public.collaboration_budget_proposals.status IS 'open: waiting for the other side; countered: answered by another proposal; withdrawn: by the member who made it, or because no other member is left';
COMMENT ON COLUMN public.collaboration_budget_proposals.answered_by IS 'Null while open, and once that member''s account was erased';
COMMENT ON COLUMN public.collaboration_budget_proposals.answer_note IS 'Words of the member who answered it';
COMMENT ON COLUMN public.collaboration_budget_proposals.proposed_by_person IS 'The person who proposed it, for proposed_by';
COMMENT ON COLUMN public.collaboration_budget_proposals.answered_by_person IS 'The person who agreed, declined, countered or withdrew, for answered_by';
CREATE TABLE public.collaboration_changes (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    account_id uuid,
    profile_id uuid,
    noun text NOT NULL,
    subject_id text,
    label text,
    what text NOT NULL,
    old_value text,
    new_value text,
    reason text
);
COMMENT ON TABLE public.collaboration_changes IS 'The history of a collaboration. Rows are added with the change itself and never changed; they end with the collaboration.';
COMMENT ON COLUMN public.collaboration_changes.account_id IS 'The person; null once the account is erased';
COMMENT ON COLUMN public.collaboration_changes.profile_id IS 'The organisation that the person acted for; null once it is erased';
COMMENT ON COLUMN public.collaboration_changes.noun IS 'Kind of record that changed: collaboration, milestone, budget, participant ...';
COMMENT ON COLUMN public.collaboration_changes.subject_id IS 'Id of the record, where it is not the collaboration itself. It may be deleted by now';
COMMENT ON COLUMN public.collaboration_changes.label IS 'Title of the record at that time';
COMMENT ON COLUMN public.collaboration_changes.what IS 'Name of the field that changed, or what was done: added, removed, archived ...';
COMMENT ON COLUMN public.collaboration_changes.old_value IS 'At most 500 characters; null if there was none. An owner is the id of the participant, and that of the person if there is one';
COMMENT ON COLUMN public.collaboration_changes.new_value IS 'At most 500 characters; null if there is none';
COMMENT ON COLUMN public.collaboration_changes.reason IS 'Words of the person who changed it';
CREATE TABLE public.collaboration_closing_notes (
    participant_id uuid NOT NULL,
    note text NOT NULL,
    written_by uuid,
    written_at timestamp with time zone NOT NULL,
    CONSTRAINT collaboration_closing_notes_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 2000)))
);
COMMENT ON TABLE public.collaboration_closing_notes IS 'What each organisation says at the end of a collaboration: at most one note per participant.';
COMMENT ON COLUMN public.collaboration_closing_notes.written_by IS 'The person who wrote it last; null once the account is erased';
CREATE TABLE public.collaboration_comment_files (
    id uuid NOT NULL,
    comment_id uuid NOT NULL,
    file_id uuid,
    file_name text
);
COMMENT ON TABLE public.collaboration_comment_files IS 'Files that are attached to a comment, in the order of their ids.';
COMMENT ON COLUMN public.collaboration_comment_files.file_id IS 'Null once the file is deleted';
COMMENT ON COLUMN public.collaboration_comment_files.file_name IS 'Name that a deleted file had; null before. Set by a trigger';
CREATE TABLE public.collaboration_comment_mentions (
    comment_id uuid NOT NULL,
    account_id uuid NOT NULL,
    name text NOT NULL
);
COMMENT ON TABLE public.collaboration_comment_mentions IS 'Persons whom a comment names as @name.';
CREATE TABLE public.collaboration_comment_reactions (
    comment_id uuid NOT NULL,
    account_id uuid NOT NULL,
    reaction text NOT NULL,
    CONSTRAINT collaboration_comment_reactions_reaction_check CHECK ((reaction = ANY (ARRAY['agree'::text, 'thanks'::text, 'done'::text, 'question'::text])))
);
COMMENT ON TABLE public.collaboration_comment_reactions IS 'Short answers of persons to a comment.';
CREATE TABLE public.collaboration_comment_versions (
    id uuid NOT NULL,
    comment_id uuid NOT NULL,
    body text NOT NULL,
    replaced_at timestamp with time zone NOT NULL,
    file_names text[] DEFAULT '{}'::text[] NOT NULL
);
COMMENT ON TABLE public.collaboration_comment_versions IS 'What a comment said before an edit. They go when the comment is deleted.';
COMMENT ON COLUMN public.collaboration_comment_versions.file_names IS 'Names of the files that were attached';
CREATE TABLE public.collaboration_comments (
    id uuid NOT NULL,
    thread_id uuid NOT NULL,
    author_id uuid,
    author_for uuid,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    edited_at timestamp with time zone,
    removed_at timestamp with time zone
);
COMMENT ON TABLE public.collaboration_comments IS 'Comments, in the order of their ids.';
COMMENT ON COLUMN public.collaboration_comments.author_id IS 'The person who wrote it; null once the account was erased';
COMMENT ON COLUMN public.collaboration_comments.author_for IS 'The profile that the person acted for';
COMMENT ON COLUMN public.collaboration_comments.body IS 'Markdown; empty for a deleted comment';
CREATE TABLE public.collaboration_file_openings (
    id uuid NOT NULL,
    file_id uuid NOT NULL,
    version integer NOT NULL,
    purpose text NOT NULL,
    opened_by uuid,
    opened_by_person uuid,
    opened_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT collaboration_file_openings_purpose_check CHECK ((purpose = ANY (ARRAY['preview'::text, 'download'::text, 'archive'::text])))
);
COMMENT ON TABLE public.collaboration_file_openings IS 'Who opened which version of a file, and when; both sides read it';
COMMENT ON COLUMN public.collaboration_file_openings.purpose IS 'preview: shown on the page, download: saved, archive: saved with all others in one archive';
COMMENT ON COLUMN public.collaboration_file_openings.opened_by_person IS 'The person who opened it for the organisation';
CREATE TABLE public.collaboration_file_versions (
    file_id uuid NOT NULL,
    number integer NOT NULL,
    stored_name text NOT NULL,
    original_name text NOT NULL,
    note text,
    uploaded_by uuid,
    uploaded_by_person uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT collaboration_file_versions_number_check CHECK ((number > 0))
);
COMMENT ON TABLE public.collaboration_file_versions IS 'What was uploaded as a file, the highest number last';
COMMENT ON COLUMN public.collaboration_file_versions.original_name IS 'Cleaned name of the uploaded file, with the ending of its content';
COMMENT ON COLUMN public.collaboration_file_versions.uploaded_by IS 'The organisation; null once its account is erased';
COMMENT ON COLUMN public.collaboration_file_versions.uploaded_by_person IS 'The person who uploaded it for the organisation';
CREATE TABLE public.collaboration_files (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    folder_id uuid,
    name text NOT NULL,
    versions integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.collaboration_files IS 'A file that all partners of a collaboration can open, whatever its version';
COMMENT ON COLUMN public.collaboration_files.folder_id IS 'Null for a file outside of all folders';
COMMENT ON COLUMN public.collaboration_files.versions IS 'Number of its newest version';
COMMENT ON COLUMN public.collaboration_files.updated_at IS 'Time of the newest version';
CREATE TABLE public.collaboration_folders (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.collaboration_folders IS 'Folders for the files of a collaboration; folders hold no folders';
CREATE TABLE public.collaboration_indicators (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    name text NOT NULL,
    unit text NOT NULL,
    description text,
    sdg_goal text,
    direction text NOT NULL,
    baseline_value numeric(16,4) NOT NULL,
    baseline_date date NOT NULL,
    target_value numeric(16,4) NOT NULL,
    target_date date NOT NULL,
    groups text[] DEFAULT '{}'::text[] NOT NULL,
    total_from text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT collaboration_indicators_check CHECK ((baseline_date < target_date)),
    CONSTRAINT collaboration_indicators_check1 CHECK (
CASE direction
    WHEN 'increase'::text THEN (baseline_value < target_value)
    ELSE (baseline_value > target_value)
END),
    CONSTRAINT collaboration_indicators_direction_check CHECK ((direction = ANY (ARRAY['increase'::text, 'decrease'::text]))),
    CONSTRAINT collaboration_indicators_groups_check CHECK ((cardinality(groups) <= 12)),
    CONSTRAINT collaboration_indicators_total_from_check CHECK ((total_from = ANY (ARRAY['readings'::text, 'groups'::text])))
);
COMMENT ON TABLE public.collaboration_indicators IS 'What a collaboration measures: from a baseline to a target';
COMMENT ON COLUMN public.collaboration_indicators.unit IS 'What is counted: girls, litres a day, percent';
COMMENT ON COLUMN public.collaboration_indicators.description IS 'What it measures and how';
COMMENT ON COLUMN public.collaboration_indicators.sdg_goal IS 'Name of one of the 17 Sustainable Development Goals';
COMMENT ON COLUMN public.collaboration_indicators.direction IS 'increase: more is better; decrease: less is better';
COMMENT ON COLUMN public.collaboration_indicators.groups IS 'Free words for whom or where is counted apart: women, men, block A';
COMMENT ON COLUMN public.collaboration_indicators.total_from IS 'readings: a total is read as such; groups: it is the sum of the last readings of all groups';
CREATE TABLE public.collaboration_invitations (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    profile_id uuid,
    email text,
    role text NOT NULL,
    message text,
    token_hash bytea,
    status text DEFAULT 'open'::text NOT NULL,
    invited_by uuid,
    invited_for uuid,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    answered_by uuid,
    CONSTRAINT collaboration_invitations_email_check CHECK ((email = lower(email))),
    CONSTRAINT collaboration_invitations_invitee CHECK (((status <> 'open'::text) OR (num_nonnulls(profile_id, email) = 1))),
    CONSTRAINT collaboration_invitations_link CHECK (((status <> 'open'::text) OR ((token_hash IS NOT NULL) = (email IS NOT NULL)))),
    CONSTRAINT collaboration_invitations_message_check CHECK ((message <> ''::text)),
    CONSTRAINT collaboration_invitations_role_check CHECK ((role = ANY (ARRAY['implementer'::text, 'reviewer'::text, 'viewer'::text]))),
    CONSTRAINT collaboration_invitations_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);
COMMENT ON TABLE public.collaboration_invitations IS 'Invitations of organisations into a collaboration. A job deletes those that expired or were answered a month ago.';
COMMENT ON COLUMN public.collaboration_invitations.profile_id IS 'The member who is invited, or who accepted an invitation by mail';
COMMENT ON COLUMN public.collaboration_invitations.email IS 'Address of an organisation that need not be a member; null once it is answered';
COMMENT ON COLUMN public.collaboration_invitations.role IS 'What the organisation may do once it is in';
COMMENT ON COLUMN public.collaboration_invitations.message IS 'Words of the person who invites; null once it is answered';
COMMENT ON COLUMN public.collaboration_invitations.token_hash IS 'SHA-256 of the token in the mail; sending it again makes a new one. It stays once the invitation is answered or withdrawn';
COMMENT ON COLUMN public.collaboration_invitations.invited_for IS 'The organisation that led the collaboration and invites';
COMMENT ON COLUMN public.collaboration_invitations.answered_by IS 'The person who accepted, declined or withdrew it';
CREATE TABLE public.collaboration_live (
    collaboration_id text NOT NULL,
    seq integer NOT NULL,
    parts jsonb NOT NULL
);
COMMENT ON TABLE public.collaboration_live IS 'The number of the last change of each part of a collaboration: a page whose line broke learns by it what to read again.';
COMMENT ON COLUMN public.collaboration_live.seq IS 'Number of the last change. The row is locked until the commit, so numbers grow in the order of the commits';
COMMENT ON COLUMN public.collaboration_live.parts IS 'Name of each part that ever changed -> number of its last change';
CREATE TABLE public.collaboration_milestone_dependencies (
    milestone_id uuid NOT NULL,
    depends_on_id uuid NOT NULL,
    CONSTRAINT collaboration_milestone_dependencies_others CHECK ((milestone_id <> depends_on_id))
);
COMMENT ON TABLE public.collaboration_milestone_dependencies IS 'Milestones that cannot be completed before others of the same collaboration. They form no circle.';
CREATE TABLE public.collaboration_milestone_evidence (
    milestone_id uuid NOT NULL,
    file_id uuid NOT NULL
);
COMMENT ON TABLE public.collaboration_milestone_evidence IS 'Files of the collaboration that show that a milestone was completed.';
CREATE TABLE public.collaboration_milestones (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    title text NOT NULL,
    description text,
    status text DEFAULT 'pending'::text NOT NULL,
    due_date date,
    completed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    completed_by uuid,
    completed_for uuid,
    owner_participant_id uuid,
    owner_account_id uuid,
    start_date date,
    evidence_note text,
    version integer DEFAULT 1 NOT NULL,
    field_versions jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT collaboration_milestones_completed CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
    CONSTRAINT collaboration_milestones_days CHECK ((start_date <= due_date)),
    CONSTRAINT collaboration_milestones_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'active'::text, 'pending'::text])))
);
COMMENT ON TABLE public.collaboration_milestones IS 'The timeline of a collaboration.';
COMMENT ON COLUMN public.collaboration_milestones.completed_by IS 'The person who completed it, for the profile completed_for';
COMMENT ON COLUMN public.collaboration_milestones.owner_participant_id IS 'The organisation that sees to it';
COMMENT ON COLUMN public.collaboration_milestones.owner_account_id IS 'The person of that organisation who sees to it; counts while the person belongs to the organisation';
COMMENT ON COLUMN public.collaboration_milestones.start_date IS 'First day of the work; without one, the plan begins it with its creation';
COMMENT ON COLUMN public.collaboration_milestones.evidence_note IS 'What shows that it was completed, in words';
COMMENT ON COLUMN public.collaboration_milestones.version IS 'Grows by one with each change';
COMMENT ON COLUMN public.collaboration_milestones.field_versions IS 'Field -> the version that last changed it; finds two changes of a field that started from the same version';
CREATE TABLE public.collaboration_participants (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    profile_id uuid,
    name text NOT NULL,
    responsibility text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    left_profile_id uuid,
    left_at timestamp with time zone,
    role text DEFAULT 'implementer'::text NOT NULL,
    CONSTRAINT collaboration_participants_left CHECK ((((left_at IS NULL) OR (profile_id IS NULL)) AND ((left_profile_id IS NULL) OR (left_at IS NOT NULL)))),
    CONSTRAINT collaboration_participants_role_check CHECK ((role = ANY (ARRAY['lead'::text, 'implementer'::text, 'reviewer'::text, 'viewer'::text])))
);
COMMENT ON TABLE public.collaboration_participants IS 'The organisations of a collaboration. The people of those with a profile see it, and change it as their role allows.';
COMMENT ON COLUMN public.collaboration_participants.left_profile_id IS 'Member who left and no longer sees the collaboration; null once that member''s account was erased';
COMMENT ON COLUMN public.collaboration_participants.left_at IS 'Time at which the member left; null for all others';
COMMENT ON COLUMN public.collaboration_participants.role IS 'What the organisation may do in the collaboration; counts while it has a profile. One of them leads';
CREATE TABLE public.collaboration_presence (
    stream_id uuid NOT NULL,
    collaboration_id text NOT NULL,
    account_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.collaboration_presence IS 'Open workspaces, one row for each open stream. Rows of processes that died grow old and are deleted by the others.';
CREATE TABLE public.collaboration_ratings (
    id uuid NOT NULL,
    collaboration_id text,
    collaboration_title text NOT NULL,
    rater_profile_id uuid,
    rated_profile_id uuid NOT NULL,
    score integer NOT NULL,
    comment text,
    reply text,
    replied_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    rated_by uuid,
    replied_by uuid,
    CONSTRAINT collaboration_ratings_not_oneself CHECK ((rater_profile_id <> rated_profile_id)),
    CONSTRAINT collaboration_ratings_replied CHECK (((reply IS NULL) = (replied_at IS NULL))),
    CONSTRAINT collaboration_ratings_score_check CHECK (((score >= 1) AND (score <= 5)))
);
COMMENT ON TABLE public.collaboration_ratings IS 'Ratings between the partners of a finished collaboration: one per pair, with at most one reply.';
COMMENT ON COLUMN public.collaboration_ratings.collaboration_id IS 'Null once the collaboration is deleted; the rating stays';
COMMENT ON COLUMN public.collaboration_ratings.collaboration_title IS 'Title at the time of the rating';
COMMENT ON COLUMN public.collaboration_ratings.rater_profile_id IS 'Null once that member''s account was erased';
COMMENT ON COLUMN public.collaboration_ratings.reply IS 'The rated member''s answer';
COMMENT ON COLUMN public.collaboration_ratings.rated_by IS 'The person who rated, for rater_profile_id';
COMMENT ON COLUMN public.collaboration_ratings.replied_by IS 'The person who answered, for rated_profile_id';
CREATE TABLE public.collaboration_seats (
    participant_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    account_id uuid NOT NULL,
    named_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.collaboration_seats IS 'Persons whom their organisation has named in a collaboration. A seat ends with the membership of the person or of the organisation.';
COMMENT ON COLUMN public.collaboration_seats.profile_id IS 'The organisation: that of the participant';
CREATE TABLE public.collaborations (
    id text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    status text DEFAULT 'planning'::text NOT NULL,
    type text NOT NULL,
    category text DEFAULT 'General'::text NOT NULL,
    priority text DEFAULT 'medium'::text NOT NULL,
    budget bigint,
    budget_band text,
    timeframe text,
    duration_months integer,
    start_date date,
    end_date date,
    progress_percentage integer DEFAULT 0 NOT NULL,
    impact_metrics jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    field_versions jsonb DEFAULT '{}'::jsonb NOT NULL,
    archived_at timestamp with time zone,
    archived_by uuid,
    archived_for uuid,
    restored_at timestamp with time zone,
    restored_by uuid,
    restored_for uuid,
    status_reason text,
    progress_reason text,
    removed_at timestamp with time zone,
    removed_by uuid,
    removed_for uuid,
    visibility text DEFAULT 'organisations'::text NOT NULL,
    CONSTRAINT collaborations_budget_check CHECK ((budget >= 0)),
    CONSTRAINT collaborations_dates CHECK ((end_date >= start_date)),
    CONSTRAINT collaborations_duration_months_check CHECK ((duration_months > 0)),
    CONSTRAINT collaborations_id_check CHECK ((id ~~ 'collab\_%'::text)),
    CONSTRAINT collaborations_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
    CONSTRAINT collaborations_progress_percentage_check CHECK (((progress_percentage >= 0) AND (progress_percentage <= 100))),
    CONSTRAINT collaborations_status_check CHECK ((status = ANY (ARRAY['planning'::text, 'active'::text, 'pending'::text, 'completed'::text, 'cancelled'::text]))),
    CONSTRAINT collaborations_type_check CHECK ((type = ANY (ARRAY['Initiative'::text, 'Project'::text, 'Partnership'::text, 'Program'::text]))),
    CONSTRAINT collaborations_visibility_check CHECK ((visibility = ANY (ARRAY['organisations'::text, 'named'::text])))
);
COMMENT ON TABLE public.collaborations IS 'A piece of work that members run together, or that one member plans with named partners.';
COMMENT ON COLUMN public.collaborations.budget IS 'Whole rupees; null until the partners agree on a figure within the budget band';
COMMENT ON COLUMN public.collaborations.budget_band IS 'Carried over from the collaboration request';
COMMENT ON COLUMN public.collaborations.progress_percentage IS 'Share of completed milestones once there are any, kept by a trigger; or the percentage set by hand, see progress_reason';
COMMENT ON COLUMN public.collaborations.version IS 'Increases by one with every save that changes something';
COMMENT ON COLUMN public.collaborations.field_versions IS 'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';
COMMENT ON COLUMN public.collaborations.archived_at IS 'Time at which a member archived it for all participants; null while it is in use. An archived one is read-only';
COMMENT ON COLUMN public.collaborations.archived_by IS 'The person who archived it, for the profile archived_for';
COMMENT ON COLUMN public.collaborations.archived_for IS 'The profile for which it was archived; null for a current one';
COMMENT ON COLUMN public.collaborations.restored_at IS 'When it was last restored';
COMMENT ON COLUMN public.collaborations.restored_by IS 'The person who last restored it, for the profile restored_for';
COMMENT ON COLUMN public.collaborations.restored_for IS 'The profile for which it was last restored';
COMMENT ON COLUMN public.collaborations.status_reason IS 'Why it has its status, as the person wrote who set it; always given for a cancelled one';
COMMENT ON COLUMN public.collaborations.progress_reason IS 'Why the progress was set by hand. While it is set, milestones do not change the progress';
COMMENT ON COLUMN public.collaborations.removed_at IS 'When it was deleted; null for one that is there. A deleted one shows nowhere, and a job soon deletes the row';
COMMENT ON COLUMN public.collaborations.removed_by IS 'The person who deleted it, for the profile removed_for';
COMMENT ON COLUMN public.collaborations.removed_for IS 'The profile for which it was deleted';
COMMENT ON COLUMN public.collaborations.visibility IS 'Who of the organisations reads it. organisations: all their people; named: those with a seat, and owners and managers';
CREATE TABLE public.memberships (
    account_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    role text NOT NULL,
    is_main boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp with time zone,
    CONSTRAINT memberships_main_is_owner CHECK (((role = 'owner'::text) OR (NOT is_main))),
    CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'member'::text, 'finance'::text, 'viewer'::text])))
);
COMMENT ON TABLE public.memberships IS 'Which person acts for which profile, and in which role.';
COMMENT ON COLUMN public.memberships.is_main IS 'The owner who gets the mails of the profile, and whose account shows or hides it. Triggers choose the next one when this owner leaves';
COMMENT ON COLUMN public.memberships.last_seen_at IS 'Last sign-in, refresh or switch to the profile: within 15 minutes while the person is at work';
CREATE VIEW public.collaboration_readers AS
 SELECT c.id AS collaboration_id,
    mine.id AS participant_id,
    mine.profile_id,
    m.account_id
   FROM ((public.collaborations c
     JOIN public.collaboration_participants mine ON ((mine.collaboration_id = c.id)))
     JOIN public.memberships m ON ((m.profile_id = mine.profile_id)))
  WHERE ((c.removed_at IS NULL) AND ((c.visibility = 'organisations'::text) OR (m.role = ANY (ARRAY['owner'::text, 'manager'::text])) OR (EXISTS ( SELECT
           FROM public.collaboration_seats s
          WHERE ((s.participant_id = mine.id) AND (s.account_id = m.account_id))))));
COMMENT ON VIEW public.collaboration_readers IS 'Persons who may read a collaboration, for each organisation: all of its people, or owners, managers and those who are named. Nobody reads a deleted one';
CREATE TABLE public.collaboration_reading_files (
    reading_id uuid NOT NULL,
    file_id uuid NOT NULL
);
COMMENT ON TABLE public.collaboration_reading_files IS 'Files of the collaboration that prove a reading';
CREATE TABLE public.collaboration_readings (
    id uuid NOT NULL,
    indicator_id uuid NOT NULL,
    reading_date date NOT NULL,
    group_name text DEFAULT ''::text NOT NULL,
    value numeric(16,4) NOT NULL,
    note text,
    recorded_by uuid,
    recorded_for uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.collaboration_readings IS 'The level that an indicator had reached on a day';
COMMENT ON COLUMN public.collaboration_readings.group_name IS 'A group of the indicator; empty for a total';
COMMENT ON COLUMN public.collaboration_readings.recorded_by IS 'The person who wrote it last';
COMMENT ON COLUMN public.collaboration_readings.recorded_for IS 'The organisation of that person';
CREATE TABLE public.collaboration_report_comments (
    id uuid NOT NULL,
    report_id uuid NOT NULL,
    comment_id uuid
);
COMMENT ON TABLE public.collaboration_report_comments IS 'Comments that a report quotes, until it is sent';
COMMENT ON COLUMN public.collaboration_report_comments.comment_id IS 'Null once the comment is gone with its milestone; until the next save it says that one is missing';
CREATE TABLE public.collaboration_report_edits (
    report_id uuid NOT NULL,
    field text NOT NULL,
    account_id uuid,
    profile_id uuid,
    edited_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.collaboration_report_edits IS 'Who changed a field of a report last, for its organisation: the history of the collaboration has no drafts';
CREATE TABLE public.collaboration_report_files (
    report_id uuid NOT NULL,
    file_id uuid NOT NULL
);
COMMENT ON TABLE public.collaboration_report_files IS 'Files that a report names, until it is sent';
CREATE TABLE public.collaboration_reports (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    title text NOT NULL,
    period_from date NOT NULL,
    period_to date NOT NULL,
    summary text,
    challenges text,
    next_steps text,
    status text DEFAULT 'draft'::text NOT NULL,
    round integer DEFAULT 0 NOT NULL,
    content jsonb,
    author_id uuid,
    author_for uuid,
    sent_at timestamp with time zone,
    answered_at timestamp with time zone,
    answered_by uuid,
    answered_for uuid,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    field_versions jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT collaboration_reports_check CHECK ((period_from <= period_to)),
    CONSTRAINT collaboration_reports_check1 CHECK (((status = 'draft'::text) = (content IS NULL))),
    CONSTRAINT collaboration_reports_check2 CHECK (((status = 'draft'::text) = (round = 0))),
    CONSTRAINT collaboration_reports_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'returned'::text, 'accepted'::text])))
);
COMMENT ON TABLE public.collaboration_reports IS 'Progress reports of one organisation to the others of a collaboration';
COMMENT ON COLUMN public.collaboration_reports.round IS 'How often it was sent: an answer names the round that was read';
COMMENT ON COLUMN public.collaboration_reports.content IS 'What was sent last, with the records as they were then; an accepted one never changes. Null before the first sending';
COMMENT ON COLUMN public.collaboration_reports.author_id IS 'The person who wrote or sent it last';
COMMENT ON COLUMN public.collaboration_reports.author_for IS 'The organisation that reports';
COMMENT ON COLUMN public.collaboration_reports.answered_by IS 'The person who returned or accepted it last, for answered_for';
COMMENT ON COLUMN public.collaboration_reports.reason IS 'Why it was returned, or a note on its acceptance';
COMMENT ON COLUMN public.collaboration_reports.version IS 'Increases by one with every save that changes something';
COMMENT ON COLUMN public.collaboration_reports.field_versions IS 'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';
CREATE TABLE public.collaboration_requests (
    id uuid NOT NULL,
    sender_profile_id uuid,
    target_profile_id uuid,
    target_profile_name text NOT NULL,
    collaboration_objective text NOT NULL,
    sdg_focus_areas text[] DEFAULT '{}'::text[] NOT NULL,
    geographic_scope text[] DEFAULT '{}'::text[] NOT NULL,
    timeframe text NOT NULL,
    budget_band text NOT NULL,
    attachment_url text,
    additional_notes text,
    status text DEFAULT 'pending'::text NOT NULL,
    reason text,
    collaboration_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    answered_at timestamp with time zone,
    guest_name text,
    guest_email text,
    version integer DEFAULT 1 NOT NULL,
    original_objective text,
    original_notes text,
    original_attachment_url text,
    released_at timestamp with time zone,
    sent_by uuid,
    answered_by uuid,
    CONSTRAINT collaboration_requests_guest CHECK (((status = ANY (ARRAY['held'::text, 'released'::text, 'closed'::text])) OR ((guest_name IS NULL) AND (guest_email IS NULL)))),
    CONSTRAINT collaboration_requests_not_to_oneself CHECK ((sender_profile_id <> target_profile_id)),
    CONSTRAINT collaboration_requests_sides CHECK ((((sender_profile_id IS NOT NULL) OR (status = ANY (ARRAY['held'::text, 'released'::text, 'closed'::text, 'accepted'::text]))) AND ((target_profile_id IS NOT NULL) OR (status = 'accepted'::text)))),
    CONSTRAINT collaboration_requests_status_check CHECK ((status = ANY (ARRAY['held'::text, 'released'::text, 'closed'::text, 'pending'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text]))),
    CONSTRAINT collaboration_requests_timeframe_check CHECK ((timeframe = ANY (ARRAY['Immediate'::text, '0-3 months'::text, '3-6 months'::text, '6-12 months'::text])))
);
COMMENT ON TABLE public.collaboration_requests IS 'One member asks another for a collaboration.';
COMMENT ON COLUMN public.collaboration_requests.sender_profile_id IS 'Null for a guest (held, released, closed), and for a member whose account was erased (accepted)';
COMMENT ON COLUMN public.collaboration_requests.target_profile_id IS 'Null once the account of the member who accepted was erased';
COMMENT ON COLUMN public.collaboration_requests.status IS 'held: sent by a guest, seen by admins only. released: passed on to the target, who replies by email. closed: the target is done with it. Only a pending request can be accepted or withdrawn';
COMMENT ON COLUMN public.collaboration_requests.reason IS 'Reason given by the member who declined or withdrew';
COMMENT ON COLUMN public.collaboration_requests.guest_name IS 'Of a guest''s request only; deleted with the request 30 days after it was sent, or 30 days after an admin passed it on';
COMMENT ON COLUMN public.collaboration_requests.guest_email IS 'Address as typed; not confirmed';
COMMENT ON COLUMN public.collaboration_requests.version IS 'Of a guest''s request: grows when an admin edits it, so that two admins notice each other';
COMMENT ON COLUMN public.collaboration_requests.original_objective IS 'What the guest wrote, once an admin has edited it; null otherwise';
COMMENT ON COLUMN public.collaboration_requests.original_notes IS 'As original_objective';
COMMENT ON COLUMN public.collaboration_requests.original_attachment_url IS 'As original_objective';
COMMENT ON COLUMN public.collaboration_requests.released_at IS 'Time at which an admin passed a guest''s request on to its target';
COMMENT ON COLUMN public.collaboration_requests.sent_by IS 'The person who sent it for the sender';
COMMENT ON COLUMN public.collaboration_requests.answered_by IS 'The person who accepted, declined, closed or withdrew it for the own side';
CREATE TABLE public.collaboration_thread_reads (
    thread_id uuid NOT NULL,
    account_id uuid NOT NULL,
    read_until uuid NOT NULL
);
COMMENT ON TABLE public.collaboration_thread_reads IS 'How far a person has read a thread.';
COMMENT ON COLUMN public.collaboration_thread_reads.read_until IS 'Id of the last comment that was shown to the person. No foreign key: only its place in the order counts';
CREATE TABLE public.collaboration_threads (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    milestone_id uuid,
    comments_count integer DEFAULT 0 NOT NULL,
    file_id uuid,
    file_name text,
    last_comment_at timestamp with time zone,
    CONSTRAINT collaboration_threads_comments_count_check CHECK ((comments_count >= 0)),
    CONSTRAINT collaboration_threads_one_subject CHECK (((milestone_id IS NULL) OR ((file_id IS NULL) AND (file_name IS NULL))))
);
COMMENT ON TABLE public.collaboration_threads IS 'Comments on one subject: the collaboration, or one milestone or file of it.';
COMMENT ON COLUMN public.collaboration_threads.milestone_id IS 'Null for the thread of the collaboration itself, and of a file';
COMMENT ON COLUMN public.collaboration_threads.comments_count IS 'Number of comments ever written, deleted ones too. Kept by a trigger';
COMMENT ON COLUMN public.collaboration_threads.file_id IS 'Null for all other threads, and once the file is deleted';
COMMENT ON COLUMN public.collaboration_threads.file_name IS 'Name that a deleted file had; null for all other threads. Set by a trigger';
COMMENT ON COLUMN public.collaboration_threads.last_comment_at IS 'Time of the newest comment, deleted ones too. Kept by a trigger';
CREATE TABLE public.consents (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    notice_version text NOT NULL,
    language text NOT NULL,
    agreed_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.consents IS 'Which version of the consent notice a member agreed to, when, and in which language it was shown (DPDP Act 2023, section 6).';
CREATE TABLE public.content_block_versions (
    id uuid NOT NULL,
    block_id uuid NOT NULL,
    version integer NOT NULL,
    block_type text NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    media_url text,
    author_id uuid,
    restored_from integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    CONSTRAINT content_block_versions_block_type_check CHECK ((block_type = ANY (ARRAY['text'::text, 'image'::text]))),
    CONSTRAINT content_block_versions_version_check CHECK ((version > 0))
);
COMMENT ON TABLE public.content_block_versions IS 'What admins saved of a content block. Rows change in published_at only.';
COMMENT ON COLUMN public.content_block_versions.content IS 'HTML, sanitised when it was written';
COMMENT ON COLUMN public.content_block_versions.author_id IS 'Admin who saved it; null once the account was erased, and for versions from before the history';
COMMENT ON COLUMN public.content_block_versions.restored_from IS 'Number of the older version whose words it has';
COMMENT ON COLUMN public.content_block_versions.published_at IS 'Last time that this version became what visitors see';
CREATE TABLE public.content_blocks (
    id uuid NOT NULL,
    page_key text NOT NULL,
    block_key text NOT NULL,
    block_type text DEFAULT 'text'::text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    content text DEFAULT ''::text NOT NULL,
    media_url text,
    is_published boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    published_version integer,
    publish_at timestamp with time zone,
    CONSTRAINT content_blocks_block_key_check CHECK ((block_key ~ '^[a-z][a-z0-9_]{0,59}$'::text)),
    CONSTRAINT content_blocks_block_type_check CHECK ((block_type = ANY (ARRAY['text'::text, 'image'::text]))),
    CONSTRAINT content_blocks_page_key_check CHECK ((page_key ~ '^[a-z][a-z0-9_]{0,59}$'::text)),
    CONSTRAINT content_blocks_version_check CHECK ((version > 0))
);
COMMENT ON TABLE public.content_blocks IS 'Words and pictures of public pages that an admin has changed. A page has built-in ones for the rest.';
COMMENT ON COLUMN public.content_blocks.content IS 'HTML, sanitised when it was written';
COMMENT ON COLUMN public.content_blocks.version IS 'Number of the latest version: counts what was saved, so that two admins do not overwrite each other';
COMMENT ON COLUMN public.content_blocks.published_version IS 'Version whose words are in this row for visitors; null for a block that was published before there were versions';
COMMENT ON COLUMN public.content_blocks.publish_at IS 'Time at which the latest version becomes what visitors see; saving another version takes it back';
CREATE TABLE public.course_certificates (
    id uuid NOT NULL,
    number text NOT NULL,
    user_id uuid,
    course_id uuid,
    holder_name text,
    holder_organization text,
    course_title text NOT NULL,
    course_organization text NOT NULL,
    minutes integer NOT NULL,
    completed_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    reason text,
    CONSTRAINT course_certificates_holder CHECK (((user_id IS NULL) OR (holder_name IS NOT NULL))),
    CONSTRAINT course_certificates_minutes_check CHECK ((minutes > 0)),
    CONSTRAINT course_certificates_number_check CHECK ((number ~ '^DV(-[2-9A-HJKMNP-Z]{4}){3}$'::text)),
    CONSTRAINT course_certificates_revoked CHECK (((revoked_at IS NULL) = (reason IS NULL)))
);
COMMENT ON TABLE public.course_certificates IS 'Certificates of completed courses. They say what was true on the day of completion, whatever changes later.';
COMMENT ON COLUMN public.course_certificates.number IS 'Drawn at random, with a check character at the end';
COMMENT ON COLUMN public.course_certificates.user_id IS 'Null once the holder''s account was erased';
COMMENT ON COLUMN public.course_certificates.holder_name IS 'Name on the day of completion; erased with the account, while the certificate stays as one whose holder has left';
COMMENT ON COLUMN public.course_certificates.holder_organization IS 'On the day of completion, where it is not the name itself';
COMMENT ON COLUMN public.course_certificates.minutes IS 'Time that the whole course takes a learner';
COMMENT ON COLUMN public.course_certificates.reason IS 'Why an admin revoked it: for the holder and admins';
CREATE TABLE public.course_enrolments (
    user_id uuid NOT NULL,
    course_id uuid NOT NULL,
    enrolled_at timestamp with time zone NOT NULL,
    left_at timestamp with time zone,
    last_module_id text,
    last_opened_at timestamp with time zone NOT NULL,
    completed_at timestamp with time zone,
    completed_version integer,
    CONSTRAINT course_enrolments_completed CHECK (((completed_at IS NULL) = (completed_version IS NULL)))
);
COMMENT ON TABLE public.course_enrolments IS 'Members who take a course, and those who left it: they find their progress when they come back.';
COMMENT ON COLUMN public.course_enrolments.last_module_id IS 'The module that was opened last; it may be gone from the newest version';
COMMENT ON COLUMN public.course_enrolments.completed_at IS 'Time at which all modules of the then newest version were done; later versions do not take it back';
CREATE TABLE public.course_files (
    id uuid NOT NULL,
    proposal_id uuid NOT NULL,
    stored_name text NOT NULL,
    name text NOT NULL,
    is_picture boolean NOT NULL,
    media_type text NOT NULL,
    byte_size integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.course_files IS 'Pictures and files that the modules of a proposal, and of the course that it became, name by their ids.';
CREATE TABLE public.course_progress (
    user_id uuid NOT NULL,
    course_id uuid NOT NULL,
    module_id text NOT NULL,
    read_at timestamp with time zone,
    quiz_passed_at timestamp with time zone,
    done_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    answers jsonb,
    right_answers integer,
    questions integer,
    updated_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.course_progress IS 'What a member has done of a module. Rows of modules that were removed stay and do not count.';
COMMENT ON COLUMN public.course_progress.done_at IS 'Time from which the module counts: its text was read, and its quiz passed if it has one';
COMMENT ON COLUMN public.course_progress.answers IS 'The last answers to the quiz: for each question the numbers of the chosen choices, from 0';
COMMENT ON COLUMN public.course_progress.right_answers IS 'Number of questions answered rightly in the last attempt';
CREATE TABLE public.course_proposals (
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    content jsonb NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    remark text,
    submitted_at timestamp with time zone,
    decided_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT course_proposals_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'returned'::text, 'declined'::text, 'published'::text]))),
    CONSTRAINT course_proposals_submitted CHECK (((status <> 'submitted'::text) OR (submitted_at IS NOT NULL)))
);
COMMENT ON TABLE public.course_proposals IS 'The author''s copy of a course, from the first draft on. It has the id of the course that it becomes; learners never see it.';
COMMENT ON COLUMN public.course_proposals.content IS 'As the editor sends it; it may lack parts until it is submitted';
COMMENT ON COLUMN public.course_proposals.revision IS 'Counts the saved states, so that two editors or an admin and the author notice each other';
COMMENT ON COLUMN public.course_proposals.remark IS 'Words of the admin who returned or declined it';
CREATE TABLE public.course_ratings (
    id uuid NOT NULL,
    course_id uuid NOT NULL,
    user_id uuid NOT NULL,
    stars smallint NOT NULL,
    words text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT course_ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);
COMMENT ON TABLE public.course_ratings IS 'What members who completed at least one module say of a course; each once, and they can change it.';
CREATE TABLE public.course_session_registrations (
    id uuid NOT NULL,
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    is_waiting boolean NOT NULL,
    reminded_before integer,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.course_session_registrations IS 'Members who have a place in a session or wait for one, in the order of their ids.';
COMMENT ON COLUMN public.course_session_registrations.reminded_before IS 'Hours before the start of the last reminder that was sent or is not needed: 24 or 1; null before the first';
CREATE TABLE public.course_sessions (
    id uuid NOT NULL,
    course_id uuid NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    minutes integer NOT NULL,
    places integer NOT NULL,
    venue text,
    join_url text,
    recording_url text,
    revision integer DEFAULT 0 NOT NULL,
    cancelled_at timestamp with time zone,
    reason text,
    registered integer DEFAULT 0 NOT NULL,
    waiting integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT course_sessions_cancelled CHECK (((cancelled_at IS NULL) = (reason IS NULL))),
    CONSTRAINT course_sessions_full CHECK ((registered <= places)),
    CONSTRAINT course_sessions_minutes_check CHECK (((minutes >= 15) AND (minutes <= 720))),
    CONSTRAINT course_sessions_places_check CHECK (((places >= 1) AND (places <= 5000))),
    CONSTRAINT course_sessions_where CHECK (((venue IS NOT NULL) OR (join_url IS NOT NULL)))
);
COMMENT ON TABLE public.course_sessions IS 'Dates of webinars and workshops, with the places that members register for.';
COMMENT ON COLUMN public.course_sessions.venue IS 'Where people meet; null where they meet on the net only';
COMMENT ON COLUMN public.course_sessions.join_url IS 'For registered members and organisers only';
COMMENT ON COLUMN public.course_sessions.recording_url IS 'Added after the session; for signed-in members';
COMMENT ON COLUMN public.course_sessions.revision IS 'SEQUENCE of the calendar file: counts changes of time or place';
COMMENT ON COLUMN public.course_sessions.reason IS 'Why it was cancelled, in the words of the organiser';
COMMENT ON COLUMN public.course_sessions.registered IS 'Members with a place. Kept by a trigger';
COMMENT ON COLUMN public.course_sessions.waiting IS 'Members on the waiting list. Kept by a trigger';
CREATE TABLE public.courses (
    id uuid NOT NULL,
    key text,
    author_id uuid,
    slug text NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    level text NOT NULL,
    language text NOT NULL,
    minutes integer NOT NULL,
    price bigint NOT NULL,
    instructor text NOT NULL,
    organization text NOT NULL,
    sources jsonb DEFAULT '[]'::jsonb NOT NULL,
    modules jsonb NOT NULL,
    module_ids text[] NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    reviewed_on date,
    is_hidden boolean DEFAULT false NOT NULL,
    students integer DEFAULT 0 NOT NULL,
    ratings_count integer DEFAULT 0 NOT NULL,
    ratings_sum integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    published_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    search_document tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(public.immutable_unaccent(((((((((title || ' '::text) || category) || ' '::text) || instructor) || ' '::text) || organization) || ' '::text) || description)), '/\-_.:@#&+'''::text, '           '::text))) STORED NOT NULL,
    CONSTRAINT courses_minutes_check CHECK ((minutes > 0)),
    CONSTRAINT courses_module_ids CHECK ((cardinality(module_ids) = jsonb_array_length(modules))),
    CONSTRAINT courses_price_check CHECK ((price >= 0)),
    CONSTRAINT courses_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80))),
    CONSTRAINT courses_type_check CHECK ((type = ANY (ARRAY['course'::text, 'webinar'::text, 'workshop'::text])))
);
COMMENT ON TABLE public.courses IS 'Courses, webinars and workshops that were published, as the newest version has them. What is not published is in course_proposals.';
COMMENT ON COLUMN public.courses.key IS 'Name of a course of the platform itself, by which a new release finds it; null for a member''s';
COMMENT ON COLUMN public.courses.author_id IS 'Null for a course of the platform, and once the author''s account was erased';
COMMENT ON COLUMN public.courses.minutes IS 'Time that the whole takes a learner';
COMMENT ON COLUMN public.courses.price IS 'Whole rupees; 0 is free';
COMMENT ON COLUMN public.courses.sources IS 'List of {title, url}';
COMMENT ON COLUMN public.courses.modules IS 'List of modules with their text and quiz, right answers included: never sent as it is';
COMMENT ON COLUMN public.courses.module_ids IS 'The ids of the modules in their order. A module keeps its id in every version';
COMMENT ON COLUMN public.courses.version IS 'Counts the published versions';
COMMENT ON COLUMN public.courses.reviewed_on IS 'Day on which the authors last checked the content against its sources';
COMMENT ON COLUMN public.courses.is_hidden IS 'An admin took it out of the catalog: only its author and admins see it';
COMMENT ON COLUMN public.courses.students IS 'Members who are enrolled. Kept by a trigger';
COMMENT ON COLUMN public.courses.ratings_count IS 'Kept by a trigger';
COMMENT ON COLUMN public.courses.ratings_sum IS 'Sum of the stars. Kept by a trigger';
COMMENT ON COLUMN public.courses.views IS 'Readers of the page, each once a day';
CREATE TABLE public.demo_bookings (
    id uuid NOT NULL,
    slot_id uuid NOT NULL,
    place integer NOT NULL,
    token_hash bytea NOT NULL,
    account_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    organization text,
    wish text,
    visitor text,
    state text NOT NULL,
    cancelled_by text,
    reason text,
    revision integer DEFAULT 0 NOT NULL,
    reminded_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_bookings_cancelled CHECK (((state = 'cancelled'::text) = (cancelled_by IS NOT NULL))),
    CONSTRAINT demo_bookings_cancelled_by_check CHECK ((cancelled_by = ANY (ARRAY['visitor'::text, 'admin'::text, 'time'::text]))),
    CONSTRAINT demo_bookings_place_check CHECK ((place > 0)),
    CONSTRAINT demo_bookings_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'booked'::text, 'cancelled'::text])))
);
COMMENT ON TABLE public.demo_bookings IS 'Who has booked a demo. A visitor''s booking is deleted 90 days after the demo, a member''s with the account.';
COMMENT ON COLUMN public.demo_bookings.place IS 'Number of the place in the slot, from 1: two people never have the same';
COMMENT ON COLUMN public.demo_bookings.token_hash IS 'SHA-256 of the token in the mails: whoever has the mail can move and cancel';
COMMENT ON COLUMN public.demo_bookings.account_id IS 'Null for a visitor';
COMMENT ON COLUMN public.demo_bookings.wish IS 'What the person would like to see';
COMMENT ON COLUMN public.demo_bookings.visitor IS 'Name of the visitor''s address for the day of the booking (keyed hash); null for members';
COMMENT ON COLUMN public.demo_bookings.state IS 'offered: to a request for a group, until it is accepted';
COMMENT ON COLUMN public.demo_bookings.cancelled_by IS 'time: an offer that was not accepted before it began';
COMMENT ON COLUMN public.demo_bookings.reason IS 'Why an admin cancelled it, in the words of the mail';
COMMENT ON COLUMN public.demo_bookings.revision IS 'SEQUENCE of the calendar entry: counts moves, changes and the cancellation';
COMMENT ON COLUMN public.demo_bookings.reminded_at IS 'When the reminder of the day before was sent, or was not needed any more';
CREATE TABLE public.demo_requests (
    id uuid NOT NULL,
    account_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    organization text NOT NULL,
    people integer NOT NULL,
    language text NOT NULL,
    preferred_days text[] NOT NULL,
    message text,
    state text DEFAULT 'waiting'::text NOT NULL,
    reason text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_requests_declined CHECK (((state = 'declined'::text) = (reason IS NOT NULL))),
    CONSTRAINT demo_requests_people_check CHECK (((people >= 2) AND (people <= 1000))),
    CONSTRAINT demo_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'offered'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);
COMMENT ON TABLE public.demo_requests IS 'Requests for a demo to a group. A visitor''s is deleted 90 days after its last change, a member''s with the account.';
COMMENT ON COLUMN public.demo_requests.account_id IS 'Null for a visitor';
COMMENT ON COLUMN public.demo_requests.preferred_days IS 'Days of the week: mon to sat';
COMMENT ON COLUMN public.demo_requests.state IS 'waiting for an admin, offered a time, accepted, declined by an admin, withdrawn by its sender. A time that does not suit, is not accepted or is cancelled lets it wait again';
COMMENT ON COLUMN public.demo_requests.reason IS 'Why an admin declined it, in the words of the mail';
CREATE TABLE public.demo_slots (
    id uuid NOT NULL,
    kind text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    minutes integer NOT NULL,
    places integer NOT NULL,
    join_url text NOT NULL,
    host_id uuid,
    request_id uuid,
    closed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT demo_slots_kind_check CHECK ((kind = ANY (ARRAY['live'::text, 'group'::text]))),
    CONSTRAINT demo_slots_live_has_one_place CHECK (((kind = 'group'::text) OR (places = 1))),
    CONSTRAINT demo_slots_minutes_check CHECK (((minutes >= 15) AND (minutes <= 240))),
    CONSTRAINT demo_slots_places_check CHECK (((places >= 1) AND (places <= 100)))
);
COMMENT ON TABLE public.demo_slots IS 'Times at which an admin gives a demo. Deleted 90 days after them unless somebody had booked.';
COMMENT ON COLUMN public.demo_slots.kind IS 'live: for one booking. group: places for several';
COMMENT ON COLUMN public.demo_slots.join_url IS 'Link of the video call; for those who have booked, and admins';
COMMENT ON COLUMN public.demo_slots.host_id IS 'The admin who offers it and gets the mails; null once the account was erased';
COMMENT ON COLUMN public.demo_slots.request_id IS 'The request that this time is offered to, and to nobody else; null for a time that everybody can book';
COMMENT ON COLUMN public.demo_slots.closed_at IS 'Since when nobody can book it any more; those who have booked keep it';
CREATE TABLE public.document_openings (
    id uuid NOT NULL,
    document_id uuid,
    opened_by uuid,
    opened_by_name text NOT NULL,
    opened_at timestamp with time zone DEFAULT now() NOT NULL,
    numbers_of uuid,
    opened_by_person uuid,
    CONSTRAINT document_openings_subject CHECK ((num_nonnulls(document_id, numbers_of) = 1))
);
COMMENT ON TABLE public.document_openings IS 'Openings of a document by others than its owner, and looks of admins at the numbers of a profile.';
COMMENT ON COLUMN public.document_openings.numbers_of IS 'Member whose numbers were shown in full; then no document was opened.';
COMMENT ON COLUMN public.document_openings.opened_by_person IS 'The person who opened it, for the profile opened_by';
CREATE TABLE public.document_reminders (
    document_id uuid NOT NULL,
    expires_on date NOT NULL,
    days_before integer NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT document_reminders_days_before_check CHECK ((days_before = ANY (ARRAY[90, 60, 30])))
);
COMMENT ON TABLE public.document_reminders IS 'Reminders mailed before a document expires. A new expiry date starts them again.';
CREATE TABLE public.document_shares (
    id uuid NOT NULL,
    document_id uuid NOT NULL,
    member_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);
COMMENT ON TABLE public.document_shares IS 'Members with access to a document, and until when.';
CREATE TABLE public.documents (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    kind text NOT NULL,
    title text,
    financial_year text,
    number text,
    issued_on date,
    expires_on date,
    file_name text NOT NULL,
    original_name text NOT NULL,
    file_stored_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    uploaded_by uuid,
    CONSTRAINT documents_dates CHECK ((expires_on > issued_on)),
    CONSTRAINT documents_financial_year_check CHECK ((financial_year ~ '^[0-9]{4}-[0-9]{2}$'::text)),
    CONSTRAINT documents_kind_check CHECK ((kind = ANY (ARRAY['registration'::text, '12a'::text, '80g'::text, 'csr-1'::text, 'audited-accounts'::text, 'fcra'::text, 'board-resolution'::text, 'policy'::text, 'other'::text])))
);
COMMENT ON TABLE public.documents IS 'The papers of a member: private unless shared.';
COMMENT ON COLUMN public.documents.title IS 'Title of a policy or another paper';
COMMENT ON COLUMN public.documents.financial_year IS 'Year of audited accounts: 2025-26 is April 2025 to March 2026';
COMMENT ON COLUMN public.documents.original_name IS 'Cleaned name of the uploaded file, with the ending of its content';
COMMENT ON COLUMN public.documents.file_stored_at IS 'Time at which the present file was uploaded; details can change without it';
COMMENT ON COLUMN public.documents.uploaded_by IS 'The person who stored the present file, for owner_id';
CREATE TABLE public.domain_claims (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    domain text NOT NULL,
    email text NOT NULL,
    token_hash bytea,
    claimed_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    CONSTRAINT domain_claims_domain_check CHECK (((domain <> ''::text) AND (domain = lower(domain)))),
    CONSTRAINT domain_claims_email_check CHECK ((email = lower(email))),
    CONSTRAINT domain_claims_wait_or_hold CHECK ((((confirmed_at IS NULL) = (token_hash IS NOT NULL)) AND ((confirmed_at IS NULL) = (expires_at IS NOT NULL))))
);
COMMENT ON TABLE public.domain_claims IS 'Domains of organisations. Several may claim one domain; the first to open the link of its mail holds it';
COMMENT ON COLUMN public.domain_claims.email IS 'Address of the domain that the link was sent to';
COMMENT ON COLUMN public.domain_claims.token_hash IS 'SHA-256 of the token in the mail, for 24 hours; null once it was used';
COMMENT ON COLUMN public.domain_claims.confirmed_at IS 'Since when the profile holds the domain; null while the mail waits';
CREATE TABLE public.files (
    name text NOT NULL,
    owner_id uuid,
    media_type text NOT NULL,
    byte_size integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT files_byte_size_check CHECK ((byte_size > 0)),
    CONSTRAINT files_name_check CHECK ((name ~ '^(public|private)/[A-Za-z0-9_-]{22}(-[0-9]+\.webp)?$'::text))
);
COMMENT ON TABLE public.files IS 'Files in use. The sweep deletes a stored file without a row here.';
COMMENT ON COLUMN public.files.name IS 'Name in the file store; everyone who knows a name below public/ can read the file';
COMMENT ON COLUMN public.files.owner_id IS 'Member whose file it is; null for a file of the platform itself';
CREATE TABLE public.forum_attachments (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    post_id uuid,
    file_name text NOT NULL,
    original_name text NOT NULL,
    place smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.forum_attachments IS 'Pictures and PDFs of posts. Without a post only the owner sees it; it is deleted after a day.';
CREATE TABLE public.forum_circle_follows (
    member_id uuid NOT NULL,
    circle_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.forum_circle_follows IS 'Circles whose new topics are in a member''s weekly digest.';
CREATE TABLE public.forum_circles (
    id uuid NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    group_url text,
    place smallint DEFAULT 100 NOT NULL,
    archived_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT forum_circles_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 3) AND (length(slug) <= 60))))
);
COMMENT ON TABLE public.forum_circles IS 'Circles of the community. Each has its own discussions, and maybe a group elsewhere.';
COMMENT ON COLUMN public.forum_circles.slug IS 'Last part of the address /community/{slug}; it never changes';
COMMENT ON COLUMN public.forum_circles.group_url IS 'Group of a professional network, opened in a new tab; null where there is none';
COMMENT ON COLUMN public.forum_circles.place IS 'Order on the page, then by name';
COMMENT ON COLUMN public.forum_circles.archived_at IS 'An archived circle is not listed; its topics can be read, and nothing can be written';
CREATE TABLE public.forum_digests (
    member_id uuid NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.forum_digests IS 'Until when a member has the digest: the next one begins there.';
CREATE TABLE public.forum_edits (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    title text,
    body text NOT NULL,
    replaced_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.forum_edits IS 'Earlier versions of posts. Who sees the post sees them.';
COMMENT ON COLUMN public.forum_edits.replaced_at IS 'Time at which the next version took its place';
CREATE TABLE public.forum_mentions (
    post_id uuid NOT NULL,
    member_id uuid NOT NULL,
    name text NOT NULL
);
COMMENT ON TABLE public.forum_mentions IS 'Members that a post mentions as @name.';
COMMENT ON COLUMN public.forum_mentions.name IS 'As the text has it';
CREATE TABLE public.forum_moderators (
    circle_id uuid NOT NULL,
    member_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.forum_moderators IS 'Members who may hide posts, and pin and lock topics of a circle. Admins may in all.';
CREATE TABLE public.forum_posts (
    id uuid NOT NULL,
    topic_id uuid NOT NULL,
    circle_id uuid NOT NULL,
    author_id uuid,
    title text,
    body text NOT NULL,
    is_shown boolean DEFAULT true NOT NULL,
    edited_at timestamp with time zone,
    removed_at timestamp with time zone,
    hidden_at timestamp with time zone,
    hidden_by uuid,
    hidden_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_document tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(public.immutable_unaccent(((COALESCE(title, ''::text) || ' '::text) || body)), '/\-_.:@#&+''*()[]'::text, '                '::text))) STORED NOT NULL,
    CONSTRAINT forum_posts_body_check CHECK ((char_length(body) <= 10000)),
    CONSTRAINT forum_posts_shown CHECK (((NOT is_shown) OR ((removed_at IS NULL) AND (hidden_at IS NULL)))),
    CONSTRAINT forum_posts_title CHECK (((title IS NOT NULL) = (id = topic_id))),
    CONSTRAINT forum_posts_title_check CHECK ((char_length(title) <= 150))
);
COMMENT ON TABLE public.forum_posts IS 'Texts of the community in Markdown: the opening post of a topic, which has its id, and replies.';
COMMENT ON COLUMN public.forum_posts.circle_id IS 'Copy of that of the topic';
COMMENT ON COLUMN public.forum_posts.author_id IS 'Null once the account of the author was erased';
COMMENT ON COLUMN public.forum_posts.title IS 'Of an opening post only';
COMMENT ON COLUMN public.forum_posts.is_shown IS 'Everybody sees it: neither removed nor hidden, nor is its topic';
COMMENT ON COLUMN public.forum_posts.removed_at IS 'The author removed the text; a placeholder stays because others have replied';
COMMENT ON COLUMN public.forum_posts.hidden_at IS 'A moderator hid it; its author and moderators still see it';
COMMENT ON COLUMN public.forum_posts.hidden_reason IS 'As the author reads it';
CREATE TABLE public.forum_reads (
    member_id uuid NOT NULL,
    topic_id uuid NOT NULL,
    read_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.forum_reads IS 'When a member last read a topic. Rows older than the previous visit to the circle are deleted.';
CREATE TABLE public.forum_reports (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    reporter_id uuid NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decision text,
    decided_by uuid,
    decided_at timestamp with time zone,
    CONSTRAINT forum_reports_decided CHECK (((decision IS NULL) = (decided_at IS NULL))),
    CONSTRAINT forum_reports_decision_check CHECK ((decision = ANY (ARRAY['hidden'::text, 'dismissed'::text])))
);
COMMENT ON TABLE public.forum_reports IS 'Posts that members reported, each post once by each member.';
CREATE TABLE public.forum_topic_follows (
    member_id uuid NOT NULL,
    topic_id uuid NOT NULL,
    is_muted boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.forum_topic_follows IS 'Topics whose new replies are in a member''s weekly digest, and muted ones.';
COMMENT ON COLUMN public.forum_topic_follows.is_muted IS 'No mail about this topic, also not about mentions';
CREATE TABLE public.forum_topics (
    id uuid NOT NULL,
    circle_id uuid NOT NULL,
    author_id uuid,
    is_pinned boolean DEFAULT false NOT NULL,
    is_locked boolean DEFAULT false NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    answer_id uuid,
    replies_count integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    last_activity_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.forum_topics IS 'Topics of the circles. Title and text are the post that has the same id.';
COMMENT ON COLUMN public.forum_topics.author_id IS 'Null once the account of the author was erased';
COMMENT ON COLUMN public.forum_topics.is_hidden IS 'A moderator has hidden the opening post, and with it the topic';
COMMENT ON COLUMN public.forum_topics.answer_id IS 'The reply that answers the topic';
COMMENT ON COLUMN public.forum_topics.replies_count IS 'Replies that everybody sees';
COMMENT ON COLUMN public.forum_topics.views IS 'Each reader counts once a day';
COMMENT ON COLUMN public.forum_topics.last_activity_at IS 'Time of the newest post that everybody sees';
CREATE TABLE public.forum_visits (
    member_id uuid NOT NULL,
    circle_id uuid NOT NULL,
    previous_at timestamp with time zone,
    visited_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.forum_visits IS 'Last visits of members to circles. Looks within half an hour are one visit.';
COMMENT ON COLUMN public.forum_visits.previous_at IS 'End of the visit before: what was written since is marked as new';
COMMENT ON COLUMN public.forum_visits.visited_at IS 'Last look';
CREATE TABLE public.invitations (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    message text,
    token_hash bytea NOT NULL,
    invited_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    seat_of uuid,
    CONSTRAINT invitations_email_check CHECK ((email = lower(email))),
    CONSTRAINT invitations_message_check CHECK ((message <> ''::text)),
    CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'member'::text, 'finance'::text, 'viewer'::text])))
);
COMMENT ON TABLE public.invitations IS 'Invitations to act for a profile that wait for an answer. One that is accepted, withdrawn or expired is deleted.';
COMMENT ON COLUMN public.invitations.token_hash IS 'SHA-256 of the token in the mail; sending it again makes a new one';
COMMENT ON COLUMN public.invitations.seat_of IS 'Place of the organisation in a collaboration, in which the person is named with the acceptance';
CREATE TABLE public.join_links (
    token_hash bytea NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT join_links_email_check CHECK ((email = lower(email)))
);
COMMENT ON TABLE public.join_links IS 'Links that prove an address of a claimed domain, each for 24 hours and one use. A new one replaces the earlier one of the address';
COMMENT ON COLUMN public.join_links.token_hash IS 'SHA-256 of the token in the mail';
CREATE TABLE public.join_requests (
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    account_id uuid NOT NULL,
    email text NOT NULL,
    made_account boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    declined_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT join_requests_email_check CHECK ((email = lower(email)))
);
COMMENT ON TABLE public.join_requests IS 'Persons who ask to act for a profile. One that is accepted is deleted; one that is declined stays until it expires, so that nobody asks again and again';
COMMENT ON COLUMN public.join_requests.email IS 'Proven address of the domain with which the person asked';
COMMENT ON COLUMN public.join_requests.made_account IS 'True if the account was made to ask: it goes with a request that is declined or not answered, and its address is free again';
CREATE VIEW public.main_owners AS
 SELECT memberships.profile_id,
    memberships.account_id
   FROM public.memberships
  WHERE memberships.is_main;
COMMENT ON VIEW public.main_owners IS 'For each profile the owner who gets its mails';
CREATE TABLE public.marketplace_counts (
    organization_type text NOT NULL,
    state text NOT NULL,
    members integer NOT NULL
);
COMMENT ON TABLE public.marketplace_counts IS 'Number of published profiles per type and state of the head office: each profile counts once. Kept by a trigger';
COMMENT ON COLUMN public.marketplace_counts.state IS 'Empty where the profile''s state is not known';
CREATE TABLE public.marketplace_key_changes (
    id bigint NOT NULL,
    keys text[] NOT NULL,
    step smallint NOT NULL
);
COMMENT ON TABLE public.marketplace_key_changes IS 'Keys with which members came (1) or went (-1) and that marketplace_key_pairs does not count yet. Written by a trigger on profiles';
COMMENT ON COLUMN public.marketplace_key_changes.keys IS 'counted_keys() of the profile';
COMMENT ON COLUMN public.marketplace_key_changes.step IS '1 for a profile that came, -1 for one that went';
ALTER TABLE public.marketplace_key_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.marketplace_key_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.marketplace_key_day (
    is_only boolean DEFAULT true NOT NULL,
    day date NOT NULL,
    CONSTRAINT marketplace_key_day_is_only_check CHECK (is_only)
);
COMMENT ON TABLE public.marketplace_key_day IS 'One row: the day of the counts in marketplace_key_pairs';
COMMENT ON COLUMN public.marketplace_key_day.day IS 'Day in India on which the counted levels of verification and papers are valid. A job moves it on. Who reads it to write changes holds the advisory lock of the same name';
CREATE TABLE public.marketplace_key_pairs (
    one text NOT NULL COLLATE pg_catalog."C",
    other text NOT NULL COLLATE pg_catalog."C",
    members integer NOT NULL,
    CONSTRAINT marketplace_key_pairs_check CHECK ((one <= other)),
    CONSTRAINT marketplace_key_pairs_members_check CHECK ((members > 0))
);
COMMENT ON TABLE public.marketplace_key_pairs IS 'Published profiles by two of their counted_keys(), but not by two districts. A background job adds up marketplace_key_changes';
COMMENT ON COLUMN public.marketplace_key_pairs.one IS 'A key of counted_keys()';
COMMENT ON COLUMN public.marketplace_key_pairs.other IS 'Another key of the same profile, behind the first in the alphabet; or the same for all with that key';
COMMENT ON COLUMN public.marketplace_key_pairs.members IS 'Number of published profiles that have both';
CREATE TABLE public.marketplace_word_changes (
    id bigint NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    step smallint NOT NULL
);
COMMENT ON TABLE public.marketplace_word_changes IS 'Words that members took up (1) or gave up (-1) and that marketplace_words does not count yet. Written by a trigger on profiles';
ALTER TABLE public.marketplace_word_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.marketplace_word_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.marketplace_words (
    word text NOT NULL COLLATE pg_catalog."C",
    stem text NOT NULL,
    members integer NOT NULL,
    CONSTRAINT marketplace_words_members_check CHECK ((members > 0))
);
COMMENT ON TABLE public.marketplace_words IS 'Words of published profiles, without stop words. A background job adds up marketplace_word_changes';
COMMENT ON COLUMN public.marketplace_words.word IS 'In lower case and without accents, letters only';
COMMENT ON COLUMN public.marketplace_words.stem IS 'The word as full text in profiles.search_document has it';
COMMENT ON COLUMN public.marketplace_words.members IS 'Number of published profiles that have the word';
CREATE TABLE public.member_counts (
    account_id uuid NOT NULL,
    kind text NOT NULL,
    day date NOT NULL,
    made integer NOT NULL,
    CONSTRAINT member_counts_made_check CHECK ((made >= 0))
);
COMMENT ON TABLE public.member_counts IS 'Records that each member created on a day. One row per member and kind.';
COMMENT ON COLUMN public.member_counts.account_id IS 'Member who created the records';
COMMENT ON COLUMN public.member_counts.kind IS 'Name of the route that creates the record';
COMMENT ON COLUMN public.member_counts.day IS 'Day in India; the count starts again each day';
COMMENT ON COLUMN public.member_counts.made IS 'Records of this kind created on that day';
CREATE TABLE public.milestone_news (
    id uuid NOT NULL,
    collaboration_id text NOT NULL,
    actor_id uuid NOT NULL,
    milestone_id uuid NOT NULL,
    milestone_title text NOT NULL,
    change text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    actor_person uuid,
    CONSTRAINT milestone_news_change_check CHECK ((change = ANY (ARRAY['added'::text, 'changed'::text, 'completed'::text, 'reopened'::text, 'removed'::text])))
);
COMMENT ON TABLE public.milestone_news IS 'Changes of milestones that the partners have not been mailed about yet. A job sends and deletes them after ten minutes.';
COMMENT ON COLUMN public.milestone_news.actor_id IS 'Member who made the change; gets no mail about it';
COMMENT ON COLUMN public.milestone_news.milestone_id IS 'No foreign key: news of a deleted milestone stay until they are sent';
COMMENT ON COLUMN public.milestone_news.actor_person IS 'The person who changed the milestone, for actor_id';
CREATE TABLE public.moderation_answers (
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    author_id uuid NOT NULL,
    refusal_id uuid NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT moderation_answers_body_check CHECK ((char_length(body) <= 1000)),
    CONSTRAINT moderation_answers_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['testimonial'::text, 'case-study'::text, 'resource'::text, 'course'::text, 'post'::text])))
);
COMMENT ON TABLE public.moderation_answers IS 'The answer of an author whose item was refused: one for each item, ever';
COMMENT ON COLUMN public.moderation_answers.refusal_id IS 'The decision that it answers';
COMMENT ON COLUMN public.moderation_answers.settled_at IS 'When the item was decided for the second time, which is final';
CREATE TABLE public.moderation_decisions (
    id uuid NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    subject_title text NOT NULL,
    author_id uuid,
    decision text NOT NULL,
    reason text,
    decided_by uuid,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT moderation_decisions_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'returned'::text, 'refused'::text]))),
    CONSTRAINT moderation_decisions_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['testimonial'::text, 'case-study'::text, 'resource'::text, 'course'::text, 'post'::text, 'report'::text])))
);
COMMENT ON TABLE public.moderation_decisions IS 'Every decision on what members sent, with its reason. The record itself keeps the last one only. It goes with the account of the author.';
COMMENT ON COLUMN public.moderation_decisions.subject_id IS 'Id of the record in the table of its kind; of a report that of its ticket';
COMMENT ON COLUMN public.moderation_decisions.subject_title IS 'As it was at the decision, at most 200 characters';
COMMENT ON COLUMN public.moderation_decisions.author_id IS 'Null for a guest, and for records of erased members';
COMMENT ON COLUMN public.moderation_decisions.decision IS 'Of a post: hidden is refused, shown again or left as it was is accepted';
COMMENT ON COLUMN public.moderation_decisions.decided_by IS 'Null if it is not known, and once the account was erased';
CREATE TABLE public.news_entries (
    id uuid NOT NULL,
    source_id uuid NOT NULL,
    story_key text NOT NULL,
    title_key text,
    link text NOT NULL,
    title text NOT NULL,
    excerpt text,
    picture_url text,
    category text NOT NULL,
    is_shown boolean NOT NULL,
    published_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    search_document tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(public.immutable_unaccent(((title || ' '::text) || category)), '/\-_.:@#&+'''::text, '           '::text))) STORED NOT NULL,
    CONSTRAINT news_entries_excerpt_check CHECK ((char_length(excerpt) <= 300)),
    CONSTRAINT news_entries_title_check CHECK ((char_length(title) <= 300))
);
COMMENT ON TABLE public.news_entries IS 'Stories of the feeds, each once, for 180 days. Titles and excerpts are plain text.';
COMMENT ON COLUMN public.news_entries.story_key IS 'Address of the story without what differs between sources: scheme, www, tracking';
COMMENT ON COLUMN public.news_entries.title_key IS 'Letters and digits of a title long enough to recognise the story at another address';
COMMENT ON COLUMN public.news_entries.picture_url IS 'As the feed names it. No page loads it';
COMMENT ON COLUMN public.news_entries.category IS 'Copy of the category of the source';
COMMENT ON COLUMN public.news_entries.is_shown IS 'Copy of is_active of the source';
CREATE TABLE public.news_marks (
    user_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    is_saved boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.news_marks IS 'Stories that a member has read or saved.';
CREATE TABLE public.news_sources (
    id uuid NOT NULL,
    name text NOT NULL,
    url text,
    category text DEFAULT 'CSR News'::text NOT NULL,
    priority smallint DEFAULT 1 NOT NULL,
    twitter_handle text,
    description text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    etag text,
    last_modified text,
    next_fetch_at timestamp with time zone DEFAULT now() NOT NULL,
    fetched_at timestamp with time zone,
    succeeded_at timestamp with time zone,
    failures integer DEFAULT 0 NOT NULL,
    last_error text,
    last_error_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT news_sources_priority_check CHECK (((priority >= 1) AND (priority <= 10))),
    CONSTRAINT news_sources_url_or_handle CHECK (((url IS NOT NULL) OR (twitter_handle IS NOT NULL)))
);
COMMENT ON TABLE public.news_sources IS 'Feeds that news is read from, and Twitter accounts that are shown as a link.';
COMMENT ON COLUMN public.news_sources.url IS 'Address of the feed; null for a Twitter account. The feed of the demo data is a path of this installation';
COMMENT ON COLUMN public.news_sources.priority IS 'From 1 to 10: a story of several sources is shown as that of the highest one';
COMMENT ON COLUMN public.news_sources.etag IS 'What the server sent with its last answer, for a conditional request';
COMMENT ON COLUMN public.news_sources.next_fetch_at IS 'Not fetched by the job before; later and later after each failure';
COMMENT ON COLUMN public.news_sources.fetched_at IS 'Last attempt';
COMMENT ON COLUMN public.news_sources.failures IS 'Failed attempts since the last one that succeeded';
COMMENT ON COLUMN public.news_sources.last_error IS 'In words for an admin; null after an attempt that succeeded';
CREATE TABLE public.notification_mutes (
    account_id uuid NOT NULL,
    collaboration_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.notification_mutes IS 'Collaborations of which a person wants no notifications and mails, except those that name the person.';
CREATE TABLE public.notifications (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    profile_id uuid,
    kind text NOT NULL,
    title text NOT NULL,
    body text,
    path text NOT NULL,
    once text,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    daily_choice text,
    collaboration_id text,
    CONSTRAINT notifications_body_check CHECK (((length(body) >= 1) AND (length(body) <= 500))),
    CONSTRAINT notifications_path_check CHECK ((path ~~ '/%'::text)),
    CONSTRAINT notifications_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
COMMENT ON TABLE public.notifications IS 'What happened to a person, for the bell in the header. Old ones, and those beyond the newest 500 of a person, are deleted each night.';
COMMENT ON COLUMN public.notifications.profile_id IS 'The profile that it is for, while the person acts for it; null when it is the person''s own';
COMMENT ON COLUMN public.notifications.kind IS 'What it is about: requests, answers, milestones, ... (NotificationKind)';
COMMENT ON COLUMN public.notifications.title IS 'Our own words, with names in quotation marks, as the subject of the mail';
COMMENT ON COLUMN public.notifications.body IS 'The sentence that says what happened, as the first paragraph of the mail; null where there is none';
COMMENT ON COLUMN public.notifications.path IS 'Page of this installation that it leads to';
COMMENT ON COLUMN public.notifications.once IS 'A person gets one notification with the same words here; null where that does not matter';
COMMENT ON COLUMN public.notifications.read_at IS 'When the person opened it or marked it as read';
COMMENT ON COLUMN public.notifications.daily_choice IS 'The choice (mails_requests, ...) by which it waits for the daily mail; null where it does not wait, or not any more';
COMMENT ON COLUMN public.notifications.collaboration_id IS 'The collaboration that it is about: hidden while that is deleted or the person may not read it, and deleted with it';
CREATE TABLE public.partner_mails (
    profile_id uuid NOT NULL,
    partner_id uuid NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.partner_mails IS 'Which members a weekly mail has named to a profile: none is named twice';
CREATE VIEW public.people AS
 SELECT a.id,
    acted.profile_id,
    COALESCE(a.person_name, acted.full_name, ''::text) AS full_name,
    acted.organization_name,
    acted.avatar_url,
    acted.organization_type,
        CASE
            WHEN ((a.person_name IS NULL) OR (a.person_name = acted.member_name)) THEN COALESCE(acted.member_name, ''::text)
            WHEN (acted.organization_name IS NULL) THEN a.person_name
            ELSE ((a.person_name || ', '::text) || acted.organization_name)
        END AS member_name
   FROM (public.accounts a
     LEFT JOIN LATERAL ( SELECT p.id AS profile_id,
            p.full_name,
            p.organization_name,
            p.member_name,
            p.avatar_url,
            p.organization_type
           FROM (public.memberships m
             JOIN public.profiles p ON ((p.id = m.profile_id)))
          WHERE (m.account_id = a.id)
          ORDER BY m.last_seen_at DESC NULLS LAST, m.created_at, m.profile_id
         LIMIT 1) acted ON (true));
COMMENT ON VIEW public.people IS 'Persons as others read of them: own name, and the profile that each acted for last';
CREATE TABLE public.profile_cin_history (
    profile_id uuid NOT NULL,
    cin text NOT NULL,
    replaced_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.profile_cin_history IS 'Corporate identity numbers that a member had before: a CIN changes when a company is listed, moves to another state or another industry. Kept by a trigger';
CREATE TABLE public.profile_deletions (
    profile_id uuid NOT NULL,
    asked_by uuid,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.profile_deletions IS 'Organisations that an owner deletes, until the erasure or until an owner keeps them';
COMMENT ON COLUMN public.profile_deletions.due_at IS 'When the job erases the profile';
CREATE TABLE public.profile_details (
    id uuid NOT NULL,
    ngo_registration_number text,
    cause_areas text[] DEFAULT '{}'::text[] NOT NULL,
    annual_beneficiaries bigint,
    annual_projects bigint,
    annual_volunteers bigint,
    strategic_partners text[] DEFAULT '{}'::text[] NOT NULL,
    expertise_areas text[] DEFAULT '{}'::text[] NOT NULL,
    certifications text[] DEFAULT '{}'::text[] NOT NULL,
    consulting_domains text[] DEFAULT '{}'::text[] NOT NULL,
    hourly_rate bigint,
    years_experience integer,
    service_categories text[] DEFAULT '{}'::text[] NOT NULL,
    pricing_model text,
    deployment_regions text[] DEFAULT '{}'::text[] NOT NULL,
    industries_served text[] DEFAULT '{}'::text[] NOT NULL,
    implementation_timeline text,
    industry text,
    annual_csr_budget bigint,
    sdg_focus text[] DEFAULT '{}'::text[] NOT NULL,
    csr_lead_name text,
    csr_lead_email text,
    csr_registration_number text,
    darpan_id text,
    pan text,
    gstin text,
    urn_12a text,
    urn_80g text,
    fcra_registration_number text,
    version integer DEFAULT 1 NOT NULL,
    field_versions jsonb DEFAULT '{}'::jsonb NOT NULL,
    mails_requests boolean DEFAULT true NOT NULL,
    mails_answers boolean DEFAULT true NOT NULL,
    mails_ratings boolean DEFAULT true NOT NULL,
    mails_document_expiry boolean DEFAULT true NOT NULL,
    mails_document_shares boolean DEFAULT true NOT NULL,
    mails_stories boolean DEFAULT true NOT NULL,
    mails_milestones boolean DEFAULT true NOT NULL,
    mails_collaborations boolean DEFAULT true NOT NULL,
    mails_sessions boolean DEFAULT true NOT NULL,
    mails_mentions boolean DEFAULT true NOT NULL,
    mails_digest boolean DEFAULT true NOT NULL,
    mails_partners boolean DEFAULT true NOT NULL,
    weighs_need boolean DEFAULT false NOT NULL,
    CONSTRAINT profile_details_annual_beneficiaries_check CHECK ((annual_beneficiaries >= 0)),
    CONSTRAINT profile_details_annual_csr_budget_check CHECK ((annual_csr_budget >= 0)),
    CONSTRAINT profile_details_annual_projects_check CHECK ((annual_projects >= 0)),
    CONSTRAINT profile_details_annual_volunteers_check CHECK ((annual_volunteers >= 0)),
    CONSTRAINT profile_details_hourly_rate_check CHECK ((hourly_rate >= 0)),
    CONSTRAINT profile_details_pricing_model_check CHECK ((pricing_model = ANY (ARRAY['fixed'::text, 'hourly'::text, 'subscription'::text, 'custom'::text]))),
    CONSTRAINT profile_details_years_experience_check CHECK ((years_experience >= 0))
);
COMMENT ON TABLE public.profile_details IS 'What a profile says beyond the columns that listings read: one row per profile, with the same id. A field that is not of the member''s kind is null or empty.';
COMMENT ON COLUMN public.profile_details.hourly_rate IS 'Whole rupees';
COMMENT ON COLUMN public.profile_details.annual_csr_budget IS 'Whole rupees';
COMMENT ON COLUMN public.profile_details.pan IS 'Permanent account number of the income tax department; sent to its owner only';
COMMENT ON COLUMN public.profile_details.urn_12a IS 'Unique registration number under section 12A or 332; starts with the PAN';
COMMENT ON COLUMN public.profile_details.urn_80g IS 'Unique registration number under section 80G or 354; starts with the PAN';
COMMENT ON COLUMN public.profile_details.version IS 'Increases by one with every save of the profile by its member';
COMMENT ON COLUMN public.profile_details.field_versions IS 'Version at which each field last changed. Two saves from the same version conflict only in fields that both change';
COMMENT ON COLUMN public.profile_details.mails_requests IS 'Not read any more, as all mails_ columns here: accounts.mails_off';
COMMENT ON COLUMN public.profile_details.mails_milestones IS 'True if the member gets mails about milestones that partners add, change, complete or delete';
COMMENT ON COLUMN public.profile_details.mails_collaborations IS 'True if the member gets mails about budgets, and about partners who leave, archive or restore a collaboration';
COMMENT ON COLUMN public.profile_details.mails_sessions IS 'Mails about webinars and workshops: a place from the waiting list, a change of the date, reminders';
COMMENT ON COLUMN public.profile_details.mails_mentions IS 'A mail when a member mentions this one in the community';
COMMENT ON COLUMN public.profile_details.mails_digest IS 'The weekly digest of followed circles and topics';
COMMENT ON COLUMN public.profile_details.mails_partners IS 'The weekly mail of new partners that fit';
COMMENT ON COLUMN public.profile_details.weighs_need IS 'Whether matches that the member sees count how poor the states of a candidate are and how little CSR money comes there';
CREATE TABLE public.profile_meaning_changes (
    profile_id uuid NOT NULL,
    change bigint NOT NULL
);
COMMENT ON TABLE public.profile_meaning_changes IS 'Published members whose texts changed since profile_meanings was computed. Written by triggers, emptied by a job';
COMMENT ON COLUMN public.profile_meaning_changes.change IS 'Another number after each change: one that comes while the job works is not lost';
ALTER TABLE public.profile_meaning_changes ALTER COLUMN change ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.profile_meaning_changes_change_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.profile_meanings (
    profile_id uuid NOT NULL,
    words tsvector NOT NULL,
    model text,
    signs bit(512),
    vector bytea,
    CONSTRAINT profile_meanings_whole CHECK ((num_nulls(model, signs, vector) = ANY (ARRAY[0, 3])))
)
WITH (toast_tuple_target='128');
ALTER TABLE public.profile_meanings ALTER COLUMN words SET STORAGE EXTERNAL;
ALTER TABLE public.profile_meanings ALTER COLUMN model SET STORAGE PLAIN;
ALTER TABLE public.profile_meanings ALTER COLUMN signs SET STORAGE PLAIN;
ALTER TABLE public.profile_meanings ALTER COLUMN vector SET STORAGE EXTERNAL;
COMMENT ON TABLE public.profile_meanings IS 'Texts of published members, with those of their projects and services, as words and as a vector. Computed by a job; gone as soon as a profile is not published';
COMMENT ON COLUMN public.profile_meanings.words IS 'Full text of everything that the vector is computed from';
COMMENT ON COLUMN public.profile_meanings.model IS 'The model that computed the vector; null where it could not be asked';
COMMENT ON COLUMN public.profile_meanings.signs IS 'Which of the first 512 numbers of the vector are above zero: near vectors differ in few of these bits';
COMMENT ON COLUMN public.profile_meanings.vector IS 'Numbers of four bytes, the highest byte first. Of length 1: the scalar product with another one of the same model is their likeness';
CREATE TABLE public.profile_slugs (
    slug text NOT NULL,
    profile_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT profile_slugs_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND ((length(slug) >= 3) AND (length(slug) <= 60))))
);
COMMENT ON TABLE public.profile_slugs IS 'Every address /members/{slug} that leads to a profile: the present one (profiles.slug) and those that it had before.';
CREATE TABLE public.profile_state_counts (
    organization_type text NOT NULL,
    state text NOT NULL,
    members integer NOT NULL
);
COMMENT ON TABLE public.profile_state_counts IS 'Number of rows of profile_states per type and state. Kept by a trigger on profiles';
CREATE TABLE public.profile_states (
    profile_id uuid NOT NULL,
    state text NOT NULL,
    organization_type text NOT NULL,
    listing_tier smallint NOT NULL,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.profile_states IS 'Published profiles by state, in the order of the marketplace. Kept by a trigger on profiles';
COMMENT ON COLUMN public.profile_states.state IS 'A state of states_found_under(), or Pan India';
COMMENT ON COLUMN public.profile_states.organization_type IS 'As in profiles, so that one index filters and sorts';
COMMENT ON COLUMN public.profile_states.listing_tier IS 'As in profiles';
COMMENT ON COLUMN public.profile_states.created_at IS 'As in profiles';
CREATE TABLE public.project_pictures (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    file_name text NOT NULL,
    alt_text text NOT NULL,
    people text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT project_pictures_people_check CHECK ((people = ANY (ARRAY['none'::text, 'agreed'::text])))
);
COMMENT ON TABLE public.project_pictures IS 'Pictures of a project, visible to everyone who sees the project.';
COMMENT ON COLUMN public.project_pictures.alt_text IS 'Description of the picture for people who cannot see it';
COMMENT ON COLUMN public.project_pictures.people IS 'none: no one can be recognised; agreed: everyone who can be recognised agreed in writing, for a child a parent. Stated by the member who added it (DPDP Act, 2023, sections 6 and 9)';
CREATE TABLE public.published_case_studies (
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    summary text NOT NULL,
    description text NOT NULL,
    organizations text[] NOT NULL,
    partners text[] NOT NULL,
    beneficiaries integer,
    funding bigint,
    duration_months integer,
    outcomes text[] NOT NULL,
    sdg_goals text[] NOT NULL,
    recorded_at timestamp with time zone,
    contact_name text NOT NULL,
    contact_email text NOT NULL,
    contact_organization text NOT NULL,
    contact_role text NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    likes integer DEFAULT 0 NOT NULL,
    published_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    search_text text GENERATED ALWAYS AS (lower(public.immutable_unaccent(((((title || ' '::text) || summary) || ' '::text) || public.immutable_words(organizations))))) STORED NOT NULL,
    CONSTRAINT published_case_studies_likes_check CHECK ((likes >= 0)),
    CONSTRAINT published_case_studies_views_check CHECK ((views >= 0))
);
COMMENT ON TABLE public.published_case_studies IS 'The version of each story that an admin published last. It stays while a later version is written and reviewed.';
COMMENT ON COLUMN public.published_case_studies.views IS 'Readers, each counted once a day';
COMMENT ON COLUMN public.published_case_studies.likes IS 'Number of rows in case_study_likes. Kept by a trigger';
COMMENT ON COLUMN public.published_case_studies.published_at IS 'First publication';
COMMENT ON COLUMN public.published_case_studies.changed_at IS 'Publication of this version';
CREATE TABLE public.recovery_codes (
    account_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);
COMMENT ON TABLE public.recovery_codes IS 'SHA-256 of recovery codes of 80 random bits. Each replaces the authenticator app once.';
CREATE TABLE public.refresh_tokens (
    token_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
COMMENT ON TABLE public.refresh_tokens IS 'SHA-256 of every refresh token of a session; a second use of one revokes the session.';
CREATE TABLE public.resource_ratings (
    id uuid NOT NULL,
    resource_id uuid NOT NULL,
    member_id uuid NOT NULL,
    stars smallint NOT NULL,
    words text,
    answer text,
    answered_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT resource_ratings_answer_check CHECK ((char_length(answer) <= 1000)),
    CONSTRAINT resource_ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT resource_ratings_words_check CHECK ((char_length(words) <= 1000))
);
COMMENT ON TABLE public.resource_ratings IS 'One to five stars of a member for a resource, with words, and the answer of its author.';
CREATE TABLE public.resource_versions (
    id uuid NOT NULL,
    resource_id uuid NOT NULL,
    number integer NOT NULL,
    file_name text NOT NULL,
    original_name text NOT NULL,
    fingerprint text NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    CONSTRAINT resource_versions_note_check CHECK ((char_length(note) <= 300)),
    CONSTRAINT resource_versions_number_check CHECK ((number > 0))
);
COMMENT ON TABLE public.resource_versions IS 'Files of a resource, one after the other. A version that is not published is the only one, or the latest.';
COMMENT ON COLUMN public.resource_versions.fingerprint IS 'SHA-256 of the bytes in hex, or another mark of the content for items of the platform';
COMMENT ON COLUMN public.resource_versions.note IS 'What has changed, in words of the author';
CREATE TABLE public.resources (
    id uuid NOT NULL,
    author_id uuid,
    platform_key text,
    title text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    type text NOT NULL,
    audience text NOT NULL,
    language text DEFAULT 'English'::text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    sdg_goals text[] DEFAULT '{}'::text[] NOT NULL,
    author_name text NOT NULL,
    organization text NOT NULL,
    email text,
    content_url text,
    licence text,
    sources jsonb DEFAULT '[]'::jsonb NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    remark text,
    is_verified boolean DEFAULT false NOT NULL,
    file_name text,
    original_name text,
    views integer DEFAULT 0 NOT NULL,
    downloads integer DEFAULT 0 NOT NULL,
    ratings integer DEFAULT 0 NOT NULL,
    stars integer DEFAULT 0 NOT NULL,
    rating real GENERATED ALWAYS AS (
CASE
    WHEN (ratings > 0) THEN ((stars)::real / (ratings)::double precision)
    ELSE NULL::double precision
END) STORED,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    waiting_since timestamp with time zone DEFAULT now(),
    published_at timestamp with time zone,
    search_document tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(public.immutable_unaccent(((((((title || ' '::text) || public.immutable_words(tags)) || ' '::text) || organization) || ' '::text) || description)), '/\-_.:@#&+'''::text, '           '::text))) STORED NOT NULL,
    CONSTRAINT resources_description_check CHECK ((char_length(description) <= 2000)),
    CONSTRAINT resources_owner CHECK (((author_id IS NULL) = (platform_key IS NOT NULL))),
    CONSTRAINT resources_published CHECK (((status <> 'published'::text) OR ((published_at IS NOT NULL) AND (file_name IS NOT NULL)))),
    CONSTRAINT resources_remark_check CHECK ((char_length(remark) <= 500)),
    CONSTRAINT resources_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'returned'::text, 'declined'::text]))),
    CONSTRAINT resources_title_check CHECK ((char_length(title) <= 200))
);
COMMENT ON TABLE public.resources IS 'Items of the resource library: of members, reviewed by an admin, and of the platform itself.';
COMMENT ON COLUMN public.resources.author_id IS 'Member who uploaded it; null for an item of the platform itself';
COMMENT ON COLUMN public.resources.platform_key IS 'Of an item of the platform: its name in the starter library, which finds it again';
COMMENT ON COLUMN public.resources.author_name IS 'As the member entered it, like organization and email; only admins see the email';
COMMENT ON COLUMN public.resources.content_url IS 'Where the content is as well, such as a video';
COMMENT ON COLUMN public.resources.licence IS 'Under which others may use it; null where the author named none';
COMMENT ON COLUMN public.resources.sources IS 'What it rests on: a list of {"title", "url"}, the url may be null';
COMMENT ON COLUMN public.resources.remark IS 'Reason of an admin who returned or declined it, or its latest version';
COMMENT ON COLUMN public.resources.is_verified IS 'An admin has checked the content';
COMMENT ON COLUMN public.resources.file_name IS 'File of the newest published version; null before the first';
COMMENT ON COLUMN public.resources.original_name IS 'Name under which that file is saved';
COMMENT ON COLUMN public.resources.stars IS 'Sum of the ratings';
COMMENT ON COLUMN public.resources.waiting_since IS 'Since when it, or a new version of it, waits for an admin; null if nothing does';
CREATE TABLE public.sandboxes (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    address_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.sandboxes IS 'Sandboxes that run. The row goes when the database of the sandbox has been removed.';
COMMENT ON COLUMN public.sandboxes.id IS 'Its hexadecimal digits are part of the name of the database';
COMMENT ON COLUMN public.sandboxes.token_hash IS 'SHA-256 of the token in the visitor''s browser, which alone opens the sandbox';
COMMENT ON COLUMN public.sandboxes.address_hash IS 'Keyed hash of the visitor''s address and the day: one address starts two at most';
COMMENT ON COLUMN public.sandboxes.expires_at IS 'From then on nobody gets in, and a job removes the database';
CREATE TABLE public.saved_profiles (
    user_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.saved_profiles IS 'Profiles that a member saved; visible to that member only.';
CREATE TABLE public.saved_searches (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    sends_mail boolean NOT NULL,
    seen uuid[],
    only_joined boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    mailed_at timestamp with time zone
);
COMMENT ON TABLE public.saved_searches IS 'A search of the marketplace that a person keeps for the profile acted for; it goes with the membership. No colleague sees it';
COMMENT ON COLUMN public.saved_searches.query IS 'The filters, words, sentence and order, as in the address of the marketplace';
COMMENT ON COLUMN public.saved_searches.seen IS 'Members whom the search has found by now: no mail names them. Null until they are read, and while no mail is sent';
COMMENT ON COLUMN public.saved_searches.only_joined IS 'True once the search found too many members to keep: then only those who join are new';
COMMENT ON COLUMN public.saved_searches.mailed_at IS 'When a mail named members whom this search found';
CREATE TABLE public.schema_migrations (
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revoked_at timestamp with time zone,
    user_agent text DEFAULT ''::text NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    profile_id uuid
);
COMMENT ON TABLE public.sessions IS 'One signed-in device: the family of refresh tokens that rotate into each other.';
COMMENT ON COLUMN public.sessions.user_agent IS 'User-Agent at sign-in; shown as the name of the device';
COMMENT ON COLUMN public.sessions.last_used_at IS 'Last sign-in or refresh; at most 15 minutes ago while the device is in use';
COMMENT ON COLUMN public.sessions.profile_id IS 'The profile acted for. Null in sessions of before people had memberships: the profile with the id of the account';
CREATE TABLE public.shortlist_entries (
    shortlist_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.shortlist_entries IS 'A partner on a shortlist';
COMMENT ON COLUMN public.shortlist_entries.note IS 'Why the partner is on the list; the partner never sees it';
CREATE TABLE public.shortlists (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.shortlists IS 'A named list of partners. Everybody who signs in for the owner, an organisation, sees and changes it; nobody else does';
COMMENT ON COLUMN public.shortlists.updated_at IS 'When the name, an entry or a note changed last';
CREATE TABLE public.sign_in_budgets (
    key bytea NOT NULL,
    tries integer NOT NULL,
    blocked_until timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.sign_in_budgets IS 'Recent sign-in attempts, and the time from which the next one is checked.';
COMMENT ON COLUMN public.sign_in_budgets.key IS 'HMAC-SHA-256 of what is counted (an address, an email, a device); it cannot be read back';
COMMENT ON COLUMN public.sign_in_budgets.expires_at IS 'Time at which the tries are deleted';
CREATE TABLE public.status_days (
    service text NOT NULL,
    day date NOT NULL,
    operational integer DEFAULT 0 NOT NULL,
    degraded integer DEFAULT 0 NOT NULL,
    maintenance integer DEFAULT 0 NOT NULL,
    outage integer DEFAULT 0 NOT NULL,
    unknown integer DEFAULT 0 NOT NULL,
    counted_until timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.status_days IS 'Minutes of a day in India by state, one row per service and day. Kept for 100 days.';
COMMENT ON COLUMN public.status_days.outage IS 'Also minutes between two probes that were not probed: no process or no database was running';
COMMENT ON COLUMN public.status_days.unknown IS 'Minutes that count neither as up nor as down';
COMMENT ON COLUMN public.status_days.counted_until IS 'Last minute that is counted in this row';
CREATE TABLE public.status_incident_updates (
    id uuid NOT NULL,
    incident_id uuid NOT NULL,
    state text NOT NULL,
    body text NOT NULL,
    is_automatic boolean NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT status_incident_updates_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000))),
    CONSTRAINT status_incident_updates_state_check CHECK ((state = ANY (ARRAY['investigating'::text, 'identified'::text, 'monitoring'::text, 'resolved'::text])))
);
COMMENT ON TABLE public.status_incident_updates IS 'What was said of an incident, and its state from then on.';
COMMENT ON COLUMN public.status_incident_updates.is_automatic IS 'Written by the probes';
CREATE TABLE public.status_incidents (
    id uuid NOT NULL,
    title text NOT NULL,
    services text[] NOT NULL,
    impact text NOT NULL,
    state text NOT NULL,
    is_automatic boolean NOT NULL,
    started_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT status_incidents_check CHECK (((state = 'resolved'::text) = (resolved_at IS NOT NULL))),
    CONSTRAINT status_incidents_impact_check CHECK ((impact = ANY (ARRAY['degraded'::text, 'outage'::text]))),
    CONSTRAINT status_incidents_services_check CHECK (((cardinality(services) >= 1) AND (cardinality(services) <= 20))),
    CONSTRAINT status_incidents_state_check CHECK ((state = ANY (ARRAY['investigating'::text, 'identified'::text, 'monitoring'::text, 'resolved'::text]))),
    CONSTRAINT status_incidents_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
COMMENT ON TABLE public.status_incidents IS 'Incidents that the status page shows. They name no member.';
COMMENT ON COLUMN public.status_incidents.is_automatic IS 'Opened by the probes, and not by an admin';
COMMENT ON COLUMN public.status_incidents.version IS 'Grows with each change, so that two admins notice each other';
CREATE TABLE public.status_maintenance (
    id uuid NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    services text[] NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT status_maintenance_body_check CHECK ((char_length(body) <= 2000)),
    CONSTRAINT status_maintenance_in_order CHECK ((starts_at < ends_at)),
    CONSTRAINT status_maintenance_services_check CHECK (((cardinality(services) >= 1) AND (cardinality(services) <= 20))),
    CONSTRAINT status_maintenance_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
COMMENT ON TABLE public.status_maintenance IS 'Planned maintenance. Its minutes are not counted in the uptime of its services.';
COMMENT ON COLUMN public.status_maintenance.version IS 'Grows with each change, so that two admins notice each other';
CREATE TABLE public.status_probes (
    minute timestamp with time zone NOT NULL,
    service text NOT NULL,
    state text DEFAULT 'unknown'::text NOT NULL,
    took_ms integer,
    detail text,
    CONSTRAINT status_probes_detail_check CHECK ((char_length(detail) <= 200)),
    CONSTRAINT status_probes_state_check CHECK ((state = ANY (ARRAY['operational'::text, 'degraded'::text, 'maintenance'::text, 'outage'::text, 'unknown'::text]))),
    CONSTRAINT status_probes_took_ms_check CHECK ((took_ms >= 0))
);
COMMENT ON TABLE public.status_probes IS 'What each probe found: one row per service and minute. Kept for 48 hours.';
COMMENT ON COLUMN public.status_probes.minute IS 'Full minute. The process that inserts the rows of a minute probes, no other';
COMMENT ON COLUMN public.status_probes.state IS 'unknown: nothing to measure, or the process ended before it stored what it found';
COMMENT ON COLUMN public.status_probes.took_ms IS 'Milliseconds; null where an age is measured and not a time';
COMMENT ON COLUMN public.status_probes.detail IS 'The reading in words, for admins';
CREATE TABLE public.support_chat_messages (
    chat_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    sender text NOT NULL,
    author_id uuid,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT support_chat_messages_message_check CHECK ((char_length(message) <= 2000)),
    CONSTRAINT support_chat_messages_sender_check CHECK ((sender = ANY (ARRAY['member'::text, 'supporter'::text])))
);
COMMENT ON COLUMN public.support_chat_messages.id IS 'Given by the page that sent it, so that a message that is sent again is stored once';
CREATE TABLE public.support_chats (
    id uuid NOT NULL,
    member_id uuid NOT NULL,
    supporter_id uuid,
    state text DEFAULT 'waiting'::text NOT NULL,
    transcript jsonb DEFAULT '[]'::jsonb NOT NULL,
    waits_until timestamp with time zone NOT NULL,
    taken_at timestamp with time zone,
    last_message_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_because text,
    ticket_id uuid,
    messages_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT support_chats_ended CHECK ((((state = 'ended'::text) = (ended_at IS NOT NULL)) AND ((ended_at IS NULL) = (ended_because IS NULL)))),
    CONSTRAINT support_chats_ended_because_check CHECK ((ended_because = ANY (ARRAY['member'::text, 'supporter'::text, 'nobody-came'::text, 'silence'::text]))),
    CONSTRAINT support_chats_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'open'::text, 'ended'::text])))
);
COMMENT ON TABLE public.support_chats IS 'Live chats of members with supporters. Each becomes a ticket when it ends, and is deleted 30 days later.';
COMMENT ON COLUMN public.support_chats.supporter_id IS 'Supporter who has taken it; null while it waits, and once the account was erased';
COMMENT ON COLUMN public.support_chats.transcript IS 'What the member and the assistant wrote before, as the page of the member sent it';
COMMENT ON COLUMN public.support_chats.waits_until IS 'Time at which it becomes a ticket if no supporter takes it';
COMMENT ON COLUMN public.support_chats.messages_count IS 'Number of the newest message: numbers are given under the lock of this row, in the order of the commits';
CREATE TABLE public.support_desk_presence (
    stream_id uuid NOT NULL,
    supporter_id uuid NOT NULL,
    seen_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.support_desk_presence IS 'Open desks of supporters, one row for each open stream. Rows of processes that died grow old.';
CREATE TABLE public.support_grievance_looks (
    id uuid NOT NULL,
    ticket_id uuid,
    admin_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.support_grievance_looks IS 'Which admin opened which grievance, and who exported the register.';
COMMENT ON COLUMN public.support_grievance_looks.ticket_id IS 'Null for an export of the register';
CREATE TABLE public.support_grievances (
    ticket_id uuid NOT NULL,
    ground text NOT NULL,
    about text,
    acknowledge_by timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone,
    acknowledged_by uuid,
    dispose_by timestamp with time zone NOT NULL,
    decision text,
    reasons text,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT support_grievances_decided CHECK ((((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (reasons IS NULL)))),
    CONSTRAINT support_grievances_decision_check CHECK ((decision = ANY (ARRAY['granted'::text, 'partly-granted'::text, 'refused'::text])))
);
COMMENT ON TABLE public.support_grievances IS 'Reports of content and requests about personal data: tickets with the clocks of the law (decision 24).';
COMMENT ON COLUMN public.support_grievances.ground IS 'Kind of report or of request, from a list';
COMMENT ON COLUMN public.support_grievances.about IS 'Address on this site of what is reported; null for a privacy request';
COMMENT ON COLUMN public.support_grievances.acknowledge_by IS '24 hours after the ticket was made (IT Rules 2021, rule 3(2)); calendar time';
COMMENT ON COLUMN public.support_grievances.dispose_by IS '15 days after a report of content, 90 days after a privacy request; calendar time';
COMMENT ON COLUMN public.support_grievances.reasons IS 'Why it was decided so; mailed to the author of the ticket';
CREATE TABLE public.support_holidays (
    id uuid NOT NULL,
    day date NOT NULL,
    name text NOT NULL,
    every_year boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.support_holidays IS 'Days on which the support team does not work, and the clock of tickets does not run.';
COMMENT ON COLUMN public.support_holidays.every_year IS 'Also on the same day of every other year';
CREATE TABLE public.support_looks (
    id uuid NOT NULL,
    member_id uuid NOT NULL,
    ticket_id uuid,
    ticket_number bigint,
    looked_by uuid,
    looked_by_name text NOT NULL,
    looked_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.support_looks IS 'Looks of admins at the facts of a member, beside a ticket or on the page of the member; deleted after a year.';
COMMENT ON COLUMN public.support_looks.ticket_number IS 'Stays when the ticket is gone; null for a look on the page of the member';
COMMENT ON COLUMN public.support_looks.looked_by_name IS 'Name at that time';
CREATE TABLE public.support_saved_views (
    id uuid NOT NULL,
    supporter_id uuid NOT NULL,
    name text NOT NULL,
    filters jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.support_saved_views IS 'Filters of the queue of tickets under a name, for one supporter.';
COMMENT ON COLUMN public.support_saved_views.filters IS 'DeskFilters of ticket-queue.contract.ts';
CREATE TABLE public.support_ticket_files (
    id uuid NOT NULL,
    ticket_id uuid NOT NULL,
    reply_id uuid,
    owner_id uuid NOT NULL,
    file_name text NOT NULL,
    original_name text NOT NULL,
    place smallint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.support_ticket_files IS 'Pictures and PDFs of tickets. Without a message only who added it sees it; it is deleted after a day.';
CREATE TABLE public.support_ticket_links (
    id uuid NOT NULL,
    ticket_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.support_ticket_links IS 'Links in mails by which a guest reads and answers a ticket. Deleted when they are revoked.';
COMMENT ON COLUMN public.support_ticket_links.token_hash IS 'SHA-256 of the secret in the link';
CREATE TABLE public.support_ticket_notes (
    id uuid NOT NULL,
    ticket_id uuid NOT NULL,
    author_id uuid,
    message text NOT NULL,
    is_unsent_reply boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT support_ticket_notes_message_check CHECK ((char_length(message) <= 5000))
);
COMMENT ON TABLE public.support_ticket_notes IS 'Notes of supporters about a ticket. In a table of their own, so that no list of messages can show one.';
COMMENT ON COLUMN public.support_ticket_notes.is_unsent_reply IS 'An answer that was not sent because the ticket had changed meanwhile';
CREATE TABLE public.support_ticket_presence (
    ticket_id uuid NOT NULL,
    supporter_id uuid NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    typing_at timestamp with time zone
);
COMMENT ON TABLE public.support_ticket_presence IS 'Supporters who have a ticket open; a row that is not renewed counts no more.';
COMMENT ON COLUMN public.support_ticket_presence.typing_at IS 'Last time the supporter was seen typing an answer';
CREATE TABLE public.support_ticket_replies (
    id uuid NOT NULL,
    ticket_id uuid NOT NULL,
    author_id uuid,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    from_support boolean DEFAULT true NOT NULL
);
COMMENT ON TABLE public.support_ticket_replies IS 'Messages after the first one, of both sides. All that its author and the support team read.';
COMMENT ON COLUMN public.support_ticket_replies.from_support IS 'False for a message of the author of the ticket';
CREATE TABLE public.support_tickets (
    id uuid NOT NULL,
    number bigint NOT NULL,
    author_id uuid,
    guest_name text,
    guest_email text,
    phone text,
    organization text,
    subject text NOT NULL,
    category text NOT NULL,
    message text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    priority text DEFAULT 'medium'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text DEFAULT 'question'::text NOT NULL,
    assignee_id uuid,
    merged_into uuid,
    follows uuid,
    first_answered_at timestamp with time zone,
    resolved_at timestamp with time zone,
    waiting_since timestamp with time zone,
    due_at timestamp with time zone,
    clock_from timestamp with time zone,
    clock_minutes integer DEFAULT 0 NOT NULL,
    rating smallint,
    rating_comment text,
    rated_at timestamp with time zone,
    rating_changed boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    late_mailed_for timestamp with time zone,
    CONSTRAINT support_tickets_author_or_guest CHECK ((((author_id IS NULL) = ((guest_name IS NOT NULL) AND (guest_email IS NOT NULL))) AND ((author_id IS NULL) OR ((guest_name IS NULL) AND (guest_email IS NULL))))),
    CONSTRAINT support_tickets_clock_minutes_check CHECK ((clock_minutes >= 0)),
    CONSTRAINT support_tickets_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'content_report'::text, 'privacy_request'::text]))),
    CONSTRAINT support_tickets_merged_elsewhere CHECK ((merged_into <> id)),
    CONSTRAINT support_tickets_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
    CONSTRAINT support_tickets_rated CHECK (((rating IS NULL) = (rated_at IS NULL))),
    CONSTRAINT support_tickets_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT support_tickets_rating_comment_check CHECK ((char_length(rating_comment) <= 1000)),
    CONSTRAINT support_tickets_status_check CHECK ((status = ANY (ARRAY['open'::text, 'in-progress'::text, 'resolved'::text])))
);
COMMENT ON TABLE public.support_tickets IS 'Questions to the support team, from members or from guests with name and email.';
COMMENT ON COLUMN public.support_tickets.number IS 'Number shown to people: T-1001. Never reused';
COMMENT ON COLUMN public.support_tickets.guest_name IS 'Null for a member, whose name and address are those of the account';
COMMENT ON COLUMN public.support_tickets.kind IS 'Reports of content and privacy requests have clocks of the law';
COMMENT ON COLUMN public.support_tickets.assignee_id IS 'Supporter who answers; null while nobody has taken it';
COMMENT ON COLUMN public.support_tickets.merged_into IS 'Ticket of the same author that shows this conversation; merged ones are in no list. It never points to a merged ticket';
COMMENT ON COLUMN public.support_tickets.follows IS 'Ticket that was resolved too long ago to be reopened, which this one goes on with';
COMMENT ON COLUMN public.support_tickets.first_answered_at IS 'First answer of the support team';
COMMENT ON COLUMN public.support_tickets.waiting_since IS 'Support answered and awaits an answer of the author: the clock pauses; otherwise null';
COMMENT ON COLUMN public.support_tickets.due_at IS 'Time by which the support team answers; null while it waits for the author, is resolved or merged';
COMMENT ON COLUMN public.support_tickets.clock_from IS 'Time from which clock_minutes run; null while the clock does not run';
COMMENT ON COLUMN public.support_tickets.clock_minutes IS 'Whole business minutes of the promise that were left at clock_from, or when the clock paused';
COMMENT ON COLUMN public.support_tickets.rating IS '1 to 5 stars of the author for a resolved ticket; null again when it is reopened';
COMMENT ON COLUMN public.support_tickets.rating_changed IS 'A rating can be changed once';
COMMENT ON COLUMN public.support_tickets.version IS 'Grows with each change and each message; notes do not count';
COMMENT ON COLUMN public.support_tickets.late_mailed_for IS 'The due_at that the admins were mailed has passed, so that they are mailed once';
ALTER TABLE public.support_tickets ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.support_tickets_number_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.suspensions (
    id uuid NOT NULL,
    member_id uuid NOT NULL,
    reason text NOT NULL,
    suspended_by uuid,
    suspended_by_name text NOT NULL,
    suspended_at timestamp with time zone NOT NULL,
    restored_by uuid,
    restored_by_name text,
    restore_reason text,
    restored_at timestamp with time zone,
    CONSTRAINT suspensions_check CHECK ((((restored_at IS NULL) = (restored_by_name IS NULL)) AND ((restored_at IS NULL) = (restore_reason IS NULL))))
);
COMMENT ON TABLE public.suspensions IS 'Each time that an admin suspended a member: why, and how it ended.';
COMMENT ON COLUMN public.suspensions.reason IS 'The member gets it by mail';
COMMENT ON COLUMN public.suspensions.suspended_by_name IS 'Name at that time';
COMMENT ON COLUMN public.suspensions.restored_by_name IS 'Name at that time';
COMMENT ON COLUMN public.suspensions.restore_reason IS 'The member gets it by mail';
CREATE TABLE public.system_samples (
    taken_at timestamp(3) with time zone NOT NULL,
    waiting_jobs integer NOT NULL,
    failed_jobs integer NOT NULL,
    mails_sent integer NOT NULL,
    database_bytes bigint NOT NULL,
    connections integer NOT NULL
);
COMMENT ON TABLE public.system_samples IS 'Figures of the system every 15 minutes, kept for 30 days';
COMMENT ON COLUMN public.system_samples.waiting_jobs IS 'Jobs, without mails, that could run and wait, or run';
COMMENT ON COLUMN public.system_samples.failed_jobs IS 'Jobs and mails that failed and were given up';
COMMENT ON COLUMN public.system_samples.mails_sent IS 'Mails that left since the sample before, or in the 15 minutes before the first one';
COMMENT ON COLUMN public.system_samples.connections IS 'Connections to this database, of all programs';
CREATE TABLE public.testimonials (
    id uuid NOT NULL,
    author_id uuid NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    organization text NOT NULL,
    content text NOT NULL,
    impact text NOT NULL,
    user_type text NOT NULL,
    rating integer DEFAULT 5 NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT testimonials_decided CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT testimonials_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT testimonials_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'declined'::text]))),
    CONSTRAINT testimonials_user_type_check CHECK ((user_type = ANY (ARRAY['NGO'::text, 'Corporate'::text, 'Consultant'::text, 'Service Provider'::text])))
);
COMMENT ON TABLE public.testimonials IS 'Stories of members for the home page; an admin publishes or declines each.';
COMMENT ON COLUMN public.testimonials.reason IS 'Reason given by the admin who declined';
COMMENT ON COLUMN public.testimonials.version IS 'Counts decisions, and answers to them, so that an admin decides on what was seen';
CREATE TABLE public.two_factor (
    account_id uuid NOT NULL,
    secret bytea NOT NULL,
    confirmed_at timestamp with time zone,
    last_counter bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.two_factor IS 'The authenticator app of an account (RFC 6238).';
COMMENT ON COLUMN public.two_factor.secret IS 'AES-256-GCM with a key derived from SESSION_SECRET: 12 bytes nonce, the sealed secret, 16 bytes tag';
COMMENT ON COLUMN public.two_factor.confirmed_at IS 'Null until a first code proves that the app knows the secret; sign-in asks for no code until then';
COMMENT ON COLUMN public.two_factor.last_counter IS 'Time step of the last accepted code; a code must be later';
CREATE TABLE public.upload_parts (
    upload_id uuid NOT NULL,
    first_byte integer NOT NULL,
    file_name text NOT NULL,
    CONSTRAINT upload_parts_first_byte_check CHECK ((first_byte >= 0))
);
COMMENT ON TABLE public.upload_parts IS 'Stored pieces of an upload, in the order of their first bytes.';
CREATE TABLE public.uploads (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    byte_size integer NOT NULL,
    modified_at timestamp with time zone,
    received integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT uploads_byte_size_check CHECK ((byte_size > 0)),
    CONSTRAINT uploads_check CHECK (((received >= 0) AND (received <= byte_size))),
    CONSTRAINT uploads_name_check CHECK ((char_length(name) <= 255))
);
COMMENT ON TABLE public.uploads IS 'Files that arrive in parts (tus 1.0). Kept for a day, until a feature takes the file over.';
COMMENT ON COLUMN public.uploads.name IS 'As the browser named the file';
COMMENT ON COLUMN public.uploads.modified_at IS 'Last change of the file on the disk of the member: tells the same file from a later one';
COMMENT ON COLUMN public.uploads.received IS 'Bytes that are stored, from the beginning';
CREATE TABLE public.user_projects (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    status text NOT NULL,
    start_date date,
    end_date date,
    budget bigint,
    rating numeric(2,1),
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    schedule_vii_item text,
    districts text[] DEFAULT '{}'::text[] NOT NULL,
    beneficiaries_planned integer,
    beneficiaries_reached integer,
    version integer DEFAULT 1 NOT NULL,
    field_versions jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT user_projects_beneficiaries_planned_check CHECK ((beneficiaries_planned >= 0)),
    CONSTRAINT user_projects_beneficiaries_reached_check CHECK ((beneficiaries_reached >= 0)),
    CONSTRAINT user_projects_budget_check CHECK ((budget >= 0)),
    CONSTRAINT user_projects_dates CHECK ((end_date >= start_date)),
    CONSTRAINT user_projects_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric))),
    CONSTRAINT user_projects_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Completed'::text, 'On Hold'::text, 'Cancelled'::text])))
);
COMMENT ON TABLE public.user_projects IS 'A project that a member ran or runs.';
COMMENT ON COLUMN public.user_projects.budget IS 'Whole rupees';
COMMENT ON COLUMN public.user_projects.schedule_vii_item IS 'Item of Schedule VII of the Companies Act, 2013: i to xii. platform/contract/schedule-vii.ts lists them, because the law changes';
COMMENT ON COLUMN public.user_projects.districts IS 'Districts as the member wrote them';
COMMENT ON COLUMN public.user_projects.version IS 'Increases by one with every save that changes something';
COMMENT ON COLUMN public.user_projects.field_versions IS 'Field name to the version that last changed it';
CREATE TABLE public.user_services (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    title text NOT NULL,
    tagline text NOT NULL,
    description text NOT NULL,
    contact_preference text DEFAULT 'Email'::text NOT NULL,
    practice_areas text[] DEFAULT '{}'::text[] NOT NULL,
    focus_areas text[] DEFAULT '{}'::text[] NOT NULL,
    sdg_goals text[] DEFAULT '{}'::text[] NOT NULL,
    geographic_coverage text[] DEFAULT '{}'::text[] NOT NULL,
    price bigint,
    duration text,
    category text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    field_versions jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT user_services_contact_preference_check CHECK ((contact_preference = ANY (ARRAY['Email'::text, 'Phone'::text, 'LinkedIn'::text, 'Website'::text, 'Other'::text]))),
    CONSTRAINT user_services_price_check CHECK ((price >= 0))
);
COMMENT ON TABLE public.user_services IS 'A service that a member offers.';
COMMENT ON COLUMN public.user_services.price IS 'Whole rupees';
COMMENT ON COLUMN public.user_services.version IS 'Increases by one with every save that changes something';
COMMENT ON COLUMN public.user_services.field_versions IS 'Field name to the version that last changed it';
CREATE TABLE public.verification_documents (
    request_id uuid NOT NULL,
    "position" smallint NOT NULL,
    document_id uuid,
    kind text NOT NULL,
    name text NOT NULL,
    number text,
    expires_on date,
    uploaded_by uuid
);
COMMENT ON TABLE public.verification_documents IS 'Papers of a request, as they were when it was sent.';
COMMENT ON COLUMN public.verification_documents.document_id IS 'Null once the document was deleted';
COMMENT ON COLUMN public.verification_documents.uploaded_by IS 'The person who had stored the file that the request was made with';
CREATE TABLE public.verification_requests (
    id uuid NOT NULL,
    member_id uuid NOT NULL,
    level smallint NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    reason text,
    internal_note text,
    checked_on date,
    valid_until date,
    ended_at timestamp with time zone,
    end_cause text,
    end_reason text,
    ending_told_at timestamp with time zone,
    ended_told_at timestamp with time zone,
    checked_numbers text[] DEFAULT '{}'::text[] NOT NULL,
    asked_by uuid,
    CONSTRAINT verification_requests_dates CHECK ((((status = 'granted'::text) = (valid_until IS NOT NULL)) AND ((checked_on IS NULL) = (valid_until IS NULL)))),
    CONSTRAINT verification_requests_decided CHECK (((status = 'open'::text) = (decided_at IS NULL))),
    CONSTRAINT verification_requests_end_cause_check CHECK ((end_cause = ANY (ARRAY['renewed'::text, 'revoked'::text, 'document-changed'::text, 'document-removed'::text, 'profile-changed'::text]))),
    CONSTRAINT verification_requests_ended CHECK ((((ended_at IS NULL) = (end_cause IS NULL)) AND ((ended_at IS NULL) OR (status = 'granted'::text)))),
    CONSTRAINT verification_requests_level_check CHECK (((level >= 1) AND (level <= 3))),
    CONSTRAINT verification_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text])))
);
COMMENT ON TABLE public.verification_requests IS 'A member''s request for a level of verification; once granted, the level itself until it ends.';
COMMENT ON COLUMN public.verification_requests.level IS '1 documents checked, 2 field audit, 3 ongoing monitoring; each needs those below it';
COMMENT ON COLUMN public.verification_requests.note IS 'Note of the member, such as an answer to an earlier refusal';
COMMENT ON COLUMN public.verification_requests.reason IS 'Reason for granting or refusing it; the member reads it';
COMMENT ON COLUMN public.verification_requests.internal_note IS 'Note that only admins read';
COMMENT ON COLUMN public.verification_requests.checked_on IS 'Indian day on which the papers were checked, or of the audit or the last review';
COMMENT ON COLUMN public.verification_requests.valid_until IS 'Last Indian day of the level: the end of its term, or the expiry of its first key document';
COMMENT ON COLUMN public.verification_requests.ended_at IS 'Time at which a granted level ended early; null while it is valid or if it expired';
COMMENT ON COLUMN public.verification_requests.end_reason IS 'For a revocation, the reason that the admin gave; otherwise the paper or the part of the profile that changed';
COMMENT ON COLUMN public.verification_requests.ending_told_at IS 'Time of the mail that the level is about to end';
COMMENT ON COLUMN public.verification_requests.ended_told_at IS 'Time of the mail that the level has ended';
COMMENT ON COLUMN public.verification_requests.checked_numbers IS 'Numbers of the profile, by column, that the member had given when level 1 was granted';
COMMENT ON COLUMN public.verification_requests.asked_by IS 'The person who asked, for member_id';
CREATE TABLE public.webhook_deliveries (
    id uuid NOT NULL,
    webhook_id uuid NOT NULL,
    event_id uuid NOT NULL,
    type text NOT NULL,
    body text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone,
    tried_at timestamp with time zone,
    status integer,
    duration_ms integer,
    error text,
    answer text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
    CONSTRAINT webhook_deliveries_waiting CHECK (((state = 'waiting'::text) = (next_try_at IS NOT NULL)))
);
COMMENT ON TABLE public.webhook_deliveries IS 'Events on their way to webhooks, written with the change that they announce. Kept for 30 days.';
COMMENT ON COLUMN public.webhook_deliveries.event_id IS 'Id of the event, the same at each try: by it a receiver knows a repetition';
COMMENT ON COLUMN public.webhook_deliveries.body IS 'The JSON that is signed and sent';
COMMENT ON COLUMN public.webhook_deliveries.state IS 'failed: every try failed, and no other follows';
COMMENT ON COLUMN public.webhook_deliveries.next_try_at IS 'While it is being sent: when another process may try, if this one died';
COMMENT ON COLUMN public.webhook_deliveries.status IS 'HTTP status of the last answer; null if none came';
COMMENT ON COLUMN public.webhook_deliveries.error IS 'Why the last try failed, in words';
COMMENT ON COLUMN public.webhook_deliveries.answer IS 'Start of the last answer, one kilobyte at most';
CREATE TABLE public.webhooks (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    secret bytea NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    failing_since timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT webhooks_events_check CHECK ((cardinality(events) > 0))
);
COMMENT ON TABLE public.webhooks IS 'Addresses that get events of a member; five of a member at most.';
COMMENT ON COLUMN public.webhooks.account_id IS 'The profile whose events are sent';
COMMENT ON COLUMN public.webhooks.events IS 'Kinds of events that it gets: src/platform/contract/webhooks/webhook-events.ts';
COMMENT ON COLUMN public.webhooks.secret IS 'Secret of the signature, sealed with a key of SESSION_SECRET for the account';
COMMENT ON COLUMN public.webhooks.is_active IS 'False if its owner has paused it, or after three days of failures';
COMMENT ON COLUMN public.webhooks.failing_since IS 'First failure since the last success; null if the last delivery succeeded';
COMMENT ON COLUMN public.webhooks.version IS 'Counts changes, so that two windows do not overwrite each other';
INSERT INTO public.audit_head VALUES (true, 0, '0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO public.forum_circles VALUES ('a2f3c7e4-8d9e-406d-ae38-c6962d13eefe', 'gender-equality', 'Gender Equality and Empowerment', 'Work, safety, health and leadership of women and girls: what helps, what it costs, how to measure it.', NULL, 1, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.forum_circles VALUES ('4de93e65-f90a-49dc-a864-1cb0f9dc7c54', 'healthcare-nutrition', 'Healthcare and Nutrition', 'Primary care, mothers and children, nutrition and sanitation: programmes in the field and with the state.', NULL, 2, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.forum_circles VALUES ('44b165bc-6b8d-426e-8f50-837f362c92ba', 'environment-sustainability', 'Environment and Sustainability', 'Water, waste, energy, forests and farms: methods, partners and evidence.', NULL, 3, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.marketplace_key_day VALUES (true, '2026-11-27');
INSERT INTO public.news_sources VALUES ('e5de13dc-fb4b-4911-857a-597e45cd674f', 'The CSR Journal', 'https://thecsrjournal.in/feed/', 'CSR News', 8, NULL, 'CSR projects and rules in India', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('50bd3ad1-fd87-433a-b7d5-90d9fd2f6132', 'India Development Review', 'https://idronline.org/feed/', 'Social Impact', 8, NULL, 'Ideas and lessons from people in Indian non-profits and foundations', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('5f4de291-4a2a-4498-95c6-f8974708c767', 'The Better India', 'https://thebetterindia.com/feed/', 'Social Impact', 4, NULL, 'Stories of change from all over India', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('d0f8af66-0021-4cca-abe4-c030e5d39f58', 'Press Information Bureau', 'https://pib.gov.in/RssMain.aspx?ModId=6&Lang=1&Regid=3', 'Government', 7, NULL, 'Press releases of the Government of India', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('c6391877-7aa7-40fb-a1a1-3d6ce08084ef', 'Mint: Companies', 'https://www.livemint.com/rss/companies', 'Corporate News', 5, NULL, 'News about companies in India', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('44a1aa3d-fc93-443b-b9d7-aa2ee1bb62a3', 'Down To Earth: Environment', 'https://www.downtoearth.org.in/rss/environment', 'Sustainability', 6, NULL, 'Environment and development in India and the South', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('ee0ccc27-8adf-4468-9fe2-a41469320569', 'ESG Today', 'https://www.esgtoday.com/feed/', 'Sustainability', 4, NULL, 'Sustainability reporting and finance', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('084f2b8b-5e4f-40f1-bdc3-a155b91793ec', 'Trellis', 'https://trellis.net/feed/', 'Global CSR', 4, NULL, 'Sustainable business, formerly GreenBiz', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('f362970a-1505-40a5-9ea7-f1fe88e8316c', 'Stanford Social Innovation Review', 'https://ssir.org/site/rss_2.0', 'Thought Leaders', 5, NULL, 'Research and practice of social innovation', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('40bfb25a-ace5-442c-8928-6d6f6fa987a6', 'UN News', 'https://news.un.org/feed/subscribe/en/news/all/rss.xml', 'UN/Development', 5, NULL, 'News of the United Nations', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('a28c67d8-08d6-4404-88b0-65ee1b7c8006', 'ReliefWeb', 'https://reliefweb.int/updates/rss.xml', 'Development', 3, NULL, 'Humanitarian updates, by the UN Office for the Coordination of Humanitarian Affairs', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('827aadcc-b39a-4e4d-add8-3081caa57d2c', 'The Guardian: Global development', 'https://www.theguardian.com/global-development/rss', 'Global News', 3, NULL, 'Development, health and rights across the world', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('92945785-dd8f-469e-8afe-bb892fa556a2', 'Ministry of Corporate Affairs', NULL, 'Twitter Feed', 7, 'MCA21India', 'The ministry that makes the CSR rules', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.news_sources VALUES ('c472cdbf-fb67-4c5f-88ec-6348122ef051', 'NITI Aayog', NULL, 'Twitter Feed', 5, 'NITIAayog', 'Policy think tank of the Government of India', '{}', false, NULL, NULL, '2026-11-27 00:00:00+00', NULL, NULL, 0, NULL, NULL, '2026-11-27 00:00:00+00', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0001_accounts.sql', '990e053ffe3ab92df7709ce05f4fccc35ca36a114f321eaf6f0879db29db110d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0002_profiles.sql', '973ae6465da6e405ef6ca82997aa8febeefb6420e1438fe77038a27b6a7c24e2', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0003_marketplace.sql', '68af437c58e1c853ef742cbf49b1afb30c714848beba3ee796d4ead19234ecb3', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0004_collaborations.sql', '0a706e96c2c67d64b4b8ab959b3d5e317700596cc4046fd9c9ae5c84aadd4327', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0005_locks_in_order.sql', 'dd952ea596e8a2588074419e99509dd174a74ef19b914335c5c45c38e48736f1', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0006_milestones_at_once.sql', '6ee24262e672530dc8bba8e56cceb16ae3f36da92d9777309aa925aa2754182e', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0007_account_security.sql', '82ec41b2167baef85b31b95db68e223ff90e8d11493564a19244f9f1dae690bb', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0008_privacy.sql', '8ca15034b42211bb77d5fb68dc25759571a9d5ade5bd3f7f2aa68b6bcd1c784a', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0010_content.sql', '86f5d07f594d4b51bb775dd9bff4b5fbd4417be992fd1903c91b91232dbbd638', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0011_support.sql', '7595227a93e62cd7a7a0b1efb00438a17c54b09e18841df09670c4ff39c37b90', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0012_profile_details.sql', '220ac108d1342824912195d786668918f92ddc64326177bade829df882651740', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0013_files_and_documents.sql', '05f4667ff43ed4556dfa0aa2ffd034d043629625cfc1777c5281b16ee68fe794', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0014_project_details.sql', 'dd23ddf82aab5e756c43c5efbf1fd0dcd618c08b02ede2c9fb8e879a30df7099', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0015_ratings.sql', 'e5f7fdf1441a12982020671755f027c1c483209726a5175e76d9ab8cddb1aa21', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0016_profile_settings.sql', 'a3c1c932b01dfbaf6476b4798d24432c0ea01c3d3158ef05196df7805c06cba4', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0017_verification.sql', '393286d2ff0b9121ab48e4221d3b16508a694807e2db2f59f3c7fcf84379fee1', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0018_record_versions.sql', '9fcf31dd07b5c4c9b757e4a521a757fb285d5116b2e06939df968ff22486572d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0019_terms_reminders.sql', 'd970e0a9833cb20e84ff7e54fb288ce7d0f74b019ba7763f4d2a7cf8e2263e2b', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0020_verification_of_the_member.sql', '7d597008d09cac0adb662f9586a013314bad30b4c65da67d022bfafe34e80742', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0021_withdrawn_requests.sql', '99300157bf52352fb5b3e6e1f25271ba735b3f7612f299ab3811aded27567316', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0022_indexes_of_foreign_keys.sql', '95ef3cc166a97fa5702b74af36ed075f70738b77737b0187569065039a5e4a5c', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0023_expired_records.sql', '80622007f4fc33103b6bb8180db7c84124b6e5a6e7909ce1329c1a1e2229f3d3', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0024_erasure.sql', 'b4550b227718e1c0e2b7f3af11e6feadbc98dc241d298a86b4df733f94edcfb5', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0025_guests_requests.sql', '56f3757e2bed94a79eb76f5ab89871ba834799ad801ff1e179d06ff47adf5747', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0026_counts_a_day.sql', '4b8a874df2b0b0747f5e6836fda8ac6ea6e2a4bef09518cc5a017468a382756e', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0027_member_names.sql', '1d4e1c333ee246ce2aeb833eff97cddb835fcaceba3cf4fd6eaf6dafcf5b79be', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0028_plain_comments.sql', '5a02a98247fb4b85064b33b4a69e266f7823a1dadb6a2bb1c4bcd830d8676822', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0029_looks_at_numbers.sql', 'a1192bff34f8a10f671fbd783f4f808e3a72bffc0de3124cc2c3a96c113ce99a', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0030_listing_order.sql', 'bdcf5febc13f79da06d0c88288a452473a9e71491b2d80d1e17ed0cdc92e87fb', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0031_states_of_members.sql', 'ca4769cb21c31c6c66017dd2c00ed6c29c8cd537484620b43d4b0444e8c2c86e', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0032_checked_numbers.sql', '0085b681b0e2243f470386c7633210a9e3c523413ee8820e8f60b5a82501f62d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0033_collaboration_changes.sql', '73be05b3e90576b7457995952d6c04e73e1489403a0ef34a3a6134ca8b25b8be', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0034_budget_proposals.sql', '10fe697018107c80e5432a64f9053d194a955c5357b1dc65520715b2805f7aeb', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0035_former_participants.sql', 'e74353f62474a965e5429ed2fe9013bfe6999b7a9259845d70826964b7e2df68', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0036_news.sql', '10dad79f7b60512dd540d027657f3db5aaf77faf51c76bab837914c2c7f11963', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0037_activity.sql', '2398afeeb2680be8a5d2635d2a1e5e2293e4345c1e2874785a66ed511e183e8c', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0038_case_studies.sql', '6eee4091ea44990d2589df77722800cd86788cd0d74ca1e346c9467f51044dc3', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0039_resources.sql', '9500bda8b3cc3c066cd3c310895b175edaf410a721daf5a15bc7d595d56b78bc', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0041_courses.sql', 'c513b310cb52ee88c236ca0110809ed94dff51d5eab202a2b01600f9e89c885d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0042_certificates_and_sessions.sql', 'ce3d2a2c67e82e6197ef57db3d5e338288cfc67f9e2916ac715717d790663854', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0043_community.sql', '3424f827a2223056583f87a00008b51e2c39ec5fd2d9ff04cae382269c007d0d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0044_ticket_conversations.sql', '8f399d3eef4c9e40ee557102e1febadb3d2da04ace1f47d3f97b1dcbebcb3fb3', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0045_support_clock.sql', '2a3e46a82c737752449066ec233b235ce1ea51c7882cc9279bbca3a08a20fb05', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0046_ticket_desk.sql', 'cf9ce229f487b45ce70b962c79f57a56b7db690d67e402977fd665da28bf1677', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0047_live_access.sql', 'f40e081e0c220424387ac2942824f2253990f36af2f2c67f605361204d38e1ef', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0048_status.sql', 'eb894b28096be57d65beecdcc49148d367bbc5de2a8407551345c1161def4909', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0049_sandboxes.sql', 'f3e25ffb4c6458c685398d6b5bda4b01ec2b3e3479c1cc6bdd2096e931d8cbea', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0050_demo_bookings.sql', '7bae3bcd23bcfd16b72fa342ae872e58de102408af33eb83476113700a26951a', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0051_live_chat.sql', 'a12529c20eb8667fb8230f6d54a106b4c9f2547d7f542e39c07986329b32433b', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0052_audit.sql', 'be980e9620ecfe3ce167396790ea11005290a2879ca3fa5799d2ff49268735d3', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0053_content_versions.sql', 'e0e09090cb6d74bf6e16c280664127241f20d06611a603eab39fcacbc23f8e72', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0054_access_tokens.sql', 'dd2b6d74c348f8c2781f5e3c994cf4b456216cf85b7087d676a685b7a351460c', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0055_people.sql', 'c89a6573ca574ec1fc4fa5d7f519b23352427785ca6b618a94652c5d7942dd64', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0056_guest_requests.sql', 'c2bd518d6aff5e2654f7b2c950de4ffb921541bb3030cce92087691cd7ec6b07', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0057_moderation_decisions.sql', '0b43246be3925c1cec812078b9f559943b6a960302ded6e67dbf877040847494', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0058_webhooks.sql', '215c9c136b4b5ce7ecf0fc3d48083099c0600eb6528f4f053960f9af1c150de3', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0059_system_samples.sql', 'bb9df88e0b6b207410761dd199c06677b782c292af58cf37d88904a902029448', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0060_merged_members.sql', '9b508fcddce89eeff4882b82205e777723e71c4e29820416474243d4d7b2f88b', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0061_testimonial_versions.sql', 'ea0960b3aaf48ab62637908d85102ab6e6fb05a277ed06b8216df4c4177e511a', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0062_words_of_members.sql', '09d3d2946bbfb9e354a8694190648f19d88bbf6bfe00099a64bea20b9c5c6002', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0063_filters_beside_words.sql', 'b235f282ac7c7bb2c0609e3572f2d5fbb7ad1930dee1a7fd56c8c279ebcff3b5', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0064_guest_name_comment.sql', '68c0e3563997c765ec21e9872d8db0337532274c1010426a1cee58fde5aa25d8', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0065_demos_stay.sql', 'aab3cc12baa7aa27d5d2119ac7b6b22eca3e932c6235e24d2cb186a61f910a39', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0066_meaning.sql', 'c8fb4b42b2393e9ba16f9fbfe0eeb82990e7e123acd34b10be1026fde06a2375', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0067_meaning_in_the_row.sql', '32f584d59043f0bb2126761e7913841164dff72fdbb1502f807273f2abd3a3aa', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0068_filters_of_the_marketplace.sql', '68f3b7fce3ab0deea6487de9bc095fd36265e07c6d9223a53264cfce68cf11bc', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0073_memberships.sql', '889bf113106627cde969acda1dd6c56d803fbb0f4c22e17c034c785897420952', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0074_invitations.sql', '600f872a8f3ee2a34b69bf708bde45b2e442702cc3b7b55e5f5a8ff5e9b481b2', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0075_shortlists.sql', '4999c6de7bc1e758eede773e162de52fee647be5faa3907a4a898bcf9c0a5fe5', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0076_saved_searches.sql', 'be158113115260f7fe9cc4746906cafc871281bbb5e11b5913d54ee8acd25ff0', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0077_new_partners.sql', 'cebb97bff1f841f15f3c4858ac5913e88f5c8e57b78f37967d11e05110442d3f', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0078_persons_of_records.sql', '61f74604fb9b3fb14af8e5d3d6c2cf898b4fbaf4c503b416a1042bc45df6916d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0080_need_against_money.sql', 'a2bf511fef467bd6b6f290e77b0ad1543b1047148770288c85690c7c9259c910', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0081_domain_claims.sql', 'c98e2b14df3002766d0addf79512daf0200bae25664a5b223a8a80b19556baa8', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0082_join_requests.sql', '843e64099664e78dfbcd9d0ef8397eb1fe7b4ed0819a6aaff43126e88683eae2', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0083_profile_deletions.sql', '4a7da9498ef6f1adf93121744ed7b0b51f2f3d5bf4a958f392675ff238ffa18d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0085_seats.sql', '8537f59285e9516adc3ce4078cc7ac724d3ddcfeed12f619e9ad7b7ab7851a5c', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0089_persons_of_agreements.sql', 'a855affa438ae8ebece57d4eebae13ba900571597e6636ceb4c7ce12039b03b0', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0090_mails_by_person.sql', '6082be9fd8e98e1615bec85fe890d5d5f4769d544b9258d0cc7e51f64803d08f', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0095_members_of_two_filters.sql', '7f2c9c3649729e754e6a492034a0e47706c1d38b60f435a4aca40e647845b0dc', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0098_collaboration_trail.sql', '1137c5d9e45c998475e860e43b6fd6eff65149f5a9545a3e2fd05ca51b4ec06e', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0099_collaboration_states.sql', '3a8252d58bdcc84fca58bc4e3b70411d02ad5a114a97a7df5150688f5bcd3175', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0102_live_collaborations.sql', '02f9dbc2e80afa502791cb49257653ee88e9da352b1d6765cf1670c33518625d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0103_collaboration_comments.sql', '0f3aa847f8ae6643ac9b0c4896a3e4bbe7e0a48d2ecdb08736c9e1ccd25f3019', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0107_collaboration_files.sql', 'fa19664f54de737cd7931384804d66f0b785e7f7e07a4506819f8f94b156d9de', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0108_notifications.sql', '34aadaf6c9613c00b17b477011d0e194c5c1d5eb64ed7f72a5c8d62e77542bee', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0110_milestone_plans.sql', 'a2da408d5af600f81810d6b75b89097f34f89b091c27370a15aac2450d5db824', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0111_calendar_feeds.sql', 'c3f7cff6bb54b8cfa8b1a6d88d9aa956f5479bac256c8c493e5b20996a16599f', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0112_indicators.sql', 'bfbeb91f7682f435f38cf5a37b530fc9992f598211afab8d2bf826a5a274ee23', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0113_progress_reports.sql', '42c3d894ed5bd88513d10b861de8d1b33d9d82adff473847abb4f8380be4b20c', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0115_removed_collaborations.sql', '17302fe5e7dd3f0d1a4faa5d0f9423d48f82149c18948f09ff5be48858615ca2', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0116_visibility_of_collaborations.sql', '70d9fe161b587f01c70a6ed16bb0d77654a45b9a16cdd33ba3105807ca2d6219', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0117_invitations_into_collaborations.sql', '9e93ed297fc08b701c6ef27748ee16486c2043abffa91aac2ba2775df7ca8e41', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0118_daily_mails.sql', 'b3562ed3d7aaa99f2b1d3d87525c4f961916697b014fe4f98e8f90842c83f10b', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0119_notifications_of_collaborations.sql', 'ede0e8999101794a08473a3ceda2545a0e31dc85e5bbdd5a976ee32f454ca730', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0120_comments_on_files.sql', '0748a08683c1c6c5c2eecf8150f907dddcb15a452216aa73659f384c1c232c95', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0121_files_of_comments.sql', '25e46e766b3e9e8152e505adb3a3e0ae24098dc74adee1bff0e94833603a2e04', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0122_links_of_answered_invitations.sql', 'e1481f1b3a2a3ee6cc5aa72f0e01e03aa553e8ac565ae9d54ca31f941320d296', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0123_comments_of_reports.sql', '3831e5ba72ed459bf926d2a30902e68a58fa33b163d5b6630217d379ec153ea2', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0124_editors_of_reports.sql', 'e4cb898176ba02e02df643291177c0e18192fc92e12201886927bd8652626ead', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0125_collaboration_readers.sql', 'f3757cd255c1fb06b7040a08ae71ae6d1daf6c031cfacd336865ad75cfbe6545', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0126_papers_of_members.sql', 'ade50d763b9ec2f4bb606771159fbe1958f54b0ed23b4800fe902525a3dd8b2d', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0128_cost_of_word_search.sql', '451601c93b7db129c6389d5ddd2ee25699c5a9b1b2052f077526ed3fd16c93c7', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0129_counts_with_districts_and_days.sql', '42930598aa3d312eb6894cb157b0a8fd303a33050174762a9310a716ac7d7d88', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0130_papers_that_were_checked.sql', '7bf9a8b9cd5fb669fd4c1e90fd33439869dfe0e4249459b401b39569549fc8ac', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0132_writers_of_threads.sql', '465c0043eb57f5dbf208d653cf837fc136b5e6ef5078e3d6aa51199b5016c278', '2026-11-27 00:00:00+00');
INSERT INTO public.schema_migrations VALUES ('0133_sample_of_members.sql', 'ee4668c849d39d2f2fe35bf3245b189698aebaffebfb0f3e435730b738ca7b71', '2026-11-27 00:00:00+00');
INSERT INTO public.support_holidays VALUES ('ccff42d4-0f78-43e3-abb0-67e6635ffc6e', '2026-01-26', 'Republic Day', true, '2026-11-27 00:00:00+00');
INSERT INTO public.support_holidays VALUES ('3cc0c6bc-93f7-4628-bf93-e91ddf4bb649', '2026-08-15', 'Independence Day', true, '2026-11-27 00:00:00+00');
INSERT INTO public.support_holidays VALUES ('e873a79c-d449-4d3d-9645-5252634356e6', '2026-10-02', 'Gandhi Jayanti', true, '2026-11-27 00:00:00+00');
SELECT pg_catalog.setval('public.marketplace_key_changes_id_seq', 1, false);
SELECT pg_catalog.setval('public.marketplace_word_changes_id_seq', 1, false);
SELECT pg_catalog.setval('public.profile_meaning_changes_change_seq', 1, false);
SELECT pg_catalog.setval('public.support_tickets_number_seq', 1001, false);
ALTER TABLE public.access_tokens ADD CONSTRAINT access_tokens_hash UNIQUE (token_hash);
ALTER TABLE public.access_tokens ADD CONSTRAINT access_tokens_pkey PRIMARY KEY (id);
ALTER TABLE public.account_merges ADD CONSTRAINT account_merges_pkey PRIMARY KEY (duplicate_id);
ALTER TABLE public.account_tokens ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE public.accounts ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE public.activity_events ADD CONSTRAINT activity_events_once UNIQUE (kind, item_id, action, reader_key, day);
ALTER TABLE public.activity_events ADD CONSTRAINT activity_events_pkey PRIMARY KEY (id);
ALTER TABLE public.audit_entries ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (number);
ALTER TABLE public.audit_head ADD CONSTRAINT audit_head_pkey PRIMARY KEY (is_head);
ALTER TABLE public.calendar_feeds ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (account_id);
ALTER TABLE public.canned_answer_changes ADD CONSTRAINT canned_answer_changes_pkey PRIMARY KEY (id);
ALTER TABLE public.canned_answers ADD CONSTRAINT canned_answers_pkey PRIMARY KEY (id);
ALTER TABLE public.case_studies ADD CONSTRAINT case_studies_pkey PRIMARY KEY (id);
ALTER TABLE public.case_study_likes ADD CONSTRAINT case_study_likes_pkey PRIMARY KEY (user_id, case_study_id);
ALTER TABLE public.case_study_media ADD CONSTRAINT case_study_media_file_name_key UNIQUE (file_name);
ALTER TABLE public.case_study_media ADD CONSTRAINT case_study_media_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_budget_proposals ADD CONSTRAINT collaboration_budget_proposals_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_changes ADD CONSTRAINT collaboration_changes_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_closing_notes ADD CONSTRAINT collaboration_closing_notes_pkey PRIMARY KEY (participant_id);
ALTER TABLE public.collaboration_comment_files ADD CONSTRAINT collaboration_comment_files_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_comment_mentions ADD CONSTRAINT collaboration_comment_mentions_pkey PRIMARY KEY (comment_id, account_id);
ALTER TABLE public.collaboration_comment_reactions ADD CONSTRAINT collaboration_comment_reactions_pkey PRIMARY KEY (comment_id, account_id, reaction);
ALTER TABLE public.collaboration_comment_versions ADD CONSTRAINT collaboration_comment_versions_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_comments ADD CONSTRAINT collaboration_comments_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_file_openings ADD CONSTRAINT collaboration_file_openings_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_file_versions ADD CONSTRAINT collaboration_file_versions_pkey PRIMARY KEY (file_id, number);
ALTER TABLE public.collaboration_files ADD CONSTRAINT collaboration_files_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_folders ADD CONSTRAINT collaboration_folders_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_indicators ADD CONSTRAINT collaboration_indicators_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_invitations ADD CONSTRAINT collaboration_invitations_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_invitations ADD CONSTRAINT collaboration_invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.collaboration_live ADD CONSTRAINT collaboration_live_pkey PRIMARY KEY (collaboration_id);
ALTER TABLE public.collaboration_milestone_dependencies ADD CONSTRAINT collaboration_milestone_dependencies_pkey PRIMARY KEY (milestone_id, depends_on_id);
ALTER TABLE public.collaboration_milestone_evidence ADD CONSTRAINT collaboration_milestone_evidence_pkey PRIMARY KEY (milestone_id, file_id);
ALTER TABLE public.collaboration_milestones ADD CONSTRAINT collaboration_milestones_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_participants ADD CONSTRAINT collaboration_participants_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_presence ADD CONSTRAINT collaboration_presence_pkey PRIMARY KEY (stream_id);
ALTER TABLE public.collaboration_ratings ADD CONSTRAINT collaboration_ratings_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_reading_files ADD CONSTRAINT collaboration_reading_files_pkey PRIMARY KEY (reading_id, file_id);
ALTER TABLE public.collaboration_readings ADD CONSTRAINT collaboration_readings_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_report_comments ADD CONSTRAINT collaboration_report_comments_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_report_edits ADD CONSTRAINT collaboration_report_edits_pkey PRIMARY KEY (report_id, field);
ALTER TABLE public.collaboration_report_files ADD CONSTRAINT collaboration_report_files_pkey PRIMARY KEY (report_id, file_id);
ALTER TABLE public.collaboration_reports ADD CONSTRAINT collaboration_reports_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_requests ADD CONSTRAINT collaboration_requests_pkey PRIMARY KEY (id);
ALTER TABLE public.collaboration_seats ADD CONSTRAINT collaboration_seats_pkey PRIMARY KEY (participant_id, account_id);
ALTER TABLE public.collaboration_thread_reads ADD CONSTRAINT collaboration_thread_reads_pkey PRIMARY KEY (thread_id, account_id);
ALTER TABLE public.collaboration_threads ADD CONSTRAINT collaboration_threads_pkey PRIMARY KEY (id);
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_pkey PRIMARY KEY (id);
ALTER TABLE public.consents ADD CONSTRAINT consents_pkey PRIMARY KEY (id);
ALTER TABLE public.content_block_versions ADD CONSTRAINT content_block_versions_key UNIQUE (block_id, version);
ALTER TABLE public.content_block_versions ADD CONSTRAINT content_block_versions_pkey PRIMARY KEY (id);
ALTER TABLE public.content_blocks ADD CONSTRAINT content_blocks_key UNIQUE (page_key, block_key);
ALTER TABLE public.content_blocks ADD CONSTRAINT content_blocks_pkey PRIMARY KEY (id);
ALTER TABLE public.course_certificates ADD CONSTRAINT course_certificates_pkey PRIMARY KEY (id);
ALTER TABLE public.course_enrolments ADD CONSTRAINT course_enrolments_pkey PRIMARY KEY (user_id, course_id);
ALTER TABLE public.course_files ADD CONSTRAINT course_files_pkey PRIMARY KEY (id);
ALTER TABLE public.course_progress ADD CONSTRAINT course_progress_pkey PRIMARY KEY (user_id, course_id, module_id);
ALTER TABLE public.course_proposals ADD CONSTRAINT course_proposals_pkey PRIMARY KEY (id);
ALTER TABLE public.course_ratings ADD CONSTRAINT course_ratings_pkey PRIMARY KEY (id);
ALTER TABLE public.course_session_registrations ADD CONSTRAINT course_session_registrations_pkey PRIMARY KEY (id);
ALTER TABLE public.course_sessions ADD CONSTRAINT course_sessions_pkey PRIMARY KEY (id);
ALTER TABLE public.courses ADD CONSTRAINT courses_pkey PRIMARY KEY (id);
ALTER TABLE public.demo_bookings ADD CONSTRAINT demo_bookings_pkey PRIMARY KEY (id);
ALTER TABLE public.demo_requests ADD CONSTRAINT demo_requests_pkey PRIMARY KEY (id);
ALTER TABLE public.demo_slots ADD CONSTRAINT demo_slots_pkey PRIMARY KEY (id);
ALTER TABLE public.document_openings ADD CONSTRAINT document_openings_pkey PRIMARY KEY (id);
ALTER TABLE public.document_reminders ADD CONSTRAINT document_reminders_pkey PRIMARY KEY (document_id, expires_on, days_before);
ALTER TABLE public.document_shares ADD CONSTRAINT document_shares_pkey PRIMARY KEY (id);
ALTER TABLE public.documents ADD CONSTRAINT documents_file_name_key UNIQUE (file_name);
ALTER TABLE public.documents ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE public.domain_claims ADD CONSTRAINT domain_claims_once UNIQUE (profile_id, domain);
ALTER TABLE public.domain_claims ADD CONSTRAINT domain_claims_pkey PRIMARY KEY (id);
ALTER TABLE public.domain_claims ADD CONSTRAINT domain_claims_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.files ADD CONSTRAINT files_pkey PRIMARY KEY (name);
ALTER TABLE public.forum_attachments ADD CONSTRAINT forum_attachments_file_name_key UNIQUE (file_name);
ALTER TABLE public.forum_attachments ADD CONSTRAINT forum_attachments_pkey PRIMARY KEY (id);
ALTER TABLE public.forum_circle_follows ADD CONSTRAINT forum_circle_follows_pkey PRIMARY KEY (member_id, circle_id);
ALTER TABLE public.forum_circles ADD CONSTRAINT forum_circles_pkey PRIMARY KEY (id);
ALTER TABLE public.forum_circles ADD CONSTRAINT forum_circles_slug_key UNIQUE (slug);
ALTER TABLE public.forum_digests ADD CONSTRAINT forum_digests_pkey PRIMARY KEY (member_id);
ALTER TABLE public.forum_edits ADD CONSTRAINT forum_edits_pkey PRIMARY KEY (id);
ALTER TABLE public.forum_mentions ADD CONSTRAINT forum_mentions_pkey PRIMARY KEY (post_id, member_id);
ALTER TABLE public.forum_moderators ADD CONSTRAINT forum_moderators_pkey PRIMARY KEY (circle_id, member_id);
ALTER TABLE public.forum_posts ADD CONSTRAINT forum_posts_pkey PRIMARY KEY (id);
ALTER TABLE public.forum_reads ADD CONSTRAINT forum_reads_pkey PRIMARY KEY (member_id, topic_id);
ALTER TABLE public.forum_reports ADD CONSTRAINT forum_reports_one UNIQUE (post_id, reporter_id);
ALTER TABLE public.forum_reports ADD CONSTRAINT forum_reports_pkey PRIMARY KEY (id);
ALTER TABLE public.forum_topic_follows ADD CONSTRAINT forum_topic_follows_pkey PRIMARY KEY (member_id, topic_id);
ALTER TABLE public.forum_topics ADD CONSTRAINT forum_topics_pkey PRIMARY KEY (id);
ALTER TABLE public.forum_visits ADD CONSTRAINT forum_visits_pkey PRIMARY KEY (member_id, circle_id);
ALTER TABLE public.invitations ADD CONSTRAINT invitations_once UNIQUE (profile_id, email);
ALTER TABLE public.invitations ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);
ALTER TABLE public.invitations ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.join_links ADD CONSTRAINT join_links_once UNIQUE (email);
ALTER TABLE public.join_links ADD CONSTRAINT join_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE public.join_requests ADD CONSTRAINT join_requests_once UNIQUE (account_id);
ALTER TABLE public.join_requests ADD CONSTRAINT join_requests_pkey PRIMARY KEY (id);
ALTER TABLE public.marketplace_counts ADD CONSTRAINT marketplace_counts_pkey PRIMARY KEY (organization_type, state);
ALTER TABLE public.marketplace_key_changes ADD CONSTRAINT marketplace_key_changes_pkey PRIMARY KEY (id);
ALTER TABLE public.marketplace_key_day ADD CONSTRAINT marketplace_key_day_pkey PRIMARY KEY (is_only);
ALTER TABLE public.marketplace_key_pairs ADD CONSTRAINT marketplace_key_pairs_pkey PRIMARY KEY (one, other);
ALTER TABLE public.marketplace_word_changes ADD CONSTRAINT marketplace_word_changes_pkey PRIMARY KEY (id);
ALTER TABLE public.marketplace_words ADD CONSTRAINT marketplace_words_pkey PRIMARY KEY (word);
ALTER TABLE public.member_counts ADD CONSTRAINT member_counts_pkey PRIMARY KEY (account_id, kind);
ALTER TABLE public.memberships ADD CONSTRAINT memberships_pkey PRIMARY KEY (account_id, profile_id);
ALTER TABLE public.milestone_news ADD CONSTRAINT milestone_news_pkey PRIMARY KEY (id);
ALTER TABLE public.moderation_answers ADD CONSTRAINT moderation_answers_one PRIMARY KEY (subject_kind, subject_id);
ALTER TABLE public.moderation_decisions ADD CONSTRAINT moderation_decisions_pkey PRIMARY KEY (id);
ALTER TABLE public.news_entries ADD CONSTRAINT news_entries_pkey PRIMARY KEY (id);
ALTER TABLE public.news_marks ADD CONSTRAINT news_marks_pkey PRIMARY KEY (user_id, entry_id);
ALTER TABLE public.news_sources ADD CONSTRAINT news_sources_pkey PRIMARY KEY (id);
ALTER TABLE public.notification_mutes ADD CONSTRAINT notification_mutes_pkey PRIMARY KEY (account_id, collaboration_id);
ALTER TABLE public.notifications ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE public.partner_mails ADD CONSTRAINT partner_mails_pkey PRIMARY KEY (profile_id, partner_id);
ALTER TABLE public.profile_cin_history ADD CONSTRAINT profile_cin_history_pkey PRIMARY KEY (profile_id, replaced_at, cin);
ALTER TABLE public.profile_deletions ADD CONSTRAINT profile_deletions_pkey PRIMARY KEY (profile_id);
ALTER TABLE public.profile_details ADD CONSTRAINT profile_details_pkey PRIMARY KEY (id);
ALTER TABLE public.profile_meaning_changes ADD CONSTRAINT profile_meaning_changes_pkey PRIMARY KEY (profile_id);
ALTER TABLE public.profile_meanings ADD CONSTRAINT profile_meanings_pkey PRIMARY KEY (profile_id);
ALTER TABLE public.profile_slugs ADD CONSTRAINT profile_slugs_pkey PRIMARY KEY (slug);
ALTER TABLE public.profile_state_counts ADD CONSTRAINT profile_state_counts_pkey PRIMARY KEY (organization_type, state);
ALTER TABLE public.profile_states ADD CONSTRAINT profile_states_pkey PRIMARY KEY (profile_id, state);
ALTER TABLE public.profiles ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);
ALTER TABLE public.project_pictures ADD CONSTRAINT project_pictures_file_name_key UNIQUE (file_name);
ALTER TABLE public.project_pictures ADD CONSTRAINT project_pictures_pkey PRIMARY KEY (id);
ALTER TABLE public.published_case_studies ADD CONSTRAINT published_case_studies_pkey PRIMARY KEY (id);
ALTER TABLE public.recovery_codes ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (account_id, code_hash);
ALTER TABLE public.refresh_tokens ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE public.resource_ratings ADD CONSTRAINT resource_ratings_one UNIQUE (resource_id, member_id);
ALTER TABLE public.resource_ratings ADD CONSTRAINT resource_ratings_pkey PRIMARY KEY (id);
ALTER TABLE public.resource_versions ADD CONSTRAINT resource_versions_file_name_key UNIQUE (file_name);
ALTER TABLE public.resource_versions ADD CONSTRAINT resource_versions_number UNIQUE (resource_id, number);
ALTER TABLE public.resource_versions ADD CONSTRAINT resource_versions_pkey PRIMARY KEY (id);
ALTER TABLE public.resources ADD CONSTRAINT resources_pkey PRIMARY KEY (id);
ALTER TABLE public.sandboxes ADD CONSTRAINT sandboxes_pkey PRIMARY KEY (id);
ALTER TABLE public.sandboxes ADD CONSTRAINT sandboxes_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.saved_profiles ADD CONSTRAINT saved_profiles_pkey PRIMARY KEY (user_id, profile_id);
ALTER TABLE public.saved_searches ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);
ALTER TABLE public.schema_migrations ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);
ALTER TABLE public.sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE public.shortlist_entries ADD CONSTRAINT shortlist_entries_pkey PRIMARY KEY (shortlist_id, profile_id);
ALTER TABLE public.shortlists ADD CONSTRAINT shortlists_pkey PRIMARY KEY (id);
ALTER TABLE public.sign_in_budgets ADD CONSTRAINT sign_in_budgets_pkey PRIMARY KEY (key);
ALTER TABLE public.status_days ADD CONSTRAINT status_days_pkey PRIMARY KEY (service, day);
ALTER TABLE public.status_incident_updates ADD CONSTRAINT status_incident_updates_pkey PRIMARY KEY (id);
ALTER TABLE public.status_incidents ADD CONSTRAINT status_incidents_pkey PRIMARY KEY (id);
ALTER TABLE public.status_maintenance ADD CONSTRAINT status_maintenance_pkey PRIMARY KEY (id);
ALTER TABLE public.status_probes ADD CONSTRAINT status_probes_pkey PRIMARY KEY (minute, service);
ALTER TABLE public.support_chat_messages ADD CONSTRAINT support_chat_messages_chat_id_id_key UNIQUE (chat_id, id);
ALTER TABLE public.support_chat_messages ADD CONSTRAINT support_chat_messages_pkey PRIMARY KEY (chat_id, seq);
ALTER TABLE public.support_chats ADD CONSTRAINT support_chats_pkey PRIMARY KEY (id);
ALTER TABLE public.support_desk_presence ADD CONSTRAINT support_desk_presence_pkey PRIMARY KEY (stream_id);
ALTER TABLE public.support_grievance_looks ADD CONSTRAINT support_grievance_looks_pkey PRIMARY KEY (id);
ALTER TABLE public.support_grievances ADD CONSTRAINT support_grievances_pkey PRIMARY KEY (ticket_id);
ALTER TABLE public.support_holidays ADD CONSTRAINT support_holidays_day_key UNIQUE (day);
ALTER TABLE public.support_holidays ADD CONSTRAINT support_holidays_pkey PRIMARY KEY (id);
ALTER TABLE public.support_looks ADD CONSTRAINT support_looks_pkey PRIMARY KEY (id);
ALTER TABLE public.support_saved_views ADD CONSTRAINT support_saved_views_pkey PRIMARY KEY (id);
ALTER TABLE public.support_ticket_files ADD CONSTRAINT support_ticket_files_file_name_key UNIQUE (file_name);
ALTER TABLE public.support_ticket_files ADD CONSTRAINT support_ticket_files_pkey PRIMARY KEY (id);
ALTER TABLE public.support_ticket_links ADD CONSTRAINT support_ticket_links_pkey PRIMARY KEY (id);
ALTER TABLE public.support_ticket_links ADD CONSTRAINT support_ticket_links_token_hash_key UNIQUE (token_hash);
ALTER TABLE public.support_ticket_notes ADD CONSTRAINT support_ticket_notes_pkey PRIMARY KEY (id);
ALTER TABLE public.support_ticket_presence ADD CONSTRAINT support_ticket_presence_pkey PRIMARY KEY (ticket_id, supporter_id);
ALTER TABLE public.support_ticket_replies ADD CONSTRAINT support_ticket_replies_pkey PRIMARY KEY (id);
ALTER TABLE public.support_tickets ADD CONSTRAINT support_tickets_number_key UNIQUE (number);
ALTER TABLE public.support_tickets ADD CONSTRAINT support_tickets_pkey PRIMARY KEY (id);
ALTER TABLE public.suspensions ADD CONSTRAINT suspensions_pkey PRIMARY KEY (id);
ALTER TABLE public.system_samples ADD CONSTRAINT system_samples_pkey PRIMARY KEY (taken_at);
ALTER TABLE public.testimonials ADD CONSTRAINT testimonials_pkey PRIMARY KEY (id);
ALTER TABLE public.two_factor ADD CONSTRAINT two_factor_pkey PRIMARY KEY (account_id);
ALTER TABLE public.upload_parts ADD CONSTRAINT upload_parts_file_name_key UNIQUE (file_name);
ALTER TABLE public.upload_parts ADD CONSTRAINT upload_parts_pkey PRIMARY KEY (upload_id, first_byte);
ALTER TABLE public.uploads ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE public.user_projects ADD CONSTRAINT user_projects_pkey PRIMARY KEY (id);
ALTER TABLE public.user_services ADD CONSTRAINT user_services_pkey PRIMARY KEY (id);
ALTER TABLE public.verification_documents ADD CONSTRAINT verification_documents_pkey PRIMARY KEY (request_id, "position");
ALTER TABLE public.verification_requests ADD CONSTRAINT verification_requests_pkey PRIMARY KEY (id);
ALTER TABLE public.webhook_deliveries ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE public.webhooks ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);
CREATE INDEX access_tokens_account ON public.access_tokens USING btree (account_id, created_at DESC, id DESC);
CREATE INDEX access_tokens_acting_for ON public.access_tokens USING btree (profile_id, account_id);
CREATE INDEX access_tokens_expiry ON public.access_tokens USING btree (expires_at);
CREATE INDEX account_merges_by ON public.account_merges USING btree (merged_by) WHERE (merged_by IS NOT NULL);
CREATE INDEX account_merges_kept ON public.account_merges USING btree (kept_id, merged_at DESC);
CREATE INDEX account_tokens_account ON public.account_tokens USING btree (account_id);
CREATE INDEX account_tokens_expiry ON public.account_tokens USING btree (expires_at);
CREATE INDEX accounts_deletion_due ON public.accounts USING btree (deletion_due_at) WHERE (deletion_due_at IS NOT NULL);
CREATE UNIQUE INDEX accounts_email_unique ON public.accounts USING btree (email);
CREATE INDEX accounts_email_words ON public.accounts USING gin (email public.gin_trgm_ops);
CREATE INDEX accounts_suspended ON public.accounts USING btree (suspended_at) WHERE (suspended_at IS NOT NULL);
CREATE INDEX accounts_terms_reminded ON public.accounts USING btree (terms_reminded_at) WHERE ((email_confirmed_at IS NOT NULL) AND (deletion_due_at IS NULL));
CREATE INDEX activity_events_downloads ON public.activity_events USING btree (day) WHERE (action = 'download'::text);
CREATE INDEX activity_events_learners ON public.activity_events USING btree (day, member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX activity_events_member ON public.activity_events USING btree (member_id, day) WHERE (member_id IS NOT NULL);
CREATE INDEX activity_events_tags ON public.activity_events USING btree (day) INCLUDE (tags);
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, number) WHERE (actor_id IS NOT NULL);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at);
CREATE INDEX audit_entries_kind ON public.audit_entries USING btree (kind, number);
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (subject_id, number);
CREATE UNIQUE INDEX calendar_feeds_token ON public.calendar_feeds USING btree (token_hash);
CREATE INDEX canned_answer_changes_by ON public.canned_answer_changes USING btree (changed_by, changed_at DESC) WHERE (changed_by IS NOT NULL);
CREATE INDEX canned_answer_changes_newest ON public.canned_answer_changes USING btree (changed_at DESC, id DESC);
CREATE UNIQUE INDEX canned_answers_one_title ON public.canned_answers USING btree (lower(title));
CREATE INDEX case_studies_author ON public.case_studies USING btree (author_id, updated_at DESC, id DESC);
CREATE INDEX case_studies_collaboration ON public.case_studies USING btree (collaboration_id) WHERE (collaboration_id IS NOT NULL);
CREATE UNIQUE INDEX case_studies_slug ON public.case_studies USING btree (slug);
CREATE INDEX case_studies_state ON public.case_studies USING btree (status, updated_at DESC, id DESC);
CREATE INDEX case_studies_waiting ON public.case_studies USING btree (sent_at, id) WHERE (status = 'pending'::text);
CREATE INDEX case_study_likes_story ON public.case_study_likes USING btree (case_study_id);
CREATE INDEX case_study_media_story ON public.case_study_media USING btree (case_study_id, created_at, id);
CREATE INDEX collaboration_budget_proposals_answered_by_person ON public.collaboration_budget_proposals USING btree (answered_by_person) WHERE (answered_by_person IS NOT NULL);
CREATE INDEX collaboration_budget_proposals_answers ON public.collaboration_budget_proposals USING btree (answered_by, created_at) WHERE (answered_by IS NOT NULL);
CREATE INDEX collaboration_budget_proposals_by ON public.collaboration_budget_proposals USING btree (proposed_by, created_at) WHERE (proposed_by IS NOT NULL);
CREATE INDEX collaboration_budget_proposals_history ON public.collaboration_budget_proposals USING btree (collaboration_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX collaboration_budget_proposals_one_open ON public.collaboration_budget_proposals USING btree (collaboration_id) WHERE (status = 'open'::text);
CREATE INDEX collaboration_budget_proposals_proposed_by_person ON public.collaboration_budget_proposals USING btree (proposed_by_person) WHERE (proposed_by_person IS NOT NULL);
CREATE INDEX collaboration_changes_account ON public.collaboration_changes USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX collaboration_changes_newest ON public.collaboration_changes USING btree (collaboration_id, changed_at DESC, id DESC);
CREATE INDEX collaboration_changes_profile ON public.collaboration_changes USING btree (profile_id) WHERE (profile_id IS NOT NULL);
CREATE INDEX collaboration_changes_subject ON public.collaboration_changes USING btree (collaboration_id, subject_id, changed_at DESC, id DESC) WHERE (subject_id IS NOT NULL);
CREATE INDEX collaboration_closing_notes_person ON public.collaboration_closing_notes USING btree (written_by) WHERE (written_by IS NOT NULL);
CREATE UNIQUE INDEX collaboration_comment_files_comment ON public.collaboration_comment_files USING btree (comment_id, file_id);
CREATE INDEX collaboration_comment_files_file ON public.collaboration_comment_files USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX collaboration_comment_mentions_account ON public.collaboration_comment_mentions USING btree (account_id);
CREATE INDEX collaboration_comment_reactions_account ON public.collaboration_comment_reactions USING btree (account_id);
CREATE INDEX collaboration_comment_versions_comment ON public.collaboration_comment_versions USING btree (comment_id, id);
CREATE INDEX collaboration_comments_author ON public.collaboration_comments USING btree (author_id, thread_id, id) WHERE (author_id IS NOT NULL);
CREATE INDEX collaboration_comments_author_for ON public.collaboration_comments USING btree (author_for) WHERE (author_for IS NOT NULL);
CREATE INDEX collaboration_comments_thread ON public.collaboration_comments USING btree (thread_id, id);
CREATE INDEX collaboration_file_openings_newest ON public.collaboration_file_openings USING btree (file_id, opened_at DESC, id DESC);
CREATE INDEX collaboration_file_openings_person ON public.collaboration_file_openings USING btree (opened_by_person) WHERE (opened_by_person IS NOT NULL);
CREATE INDEX collaboration_file_openings_profile ON public.collaboration_file_openings USING btree (opened_by) WHERE (opened_by IS NOT NULL);
CREATE INDEX collaboration_file_versions_person ON public.collaboration_file_versions USING btree (uploaded_by_person) WHERE (uploaded_by_person IS NOT NULL);
CREATE INDEX collaboration_file_versions_profile ON public.collaboration_file_versions USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE UNIQUE INDEX collaboration_file_versions_stored ON public.collaboration_file_versions USING btree (stored_name);
CREATE INDEX collaboration_files_folder ON public.collaboration_files USING btree (folder_id, updated_at DESC, id DESC) WHERE (folder_id IS NOT NULL);
CREATE INDEX collaboration_files_newest ON public.collaboration_files USING btree (collaboration_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX collaboration_folders_name ON public.collaboration_folders USING btree (collaboration_id, lower(name));
CREATE INDEX collaboration_indicators_collaboration ON public.collaboration_indicators USING btree (collaboration_id, created_at, id);
CREATE INDEX collaboration_invitations_answered_by ON public.collaboration_invitations USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE UNIQUE INDEX collaboration_invitations_email ON public.collaboration_invitations USING btree (collaboration_id, email) WHERE ((status = 'open'::text) AND (email IS NOT NULL));
CREATE INDEX collaboration_invitations_expiry ON public.collaboration_invitations USING btree (expires_at);
CREATE INDEX collaboration_invitations_invited_by ON public.collaboration_invitations USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX collaboration_invitations_invited_for ON public.collaboration_invitations USING btree (invited_for) WHERE (invited_for IS NOT NULL);
CREATE UNIQUE INDEX collaboration_invitations_member ON public.collaboration_invitations USING btree (collaboration_id, profile_id) WHERE ((status = 'open'::text) AND (profile_id IS NOT NULL));
CREATE INDEX collaboration_invitations_received ON public.collaboration_invitations USING btree (profile_id, expires_at) WHERE (profile_id IS NOT NULL);
CREATE INDEX collaboration_invitations_waiting ON public.collaboration_invitations USING btree (collaboration_id, created_at DESC);
CREATE INDEX collaboration_milestone_dependencies_before ON public.collaboration_milestone_dependencies USING btree (depends_on_id);
CREATE INDEX collaboration_milestone_evidence_file ON public.collaboration_milestone_evidence USING btree (file_id);
CREATE INDEX collaboration_milestones_completed_by ON public.collaboration_milestones USING btree (completed_by) WHERE (completed_by IS NOT NULL);
CREATE INDEX collaboration_milestones_completed_for ON public.collaboration_milestones USING btree (completed_for) WHERE (completed_for IS NOT NULL);
CREATE INDEX collaboration_milestones_owner ON public.collaboration_milestones USING btree (owner_participant_id) WHERE (owner_participant_id IS NOT NULL);
CREATE INDEX collaboration_milestones_owner_person ON public.collaboration_milestones USING btree (owner_account_id) WHERE (owner_account_id IS NOT NULL);
CREATE INDEX collaboration_milestones_timeline ON public.collaboration_milestones USING btree (collaboration_id, due_date, created_at, id);
CREATE INDEX collaboration_participants_collaboration ON public.collaboration_participants USING btree (collaboration_id, created_at, id);
CREATE INDEX collaboration_participants_left_member ON public.collaboration_participants USING btree (left_profile_id, collaboration_id) WHERE (left_profile_id IS NOT NULL);
CREATE UNIQUE INDEX collaboration_participants_member ON public.collaboration_participants USING btree (collaboration_id, profile_id) WHERE (profile_id IS NOT NULL);
CREATE INDEX collaboration_participants_member_of ON public.collaboration_participants USING btree (profile_id, collaboration_id);
CREATE UNIQUE INDEX collaboration_participants_name ON public.collaboration_participants USING btree (collaboration_id, lower(name)) WHERE (profile_id IS NULL);
CREATE UNIQUE INDEX collaboration_participants_one_lead ON public.collaboration_participants USING btree (collaboration_id) WHERE ((role = 'lead'::text) AND (profile_id IS NOT NULL));
CREATE INDEX collaboration_presence_account ON public.collaboration_presence USING btree (account_id);
CREATE INDEX collaboration_presence_here ON public.collaboration_presence USING btree (collaboration_id, seen_at);
CREATE INDEX collaboration_presence_profile ON public.collaboration_presence USING btree (profile_id);
CREATE INDEX collaboration_ratings_by_member ON public.collaboration_ratings USING btree (rater_profile_id);
CREATE INDEX collaboration_ratings_of_member ON public.collaboration_ratings USING btree (rated_profile_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX collaboration_ratings_one_each ON public.collaboration_ratings USING btree (collaboration_id, rater_profile_id, rated_profile_id);
CREATE INDEX collaboration_ratings_rated_by ON public.collaboration_ratings USING btree (rated_by) WHERE (rated_by IS NOT NULL);
CREATE INDEX collaboration_ratings_replied_by ON public.collaboration_ratings USING btree (replied_by) WHERE (replied_by IS NOT NULL);
CREATE INDEX collaboration_reading_files_file ON public.collaboration_reading_files USING btree (file_id);
CREATE INDEX collaboration_readings_newest ON public.collaboration_readings USING btree (indicator_id, reading_date DESC, id DESC);
CREATE UNIQUE INDEX collaboration_readings_one_a_day ON public.collaboration_readings USING btree (indicator_id, group_name, reading_date);
CREATE INDEX collaboration_readings_recorded_by ON public.collaboration_readings USING btree (recorded_by) WHERE (recorded_by IS NOT NULL);
CREATE INDEX collaboration_readings_recorded_for ON public.collaboration_readings USING btree (recorded_for) WHERE (recorded_for IS NOT NULL);
CREATE INDEX collaboration_report_comments_comment ON public.collaboration_report_comments USING btree (comment_id) WHERE (comment_id IS NOT NULL);
CREATE UNIQUE INDEX collaboration_report_comments_report ON public.collaboration_report_comments USING btree (report_id, comment_id);
CREATE INDEX collaboration_report_edits_account ON public.collaboration_report_edits USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX collaboration_report_edits_profile ON public.collaboration_report_edits USING btree (profile_id) WHERE (profile_id IS NOT NULL);
CREATE INDEX collaboration_report_files_file ON public.collaboration_report_files USING btree (file_id);
CREATE INDEX collaboration_reports_answered_by ON public.collaboration_reports USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX collaboration_reports_answered_for ON public.collaboration_reports USING btree (answered_for) WHERE (answered_for IS NOT NULL);
CREATE INDEX collaboration_reports_author ON public.collaboration_reports USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX collaboration_reports_author_for ON public.collaboration_reports USING btree (author_for) WHERE (author_for IS NOT NULL);
CREATE INDEX collaboration_reports_newest ON public.collaboration_reports USING btree (collaboration_id, created_at DESC, id DESC);
CREATE INDEX collaboration_reports_writers ON public.collaboration_reports USING gin (((content -> 'comments'::text)) jsonb_path_ops);
CREATE INDEX collaboration_requests_answered_by ON public.collaboration_requests USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX collaboration_requests_collaboration ON public.collaboration_requests USING btree (collaboration_id) WHERE (collaboration_id IS NOT NULL);
CREATE INDEX collaboration_requests_held ON public.collaboration_requests USING btree (created_at DESC, id DESC) WHERE (status = 'held'::text);
CREATE UNIQUE INDEX collaboration_requests_one_open ON public.collaboration_requests USING btree (sender_profile_id, target_profile_id) WHERE (status = 'pending'::text);
CREATE INDEX collaboration_requests_received ON public.collaboration_requests USING btree (target_profile_id, created_at DESC, id DESC);
CREATE INDEX collaboration_requests_released ON public.collaboration_requests USING btree (released_at) WHERE (status = ANY (ARRAY['released'::text, 'closed'::text]));
CREATE INDEX collaboration_requests_sent ON public.collaboration_requests USING btree (sender_profile_id, created_at DESC, id DESC);
CREATE INDEX collaboration_requests_sent_by ON public.collaboration_requests USING btree (sent_by) WHERE (sent_by IS NOT NULL);
CREATE INDEX collaboration_requests_waiting ON public.collaboration_requests USING btree (target_profile_id, created_at) WHERE (status = 'pending'::text);
CREATE INDEX collaboration_requests_withdrawn ON public.collaboration_requests USING btree (sender_profile_id, target_profile_id, created_at) WHERE (status = 'withdrawn'::text);
CREATE INDEX collaboration_seats_named_by ON public.collaboration_seats USING btree (named_by) WHERE (named_by IS NOT NULL);
CREATE INDEX collaboration_seats_person ON public.collaboration_seats USING btree (account_id, profile_id);
CREATE INDEX collaboration_thread_reads_account ON public.collaboration_thread_reads USING btree (account_id);
CREATE INDEX collaboration_threads_file ON public.collaboration_threads USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX collaboration_threads_milestone ON public.collaboration_threads USING btree (milestone_id) WHERE (milestone_id IS NOT NULL);
CREATE INDEX collaboration_threads_newest ON public.collaboration_threads USING btree (collaboration_id, last_comment_at DESC, id DESC);
CREATE UNIQUE INDEX collaboration_threads_of_milestones ON public.collaboration_threads USING btree (collaboration_id, milestone_id);
CREATE UNIQUE INDEX collaboration_threads_subject ON public.collaboration_threads USING btree (collaboration_id, milestone_id, file_id) NULLS NOT DISTINCT WHERE (file_name IS NULL);
CREATE INDEX collaborations_archived_by ON public.collaborations USING btree (archived_by) WHERE (archived_by IS NOT NULL);
CREATE INDEX collaborations_archived_for ON public.collaborations USING btree (archived_for) WHERE (archived_for IS NOT NULL);
CREATE INDEX collaborations_created_by ON public.collaborations USING btree (created_by, created_at);
CREATE INDEX collaborations_removed ON public.collaborations USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX collaborations_removed_by ON public.collaborations USING btree (removed_by) WHERE (removed_by IS NOT NULL);
CREATE INDEX collaborations_removed_for ON public.collaborations USING btree (removed_for) WHERE (removed_for IS NOT NULL);
CREATE INDEX collaborations_restored_by ON public.collaborations USING btree (restored_by) WHERE (restored_by IS NOT NULL);
CREATE INDEX collaborations_restored_for ON public.collaborations USING btree (restored_for) WHERE (restored_for IS NOT NULL);
CREATE INDEX consents_newest ON public.consents USING btree (account_id, agreed_at DESC, id DESC);
CREATE INDEX content_block_versions_author ON public.content_block_versions USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX content_blocks_due ON public.content_blocks USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX course_certificates_course ON public.course_certificates USING btree (course_id) WHERE (course_id IS NOT NULL);
CREATE INDEX course_certificates_holder ON public.course_certificates USING btree (user_id, completed_at DESC, id DESC) WHERE (user_id IS NOT NULL);
CREATE UNIQUE INDEX course_certificates_number ON public.course_certificates USING btree (number);
CREATE UNIQUE INDEX course_certificates_one_each ON public.course_certificates USING btree (user_id, course_id) WHERE ((user_id IS NOT NULL) AND (course_id IS NOT NULL));
CREATE INDEX course_enrolments_course ON public.course_enrolments USING btree (course_id, completed_at);
CREATE INDEX course_enrolments_recent ON public.course_enrolments USING btree (user_id, last_opened_at DESC, course_id) WHERE (left_at IS NULL);
CREATE INDEX course_files_proposal ON public.course_files USING btree (proposal_id);
CREATE INDEX course_files_stored ON public.course_files USING btree (stored_name);
CREATE INDEX course_proposals_author ON public.course_proposals USING btree (author_id, updated_at DESC, id DESC);
CREATE INDEX course_proposals_waiting ON public.course_proposals USING btree (submitted_at, id) WHERE (status = 'submitted'::text);
CREATE INDEX course_ratings_newest ON public.course_ratings USING btree (course_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX course_ratings_one_each ON public.course_ratings USING btree (user_id, course_id);
CREATE UNIQUE INDEX course_session_registrations_one_each ON public.course_session_registrations USING btree (user_id, session_id);
CREATE INDEX course_session_registrations_queue ON public.course_session_registrations USING btree (session_id, is_waiting, id);
CREATE INDEX course_sessions_course ON public.course_sessions USING btree (course_id, starts_at, id);
CREATE INDEX course_sessions_next ON public.course_sessions USING btree (starts_at) WHERE (cancelled_at IS NULL);
CREATE INDEX courses_author ON public.courses USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE UNIQUE INDEX courses_key ON public.courses USING btree (key) WHERE (key IS NOT NULL);
CREATE INDEX courses_newest ON public.courses USING btree (published_at DESC, id DESC) WHERE (NOT is_hidden);
CREATE INDEX courses_of_type ON public.courses USING btree (type, published_at DESC, id DESC) WHERE (NOT is_hidden);
CREATE INDEX courses_search ON public.courses USING gin (search_document) WITH (fastupdate=off) WHERE (NOT is_hidden);
CREATE UNIQUE INDEX courses_slug ON public.courses USING btree (slug);
CREATE INDEX demo_bookings_account ON public.demo_bookings USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX demo_bookings_email ON public.demo_bookings USING btree (email) WHERE (state <> 'cancelled'::text);
CREATE UNIQUE INDEX demo_bookings_one_each ON public.demo_bookings USING btree (slot_id, place) WHERE (state <> 'cancelled'::text);
CREATE INDEX demo_bookings_slot ON public.demo_bookings USING btree (slot_id);
CREATE UNIQUE INDEX demo_bookings_token ON public.demo_bookings USING btree (token_hash);
CREATE INDEX demo_bookings_visitor ON public.demo_bookings USING btree (visitor) WHERE ((visitor IS NOT NULL) AND (state <> 'cancelled'::text));
CREATE INDEX demo_requests_account ON public.demo_requests USING btree (account_id) WHERE (account_id IS NOT NULL);
CREATE INDEX demo_requests_answered ON public.demo_requests USING btree (updated_at DESC, id DESC);
CREATE INDEX demo_requests_email ON public.demo_requests USING btree (email) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text]));
CREATE INDEX demo_requests_waiting ON public.demo_requests USING btree (created_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX demo_slots_host ON public.demo_slots USING btree (host_id) WHERE (host_id IS NOT NULL);
CREATE INDEX demo_slots_request ON public.demo_slots USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX demo_slots_time ON public.demo_slots USING btree (starts_at, id);
CREATE INDEX document_openings_member ON public.document_openings USING btree (opened_by);
CREATE INDEX document_openings_newest ON public.document_openings USING btree (document_id, opened_at DESC);
CREATE INDEX document_openings_numbers ON public.document_openings USING btree (numbers_of, opened_at DESC);
CREATE INDEX document_openings_person ON public.document_openings USING btree (opened_by_person) WHERE (opened_by_person IS NOT NULL);
CREATE INDEX document_shares_document ON public.document_shares USING btree (document_id);
CREATE INDEX document_shares_member ON public.document_shares USING btree (member_id);
CREATE UNIQUE INDEX document_shares_one_open ON public.document_shares USING btree (document_id, member_id) WHERE (revoked_at IS NULL);
CREATE INDEX documents_expiry ON public.documents USING btree (expires_on) WHERE (expires_on IS NOT NULL);
CREATE INDEX documents_owner ON public.documents USING btree (owner_id, kind);
CREATE INDEX documents_uploaded_by ON public.documents USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX domain_claims_claimed_by ON public.domain_claims USING btree (claimed_by) WHERE (claimed_by IS NOT NULL);
CREATE INDEX domain_claims_expiry ON public.domain_claims USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE UNIQUE INDEX domain_claims_one_holder ON public.domain_claims USING btree (domain) WHERE (confirmed_at IS NOT NULL);
CREATE INDEX files_owner ON public.files USING btree (owner_id);
CREATE INDEX forum_attachments_owner ON public.forum_attachments USING btree (owner_id);
CREATE INDEX forum_attachments_post ON public.forum_attachments USING btree (post_id);
CREATE INDEX forum_attachments_unused ON public.forum_attachments USING btree (created_at) WHERE (post_id IS NULL);
CREATE INDEX forum_circle_follows_circle ON public.forum_circle_follows USING btree (circle_id);
CREATE INDEX forum_edits_post ON public.forum_edits USING btree (post_id, replaced_at DESC, id DESC);
CREATE INDEX forum_mentions_member ON public.forum_mentions USING btree (member_id);
CREATE INDEX forum_moderators_member ON public.forum_moderators USING btree (member_id);
CREATE INDEX forum_posts_author ON public.forum_posts USING btree (author_id, created_at);
CREATE INDEX forum_posts_hidden_by ON public.forum_posts USING btree (hidden_by) WHERE (hidden_by IS NOT NULL);
CREATE INDEX forum_posts_newest ON public.forum_posts USING btree (circle_id, created_at DESC, id DESC);
CREATE INDEX forum_posts_search ON public.forum_posts USING gin (search_document) WITH (fastupdate=off);
CREATE INDEX forum_posts_topic ON public.forum_posts USING btree (topic_id, created_at, id);
CREATE INDEX forum_reads_topic ON public.forum_reads USING btree (topic_id);
CREATE INDEX forum_reports_decider ON public.forum_reports USING btree (decided_by);
CREATE INDEX forum_reports_open ON public.forum_reports USING btree (created_at, post_id) WHERE (decided_at IS NULL);
CREATE INDEX forum_reports_reporter ON public.forum_reports USING btree (reporter_id);
CREATE INDEX forum_topic_follows_topic ON public.forum_topic_follows USING btree (topic_id);
CREATE INDEX forum_topics_answer ON public.forum_topics USING btree (answer_id);
CREATE INDEX forum_topics_author ON public.forum_topics USING btree (author_id);
CREATE INDEX forum_topics_latest ON public.forum_topics USING btree (circle_id, last_activity_at DESC) WHERE (NOT is_hidden);
CREATE INDEX forum_topics_listed ON public.forum_topics USING btree (circle_id, is_pinned DESC, last_activity_at DESC, id DESC);
CREATE INDEX forum_visits_circle ON public.forum_visits USING btree (circle_id);
CREATE INDEX invitations_expiry ON public.invitations USING btree (expires_at);
CREATE INDEX invitations_invited_by ON public.invitations USING btree (invited_by) WHERE (invited_by IS NOT NULL);
CREATE INDEX invitations_seat_of ON public.invitations USING btree (seat_of) WHERE (seat_of IS NOT NULL);
CREATE INDEX join_links_expiry ON public.join_links USING btree (expires_at);
CREATE INDEX join_requests_expiry ON public.join_requests USING btree (expires_at);
CREATE INDEX join_requests_profile ON public.join_requests USING btree (profile_id, created_at);
CREATE INDEX marketplace_words_similar ON public.marketplace_words USING gin (word public.gin_trgm_ops);
CREATE INDEX marketplace_words_stem ON public.marketplace_words USING btree (stem);
CREATE UNIQUE INDEX memberships_one_main ON public.memberships USING btree (profile_id) WHERE is_main;
CREATE INDEX memberships_profile ON public.memberships USING btree (profile_id, role);
CREATE INDEX milestone_news_actor ON public.milestone_news USING btree (actor_id);
CREATE INDEX milestone_news_actor_person ON public.milestone_news USING btree (actor_person) WHERE (actor_person IS NOT NULL);
CREATE INDEX milestone_news_collaboration ON public.milestone_news USING btree (collaboration_id, created_at, id);
CREATE INDEX milestone_news_waiting ON public.milestone_news USING btree (created_at);
CREATE INDEX moderation_answers_author ON public.moderation_answers USING btree (author_id);
CREATE INDEX moderation_answers_open ON public.moderation_answers USING btree (created_at) WHERE (settled_at IS NULL);
CREATE INDEX moderation_answers_refusal ON public.moderation_answers USING btree (refusal_id);
CREATE INDEX moderation_decisions_author ON public.moderation_decisions USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX moderation_decisions_decider ON public.moderation_decisions USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX moderation_decisions_kind ON public.moderation_decisions USING btree (subject_kind, decided_at DESC, id DESC);
CREATE INDEX moderation_decisions_newest ON public.moderation_decisions USING btree (decided_at DESC, id DESC);
CREATE INDEX moderation_decisions_subject ON public.moderation_decisions USING btree (subject_kind, subject_id, decided_at DESC);
CREATE INDEX news_entries_age ON public.news_entries USING btree (published_at);
CREATE INDEX news_entries_category ON public.news_entries USING btree (category, published_at DESC, id DESC) WHERE is_shown;
CREATE INDEX news_entries_newest ON public.news_entries USING btree (published_at DESC, id DESC) WHERE is_shown;
CREATE UNIQUE INDEX news_entries_one_story ON public.news_entries USING btree (story_key);
CREATE INDEX news_entries_search ON public.news_entries USING gin (search_document) WITH (fastupdate=off) WHERE is_shown;
CREATE INDEX news_entries_source ON public.news_entries USING btree (source_id, published_at DESC, id DESC);
CREATE INDEX news_entries_title ON public.news_entries USING btree (title_key, published_at) WHERE (title_key IS NOT NULL);
CREATE INDEX news_marks_entry ON public.news_marks USING btree (entry_id);
CREATE INDEX news_marks_saved ON public.news_marks USING btree (user_id, entry_id) WHERE is_saved;
CREATE UNIQUE INDEX news_sources_one_url ON public.news_sources USING btree (url) WHERE (url IS NOT NULL);
CREATE INDEX notification_mutes_collaboration ON public.notification_mutes USING btree (collaboration_id);
CREATE INDEX notifications_age ON public.notifications USING btree (created_at);
CREATE INDEX notifications_collaboration ON public.notifications USING btree (collaboration_id) WHERE (collaboration_id IS NOT NULL);
CREATE INDEX notifications_daily ON public.notifications USING btree (account_id) WHERE (daily_choice IS NOT NULL);
CREATE INDEX notifications_membership ON public.notifications USING btree (account_id, profile_id) WHERE (profile_id IS NOT NULL);
CREATE INDEX notifications_newest ON public.notifications USING btree (account_id, id DESC);
CREATE UNIQUE INDEX notifications_once ON public.notifications USING btree (account_id, once) WHERE (once IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (account_id) WHERE (read_at IS NULL);
CREATE INDEX partner_mails_newest ON public.partner_mails USING btree (profile_id, sent_at DESC);
CREATE INDEX partner_mails_partner ON public.partner_mails USING btree (partner_id);
CREATE INDEX profile_deletions_asked_by ON public.profile_deletions USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX profile_deletions_due ON public.profile_deletions USING btree (due_at);
CREATE INDEX profile_meanings_words ON public.profile_meanings USING gin (words);
CREATE INDEX profile_slugs_profile ON public.profile_slugs USING btree (profile_id, created_at);
CREATE INDEX profile_states_listed ON public.profile_states USING btree (state, listing_tier DESC, created_at DESC, profile_id DESC);
CREATE INDEX profile_states_listed_by_type ON public.profile_states USING btree (organization_type, state, listing_tier DESC, created_at DESC, profile_id DESC);
CREATE INDEX profiles_audits_end ON public.profiles USING btree (field_audited_until) WHERE (is_published AND (field_audited_until IS NOT NULL));
CREATE INDEX profiles_best_rated ON public.profiles USING btree (rating_order DESC, ratings_count DESC, id DESC) WHERE is_published;
CREATE INDEX profiles_documents_end ON public.profiles USING btree (documents_checked_until) WHERE (is_published AND (documents_checked_until IS NOT NULL));
CREATE INDEX profiles_experienced ON public.profiles USING btree (projects_count DESC, year_established, id DESC) WHERE is_published;
CREATE INDEX profiles_found ON public.profiles USING gin (search_document, found_keys) WHERE is_published;
CREATE INDEX profiles_full_name_words ON public.profiles USING gin (full_name public.gin_trgm_ops);
CREATE INDEX profiles_listed ON public.profiles USING btree (listing_tier DESC, created_at DESC, id DESC) WHERE is_published;
CREATE INDEX profiles_listed_by_type ON public.profiles USING btree (organization_type, listing_tier DESC, created_at DESC, id DESC) WHERE is_published;
CREATE INDEX profiles_listed_verified ON public.profiles USING btree (listing_tier DESC, created_at DESC, id DESC) WHERE (is_published AND (documents_checked_until IS NOT NULL));
CREATE INDEX profiles_member_name_words ON public.profiles USING gin (member_name public.gin_trgm_ops);
CREATE INDEX profiles_monitoring_ends ON public.profiles USING btree (monitored_until) WHERE (is_published AND (monitored_until IS NOT NULL));
CREATE INDEX profiles_newest ON public.profiles USING btree (created_at DESC, id DESC) WHERE is_published;
CREATE INDEX profiles_public_pages ON public.profiles USING btree (created_at DESC, id DESC) INCLUDE (slug) WHERE (is_published AND is_page_public);
CREATE INDEX profiles_sampled ON public.profiles USING gin (search_document, found_keys) WITH (fastupdate=off) WHERE (is_published AND ((uuid_hash(id) & 31) = 0));
CREATE UNIQUE INDEX profiles_slug ON public.profiles USING btree (slug);
CREATE INDEX project_pictures_project ON public.project_pictures USING btree (project_id, created_at, id);
CREATE INDEX published_case_studies_author ON public.published_case_studies USING btree (author_id, published_at DESC, id DESC);
CREATE INDEX published_case_studies_goals ON public.published_case_studies USING gin (sdg_goals) WITH (fastupdate=off);
CREATE INDEX published_case_studies_newest ON public.published_case_studies USING btree (published_at DESC, id DESC);
CREATE INDEX published_case_studies_organizations ON public.published_case_studies USING gin (organizations) WITH (fastupdate=off);
CREATE INDEX published_case_studies_search ON public.published_case_studies USING gin (search_text public.gin_trgm_ops) WITH (fastupdate=off);
CREATE UNIQUE INDEX published_case_studies_slug ON public.published_case_studies USING btree (slug);
CREATE INDEX refresh_tokens_expiry ON public.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
CREATE INDEX resource_ratings_member ON public.resource_ratings USING btree (member_id);
CREATE INDEX resource_ratings_newest ON public.resource_ratings USING btree (resource_id, updated_at DESC, id DESC);
CREATE INDEX resources_audience ON public.resources USING btree (audience, published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX resources_author ON public.resources USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX resources_category ON public.resources USING btree (category, published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX resources_downloads ON public.resources USING btree (downloads DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX resources_file ON public.resources USING btree (file_name);
CREATE INDEX resources_goals ON public.resources USING gin (sdg_goals) WITH (fastupdate=off) WHERE (status = 'published'::text);
CREATE INDEX resources_language ON public.resources USING btree (language, published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX resources_newest ON public.resources USING btree (published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE UNIQUE INDEX resources_platform ON public.resources USING btree (platform_key) WHERE (platform_key IS NOT NULL);
CREATE INDEX resources_rating ON public.resources USING btree (rating DESC NULLS LAST, ratings DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX resources_search ON public.resources USING gin (search_document) WITH (fastupdate=off) WHERE (status = 'published'::text);
CREATE INDEX resources_title ON public.resources USING btree (lower(title), id) WHERE (status = 'published'::text);
CREATE INDEX resources_type ON public.resources USING btree (type, published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX resources_verified ON public.resources USING btree (published_at DESC, id DESC) WHERE ((status = 'published'::text) AND is_verified);
CREATE INDEX resources_views ON public.resources USING btree (views DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX resources_waiting ON public.resources USING btree (waiting_since, id) WHERE (waiting_since IS NOT NULL);
CREATE INDEX sandboxes_expired ON public.sandboxes USING btree (expires_at);
CREATE INDEX saved_profiles_profile ON public.saved_profiles USING btree (profile_id);
CREATE INDEX saved_searches_mailing ON public.saved_searches USING btree (account_id) WHERE sends_mail;
CREATE UNIQUE INDEX saved_searches_one_name ON public.saved_searches USING btree (account_id, profile_id, name);
CREATE INDEX sessions_account ON public.sessions USING btree (account_id);
CREATE INDEX sessions_acting_for ON public.sessions USING btree (profile_id, account_id);
CREATE INDEX sessions_last_use ON public.sessions USING btree (last_used_at);
CREATE INDEX shortlist_entries_newest ON public.shortlist_entries USING btree (shortlist_id, created_at DESC, profile_id);
CREATE INDEX shortlist_entries_profile ON public.shortlist_entries USING btree (profile_id);
CREATE INDEX shortlists_newest ON public.shortlists USING btree (owner_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX shortlists_one_name ON public.shortlists USING btree (owner_id, name);
CREATE INDEX sign_in_budgets_expiry ON public.sign_in_budgets USING btree (expires_at);
CREATE INDEX status_days_day ON public.status_days USING btree (day);
CREATE INDEX status_incident_updates_incident ON public.status_incident_updates USING btree (incident_id, created_at DESC, id DESC);
CREATE INDEX status_incidents_newest ON public.status_incidents USING btree (started_at DESC, id DESC);
CREATE INDEX status_incidents_open ON public.status_incidents USING btree (is_automatic) WHERE (state <> 'resolved'::text);
CREATE INDEX status_maintenance_ends ON public.status_maintenance USING btree (ends_at DESC, id DESC);
CREATE INDEX support_chat_messages_author ON public.support_chat_messages USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX support_chats_member ON public.support_chats USING btree (member_id, created_at DESC);
CREATE UNIQUE INDEX support_chats_one_open ON public.support_chats USING btree (member_id) WHERE (state <> 'ended'::text);
CREATE INDEX support_chats_open ON public.support_chats USING btree (created_at, id) WHERE (state <> 'ended'::text);
CREATE INDEX support_chats_over ON public.support_chats USING btree (ended_at) WHERE (state = 'ended'::text);
CREATE INDEX support_chats_supporter ON public.support_chats USING btree (supporter_id) WHERE (supporter_id IS NOT NULL);
CREATE INDEX support_chats_ticket ON public.support_chats USING btree (ticket_id) WHERE (ticket_id IS NOT NULL);
CREATE INDEX support_desk_presence_supporter ON public.support_desk_presence USING btree (supporter_id);
CREATE INDEX support_grievance_looks_admin ON public.support_grievance_looks USING btree (admin_id) WHERE (admin_id IS NOT NULL);
CREATE INDEX support_grievance_looks_ticket ON public.support_grievance_looks USING btree (ticket_id, created_at DESC);
CREATE INDEX support_grievances_acknowledged_by ON public.support_grievances USING btree (acknowledged_by) WHERE (acknowledged_by IS NOT NULL);
CREATE INDEX support_grievances_decided_by ON public.support_grievances USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX support_grievances_open ON public.support_grievances USING btree (dispose_by) WHERE (decided_at IS NULL);
CREATE INDEX support_looks_by ON public.support_looks USING btree (looked_by) WHERE (looked_by IS NOT NULL);
CREATE INDEX support_looks_member ON public.support_looks USING btree (member_id, looked_at DESC, id DESC);
CREATE INDEX support_looks_newest ON public.support_looks USING btree (looked_at DESC, id DESC);
CREATE INDEX support_looks_ticket ON public.support_looks USING btree (ticket_id) WHERE (ticket_id IS NOT NULL);
CREATE UNIQUE INDEX support_saved_views_one_name ON public.support_saved_views USING btree (supporter_id, lower(name));
CREATE INDEX support_ticket_files_owner ON public.support_ticket_files USING btree (owner_id, created_at);
CREATE INDEX support_ticket_files_reply ON public.support_ticket_files USING btree (reply_id);
CREATE INDEX support_ticket_files_ticket ON public.support_ticket_files USING btree (ticket_id, created_at, id);
CREATE INDEX support_ticket_links_ticket ON public.support_ticket_links USING btree (ticket_id, created_at DESC);
CREATE INDEX support_ticket_notes_author ON public.support_ticket_notes USING btree (author_id) WHERE (author_id IS NOT NULL);
CREATE INDEX support_ticket_notes_ticket ON public.support_ticket_notes USING btree (ticket_id, created_at, id);
CREATE INDEX support_ticket_presence_supporter ON public.support_ticket_presence USING btree (supporter_id);
CREATE INDEX support_ticket_replies_author ON public.support_ticket_replies USING btree (author_id, created_at) WHERE (author_id IS NOT NULL);
CREATE INDEX support_ticket_replies_ticket ON public.support_ticket_replies USING btree (ticket_id, created_at, id);
CREATE INDEX support_tickets_assignee ON public.support_tickets USING btree (assignee_id, created_at DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX support_tickets_author ON public.support_tickets USING btree (author_id, created_at DESC, id DESC) WHERE (author_id IS NOT NULL);
CREATE INDEX support_tickets_due ON public.support_tickets USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX support_tickets_first_answered ON public.support_tickets USING btree (first_answered_at) WHERE (first_answered_at IS NOT NULL);
CREATE INDEX support_tickets_follows ON public.support_tickets USING btree (follows) WHERE (follows IS NOT NULL);
CREATE INDEX support_tickets_guest ON public.support_tickets USING btree (guest_email) WHERE (guest_email IS NOT NULL);
CREATE INDEX support_tickets_guest_email_words ON public.support_tickets USING gin (guest_email public.gin_trgm_ops) WHERE (guest_email IS NOT NULL);
CREATE INDEX support_tickets_guest_name_words ON public.support_tickets USING gin (guest_name public.gin_trgm_ops) WHERE (guest_name IS NOT NULL);
CREATE INDEX support_tickets_merged_into ON public.support_tickets USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX support_tickets_newest ON public.support_tickets USING btree (created_at DESC, id DESC);
CREATE INDEX support_tickets_queue ON public.support_tickets USING btree (due_at, updated_at DESC, id) WHERE (merged_into IS NULL);
CREATE INDEX support_tickets_rated ON public.support_tickets USING btree (rated_at) WHERE (rated_at IS NOT NULL);
CREATE INDEX support_tickets_resolved ON public.support_tickets USING btree (resolved_at) WHERE (resolved_at IS NOT NULL);
CREATE INDEX support_tickets_status ON public.support_tickets USING btree (status, created_at DESC, id DESC);
CREATE INDEX support_tickets_subject_words ON public.support_tickets USING gin (subject public.gin_trgm_ops);
CREATE INDEX support_tickets_unresolved ON public.support_tickets USING btree (due_at, updated_at DESC, id) WHERE ((merged_into IS NULL) AND (status <> 'resolved'::text));
CREATE INDEX suspensions_by ON public.suspensions USING btree (suspended_by) WHERE (suspended_by IS NOT NULL);
CREATE INDEX suspensions_member ON public.suspensions USING btree (member_id, suspended_at DESC, id DESC);
CREATE UNIQUE INDEX suspensions_open ON public.suspensions USING btree (member_id) WHERE (restored_at IS NULL);
CREATE INDEX suspensions_restored_by ON public.suspensions USING btree (restored_by) WHERE (restored_by IS NOT NULL);
CREATE INDEX testimonials_author ON public.testimonials USING btree (author_id, created_at DESC, id DESC);
CREATE INDEX testimonials_pending ON public.testimonials USING btree (created_at, id) WHERE (status = 'pending'::text);
CREATE INDEX testimonials_published ON public.testimonials USING btree (decided_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX uploads_age ON public.uploads USING btree (created_at);
CREATE INDEX uploads_owner ON public.uploads USING btree (owner_id, created_at);
CREATE INDEX user_projects_newest ON public.user_projects USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX user_services_newest ON public.user_services USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX verification_documents_document ON public.verification_documents USING btree (document_id);
CREATE INDEX verification_documents_uploaded_by ON public.verification_documents USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX verification_requests_asked_by ON public.verification_requests USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX verification_requests_by_status ON public.verification_requests USING btree (status, created_at, id);
CREATE INDEX verification_requests_decided_by ON public.verification_requests USING btree (decided_by);
CREATE INDEX verification_requests_newest ON public.verification_requests USING btree (member_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX verification_requests_one_granted ON public.verification_requests USING btree (member_id, level) WHERE ((status = 'granted'::text) AND (ended_at IS NULL));
CREATE UNIQUE INDEX verification_requests_one_open ON public.verification_requests USING btree (member_id) WHERE (status = 'open'::text);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (next_try_at) WHERE (next_try_at IS NOT NULL);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhooks_account ON public.webhooks USING btree (account_id, created_at, id);
CREATE TRIGGER account_merges_kept_id_not_merged BEFORE INSERT OR UPDATE OF kept_id ON public.account_merges FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_kept_id();
CREATE TRIGGER accounts_access_changed AFTER UPDATE OF is_admin, email_confirmed_at ON public.accounts FOR EACH ROW WHEN (((old.is_admin <> new.is_admin) OR ((old.email_confirmed_at IS NULL) <> (new.email_confirmed_at IS NULL)))) EXECUTE FUNCTION public.publish_access_change();
CREATE TRIGGER accounts_delete_profiles BEFORE DELETE ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.delete_profiles_of_one();
CREATE TRIGGER accounts_publish_profile AFTER UPDATE OF email_confirmed_at, is_admin, deletion_due_at, suspended_at ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.publish_profile_of_account();
CREATE TRIGGER activity_events_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.activity_events FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER audit_entries_are_kept BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER audit_entries_stay BEFORE DELETE OR UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER audit_head_grows BEFORE UPDATE ON public.audit_head FOR EACH ROW WHEN ((new.entries <= old.entries)) EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER audit_head_stays BEFORE DELETE OR TRUNCATE ON public.audit_head FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();
CREATE TRIGGER case_studies_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.case_studies FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER case_study_likes_counted AFTER INSERT OR DELETE ON public.case_study_likes FOR EACH ROW EXECUTE FUNCTION public.count_case_study_like();
CREATE TRIGGER case_study_likes_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.case_study_likes FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER collaboration_budget_proposals_answered_by_not_merged BEFORE INSERT OR UPDATE OF answered_by ON public.collaboration_budget_proposals FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_answered_by();
CREATE TRIGGER collaboration_budget_proposals_proposed_by_not_merged BEFORE INSERT OR UPDATE OF proposed_by ON public.collaboration_budget_proposals FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_proposed_by();
CREATE TRIGGER collaboration_comments_count AFTER INSERT ON public.collaboration_comments FOR EACH ROW EXECUTE FUNCTION public.count_comments();
CREATE TRIGGER collaboration_files_names BEFORE DELETE ON public.collaboration_files FOR EACH ROW EXECUTE FUNCTION public.name_deleted_file();
CREATE TRIGGER collaboration_invitations_profile_id_not_merged BEFORE INSERT OR UPDATE OF profile_id ON public.collaboration_invitations FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_profile_id();
CREATE TRIGGER collaboration_milestones_progress AFTER INSERT OR DELETE OR UPDATE OF status ON public.collaboration_milestones FOR EACH ROW EXECUTE FUNCTION public.follow_milestones();
CREATE TRIGGER collaboration_participants_begin BEFORE INSERT ON public.collaboration_participants FOR EACH ROW WHEN ((new.profile_id IS NOT NULL)) EXECUTE FUNCTION public.begin_participation();
CREATE TRIGGER collaboration_participants_changed AFTER UPDATE OF profile_id ON public.collaboration_participants FOR EACH ROW WHEN ((old.profile_id IS DISTINCT FROM new.profile_id)) EXECUTE FUNCTION public.publish_participation_change();
CREATE TRIGGER collaboration_participants_end AFTER UPDATE OF profile_id ON public.collaboration_participants FOR EACH ROW WHEN (((old.profile_id IS NOT NULL) AND (old.profile_id IS DISTINCT FROM new.profile_id))) EXECUTE FUNCTION public.end_participation();
CREATE TRIGGER collaboration_participants_end_there AFTER DELETE ON public.collaboration_participants FOR EACH ROW WHEN ((old.profile_id IS NOT NULL)) EXECUTE FUNCTION public.end_participation();
CREATE TRIGGER collaboration_participants_ended AFTER DELETE ON public.collaboration_participants FOR EACH ROW WHEN ((old.profile_id IS NOT NULL)) EXECUTE FUNCTION public.publish_participation_change();
CREATE TRIGGER collaboration_participants_left_profile_id_not_merged BEFORE INSERT OR UPDATE OF left_profile_id ON public.collaboration_participants FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_left_profile_id();
CREATE TRIGGER collaboration_participants_list AFTER INSERT OR DELETE OR UPDATE OF profile_id ON public.collaboration_participants FOR EACH ROW EXECUTE FUNCTION public.publish_own_collaborations();
CREATE TRIGGER collaboration_participants_profile_id_not_merged BEFORE INSERT OR UPDATE OF profile_id ON public.collaboration_participants FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_profile_id();
CREATE TRIGGER collaboration_participants_unread AFTER DELETE OR UPDATE OF profile_id ON public.collaboration_participants FOR EACH ROW EXECUTE FUNCTION public.publish_unread_of_participant();
CREATE TRIGGER collaboration_ratings_count AFTER INSERT OR DELETE OR UPDATE OF score, rated_profile_id ON public.collaboration_ratings FOR EACH ROW EXECUTE FUNCTION public.count_collaboration_ratings();
CREATE TRIGGER collaboration_ratings_rated_profile_id_not_merged BEFORE INSERT OR UPDATE OF rated_profile_id ON public.collaboration_ratings FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_rated_profile_id();
CREATE TRIGGER collaboration_ratings_rater_profile_id_not_merged BEFORE INSERT OR UPDATE OF rater_profile_id ON public.collaboration_ratings FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_rater_profile_id();
CREATE TRIGGER collaboration_reports_author_for_not_merged BEFORE INSERT OR UPDATE OF author_for ON public.collaboration_reports FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_for();
CREATE TRIGGER collaboration_requests_count AFTER INSERT OR DELETE OR UPDATE OF status, target_profile_id ON public.collaboration_requests FOR EACH ROW EXECUTE FUNCTION public.count_collaboration_requests();
CREATE TRIGGER collaboration_requests_sender_profile_id_not_merged BEFORE INSERT OR UPDATE OF sender_profile_id ON public.collaboration_requests FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_sender_profile_id();
CREATE TRIGGER collaboration_requests_target_profile_id_not_merged BEFORE INSERT OR UPDATE OF target_profile_id ON public.collaboration_requests FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_target_profile_id();
CREATE TRIGGER collaboration_seats_ended AFTER DELETE ON public.collaboration_seats FOR EACH ROW EXECUTE FUNCTION public.publish_seat_end();
CREATE TRIGGER collaboration_seats_unread AFTER DELETE ON public.collaboration_seats FOR EACH ROW EXECUTE FUNCTION public.publish_unread_of_seat();
CREATE TRIGGER collaboration_threads_once BEFORE INSERT ON public.collaboration_threads FOR EACH ROW WHEN (((new.milestone_id IS NULL) AND (new.file_id IS NULL))) EXECUTE FUNCTION public.skip_second_thread();
CREATE TRIGGER collaborations_changed AFTER UPDATE ON public.collaborations FOR EACH ROW EXECUTE FUNCTION public.publish_collaboration_change();
CREATE TRIGGER collaborations_created_by_not_merged BEFORE INSERT OR UPDATE OF created_by ON public.collaborations FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_created_by();
CREATE TRIGGER collaborations_unread AFTER UPDATE OF removed_at, visibility ON public.collaborations FOR EACH ROW WHEN (((old.removed_at IS DISTINCT FROM new.removed_at) OR (old.visibility IS DISTINCT FROM new.visibility))) EXECUTE FUNCTION public.publish_unread_of_collaboration();
CREATE TRIGGER collaborations_visibility AFTER UPDATE OF visibility ON public.collaborations FOR EACH ROW WHEN ((old.visibility IS DISTINCT FROM new.visibility)) EXECUTE FUNCTION public.publish_visibility_change();
CREATE TRIGGER course_certificates_forget BEFORE UPDATE OF user_id ON public.course_certificates FOR EACH ROW WHEN (((old.user_id IS NOT NULL) AND (new.user_id IS NULL))) EXECUTE FUNCTION public.forget_certificate_holder();
CREATE TRIGGER course_certificates_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.course_certificates FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER course_enrolments_count AFTER INSERT OR DELETE OR UPDATE OF left_at ON public.course_enrolments FOR EACH ROW EXECUTE FUNCTION public.count_course_students();
CREATE TRIGGER course_enrolments_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.course_enrolments FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER course_proposals_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.course_proposals FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER course_ratings_count AFTER INSERT OR DELETE OR UPDATE OF stars ON public.course_ratings FOR EACH ROW EXECUTE FUNCTION public.count_course_ratings();
CREATE TRIGGER course_ratings_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.course_ratings FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER course_session_registrations_count AFTER INSERT OR DELETE OR UPDATE OF is_waiting ON public.course_session_registrations FOR EACH ROW EXECUTE FUNCTION public.count_session_places();
CREATE TRIGGER course_session_registrations_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.course_session_registrations FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER courses_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.courses FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER document_shares_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.document_shares FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
create trigger documents_changed_end_level after update on public.documents
  for each row
  when ((old.kind, old.title, old.financial_year, old.number, old.issued_on, old.expires_on, old.file_name)
    is distinct from (new.kind, new.title, new.financial_year, new.number, new.issued_on, new.expires_on, new.file_name))
  execute function public.end_level_of_document();
CREATE TRIGGER documents_owner_id_not_merged BEFORE INSERT OR UPDATE OF owner_id ON public.documents FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_owner_id();
CREATE TRIGGER documents_removed_end_level BEFORE DELETE ON public.documents FOR EACH ROW EXECUTE FUNCTION public.end_level_of_document();
CREATE TRIGGER domain_claims_profile_id_not_merged BEFORE INSERT OR UPDATE OF profile_id ON public.domain_claims FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_profile_id();
CREATE TRIGGER files_owner_id_not_merged BEFORE INSERT OR UPDATE OF owner_id ON public.files FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_owner_id();
CREATE TRIGGER forget_collaboration_file AFTER DELETE ON public.collaboration_file_versions FOR EACH ROW EXECUTE FUNCTION public.forget_collaboration_file();
CREATE TRIGGER forum_attachments_owner_id_not_merged BEFORE INSERT OR UPDATE OF owner_id ON public.forum_attachments FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_owner_id();
CREATE TRIGGER forum_circle_follows_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.forum_circle_follows FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER forum_mentions_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.forum_mentions FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER forum_moderators_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.forum_moderators FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER forum_posts_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.forum_posts FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER forum_reads_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.forum_reads FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER forum_reports_reporter_id_not_merged BEFORE INSERT OR UPDATE OF reporter_id ON public.forum_reports FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_reporter_id();
CREATE TRIGGER forum_topic_follows_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.forum_topic_follows FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER forum_topics_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.forum_topics FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER forum_visits_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.forum_visits FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER memberships_changed AFTER UPDATE OF role ON public.memberships FOR EACH ROW WHEN ((old.role <> new.role)) EXECUTE FUNCTION public.publish_membership_change();
CREATE TRIGGER memberships_ended AFTER DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION public.publish_membership_change();
CREATE TRIGGER memberships_keep_an_owner BEFORE UPDATE OF role ON public.memberships FOR EACH ROW WHEN (((old.role = 'owner'::text) AND (new.role <> 'owner'::text))) EXECUTE FUNCTION public.keep_an_owner();
CREATE TRIGGER memberships_keep_an_owner_there BEFORE DELETE ON public.memberships FOR EACH ROW WHEN ((old.role = 'owner'::text)) EXECUTE FUNCTION public.keep_an_owner();
CREATE TRIGGER memberships_next_main AFTER UPDATE OF role ON public.memberships FOR EACH ROW WHEN ((old.is_main AND (NOT new.is_main))) EXECUTE FUNCTION public.choose_main_owner();
CREATE TRIGGER memberships_next_main_there AFTER DELETE ON public.memberships FOR EACH ROW WHEN (old.is_main) EXECUTE FUNCTION public.choose_main_owner();
CREATE TRIGGER memberships_publish_profile AFTER UPDATE OF is_main ON public.memberships FOR EACH ROW WHEN ((new.is_main AND (NOT old.is_main))) EXECUTE FUNCTION public.publish_profile_of_main_owner();
CREATE TRIGGER milestone_news_actor_id_not_merged BEFORE INSERT OR UPDATE OF actor_id ON public.milestone_news FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_actor_id();
CREATE TRIGGER moderation_answers_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.moderation_answers FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER moderation_decisions_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.moderation_decisions FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER news_marks_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.news_marks FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER news_sources_copied AFTER UPDATE OF category, is_active ON public.news_sources FOR EACH ROW WHEN (((old.category IS DISTINCT FROM new.category) OR (old.is_active IS DISTINCT FROM new.is_active))) EXECUTE FUNCTION public.copy_news_source();
CREATE TRIGGER profile_deletions_hide AFTER INSERT OR DELETE ON public.profile_deletions FOR EACH ROW EXECUTE FUNCTION public.publish_profile_of_deletion();
CREATE TRIGGER profile_details_csr_number_ends_level AFTER UPDATE OF csr_registration_number ON public.profile_details FOR EACH ROW WHEN (((old.csr_registration_number IS NOT NULL) AND (old.csr_registration_number IS DISTINCT FROM new.csr_registration_number))) EXECUTE FUNCTION public.end_level_of_profile('the CSR registration number', '3');
CREATE TRIGGER profile_details_darpan_ends_level AFTER UPDATE OF darpan_id ON public.profile_details FOR EACH ROW WHEN (((old.darpan_id IS NOT NULL) AND (old.darpan_id IS DISTINCT FROM new.darpan_id))) EXECUTE FUNCTION public.end_level_of_profile('the Darpan ID', '1');
CREATE TRIGGER profile_details_keys AFTER UPDATE OF csr_registration_number, urn_12a, urn_80g, fcra_registration_number ON public.profile_details FOR EACH ROW EXECUTE FUNCTION public.keep_paper_keys();
CREATE TRIGGER profile_details_pan_ends_level AFTER UPDATE OF pan ON public.profile_details FOR EACH ROW WHEN (((old.pan IS NOT NULL) AND (old.pan IS DISTINCT FROM new.pan))) EXECUTE FUNCTION public.end_level_of_profile('the PAN', '3');
CREATE TRIGGER profile_details_registration_ends_level AFTER UPDATE OF ngo_registration_number ON public.profile_details FOR EACH ROW WHEN (((old.ngo_registration_number IS NOT NULL) AND (old.ngo_registration_number IS DISTINCT FROM new.ngo_registration_number))) EXECUTE FUNCTION public.end_level_of_profile('the registration number', '1');
CREATE TRIGGER profile_slugs_profile_id_not_merged BEFORE INSERT OR UPDATE OF profile_id ON public.profile_slugs FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_profile_id();
CREATE TRIGGER profiles_cin_ends_level AFTER UPDATE OF corporate_cin ON public.profiles FOR EACH ROW WHEN (((old.corporate_cin IS NOT NULL) AND (old.corporate_cin IS DISTINCT FROM new.corporate_cin))) EXECUTE FUNCTION public.end_level_of_profile('the CIN', '3');
CREATE TRIGGER profiles_count_inserted AFTER INSERT OR DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.count_in_marketplace();
create trigger profiles_count_updated after update of is_published, organization_type, headquarters_state on public.profiles
  for each row
  when ((old.is_published, old.organization_type, old.headquarters_state)
    is distinct from (new.is_published, new.organization_type, new.headquarters_state))
  execute function public.count_in_marketplace();
CREATE TRIGGER profiles_create_details AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.create_profile_details();
CREATE TRIGGER profiles_first_owner AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.add_first_owner();
CREATE TRIGGER profiles_is_published BEFORE INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.set_profile_is_published();
CREATE TRIGGER profiles_keep_replaced_cin AFTER UPDATE OF corporate_cin ON public.profiles FOR EACH ROW WHEN (((old.corporate_cin IS NOT NULL) AND (old.corporate_cin IS DISTINCT FROM new.corporate_cin))) EXECUTE FUNCTION public.keep_replaced_cin();
CREATE TRIGGER profiles_keys_inserted AFTER INSERT OR DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.note_key_changes();
create trigger profiles_keys_updated after update on public.profiles
  for each row
  when ((old.is_published, old.found_keys, old.documents_checked_until, old.field_audited_until, old.monitored_until, old.year_established)
    is distinct from
    (new.is_published, new.found_keys, new.documents_checked_until, new.field_audited_until, new.monitored_until, new.year_established))
  execute function public.note_key_changes();
CREATE TRIGGER profiles_meaning_inserted AFTER INSERT ON public.profiles FOR EACH ROW WHEN (new.is_published) EXECUTE FUNCTION public.note_profile_meaning();
CREATE TRIGGER profiles_meaning_updated AFTER UPDATE ON public.profiles FOR EACH ROW WHEN (((old.is_published IS DISTINCT FROM new.is_published) OR (old.search_document IS DISTINCT FROM new.search_document))) EXECUTE FUNCTION public.note_profile_meaning();
CREATE TRIGGER profiles_name_ends_level AFTER UPDATE OF organization_name, full_name ON public.profiles FOR EACH ROW WHEN ((old.member_name IS DISTINCT FROM new.member_name)) EXECUTE FUNCTION public.end_level_of_profile('the name', '1');
CREATE TRIGGER profiles_page BEFORE INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.set_profile_page();
CREATE TRIGGER profiles_states_inserted AFTER INSERT OR DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.keep_profile_states();
create trigger profiles_states_updated after update on public.profiles
  for each row
  when ((old.is_published, old.organization_type, old.headquarters_state, old.operating_regions, old.listing_tier, old.created_at)
    is distinct from
    (new.is_published, new.organization_type, new.headquarters_state, new.operating_regions, new.listing_tier, new.created_at))
  execute function public.keep_profile_states();
CREATE TRIGGER profiles_type_ends_level AFTER UPDATE OF organization_type ON public.profiles FOR EACH ROW WHEN ((old.organization_type IS DISTINCT FROM new.organization_type)) EXECUTE FUNCTION public.end_level_of_profile('the kind of member', '3');
CREATE TRIGGER profiles_words_inserted AFTER INSERT OR DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.note_word_changes();
CREATE TRIGGER profiles_words_updated AFTER UPDATE ON public.profiles FOR EACH ROW WHEN (((old.is_published IS DISTINCT FROM new.is_published) OR (old.search_document IS DISTINCT FROM new.search_document))) EXECUTE FUNCTION public.note_word_changes();
CREATE TRIGGER published_case_studies_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.published_case_studies FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER resource_ratings_counted AFTER INSERT OR DELETE OR UPDATE OF stars ON public.resource_ratings FOR EACH ROW EXECUTE FUNCTION public.count_resource_rating();
CREATE TRIGGER resource_ratings_member_id_not_merged BEFORE INSERT OR UPDATE OF member_id ON public.resource_ratings FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_member_id();
CREATE TRIGGER resources_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.resources FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER saved_profiles_profile_id_not_merged BEFORE INSERT OR UPDATE OF profile_id ON public.saved_profiles FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_profile_id();
CREATE TRIGGER saved_profiles_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.saved_profiles FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER sessions_deleted AFTER DELETE ON public.sessions FOR EACH ROW WHEN ((old.revoked_at IS NULL)) EXECUTE FUNCTION public.publish_session_end();
CREATE TRIGGER sessions_ended AFTER UPDATE OF revoked_at ON public.sessions FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION public.publish_session_end();
CREATE TRIGGER shortlist_entries_profile_id_not_merged BEFORE INSERT OR UPDATE OF profile_id ON public.shortlist_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_profile_id();
CREATE TRIGGER shortlists_owner_id_not_merged BEFORE INSERT OR UPDATE OF owner_id ON public.shortlists FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_owner_id();
CREATE TRIGGER testimonials_author_id_not_merged BEFORE INSERT OR UPDATE OF author_id ON public.testimonials FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_author_id();
CREATE TRIGGER user_projects_count AFTER INSERT OR DELETE OR UPDATE OF budget, beneficiaries_reached, user_id ON public.user_projects FOR EACH ROW EXECUTE FUNCTION public.count_user_projects();
CREATE TRIGGER user_projects_keys AFTER INSERT OR DELETE OR UPDATE OF schedule_vii_item, districts, user_id ON public.user_projects FOR EACH ROW EXECUTE FUNCTION public.keep_work_keys();
CREATE TRIGGER user_projects_meaning AFTER INSERT OR DELETE OR UPDATE OF user_id, title, description ON public.user_projects FOR EACH ROW EXECUTE FUNCTION public.note_meaning_of_work();
CREATE TRIGGER user_projects_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.user_projects FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER user_services_count AFTER INSERT OR DELETE OR UPDATE OF user_id ON public.user_services FOR EACH ROW EXECUTE FUNCTION public.count_user_services();
CREATE TRIGGER user_services_keys AFTER INSERT OR DELETE OR UPDATE OF price, user_id ON public.user_services FOR EACH ROW EXECUTE FUNCTION public.keep_work_keys();
CREATE TRIGGER user_services_meaning AFTER INSERT OR DELETE OR UPDATE OF user_id, title, tagline, description, practice_areas ON public.user_services FOR EACH ROW EXECUTE FUNCTION public.note_meaning_of_work();
CREATE TRIGGER user_services_user_id_not_merged BEFORE INSERT OR UPDATE OF user_id ON public.user_services FOR EACH ROW EXECUTE FUNCTION public.refuse_merged_user_id();
CREATE TRIGGER verification_documents_keys AFTER INSERT OR DELETE OR UPDATE OF request_id, kind ON public.verification_documents FOR EACH ROW EXECUTE FUNCTION public.keep_checked_papers();
CREATE TRIGGER verification_requests_levels AFTER INSERT OR DELETE OR UPDATE OF status, checked_on, valid_until, ended_at ON public.verification_requests FOR EACH ROW EXECUTE FUNCTION public.keep_verification_levels();
ALTER TABLE public.access_tokens ADD CONSTRAINT access_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.access_tokens ADD CONSTRAINT access_tokens_membership FOREIGN KEY (account_id, profile_id) REFERENCES public.memberships(account_id, profile_id) ON DELETE CASCADE;
ALTER TABLE public.account_merges ADD CONSTRAINT account_merges_duplicate_id_fkey FOREIGN KEY (duplicate_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.account_merges ADD CONSTRAINT account_merges_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.account_merges ADD CONSTRAINT account_merges_merged_by_fkey FOREIGN KEY (merged_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.account_tokens ADD CONSTRAINT account_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.activity_events ADD CONSTRAINT activity_events_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.calendar_feeds ADD CONSTRAINT calendar_feeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.canned_answer_changes ADD CONSTRAINT canned_answer_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.case_studies ADD CONSTRAINT case_studies_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.case_studies ADD CONSTRAINT case_studies_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE SET NULL;
ALTER TABLE public.case_study_likes ADD CONSTRAINT case_study_likes_case_study_id_fkey FOREIGN KEY (case_study_id) REFERENCES public.published_case_studies(id) ON DELETE CASCADE;
ALTER TABLE public.case_study_likes ADD CONSTRAINT case_study_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.case_study_media ADD CONSTRAINT case_study_media_case_study_id_fkey FOREIGN KEY (case_study_id) REFERENCES public.case_studies(id) ON DELETE CASCADE;
ALTER TABLE public.case_study_media ADD CONSTRAINT case_study_media_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.collaboration_budget_proposals ADD CONSTRAINT collaboration_budget_proposals_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_budget_proposals ADD CONSTRAINT collaboration_budget_proposals_answered_by_person_fkey FOREIGN KEY (answered_by_person) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_budget_proposals ADD CONSTRAINT collaboration_budget_proposals_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_budget_proposals ADD CONSTRAINT collaboration_budget_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_budget_proposals ADD CONSTRAINT collaboration_budget_proposals_proposed_by_person_fkey FOREIGN KEY (proposed_by_person) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_changes ADD CONSTRAINT collaboration_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_changes ADD CONSTRAINT collaboration_changes_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_changes ADD CONSTRAINT collaboration_changes_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_closing_notes ADD CONSTRAINT collaboration_closing_notes_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES public.collaboration_participants(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_closing_notes ADD CONSTRAINT collaboration_closing_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_comment_files ADD CONSTRAINT collaboration_comment_files_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.collaboration_comments(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_comment_files ADD CONSTRAINT collaboration_comment_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.collaboration_files(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_comment_mentions ADD CONSTRAINT collaboration_comment_mentions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_comment_mentions ADD CONSTRAINT collaboration_comment_mentions_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.collaboration_comments(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_comment_reactions ADD CONSTRAINT collaboration_comment_reactions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_comment_reactions ADD CONSTRAINT collaboration_comment_reactions_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.collaboration_comments(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_comment_versions ADD CONSTRAINT collaboration_comment_versions_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.collaboration_comments(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_comments ADD CONSTRAINT collaboration_comments_author_for_fkey FOREIGN KEY (author_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_comments ADD CONSTRAINT collaboration_comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_comments ADD CONSTRAINT collaboration_comments_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.collaboration_threads(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_file_openings ADD CONSTRAINT collaboration_file_openings_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.collaboration_files(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_file_openings ADD CONSTRAINT collaboration_file_openings_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_file_openings ADD CONSTRAINT collaboration_file_openings_opened_by_person_fkey FOREIGN KEY (opened_by_person) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_file_versions ADD CONSTRAINT collaboration_file_versions_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.collaboration_files(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_file_versions ADD CONSTRAINT collaboration_file_versions_stored_name_fkey FOREIGN KEY (stored_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.collaboration_file_versions ADD CONSTRAINT collaboration_file_versions_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_file_versions ADD CONSTRAINT collaboration_file_versions_uploaded_by_person_fkey FOREIGN KEY (uploaded_by_person) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_files ADD CONSTRAINT collaboration_files_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_files ADD CONSTRAINT collaboration_files_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES public.collaboration_folders(id) ON DELETE RESTRICT;
ALTER TABLE public.collaboration_folders ADD CONSTRAINT collaboration_folders_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_indicators ADD CONSTRAINT collaboration_indicators_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_invitations ADD CONSTRAINT collaboration_invitations_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_invitations ADD CONSTRAINT collaboration_invitations_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_invitations ADD CONSTRAINT collaboration_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_invitations ADD CONSTRAINT collaboration_invitations_invited_for_fkey FOREIGN KEY (invited_for) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_invitations ADD CONSTRAINT collaboration_invitations_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_live ADD CONSTRAINT collaboration_live_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_milestone_dependencies ADD CONSTRAINT collaboration_milestone_dependencies_depends_on_id_fkey FOREIGN KEY (depends_on_id) REFERENCES public.collaboration_milestones(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_milestone_dependencies ADD CONSTRAINT collaboration_milestone_dependencies_milestone_id_fkey FOREIGN KEY (milestone_id) REFERENCES public.collaboration_milestones(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_milestone_evidence ADD CONSTRAINT collaboration_milestone_evidence_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.collaboration_files(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_milestone_evidence ADD CONSTRAINT collaboration_milestone_evidence_milestone_id_fkey FOREIGN KEY (milestone_id) REFERENCES public.collaboration_milestones(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_milestones ADD CONSTRAINT collaboration_milestones_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_milestones ADD CONSTRAINT collaboration_milestones_completed_by_fkey FOREIGN KEY (completed_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_milestones ADD CONSTRAINT collaboration_milestones_completed_for_fkey FOREIGN KEY (completed_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_milestones ADD CONSTRAINT collaboration_milestones_owner_account_id_fkey FOREIGN KEY (owner_account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_milestones ADD CONSTRAINT collaboration_milestones_owner_participant_id_fkey FOREIGN KEY (owner_participant_id) REFERENCES public.collaboration_participants(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_participants ADD CONSTRAINT collaboration_participants_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_participants ADD CONSTRAINT collaboration_participants_left_profile_id_fkey FOREIGN KEY (left_profile_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_participants ADD CONSTRAINT collaboration_participants_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_presence ADD CONSTRAINT collaboration_presence_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_presence ADD CONSTRAINT collaboration_presence_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_presence ADD CONSTRAINT collaboration_presence_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_ratings ADD CONSTRAINT collaboration_ratings_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_ratings ADD CONSTRAINT collaboration_ratings_rated_by_fkey FOREIGN KEY (rated_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_ratings ADD CONSTRAINT collaboration_ratings_rated_profile_id_fkey FOREIGN KEY (rated_profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_ratings ADD CONSTRAINT collaboration_ratings_rater_profile_id_fkey FOREIGN KEY (rater_profile_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_ratings ADD CONSTRAINT collaboration_ratings_replied_by_fkey FOREIGN KEY (replied_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_reading_files ADD CONSTRAINT collaboration_reading_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.collaboration_files(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_reading_files ADD CONSTRAINT collaboration_reading_files_reading_id_fkey FOREIGN KEY (reading_id) REFERENCES public.collaboration_readings(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_readings ADD CONSTRAINT collaboration_readings_indicator_id_fkey FOREIGN KEY (indicator_id) REFERENCES public.collaboration_indicators(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_readings ADD CONSTRAINT collaboration_readings_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_readings ADD CONSTRAINT collaboration_readings_recorded_for_fkey FOREIGN KEY (recorded_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_report_comments ADD CONSTRAINT collaboration_report_comments_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES public.collaboration_comments(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_report_comments ADD CONSTRAINT collaboration_report_comments_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.collaboration_reports(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_report_edits ADD CONSTRAINT collaboration_report_edits_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_report_edits ADD CONSTRAINT collaboration_report_edits_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_report_edits ADD CONSTRAINT collaboration_report_edits_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.collaboration_reports(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_report_files ADD CONSTRAINT collaboration_report_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.collaboration_files(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_report_files ADD CONSTRAINT collaboration_report_files_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.collaboration_reports(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_reports ADD CONSTRAINT collaboration_reports_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_reports ADD CONSTRAINT collaboration_reports_answered_for_fkey FOREIGN KEY (answered_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_reports ADD CONSTRAINT collaboration_reports_author_for_fkey FOREIGN KEY (author_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_reports ADD CONSTRAINT collaboration_reports_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_reports ADD CONSTRAINT collaboration_reports_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_requests ADD CONSTRAINT collaboration_requests_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_requests ADD CONSTRAINT collaboration_requests_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_requests ADD CONSTRAINT collaboration_requests_sender_profile_id_fkey FOREIGN KEY (sender_profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_requests ADD CONSTRAINT collaboration_requests_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_requests ADD CONSTRAINT collaboration_requests_target_profile_id_fkey FOREIGN KEY (target_profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_seats ADD CONSTRAINT collaboration_seats_membership FOREIGN KEY (account_id, profile_id) REFERENCES public.memberships(account_id, profile_id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_seats ADD CONSTRAINT collaboration_seats_named_by_fkey FOREIGN KEY (named_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_seats ADD CONSTRAINT collaboration_seats_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES public.collaboration_participants(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_thread_reads ADD CONSTRAINT collaboration_thread_reads_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_thread_reads ADD CONSTRAINT collaboration_thread_reads_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.collaboration_threads(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_threads ADD CONSTRAINT collaboration_threads_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.collaboration_threads ADD CONSTRAINT collaboration_threads_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.collaboration_files(id) ON DELETE SET NULL;
ALTER TABLE public.collaboration_threads ADD CONSTRAINT collaboration_threads_milestone_id_fkey FOREIGN KEY (milestone_id) REFERENCES public.collaboration_milestones(id) ON DELETE CASCADE;
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_archived_for_fkey FOREIGN KEY (archived_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_removed_for_fkey FOREIGN KEY (removed_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.collaborations ADD CONSTRAINT collaborations_restored_for_fkey FOREIGN KEY (restored_for) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.consents ADD CONSTRAINT consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.content_block_versions ADD CONSTRAINT content_block_versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.content_block_versions ADD CONSTRAINT content_block_versions_block_id_fkey FOREIGN KEY (block_id) REFERENCES public.content_blocks(id) ON DELETE CASCADE;
ALTER TABLE public.course_certificates ADD CONSTRAINT course_certificates_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE SET NULL;
ALTER TABLE public.course_certificates ADD CONSTRAINT course_certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.course_enrolments ADD CONSTRAINT course_enrolments_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE;
ALTER TABLE public.course_enrolments ADD CONSTRAINT course_enrolments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.course_files ADD CONSTRAINT course_files_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES public.course_proposals(id) ON DELETE CASCADE;
ALTER TABLE public.course_files ADD CONSTRAINT course_files_stored_name_fkey FOREIGN KEY (stored_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.course_progress ADD CONSTRAINT course_progress_user_id_course_id_fkey FOREIGN KEY (user_id, course_id) REFERENCES public.course_enrolments(user_id, course_id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE public.course_proposals ADD CONSTRAINT course_proposals_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.course_ratings ADD CONSTRAINT course_ratings_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE;
ALTER TABLE public.course_ratings ADD CONSTRAINT course_ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.course_session_registrations ADD CONSTRAINT course_session_registrations_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.course_sessions(id) ON DELETE CASCADE;
ALTER TABLE public.course_session_registrations ADD CONSTRAINT course_session_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.course_sessions ADD CONSTRAINT course_sessions_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE;
ALTER TABLE public.courses ADD CONSTRAINT courses_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.demo_bookings ADD CONSTRAINT demo_bookings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.demo_bookings ADD CONSTRAINT demo_bookings_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.demo_slots(id) ON DELETE CASCADE;
ALTER TABLE public.demo_requests ADD CONSTRAINT demo_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.demo_slots ADD CONSTRAINT demo_slots_host_id_fkey FOREIGN KEY (host_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.demo_slots ADD CONSTRAINT demo_slots_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.demo_requests(id) ON DELETE CASCADE;
ALTER TABLE public.document_openings ADD CONSTRAINT document_openings_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE;
ALTER TABLE public.document_openings ADD CONSTRAINT document_openings_numbers_of_fkey FOREIGN KEY (numbers_of) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.document_openings ADD CONSTRAINT document_openings_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.document_openings ADD CONSTRAINT document_openings_opened_by_person_fkey FOREIGN KEY (opened_by_person) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.document_reminders ADD CONSTRAINT document_reminders_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE;
ALTER TABLE public.document_shares ADD CONSTRAINT document_shares_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE;
ALTER TABLE public.document_shares ADD CONSTRAINT document_shares_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.documents ADD CONSTRAINT documents_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.documents ADD CONSTRAINT documents_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.documents ADD CONSTRAINT documents_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.domain_claims ADD CONSTRAINT domain_claims_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.domain_claims ADD CONSTRAINT domain_claims_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.files ADD CONSTRAINT files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_attachments ADD CONSTRAINT forum_attachments_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.forum_attachments ADD CONSTRAINT forum_attachments_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_attachments ADD CONSTRAINT forum_attachments_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.forum_posts(id) ON DELETE CASCADE;
ALTER TABLE public.forum_circle_follows ADD CONSTRAINT forum_circle_follows_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.forum_circles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_circle_follows ADD CONSTRAINT forum_circle_follows_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_digests ADD CONSTRAINT forum_digests_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_edits ADD CONSTRAINT forum_edits_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.forum_posts(id) ON DELETE CASCADE;
ALTER TABLE public.forum_mentions ADD CONSTRAINT forum_mentions_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_mentions ADD CONSTRAINT forum_mentions_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.forum_posts(id) ON DELETE CASCADE;
ALTER TABLE public.forum_moderators ADD CONSTRAINT forum_moderators_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.forum_circles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_moderators ADD CONSTRAINT forum_moderators_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_posts ADD CONSTRAINT forum_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.forum_posts ADD CONSTRAINT forum_posts_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.forum_circles(id);
ALTER TABLE public.forum_posts ADD CONSTRAINT forum_posts_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.forum_posts ADD CONSTRAINT forum_posts_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.forum_topics(id) ON DELETE CASCADE;
ALTER TABLE public.forum_reads ADD CONSTRAINT forum_reads_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_reads ADD CONSTRAINT forum_reads_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.forum_topics(id) ON DELETE CASCADE;
ALTER TABLE public.forum_reports ADD CONSTRAINT forum_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.forum_reports ADD CONSTRAINT forum_reports_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.forum_posts(id) ON DELETE CASCADE;
ALTER TABLE public.forum_reports ADD CONSTRAINT forum_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_topic_follows ADD CONSTRAINT forum_topic_follows_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_topic_follows ADD CONSTRAINT forum_topic_follows_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES public.forum_topics(id) ON DELETE CASCADE;
ALTER TABLE public.forum_topics ADD CONSTRAINT forum_topics_answer_of FOREIGN KEY (answer_id) REFERENCES public.forum_posts(id) ON DELETE SET NULL;
ALTER TABLE public.forum_topics ADD CONSTRAINT forum_topics_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.forum_topics ADD CONSTRAINT forum_topics_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.forum_circles(id);
ALTER TABLE public.forum_visits ADD CONSTRAINT forum_visits_circle_id_fkey FOREIGN KEY (circle_id) REFERENCES public.forum_circles(id) ON DELETE CASCADE;
ALTER TABLE public.forum_visits ADD CONSTRAINT forum_visits_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.invitations ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.invitations ADD CONSTRAINT invitations_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.invitations ADD CONSTRAINT invitations_seat_of_fkey FOREIGN KEY (seat_of) REFERENCES public.collaboration_participants(id) ON DELETE SET NULL;
ALTER TABLE public.join_requests ADD CONSTRAINT join_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.join_requests ADD CONSTRAINT join_requests_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.member_counts ADD CONSTRAINT member_counts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.memberships ADD CONSTRAINT memberships_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.memberships ADD CONSTRAINT memberships_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.milestone_news ADD CONSTRAINT milestone_news_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.milestone_news ADD CONSTRAINT milestone_news_actor_person_fkey FOREIGN KEY (actor_person) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.milestone_news ADD CONSTRAINT milestone_news_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.moderation_answers ADD CONSTRAINT moderation_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.moderation_answers ADD CONSTRAINT moderation_answers_refusal_id_fkey FOREIGN KEY (refusal_id) REFERENCES public.moderation_decisions(id) ON DELETE CASCADE;
ALTER TABLE public.moderation_decisions ADD CONSTRAINT moderation_decisions_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.moderation_decisions ADD CONSTRAINT moderation_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.profiles(id) ON DELETE SET NULL;
ALTER TABLE public.news_entries ADD CONSTRAINT news_entries_source_id_fkey FOREIGN KEY (source_id) REFERENCES public.news_sources(id) ON DELETE CASCADE;
ALTER TABLE public.news_marks ADD CONSTRAINT news_marks_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.news_entries(id) ON DELETE CASCADE;
ALTER TABLE public.news_marks ADD CONSTRAINT news_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.notification_mutes ADD CONSTRAINT notification_mutes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.notification_mutes ADD CONSTRAINT notification_mutes_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.notifications ADD CONSTRAINT notifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.notifications ADD CONSTRAINT notifications_collaboration_id_fkey FOREIGN KEY (collaboration_id) REFERENCES public.collaborations(id) ON DELETE CASCADE;
ALTER TABLE public.notifications ADD CONSTRAINT notifications_membership FOREIGN KEY (account_id, profile_id) REFERENCES public.memberships(account_id, profile_id) ON DELETE CASCADE;
ALTER TABLE public.partner_mails ADD CONSTRAINT partner_mails_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.partner_mails ADD CONSTRAINT partner_mails_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.profile_cin_history ADD CONSTRAINT profile_cin_history_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.profile_deletions ADD CONSTRAINT profile_deletions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.profile_deletions ADD CONSTRAINT profile_deletions_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.profile_details ADD CONSTRAINT profile_details_id_fkey FOREIGN KEY (id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.profile_meaning_changes ADD CONSTRAINT profile_meaning_changes_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.profile_meanings ADD CONSTRAINT profile_meanings_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.profile_slugs ADD CONSTRAINT profile_slugs_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE public.profile_states ADD CONSTRAINT profile_states_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.project_pictures ADD CONSTRAINT project_pictures_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.project_pictures ADD CONSTRAINT project_pictures_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.user_projects(id) ON DELETE CASCADE;
ALTER TABLE public.published_case_studies ADD CONSTRAINT published_case_studies_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.published_case_studies ADD CONSTRAINT published_case_studies_id_fkey FOREIGN KEY (id) REFERENCES public.case_studies(id) ON DELETE CASCADE;
ALTER TABLE public.recovery_codes ADD CONSTRAINT recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.two_factor(account_id) ON DELETE CASCADE;
ALTER TABLE public.refresh_tokens ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE public.resource_ratings ADD CONSTRAINT resource_ratings_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.resource_ratings ADD CONSTRAINT resource_ratings_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES public.resources(id) ON DELETE CASCADE;
ALTER TABLE public.resource_versions ADD CONSTRAINT resource_versions_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.resource_versions ADD CONSTRAINT resource_versions_resource_id_fkey FOREIGN KEY (resource_id) REFERENCES public.resources(id) ON DELETE CASCADE;
ALTER TABLE public.resources ADD CONSTRAINT resources_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.resources ADD CONSTRAINT resources_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.resource_versions(file_name) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE public.saved_profiles ADD CONSTRAINT saved_profiles_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.saved_profiles ADD CONSTRAINT saved_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.saved_searches ADD CONSTRAINT saved_searches_membership FOREIGN KEY (account_id, profile_id) REFERENCES public.memberships(account_id, profile_id) ON DELETE CASCADE;
ALTER TABLE public.sessions ADD CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.sessions ADD CONSTRAINT sessions_membership FOREIGN KEY (account_id, profile_id) REFERENCES public.memberships(account_id, profile_id) ON DELETE CASCADE;
ALTER TABLE public.shortlist_entries ADD CONSTRAINT shortlist_entries_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.shortlist_entries ADD CONSTRAINT shortlist_entries_shortlist_id_fkey FOREIGN KEY (shortlist_id) REFERENCES public.shortlists(id) ON DELETE CASCADE;
ALTER TABLE public.shortlists ADD CONSTRAINT shortlists_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.status_incident_updates ADD CONSTRAINT status_incident_updates_incident_id_fkey FOREIGN KEY (incident_id) REFERENCES public.status_incidents(id) ON DELETE CASCADE;
ALTER TABLE public.support_chat_messages ADD CONSTRAINT support_chat_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_chat_messages ADD CONSTRAINT support_chat_messages_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES public.support_chats(id) ON DELETE CASCADE;
ALTER TABLE public.support_chats ADD CONSTRAINT support_chats_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.support_chats ADD CONSTRAINT support_chats_supporter_id_fkey FOREIGN KEY (supporter_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_chats ADD CONSTRAINT support_chats_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE SET NULL;
ALTER TABLE public.support_desk_presence ADD CONSTRAINT support_desk_presence_supporter_id_fkey FOREIGN KEY (supporter_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.support_grievance_looks ADD CONSTRAINT support_grievance_looks_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_grievance_looks ADD CONSTRAINT support_grievance_looks_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;
ALTER TABLE public.support_grievances ADD CONSTRAINT support_grievances_acknowledged_by_fkey FOREIGN KEY (acknowledged_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_grievances ADD CONSTRAINT support_grievances_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_grievances ADD CONSTRAINT support_grievances_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;
ALTER TABLE public.support_looks ADD CONSTRAINT support_looks_looked_by_fkey FOREIGN KEY (looked_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_looks ADD CONSTRAINT support_looks_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.support_looks ADD CONSTRAINT support_looks_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE SET NULL;
ALTER TABLE public.support_saved_views ADD CONSTRAINT support_saved_views_supporter_id_fkey FOREIGN KEY (supporter_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_files ADD CONSTRAINT support_ticket_files_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_files ADD CONSTRAINT support_ticket_files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_files ADD CONSTRAINT support_ticket_files_reply_id_fkey FOREIGN KEY (reply_id) REFERENCES public.support_ticket_replies(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_files ADD CONSTRAINT support_ticket_files_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_links ADD CONSTRAINT support_ticket_links_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_notes ADD CONSTRAINT support_ticket_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_ticket_notes ADD CONSTRAINT support_ticket_notes_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_presence ADD CONSTRAINT support_ticket_presence_supporter_id_fkey FOREIGN KEY (supporter_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_presence ADD CONSTRAINT support_ticket_presence_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;
ALTER TABLE public.support_ticket_replies ADD CONSTRAINT support_ticket_replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_ticket_replies ADD CONSTRAINT support_ticket_replies_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.support_tickets(id) ON DELETE CASCADE;
ALTER TABLE public.support_tickets ADD CONSTRAINT support_tickets_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.support_tickets ADD CONSTRAINT support_tickets_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.support_tickets ADD CONSTRAINT support_tickets_follows_fkey FOREIGN KEY (follows) REFERENCES public.support_tickets(id) ON DELETE SET NULL;
ALTER TABLE public.support_tickets ADD CONSTRAINT support_tickets_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES public.support_tickets(id) ON DELETE SET NULL;
ALTER TABLE public.suspensions ADD CONSTRAINT suspensions_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.suspensions ADD CONSTRAINT suspensions_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.suspensions ADD CONSTRAINT suspensions_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.testimonials ADD CONSTRAINT testimonials_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.two_factor ADD CONSTRAINT two_factor_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.upload_parts ADD CONSTRAINT upload_parts_file_name_fkey FOREIGN KEY (file_name) REFERENCES public.files(name) ON DELETE CASCADE;
ALTER TABLE public.upload_parts ADD CONSTRAINT upload_parts_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES public.uploads(id) ON DELETE CASCADE;
ALTER TABLE public.uploads ADD CONSTRAINT uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE public.user_projects ADD CONSTRAINT user_projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.user_services ADD CONSTRAINT user_services_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.verification_documents ADD CONSTRAINT verification_documents_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE SET NULL;
ALTER TABLE public.verification_documents ADD CONSTRAINT verification_documents_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.verification_requests(id) ON DELETE CASCADE;
ALTER TABLE public.verification_documents ADD CONSTRAINT verification_documents_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.verification_requests ADD CONSTRAINT verification_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.verification_requests ADD CONSTRAINT verification_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.accounts(id) ON DELETE SET NULL;
ALTER TABLE public.verification_requests ADD CONSTRAINT verification_requests_member_id_fkey FOREIGN KEY (member_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
ALTER TABLE public.webhook_deliveries ADD CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id) ON DELETE CASCADE;
ALTER TABLE public.webhooks ADD CONSTRAINT webhooks_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.profiles(id) ON DELETE CASCADE;
