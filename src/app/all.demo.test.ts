import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SIGN_INS } from '#features/accounts/account/accounts.demo.ts';
import { ROLES } from '#platform/contract/people/roles.ts';
import { STATES } from '#platform/contract/reference-data.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { grantBody, newUtr, releaseBody, someDay } from '#platform/testing/calls/fund-records.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { findDemoSignIns, loadDemo } from './all.demo.ts';

let app: TestApp;
let database: Database;
const [corporate, ngo, admin] = DEMO_SIGN_INS;

async function signIn(account: (typeof DEMO_SIGN_INS)[number] | undefined): Promise<string> {
  const { email, password } = account ?? {};
  const { body } = await app.request('POST', '/auth/signin', { body: { email, password } });
  return body.data.session.access_token;
}

async function get(path: string, token: string) {
  return (await app.request('GET', path, { token })).body.data;
}

beforeAll(async () => {
  app = await startTestApp();
  database = connect(app.databaseUrl, () => undefined);
  const store = await openFileStore({ folder: join(app.dataDir, 'files') });
  await loadDemo(database.db, new Date(), store);
});
afterAll(async () => {
  await database.close();
  await app.stop();
});

describe('the demo data in a fresh database', () => {
  test('lets the printed accounts sign in: both owners with four colleagues each, and the admin', async () => {
    const printed = await findDemoSignIns(database.db);
    expect(printed.filter(({ role }) => !role.includes('('))).toEqual(DEMO_SIGN_INS);
    expect(printed).toHaveLength(3 + 2 * 4);
    for (const account of printed) {
      const user = await get('/auth/user', await signIn(account));
      expect(user).toMatchObject({
        email: account.email,
        is_admin: account === admin,
        email_confirmed: true,
      });
    }
  });

  test('gives each of the two organisations a colleague of every role, as docs/commands.md says', async () => {
    const list = readFileSync(join(import.meta.dirname, '../../docs/commands.md'), 'utf8');
    for (const { role, email, password } of await findDemoSignIns(database.db)) {
      expect(list).toContain(`| ${role} | \`${email}\` | \`${password}\` |`);
    }
    for (const owner of [corporate, ngo]) {
      const people: { role: string; name: string }[] = await get('/profile/people', await signIn(owner));
      expect(people.map(({ role }) => role).sort()).toEqual([...ROLES].sort());
      expect(people.every(({ name }) => name)).toBe(true);
    }
  });

  test('shows 110 members in the marketplace, from every state', async () => {
    const token = await signIn(ngo);
    expect((await get('/marketplace/profiles', token)).pagination.total).toBe(110);
    for (const state of STATES) {
      const path = `/marketplace/profiles?location=${encodeURIComponent(state)}`;
      expect((await get(path, token)).pagination.total, state).toBeGreaterThan(0);
    }
  });

  test('gives each member a mark and each project a picture, in all widths', async () => {
    const [without] = await app.sql(`
      select (select count(*)::int from profiles where avatar_url is null and (is_published or id in (select id from accounts where is_admin))) as marks,
        (select count(*)::int from user_projects p
          where not exists (select from project_pictures where project_id = p.id)) as pictures`);
    expect(without).toEqual({ marks: 0, pictures: 0 });
    const token = await signIn(ngo);
    const { avatar_url } = await get('/profile/profile', token);
    const [{ pictures }] = (await get('/profile/overview', token)).recentProjects;
    const { url, alt_text, people } = pictures[0];
    expect({ alt_text, people }).toEqual({ alt_text: expect.stringMatching(/^Drawing: /), people: 'none' });
    for (const address of [
      avatar_url,
      avatar_url.replace('-512.', '-96.'),
      url,
      url.replace('-1200.', '-400.'),
    ]) {
      const { status, headers } = await fetch(app.url + address);
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' });
    }
    const large = await app.sql(
      "select name, byte_size from files where media_type = 'image/webp' and byte_size > 30000",
    );
    expect(large).toEqual([]);
  });

  test("computes the specification's figures for the corporate", async () => {
    expect(await get('/collaborations/stats', await signIn(corporate))).toEqual({
      active_initiatives: 9,
      all_initiatives: 15,
      total_partners: 12,
      total_budget: 951_000_000,
      success_rate: 85,
    });
  });

  test("computes the figures of the specification's profile page for the non-profit", async () => {
    expect(await get('/profile/profile', await signIn(ngo))).toMatchObject({
      rating: 4.8,
      reviews_count: 12,
      projects_count: 8,
      lives_reached: 2540,
    });
  });

  test("computes the specification's figures of the support center", async () => {
    const figures = (await app.request('GET', '/support/figures')).body.data;
    expect(figures).toMatchObject({ resolution_percent: 98, active: 23 });
    expect(figures.response_minutes).toBeGreaterThan(60);
    expect(figures.response_minutes).toBeLessThan(120);
  });

  test('gives the non-profit requests to answer, one of the corporate, and collaborations to work in', async () => {
    const token = await signIn(ngo);
    const received: { status: string; profile_organization_name: string | null }[] = await get(
      '/collaboration-requests/received',
      token,
    );
    const open = received.filter(({ status }) => status === 'pending');
    expect(open.length).toBeGreaterThanOrEqual(3);
    expect(open.map((request) => request.profile_organization_name)).toContain(
      'Tungavarna Industries Limited',
    );
    expect((await get('/collaborations', token)).length).toBeGreaterThanOrEqual(3);
    expect(await get('/collaboration-requests/held', await signIn(admin))).toHaveLength(2);
  });

  test('verifies members at every level, each with papers behind it; one level has lapsed, requests wait', async () => {
    const token = await signIn(corporate);
    const totals = await Promise.all(
      ['1', '2', '3'].map(
        async (level) => (await get(`/marketplace/profiles?verification=${level}`, token)).pagination.total,
      ),
    );
    expect(totals[0]).toBe(62);
    expect(totals[0]).toBeGreaterThan(totals[1]);
    expect(totals[1]).toBeGreaterThan(totals[2]);
    expect(totals[2]).toBeGreaterThan(0);
    const path = '/admin/verifications?status=';
    const adminToken = await signIn(admin);
    expect((await get(`${path}open`, adminToken)).pagination.total).toBe(2);
    expect((await get(`${path}refused`, adminToken)).pagination.total).toBe(1);
    const lapsed = await app.sql(
      "select id from verification_requests where status = 'granted' and ended_at is null and valid_until < current_date",
    );
    expect(lapsed).toHaveLength(1);
    const wrong = await app.sql(`
      select r.id from verification_requests r join profiles p on p.id = r.member_id
        where r.created_at < p.created_at or r.decided_at > now() or r.checked_on > current_date
          or not exists (select from verification_documents d where d.request_id = r.id and d.document_id is not null)`);
    expect(wrong).toEqual([]);
    const early = await app.sql(`
      select d.id from documents d join verification_documents v on v.document_id = d.id
        join verification_requests r on r.id = v.request_id
        where d.created_at > r.created_at or d.issued_on > d.created_at::date`);
    expect(early).toEqual([]);
  });

  test('has twelve published success stories, and one in each other state of a story that is worked on', async () => {
    const { body } = await app.request('GET', '/case-studies?pageSize=100');
    expect(body.data.pagination.total).toBe(12);
    const states = await app.sql(
      'select status, count(*)::int as stories from case_studies group by 1 order by 1',
    );
    expect(states).toEqual([
      { status: 'draft', stories: 1 },
      { status: 'pending', stories: 1 },
      { status: 'published', stories: 12 },
      { status: 'returned', stories: 1 },
    ]);
    const wrong = await app.sql(`
      select p.id from published_case_studies p join profiles a on a.id = p.author_id
        where p.published_at < a.created_at or p.likes <> (select count(*) from case_study_likes l where l.case_study_id = p.id)
          or p.views < (select count(*) from activity_events e where e.item_id = p.id)
          or p.likes > p.views`);
    expect(wrong).toEqual([]);
    expect(
      await app.sql('select day from activity_events where at > now() or day > current_date + 1'),
    ).toEqual([]);
  });

  test('has no request or collaboration from before both sides joined', async () => {
    const early = await app.sql(`
      select r.id from collaboration_requests r
        join profiles p on p.id in (r.sender_profile_id, r.target_profile_id) where r.created_at < p.created_at
      union all
      select c.id from collaboration_participants c
        join profiles p on p.id = c.profile_id where c.created_at < p.created_at`);
    expect(early).toEqual([]);
  });
});

describe('the demo grants', () => {
  const person = async (email: string, password: string) =>
    signIn({ email, password } as (typeof DEMO_SIGN_INS)[number]);
  const post = async (token: string, path: string, body?: object) => {
    const answer = await app.request('POST', path, { token, body });
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body.data;
  };

  test('are five in different states, and no sum of them is off', async () => {
    const token = await signIn(corporate);
    const { records } = await get('/grants', token);
    expect(records.map(({ state }: { state: string }) => state).sort()).toEqual([
      'active',
      'agreed',
      'agreed',
      'agreed',
      'closed',
    ]);
    for (const { id, received, interest, utilised, refunded } of records) {
      const ledger = await get(`/grants/${id}/ledger`, token);
      expect(ledger).toMatchObject({ received, interest, utilised, refunded });
      expect(ledger.balance_with_agency).toBe(received + interest - utilised - refunded);
    }
  });

  test('let a new one of the two sign-ins go the whole way', async () => {
    const [funder, agency] = [await signIn(corporate), await signIn(ngo)];
    const manager = await person('arvind.hegde@tungavarna.example', 'demo-manager');
    const listed = (await get('/collaborations?pageSize=100&search=Reading', funder)) as {
      id: string;
      title: string;
    }[];
    const { id } = listed.find(({ title }) => title.startsWith('Reading rooms')) ?? { id: '' };
    const grant = await post(funder, `/collaborations/${id}/grants`, grantBody());
    await post(funder, `/grants/${grant.id}/agreement`);
    await post(agency, `/grants/${grant.id}/agreement`);
    const asked = { tranche_ids: [grant.tranches[0].id], amount: 400_000 };
    const request = await post(agency, `/grants/${grant.id}/fund-requests`, asked);
    await post(agency, `/fund-requests/${request.id}/send`);
    await post(funder, `/fund-requests/${request.id}/check`);
    await post(manager, `/fund-requests/${request.id}/approve`);
    const release = await post(funder, `/fund-requests/${request.id}/releases`, releaseBody(400_000));
    await post(manager, `/releases/${release.id}/authorise`);
    await post(funder, `/releases/${release.id}/initiate`, { utr: newUtr(), initiated_on: someDay(-1) });
    await post(agency, `/releases/${release.id}/confirm`, { received_on: someDay() });
    expect(await get(`/grants/${grant.id}/ledger`, agency)).toMatchObject({ received: 400_000 });
  });
});
