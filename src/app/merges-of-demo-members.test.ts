import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { MERGE_COLUMNS } from '#features/admin/people/merge-columns.data.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { callAs } from '#platform/testing/records.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { loadDemo } from './all.demo.ts';

let app: TestApp;
let database: Database;
beforeAll(async () => {
  app = await startTestApp();
  database = connect(app.databaseUrl, () => undefined);
  const store = await openFileStore({ folder: join(app.dataDir, 'files') });
  await loadDemo(database.db, new Date(), store);
}, 120_000);
afterAll(async () => {
  await database.close();
  await app.stop();
});

/** Rows of the closed accounts that stay although others of the table move. */
const STAYING: Record<string, string> = {
  'collaboration_requests.sender_profile_id': 'true',
  'collaboration_requests.target_profile_id': 'true',
  'course_certificates.user_id': 'true',
  'files.owner_id': "t.name like 'public/%'",
  'profile_slugs.profile_id': "starts_with(t.slug, 'closed-')",
};
const MOVING = Object.entries(MERGE_COLUMNS).filter(([, { does }]) => does !== 'keep');

/** Records that the demo data has of few members, or none: for each of these members the same. */
const MORE = [
  `insert into collaboration_ratings (id, collaboration_id, collaboration_title, rater_profile_id, rated_profile_id, score, comment, created_at)
    select gen_random_uuid(), c.id, c.title, o.id, m.id, 4, 'Kept every date.', now() from members m, one_collaboration c, other o`,
  `insert into collaboration_ratings (id, collaboration_id, collaboration_title, rater_profile_id, rated_profile_id, score, comment, created_at)
    select gen_random_uuid(), c.id, c.title, m.id, o.id, 4, 'Kept every date.', now() from members m, one_collaboration c, other o`,
  `insert into collaboration_budget_proposals (id, collaboration_id, proposed_by, amount, status, answered_by, created_at, answered_at)
    select gen_random_uuid(), c.id, m.id, 5, 'declined', m.id, now(), now() from members m, one_collaboration c`,
  `insert into collaboration_reports (id, collaboration_id, title, period_from, period_to, author_for)
    select gen_random_uuid(), c.id, 'First quarter', '2026-04-01', '2026-06-30', m.id from members m, one_collaboration c`,
  `insert into collaboration_invitations (id, collaboration_id, profile_id, role, created_at, sent_at, expires_at)
    select gen_random_uuid(), c.id, m.id, 'viewer', now(), now(), now() + interval '14 days' from members m, one_collaboration c`,
  `insert into collaboration_participants (id, collaboration_id, left_profile_id, name, created_at, left_at)
    select gen_random_uuid(), c.id, m.id, 'A former member', now(), now() from members m, one_collaboration c where m.at = 1`,
  `insert into document_shares (id, document_id, member_id, expires_at)
    select gen_random_uuid(), d.id, m.id, now() + interval '9 days' from members m, (select id from documents limit 1) d`,
  `insert into forum_circle_follows (member_id, circle_id, created_at)
    select m.id, c.id, now() from members m, (select id from forum_circles limit 1) c on conflict do nothing`,
  `insert into forum_visits (member_id, circle_id, visited_at)
    select m.id, c.id, now() from members m, (select id from forum_circles limit 1) c on conflict do nothing`,
  `insert into forum_reads (member_id, topic_id, read_at)
    select m.id, c.id, now() from members m, (select id from forum_topics limit 1) c on conflict do nothing`,
  `insert into forum_topic_follows (member_id, topic_id, created_at)
    select m.id, c.id, now() from members m, (select id from forum_topics limit 1) c on conflict do nothing`,
  `insert into forum_reports (id, post_id, reporter_id, reason, created_at)
    select gen_random_uuid(), c.id, m.id, 'Advertising', now() from members m, (select id from forum_posts limit 1) c`,
  `insert into milestone_news (id, collaboration_id, actor_id, milestone_id, milestone_title, change, created_at)
    select gen_random_uuid(), s.collaboration_id, m.id, s.id, s.title, 'completed', now() + interval '1 hour'
      from members m, (select id, collaboration_id, title from collaboration_milestones limit 1) s`,
  `insert into moderation_decisions (id, subject_kind, subject_id, subject_title, author_id, decision, reason, decided_at)
    select m.id, 'testimonial', m.id, 'A story', m.id, 'refused', 'Too short', now() from members m`,
  `insert into moderation_answers (subject_kind, subject_id, author_id, refusal_id, body, created_at)
    select 'testimonial', m.id, m.id, m.id, 'It is longer now.', now() from members m`,
  `insert into news_entries (id, source_id, story_key, title_key, link, title, excerpt, category, is_shown, published_at)
    select gen_random_uuid(), s.id, 'a', 'a', 'https://news.example/a', 'Rules for CSR', '', s.category, true, now()
      from (select id, category from news_sources limit 1) s`,
  `insert into news_marks (user_id, entry_id, is_read, is_saved, updated_at)
    select m.id, e.id, true, true, now() from members m, (select id from news_entries limit 1) e`,
  `insert into domain_claims (id, profile_id, domain, email, confirmed_at)
    select gen_random_uuid(), m.id, 'held-' || m.at || '.example', 'office@held-' || m.at || '.example', now() from members m`,
  `insert into saved_profiles (user_id, profile_id) select m.id, o.id from members m, other o`,
  `insert into saved_profiles (user_id, profile_id) select o.id, m.id from members m, other o`,
  `insert into saved_profiles (user_id, profile_id) select a.id, b.id from members a, members b where a.id <> b.id`,
  `insert into shortlists (id, owner_id, name, created_at, updated_at)
    select gen_random_uuid(), m.id, 'List of ' || m.id, now(), now() from members m`,
  `insert into shortlist_entries (shortlist_id, profile_id, created_at)
    select l.id, m.id, now() from shortlists l, members m`,
  `insert into testimonials (id, author_id, name, role, organization, content, impact, user_type)
    select gen_random_uuid(), m.id, 'Asha', 'Lead', 'Jal Trust', 'We found a partner.', '60 wells', 'NGO' from members m`,
  `insert into bank_accounts (id, profile_id, kind, holder_name, account_number, ifsc, bank_name, created_at)
    select gen_random_uuid(), m.id, 'domestic', 'Jal Trust', '10000000' || m.at, 'SBIN0000691', 'State Bank', now() from members m`,
  `insert into expense_bills (id, agency_id, fingerprint, original_name, created_at)
    select gen_random_uuid(), m.id, sha256(m.id::text::bytea), 'bill.pdf', now() from members m`,
  `insert into grants (id, funder_id, agency_id, funder_name, agency_name, title, schedule_vii_item, is_ongoing, money, amount, created_at, updated_at)
    select gen_random_uuid(), o.id, m.id, 'A', 'B', 'Wells', 'x', false, 'domestic', 5, now(), now() from members m, other o`,
  `insert into grants (id, funder_id, agency_id, funder_name, agency_name, title, schedule_vii_item, is_ongoing, money, amount, created_at, updated_at)
    select gen_random_uuid(), m.id, o.id, 'B', 'A', 'Wells', 'x', false, 'domestic', 5, now(), now() from members m, other o`,
];
/** Puts `MORE` in, with doubles, for two members; `other` is a third one. */
async function addMore(members: string[], other: string): Promise<void> {
  const names = `with members as (select id, at::int from unnest(array['${members.join("','")}']::uuid[]) with ordinality as m (id, at)),
    other as (select '${other}'::uuid as id),
    one_collaboration as (select id, title from collaborations order by id limit 1)`;
  for (const sql of MORE)
    await app.sql(sql.includes('members m') || sql.includes('members a') ? `${names} ${sql}` : sql);
}

/** The columns that name one of these members. */
async function columnsWith(ids: string[], condition: (name: string) => string = () => 'true') {
  const found: string[] = [];
  for (const [name] of MOVING) {
    const [table, column] = name.split('.');
    const rows = await app.sql(
      `select 1 from ${table} t where ${column} = any($1) and ${condition(name)} limit 1`,
      [ids],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const LISTED = `unnest(states_found_under(p.headquarters_state, p.operating_regions))`;
/** Counts that are kept with a record, beside the same computed again. */
const COUNTS: Record<string, string> = {
  projects: `select id, projects_count::bigint, total_investment::bigint, lives_reached::bigint from profiles except
    select p.id, count(r.id), coalesce(sum(r.budget), 0)::bigint, coalesce(sum(r.beneficiaries_reached), 0)::bigint
      from profiles p left join user_projects r on r.user_id = p.id group by p.id`,
  services: `select id, services_count::bigint from profiles except
    select p.id, count(r.id) from profiles p left join user_services r on r.user_id = p.id group by p.id`,
  ratings: `select id, ratings_count::bigint, ratings_sum::bigint from profiles except
    select p.id, count(r.id), coalesce(sum(r.score), 0)
      from profiles p left join collaboration_ratings r on r.rated_profile_id = p.id group by p.id`,
  requests: `select id, requests_received::bigint, requests_answered::bigint from profiles except
    select p.id, count(r.id) filter (where r.status in ('pending', 'accepted', 'declined')),
      count(r.id) filter (where r.status in ('accepted', 'declined'))
      from profiles p left join collaboration_requests r on r.target_profile_id = p.id group by p.id`,
  marketplace: `select organization_type, state, members::bigint from marketplace_counts where members <> 0 except
    select organization_type, coalesce(headquarters_state, ''), count(*) from profiles where is_published group by 1, 2`,
  states: `select organization_type, state, members::bigint from profile_state_counts where members <> 0 except
    select organization_type, state, count(*) from (select p.organization_type, ${LISTED} as state from profiles p
      where is_published) found group by 1, 2`,
  listed: `select profile_id, state from profile_states except select p.id, ${LISTED} from profiles p where is_published`,
  students: `select id, students::bigint from courses except
    select c.id, count(e.user_id) from courses c
      left join course_enrolments e on e.course_id = c.id and e.left_at is null group by c.id`,
  places: `select id, registered::bigint, waiting::bigint from course_sessions except
    select s.id, count(r.id) filter (where not r.is_waiting), count(r.id) filter (where r.is_waiting)
      from course_sessions s left join course_session_registrations r on r.session_id = s.id group by s.id`,
  courses: `select id, ratings_count::bigint, ratings_sum::bigint from courses except
    select c.id, count(r.id), coalesce(sum(r.stars), 0) from courses c left join course_ratings r on r.course_id = c.id group by c.id`,
  resources: `select id, ratings::bigint, stars::bigint from resources except
    select c.id, count(r.id), coalesce(sum(r.stars), 0) from resources c left join resource_ratings r on r.resource_id = c.id group by c.id`,
  likes: `select id, likes::bigint from published_case_studies except
    select c.id, count(l.user_id) from published_case_studies c left join case_study_likes l on l.case_study_id = c.id group by c.id`,
};
/** The records whose counts differ from those computed again, by count. */
async function wrongCounts(): Promise<Record<string, unknown[]>> {
  const wrong: Record<string, unknown[]> = {};
  for (const [name, sql] of Object.entries(COUNTS)) {
    const rows = await app.sql(sql);
    if (rows.length > 0) wrong[name] = rows;
  }
  return wrong;
}

test('merging the members of the demo data leaves no record behind, and all counts as computed again', async () => {
  const { email, password } = DEMO_SIGN_INS.find(({ role }) => role === 'Admin') ?? {};
  const signedIn = await app.request('POST', '/auth/signin', { body: { email, password } });
  const admin = { token: signedIn.body.data.session.access_token };
  expect(await wrongCounts()).toEqual({});
  const members = await app.sql<{ id: string; name: string; type: string }>(
    `select p.id, p.member_name as name, p.organization_type as type from profiles p join accounts a on a.id = p.id
      where not a.is_admin order by p.created_at, p.id`,
  );
  const ofType = (type: string) => members.filter((member) => member.type === type);
  const consultants = ofType('consultant');
  const free = consultants.length - 3;
  await addMore([consultants[free]?.id ?? '', consultants[free + 1]?.id ?? ''], consultants[0]?.id ?? '');
  const closed: string[] = [];
  const had = new Set<string>();
  for (const type of new Set(members.map((member) => member.type))) {
    const listed = ofType(type);
    for (const [at, { id, name }] of listed.entries()) {
      const into = listed[at + 1]?.id;
      if (!into) continue;
      const before = await columnsWith([id]);
      const body = { into, name, reason: 'The same organisation.' };
      const answer = await app.request('POST', `/admin/people/${id}/merge`, { token: admin.token, body });
      if (answer.status === 409) {
        expect(answer.body.error.code).toBe('MERGE_REFUSED');
        continue;
      }
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
      closed.push(id);
      for (const column of before) had.add(column);
    }
  }
  expect(closed.length).toBeGreaterThan(50);
  expect(await columnsWith(closed, (name) => `not (${STAYING[name] ?? 'false'})`)).toEqual([]);
  expect(await wrongCounts()).toEqual({});
  expect(MOVING.map(([name]) => name).filter((name) => !had.has(name))).toEqual([]);
  const { pagination } = await callAs(app, admin, 'GET', '/admin/people?state=merged');
  expect(pagination.total).toBe(closed.length);
}, 240_000);
