import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, initiativeBody, serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { CAPS, LIMITS } from './declared-caps.ts';
import { factsOf } from './entries.ts';
import { validCalls } from './valid-calls.ts';

const CAPPED = Object.entries(CAPS);

let app: TestApp;
/** The same product on the same database, with limits. */
let limited: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  limited = await startTestApp({
    DATABASE_URL: app.databaseUrl,
    FILES_URL: join(app.dataDir, 'files'),
    RATE_LIMIT: 'on',
  });
});
afterAll(async () => {
  await limited.stop();
  await app.stop();
});

const setMade = ({ id }: TestMember, kind: string, made: number, day = dayInIndia(new Date())) =>
  app.sql(
    `insert into member_counts (account_id, kind, day, made) values ($1, $2, $3, $4)
      on conflict (account_id, kind) do update set day = $3, made = $4`,
    [id, kind, day, made],
  );
const madeBy = async ({ id }: TestMember, kind: string) =>
  (
    await app.sql<{ made: number }>('select made from member_counts where account_id = $1 and kind = $2', [
      id,
      kind,
    ])
  )[0]?.made;

test('every route that creates something has a cap, or is listed with a reason', () => {
  const sending = CONTRACT_ROUTES.filter(
    ({ method, access }) => !['GET', 'DELETE'].includes(method) && access !== 'admin',
  ).map(({ name }) => name);
  const known = [...Object.keys(CAPS), ...Object.keys(factsOf('makesNothing'))];
  expect(known.filter((name) => name !== 'exportAccountData').sort()).toEqual(sending.sort());
});

describe.each(CAPPED)('%s', (name, { perDay, what }) => {
  const route = CONTRACT_ROUTES.find((candidate) => candidate.name === name);
  if (!route) throw new Error(`there is no route ${name}`);

  test(`is refused after ${perDay} ${what} in a day, and accepted the next day`, async () => {
    const owner = await createMember(app, { type: 'corporate' });
    const call = (await validCalls(app, owner)[name]?.()) ?? {};
    const send = () =>
      limited.request(route.method, pathOf(route, call), { token: owner.token, body: call.body });
    await setMade(owner, name, perDay);
    const answer = await send();
    expectFailure(
      answer,
      'DAILY_LIMIT_REACHED',
      `You have reached the limit of ${perDay} ${what} a day. You can continue after midnight, Indian time.`,
    );
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    await setMade(owner, name, perDay, '2026-01-01');
    expect((await send()).status).toBeLessThan(300);
    expect(await madeBy(owner, name)).toBe(1);
  });
});

test.each(CAPPED.filter(([, { inAll }]) => inAll))(
  '%s is refused for a member who has as many as one can have',
  async (name, { what, inAll }) => {
    const owner = await createMember(app);
    const other = await createMember(app);
    const rows: Record<string, string> = {
      collaborations: `insert into collaborations (id, title, description, type, created_by)
        select 'collab_' || $1::uuid || n, 'T', 'D', 'Project', $1 from generate_series(1, $2::int) n`,
      resources: `insert into resources (id, author_id, title, description, category, type, audience, author_name, organization)
        select gen_random_uuid(), $1::uuid, 'T', 'D', 'Tools', 'document', 'NGOs', 'A', 'O' from generate_series(1, $2::int)`,
      user_projects: `insert into user_projects (id, user_id, title, status)
        select gen_random_uuid(), $1::uuid, 'T', 'Active' from generate_series(1, $2::int)`,
      user_services: `insert into user_services (id, user_id, title, tagline, description)
        select gen_random_uuid(), $1::uuid, 'T', 'T', 'D' from generate_series(1, $2::int)`,
      course_proposals: `insert into course_proposals (id, author_id, content, created_at, updated_at)
        select gen_random_uuid(), $1::uuid, '{}', now(), now() from generate_series(1, $2::int)`,
      case_studies: `insert into case_studies (id, author_id, slug)
        select gen_random_uuid(), $1::uuid, 'story-' || n from generate_series(1, $2::int) n`,
      shortlists: `insert into shortlists (id, owner_id, name, created_at, updated_at)
        select gen_random_uuid(), $1::uuid, 'List ' || n, now(), now() from generate_series(1, $2::int) n`,
      saved_profiles: `insert into saved_profiles (user_id, profile_id)
        select $1::uuid, made.id from generate_series(1, $2::int) n,
          lateral (select gen_random_uuid() as id, n) made`,
    };
    const max = inAll?.max ?? 0;
    const insert = rows[inAll?.table ?? ''] ?? '';
    const database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
    // Saved profiles need thousands of other members, who are not there: keys go unchecked.
    await database.query('set session_replication_role = replica');
    await database.query(insert, [owner.id, max]);
    await database.end();
    const call = (await validCalls(app, other)[name]?.()) ?? {};
    const route = CONTRACT_ROUTES.find((candidate) => candidate.name === name);
    if (!route) throw new Error(`there is no route ${name}`);
    const send = ({ token }: TestMember) =>
      limited.request(route.method, pathOf(route, call), { token, body: call.body });
    expectFailure(
      await send(owner),
      'LIMIT_REACHED',
      `You have ${max.toLocaleString('en-IN')} ${what}, the most that one member can have. Please delete one first.`,
    );
    expect((await send(other)).status).toBeLessThan(300);
  },
);

test('many calls at the same time stay within the daily cap, and failed calls do not count', async () => {
  const member = await createMember(app);
  const send = (body: object) => limited.request('POST', '/profile/services', { token: member.token, body });
  const perDay = CAPS.createService?.perDay ?? 0;
  await setMade(member, 'createService', perDay - 2);
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(serviceBody())));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(2).fill(201), ...Array(10).fill(429)]);
  expect(await app.sql('select id from user_services where user_id = $1', [member.id])).toHaveLength(2);

  await setMade(member, 'saveProfile', 7);
  const nobody = `/marketplace/saved-profiles/${crypto.randomUUID()}`;
  expect((await limited.request('PUT', nobody, { token: member.token })).status).toBe(404);
  expect(await madeBy(member, 'saveProfile')).toBe(7);
});

test.each([
  ['milestones', 'collaboration_milestones', { title: 'One more' }],
  ['participants', 'collaboration_participants', { name: 'One more' }],
])('a collaboration has no end of %s', async (what, table, body) => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const { id } = await callAs(app, member, 'POST', '/collaborations', initiativeBody());
  const max = LIMITS.find((limit) => limit.what === what)?.max ?? 0;
  const name = 'title' in body ? 'title' : 'name';
  const path = `/collaborations/${id}/${what}`;
  const own = 'title' in body ? 0 : 1;
  await app.sql(
    `insert into ${table} (id, collaboration_id, ${name})
      select gen_random_uuid(), $1, 'Number ' || n from generate_series(1, $2::int) n`,
    [id, max - own - 1],
  );
  await callAs(app, member, 'POST', path, body);
  const again = { ...body, [name]: 'Yet one more' };
  expectFailure(
    await app.request('POST', path, { token: member.token, body: again }),
    'LIMIT_REACHED',
    `This collaboration has ${max} ${what}, the maximum. Please delete one first.`,
  );
  expectFailure(
    await app.request('POST', path, { token: other.token, body: again }),
    'COLLABORATION_NOT_FOUND',
  );
});

test('docs/operations.md shows the caps', () => {
  const count = (value: number) => value.toLocaleString('en-IN');
  const table = [
    '| what one member makes | a day | in all |',
    '|---|---|---|',
    ...CAPPED.map(
      ([, { what, perDay, inAll }]) => `| ${what} | ${count(perDay)} | ${inAll ? count(inAll.max) : ''} |`,
    ),
    ...LIMITS.map(({ what, max, of }) => `| ${what} ${of} | | ${count(max)} |`),
  ];
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`${table.join('\n')}\n`);
});
