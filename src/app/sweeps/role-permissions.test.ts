import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Act, mayDo, ROLES, type Role } from '#platform/contract/people/roles.ts';
import type { Route } from '#platform/contract/route.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { callAboutNothing, pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { factsOf } from './entries.ts';

/** What each role may do, written down a second time. */
const ALLOWED: Record<Role, Act[]> = {
  owner: ['personal', 'collaborate', 'money', 'spend', 'speak', 'write', 'people'],
  manager: ['personal', 'collaborate', 'money', 'spend', 'speak', 'write'],
  member: ['personal', 'collaborate', 'spend', 'speak'],
  finance: ['personal', 'money', 'spend'],
  viewer: ['personal'],
};

/** The kind of act of every call that does more than read, for members. */
const ROUTE_ACTS = factsOf('act');

let app: TestApp;
const people: Partial<Record<Role, TestMember>> = {};
beforeAll(async () => {
  app = await startTestApp();
  const owner = await createMember(app, { type: 'corporate' });
  for (const role of ROLES) people[role] = await addColleague(app, owner, role);
});
afterAll(() => app.stop());

test('the contracts name the acts that the nouns expect, and let every role read', () => {
  const ofMembers = CONTRACT_ROUTES.filter(({ act }) => act !== undefined);
  const acting = ofMembers.filter(({ act }) => act !== 'read');
  expect(Object.fromEntries(acting.map(({ name, act }) => [name, act]))).toEqual(ROUTE_ACTS);
  const reading = ofMembers.filter(({ act }) => act === 'read');
  expect(reading.filter(({ method }) => method !== 'GET')).toEqual([]);
  for (const role of ROLES) expect(mayDo(role, 'read')).toBe(true);
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
