import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Act, mayDo, ROLES, type Role } from '#platform/contract/people/roles.ts';
import { ROUTE_ACTS } from '#platform/contract/people/route-acts.ts';
import type { Route } from '#platform/contract/route.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { callAboutNothing, pathOf } from '../testing/call.ts';
import { CONTRACT_ROUTES } from '../testing/contract-routes.ts';

/** Routes for members that change something: each says what kind of act it is. */
const CHANGING = CONTRACT_ROUTES.filter(
  ({ access, method }) => access !== 'public' && access !== 'admin' && method !== 'GET',
);

/** What each role may do, written down a second time. */
const ALLOWED: Record<Role, Act[]> = {
  owner: ['personal', 'collaborate', 'money', 'speak', 'write', 'people'],
  manager: ['personal', 'collaborate', 'money', 'speak', 'write'],
  member: ['personal', 'collaborate', 'speak'],
  finance: ['personal', 'money'],
  viewer: ['personal'],
};

let app: TestApp;
const people: Partial<Record<Role, TestMember>> = {};
beforeAll(async () => {
  app = await startTestApp();
  const owner = await createMember(app, { type: 'corporate' });
  for (const role of ROLES) people[role] = await addColleague(app, owner, role);
});
afterAll(() => app.stop());

test('every route that changes something says what kind of act it is, and no other name is listed', () => {
  const missing = CHANGING.filter(({ name }) => !(name in ROUTE_ACTS));
  expect(missing.map(({ name }) => name)).toEqual([]);
  const names = new Set(CONTRACT_ROUTES.filter(({ access }) => access !== 'admin').map(({ name }) => name));
  expect(Object.keys(ROUTE_ACTS).filter((name) => !names.has(name))).toEqual([]);
});

test('screens ask about calls that exist', async () => {
  const asked: string[] = [];
  for await (const file of glob('src/features/**/*.tsx')) {
    const text = await readFile(file, 'utf8');
    if (!text.includes('useMayCall')) continue;
    for (const [, name] of text.matchAll(/\b(?:may|useMayCall\(\))\(([^)]+)\)/g)) {
      asked.push(...[...String(name).matchAll(/'(\w+)'/g)].map(([, route]) => String(route)));
    }
  }
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !(name in ROUTE_ACTS))).toEqual([]);
});

test.each(ROLES)('a %s may do what the table says', (role) => {
  const acts = [...new Set(Object.values(ROUTE_ACTS))];
  expect(acts.filter((act) => mayDo(role, act)).sort()).toEqual([...ALLOWED[role]].sort());
});

const LISTED = CONTRACT_ROUTES.filter(({ name }) => name in ROUTE_ACTS);
/** Calls that only read are for every role. */
const READING = CONTRACT_ROUTES.filter(
  ({ name, access, method }) =>
    access !== 'public' && access !== 'admin' && method === 'GET' && !(name in ROUTE_ACTS),
);
const FOR_ADMINS = CONTRACT_ROUTES.filter(({ access }) => access === 'admin');

test('every route that is not public is tried below as each role', () => {
  const tried = [...LISTED, ...READING, ...FOR_ADMINS].map(({ name }) => name);
  const all = CONTRACT_ROUTES.filter(({ name, access }) => access !== 'public' || name in ROUTE_ACTS);
  expect(tried.sort()).toEqual(all.map(({ name }) => name).sort());
});

/** Calls a route about things that are not there: a role is asked first, so the answer says whether it is enough. */
const callAs = (role: Role, route: Route) => {
  const call = callAboutNothing(route);
  return app.request(route.method, pathOf(route, call), { token: people[role]?.token, body: call.body });
};

describe.each(ROLES)('a %s', (role) => {
  const refused = LISTED.filter(({ name }) => !mayDo(role, ROUTE_ACTS[name] as Act));
  const allowed = LISTED.filter(({ name }) => mayDo(role, ROUTE_ACTS[name] as Act));

  test.runIf(refused.length > 0)('is refused what the role does not allow, and changes nothing', async () => {
    const before = await databaseState(app);
    for (const route of refused) expectFailure(await callAs(role, route), 'ROLE_FORBIDS');
    expect(await databaseState(app)).toEqual(before);
  });

  test('is not refused what the role allows', async () => {
    const wrong: string[] = [];
    for (const route of allowed) {
      const { status, body } = await callAs(role, route);
      if (status >= 500 || body.error?.code === 'ROLE_FORBIDS') wrong.push(`${route.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test('is refused what only admins may do, and changes nothing', async () => {
    const before = await databaseState(app);
    for (const route of FOR_ADMINS) expect((await callAs(role, route)).status, route.name).toBe(403);
    expect(await databaseState(app)).toEqual(before);
  });

  test('is let in where a call only reads', async () => {
    const wrong: string[] = [];
    for (const route of READING) {
      const { status } = await callAs(role, route);
      if (status === 401 || status === 403 || status >= 500) wrong.push(`${route.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
