-- Fills an empty, migrated database with members, as many stories of news and posts of the community, a success story for
-- every ten members, and collaborations of those who call. Runs in one transaction; the temporary table `vocabulary` (one
-- row of word lists) and `settings` (members, password_hash) are there already. The same on every run.

-- No triggers and no foreign key checks: what they keep right is put in right below.
set local session_replication_role = replica;
set local maintenance_work_mem = '512MB';

-- The word indexes are made anew at the end: that takes half the time.
create temp table word_index on commit drop as
select indexname, indexdef from pg_indexes where tablename in ('profiles', 'profile_meanings', 'news_entries', 'forum_posts', 'published_case_studies', 'resources') and indexdef like '% USING gin %';
do $$ declare name text; begin
  for name in select indexname from word_index loop execute 'drop index ' || name; end loop;
end $$;

-- An even number from 0 to 1 that depends on nothing but the member and the purpose.
create function pg_temp.chance(n int, purpose int) returns float8 language sql immutable
  as $$ select (hashint8extended(n, purpose) & 16777215) / 16777216.0 $$;

create function pg_temp.pick(list text[], chance float8) returns text language sql immutable
  as $$ select list[1 + floor(cardinality(list) * chance)::int] $$;

-- `size` different entries, next to each other in the list.
create function pg_temp.pick_some(list text[], chance float8, size int) returns text[] language sql immutable
  as $$ select list[start + 1 : start + size] from cast(floor((cardinality(list) - size + 1) * chance) as int) start $$;

create temp table member on commit drop as
select
  n,
  ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
  timestamptz '2024-01-01 00:00Z' + n * (interval '1500000 minutes' / members) as created_at,
  case when kind < 0.62 then 'ngo' when kind < 0.80 then 'corporate' when kind < 0.92 then 'consultant'
    else 'service_provider' end as organization_type,
  1 + floor(cardinality(districts) * power(pg_temp.chance(n, 2), 2))::int as place,
  pg_temp.pick(specialities, power(pg_temp.chance(n, 3), 2.5)) as usual,
  case when rareness < 0.002 then pg_temp.pick(rarities, pg_temp.chance(n, 4))
    when rareness < 0.03 then pg_temp.pick(crafts, pg_temp.chance(n, 5))
    else pg_temp.pick(specialities, power(pg_temp.chance(n, 6), 2.5)) end as speciality,
  pg_temp.pick_some(focus_areas, pg_temp.chance(n, 7), 1 + n % 3) as focus
from settings, vocabulary, generate_series(1, members) n, pg_temp.chance(n, 1) kind, pg_temp.chance(n, 15) rareness;

insert into accounts (id, email, password_hash, email_confirmed_at, created_at)
select id, 'member' || n || '@bench.example', password_hash, created_at, created_at from member, settings;

-- Each is the owner of the own profile, which a trigger does otherwise.
insert into memberships (account_id, profile_id, role, is_main, created_at)
select id, id, 'owner', true, created_at from member;

-- Every second NGO has the registrations for CSR money.
insert into profile_details (id, csr_registration_number, urn_12a, urn_80g)
select id, given, given, given from member,
  lateral (select case when organization_type = 'ngo' and n % 2 = 0 then 'CSR' || lpad(n::text, 8, '0') end as given) papers;

insert into user_projects (id, user_id, title, description, status, start_date, budget, schedule_vii_item, districts, created_at)
select gen_random_uuid(), m.id, initcap(m.speciality) || ' in ' || districts[m.place], 'Three years, forty villages.',
  case k when 1 then 'Active' else 'Completed' end, m.created_at::date, 100000 * (m.n % 97 + k),
  (array['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'])[1 + (m.n + k) % 12],
  array[districts[m.place]], m.created_at
from vocabulary, member m, generate_series(1, m.n % 4) k;

insert into user_services (id, user_id, title, tagline, description, price, created_at)
select gen_random_uuid(), id, initcap(speciality), 'On site and remote', 'Planned, run and evaluated by us.',
  50000 * (n % 40 + 1), created_at
from member where organization_type in ('consultant', 'service_provider');

insert into profiles (id, organization_type, full_name, organization_name, short_summary, bio, skills,
  headquarters_location, headquarters_state, location, public_contact_email, public_contact_phone, website,
  year_established, organization_size, operating_regions, sdg_goals, focus_areas, documents_checked_on, documents_checked_until, is_published,
  projects_count, total_investment, services_count, work_keys, created_at, updated_at, slug, is_page_public)
select
  m.id, m.organization_type,
  pg_temp.pick(people, pg_temp.chance(n, 8)),
  concat_ws(' ', pg_temp.pick(names, pg_temp.chance(n, 9)), pg_temp.pick(second_names, pg_temp.chance(n, 10)),
    pg_temp.pick(case m.organization_type when 'ngo' then ngo_forms when 'corporate' then corporate_forms
      when 'consultant' then consultant_forms else service_provider_forms end, pg_temp.chance(n, 11))),
  format('%s and %s in %s.', initcap(focus[1]), speciality, districts[place]),
  (select string_agg(format(sentence, lower(focus[1]), speciality, districts[place]), ' ')
    from unnest(pg_temp.pick_some(sentences, pg_temp.chance(n, 12), 4 + n % 4)) sentence),
  array_remove(array[speciality, nullif(usual, speciality)], null),
  districts[place] || ', ' || states[place], states[place], districts[place],
  'office' || n || '@members.example', '+91 98' || lpad(n::text, 8, '0'), 'https://member' || n || '.example',
  1960 + n % 63,
  pg_temp.pick(sizes, power(pg_temp.chance(n, 13), 2)),
  -- One in ten works in all of India, one in five in a second state.
  case when work < 0.1 then array['Pan India'] when work < 0.3
    then array[states[place], states[1 + place % cardinality(states)]] else array[states[place]] end,
  pg_temp.pick_some(sdg_goals, pg_temp.chance(n, 14), 2 + n % 2),
  focus, case n % 3 when 0 then current_date - 90 end, case n % 3 when 0 then current_date + 640 end, true,
  n % 4,
  (select coalesce(sum(100000 * (m.n % 97 + k)), 0) from generate_series(1, m.n % 4) k),
  (organization_type in ('consultant', 'service_provider'))::int, profile_work_keys(m.id),
  m.created_at, m.created_at, 'member-' || n, m.organization_type <> 'consultant'
from member m, vocabulary, pg_temp.chance(n, 16) work
order by n;

insert into profile_slugs (slug, profile_id) select slug, id from profiles;

insert into marketplace_counts (organization_type, state, members)
select organization_type, headquarters_state, count(*) from profiles group by 1, 2;

insert into profile_states (profile_id, state, organization_type, listing_tier, created_at)
select id, state, organization_type, listing_tier, created_at
from profiles, unnest(states_found_under(headquarters_state, operating_regions)) state;

insert into profile_state_counts (organization_type, state, members)
select organization_type, state, count(*) from profile_states group by 1, 2;

select count_marketplace_words();
select count_marketplace_keys();

-- Vectors of a model cost hours: these are of its shape. All signs differ; the vectors behind them come from a few hundred.
create temp table bench_vector on commit drop as
select n, (select string_agg(float4send(((pg_temp.chance(n * 512 + at, 40) - 0.5) / 6.5)::real), '') from generate_series(1, 512) at) as vector
from generate_series(0, 255) n;
insert into profile_meanings (profile_id, words, model, signs, vector)
select p.id, p.search_document, 'energetic-ai/use-lite-en-0.2',
  ('x' || md5(m.n || 'a') || md5(m.n || 'b') || md5(m.n || 'c') || md5(m.n || 'd'))::bit(512), v.vector
from member m join profiles p on p.id = m.id join bench_vector v on v.n = m.n % 256;

insert into news_sources (id, name, url, category, next_fetch_at)
select ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Source ' || n, 'https://news.example/' || n,
  case n % 4 when 0 then 'Government' when 1 then 'Social Impact' else 'CSR News' end, now() + interval '1 year'
from generate_series(1, 20) n;

insert into news_entries (id, source_id, story_key, link, title, excerpt, category, is_shown, published_at)
select ('00000000-0000-7000-a000-' || lpad(to_hex(n), 12, '0'))::uuid, s.id, 'news.example/' || n, 'https://news.example/' || n,
  format('%s and %s in %s', focus[1], speciality, districts[place]),
  format('Forty villages of %s work on %s.', districts[place], speciality), s.category, true,
  date_trunc('minute', now()) - n * interval '2 minutes'
from member, vocabulary, news_sources s
where s.name = 'Source ' || 1 + n % 20;

insert into news_marks (user_id, entry_id, is_read, is_saved)
select ('00000000-0000-7000-8000-' || lpad(to_hex(reader), 12, '0'))::uuid,
  ('00000000-0000-7000-a000-' || lpad(to_hex(n), 12, '0'))::uuid, true, n % 5 = 0
from generate_series(1, 32) reader, generate_series(1, 1000, 7) n;

insert into case_studies (id, author_id, slug, status, title)
select ('00000000-0000-7000-d000-' || lpad(to_hex(n), 12, '0'))::uuid, id, 'story-' || n, 'published', 'Story ' || n
from member, settings where n <= members / 10;

insert into published_case_studies (id, author_id, slug, title, summary, description, organizations, partners, beneficiaries,
  funding, duration_months, outcomes, sdg_goals, contact_name, contact_email, contact_organization, contact_role, views, likes,
  published_at, changed_at)
select ('00000000-0000-7000-d000-' || lpad(to_hex(n), 12, '0'))::uuid, m.id, 'story-' || n,
  format('%s and %s in %s', focus[1], speciality, districts[m.place]),
  (select string_agg(format(sentence, lower(focus[1]), speciality, districts[m.place]), ' ')
    from unnest(pg_temp.pick_some(sentences, pg_temp.chance(n, 18), 2)) sentence),
  'Forty villages.', array[organization_name], '{}', n * 7 % 9000, n * 100000::bigint, 6 + n % 30, '{}',
  pg_temp.pick_some(p.sdg_goals, pg_temp.chance(n, 19), 1), p.full_name, 'a@members.example', organization_name, 'Head',
  n % 500, n % 40, date_trunc('minute', now()) - n * interval '1 hour', date_trunc('minute', now()) - n * interval '1 hour'
from member m join profiles p on p.id = m.id, vocabulary, settings where n <= members / 10;

insert into files (name, media_type, byte_size)
select 'private/' || lpad(n::text, 22, '0'), 'application/pdf', 50000 + n from settings, generate_series(1, members / 10) n;

insert into resources (id, platform_key, title, description, category, type, audience, language, sdg_goals, author_name,
  organization, status, is_verified, file_name, original_name, views, downloads, stars, ratings, published_at)
select ('00000000-0000-7000-e000-' || lpad(to_hex(n), 12, '0'))::uuid, 'item-' || n,
  format('%s: %s in %s', focus[1], speciality, districts[m.place]),
  (select string_agg(format(sentence, lower(focus[1]), speciality, districts[m.place]), ' ')
    from unnest(pg_temp.pick_some(sentences, pg_temp.chance(n, 20), 2)) sentence),
  (array['Templates', 'Tools', 'Guides', 'Financial', 'Reports', 'Case Studies'])[1 + n % 6],
  (array['document', 'spreadsheet', 'presentation', 'video', 'image'])[1 + n % 5],
  (array['Corporate CSR Teams', 'NGOs', 'Program Managers', 'Finance Teams', 'All Levels'])[1 + n % 5],
  (array['English', 'Hindi', 'Regional'])[1 + n % 3], pg_temp.pick_some(p.sdg_goals, pg_temp.chance(n, 21), 1),
  p.full_name, p.organization_name, 'published', n % 9 = 0, 'private/' || lpad(n::text, 22, '0'), 'guide.pdf',
  (n * 7919) % 5000, (n * 104729::bigint) % 3000, n % 40, 10, date_trunc('minute', now()) - n * interval '1 hour'
from member m join profiles p on p.id = m.id, vocabulary, settings where n <= members / 10;

insert into resource_versions (id, resource_id, number, file_name, original_name, fingerprint, published_at)
select gen_random_uuid(), id, 1, file_name, original_name, 'x', published_at from resources;

create temp table circle on commit drop as
select id, row_number() over (order by place) - 1 as place from forum_circles;

-- One topic of ten posts for every ten members: the opening one, and nine replies.
insert into forum_topics (id, circle_id, author_id, replies_count, views, is_pinned, last_activity_at, created_at)
select ('00000000-0000-7000-b000-' || lpad(to_hex(n), 12, '0'))::uuid, c.id, m.id, 9, n % 300, n % 2500 = 0,
  date_trunc('minute', now()) - n * interval '10 minutes', date_trunc('minute', now()) - n * interval '20 minutes'
from member m join circle c on c.place = n % (select count(*) from circle)
where n <= (select members / 10 from settings);

insert into forum_posts (id, topic_id, circle_id, author_id, title, body, created_at)
select case reply when 0 then t.id else ('00000000-0000-7000-c000-' || lpad(to_hex(n * 10 + reply), 12, '0'))::uuid end,
  t.id, t.circle_id, m.id, case reply when 0 then format('%s and %s in %s', focus[1], speciality, districts[m.place]) end,
  (select string_agg(format(sentence, lower(focus[1]), speciality, districts[m.place]), ' ')
    from unnest(pg_temp.pick_some(sentences, pg_temp.chance(n * 10 + reply, 17), 3)) sentence),
  t.last_activity_at - (9 - reply) * interval '1 minute'
from member m, vocabulary, settings, generate_series(0, 9) reply, forum_topics t
where n <= members / 10 and t.id = ('00000000-0000-7000-b000-' || lpad(to_hex(n), 12, '0'))::uuid;

-- Fifty collaborations of each caller (the first 32 members), with ten milestones and thirty comments each.
create temp table work on commit drop as
select m.n, k, 'collab_1735689600000_' || lpad(to_hex(m.n * 100 + k), 12, '0') as id, m.id as lead_id, p.id as partner_id,
  format('%s and %s in %s', m.focus[1], m.speciality, districts[m.place]) as title,
  date_trunc('minute', now()) - k * interval '1 day' as created_at
from member m, vocabulary, generate_series(1, 50) k join member p on p.n = 100 + k
where m.n <= 32;

insert into collaborations (id, title, description, status, type, category, budget, start_date, end_date,
  progress_percentage, created_by, created_at, updated_at)
select id, title, 'Forty villages, two years, one report every quarter.', 'active', 'Project', 'Education', 500000 * k,
  current_date - 200, current_date + 400, 30, lead_id, created_at, created_at
from work;

insert into collaboration_participants (id, collaboration_id, profile_id, name, role, created_at)
select gen_random_uuid(), w.id, p.id, p.organization_name, role, w.created_at + place * interval '1 second'
from work w, (values ('lead', 0), ('implementer', 1)) taking_part (role, place), profiles p
where p.id = case role when 'lead' then lead_id else partner_id end;

insert into collaboration_milestones (id, collaboration_id, title, description, status, start_date, due_date, created_at)
select gen_random_uuid(), id, 'Milestone ' || place, 'Ten schools more.', 'pending', current_date + place * 30,
  current_date + place * 30 + 20, created_at
from work, generate_series(1, 10) place;

insert into collaboration_threads (id, collaboration_id, comments_count)
select ('00000000-0000-7000-f000-' || lpad(to_hex(n * 100 + k), 12, '0'))::uuid, id, 30 from work;

insert into collaboration_comments (id, thread_id, author_id, author_for, body, created_at)
select ('00000000-0000-7000-f100-' || lpad(to_hex((n * 100 + k) * 100 + place), 12, '0'))::uuid,
  ('00000000-0000-7000-f000-' || lpad(to_hex(n * 100 + k), 12, '0'))::uuid, author, author,
  'The teachers of ten schools are trained, the next report follows in March.', created_at + place * interval '1 minute'
from work, generate_series(1, 30) place,
  lateral (select case place % 2 when 0 then lead_id else partner_id end as author) person;

do $$ declare definition text; begin
  for definition in select indexdef from word_index loop execute definition; end loop;
end $$;
