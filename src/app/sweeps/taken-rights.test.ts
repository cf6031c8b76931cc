import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#platform/contract/errors.ts';
import { mayDo } from '#platform/contract/people/roles.ts';
import type { Route } from '#platform/contract/route.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import { databaseState } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, makeAccessToken, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { callAboutNothing, pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
  await createMember(app, { admin: true });
});
afterAll(() => app.stop());

/** A person with a right, and what takes it away. */
interface Holder {
  token: string;
  /** Id of the collaboration that the calls are about. */
  collaboration?: string;
  takeAway(): Promise<unknown>;
}

interface Taking {
  /** Routes that the right lets its holder call. */
  routes: (route: Route) => boolean;
  /** The answer from then on. */
  code: ErrorCode;
  give(): Promise<Holder>;
}

const REASON = { reason: 'Sends the same request to everybody.' };
const isPrivate = ({ access }: Route) => access !== 'public' && access !== 'guest-or-confirmed';
const forMembers = (route: Route) => isPrivate(route) && route.access !== 'admin';
const forPrograms = ({ scope, ...route }: Route) =>
  forMembers(route as Route) && scope !== undefined && scope !== 'none';
const beyondViewers = ({ act }: Route) => act !== undefined && !mayDo('viewer', act);

/** A manager of an organisation, beside its owner. */
async function team() {
  const owner = await createMember(app, { type: 'corporate' });
  const manager = await addColleague(app, owner, 'manager');
  return { owner, manager };
}
/** As a member of an organisation whom something happens to. */
const asManager = (takeAway: (people: Awaited<ReturnType<typeof team>>) => Promise<unknown>) => async () => {
  const people = await team();
  return { token: people.manager.token, takeAway: () => takeAway(people) };
};
/** As a program of a manager whom something happens to. */
const asProgram =
  (takeAway: (people: Awaited<ReturnType<typeof team>> & { tokenId: string }) => Promise<unknown>) =>
  async () => {
    const people = await team();
    const made = await makeAccessToken(app, people.manager, { scopes: SCOPES });
    return { token: made.token, takeAway: () => takeAway({ ...people, tokenId: made.id }) };
  };
const SCOPES = [...new Set(CONTRACT_ROUTES.map(({ scope }) => scope))].filter(
  (scope) => scope !== undefined && scope !== 'none',
);

const lower = ({ owner, manager }: Awaited<ReturnType<typeof team>>) =>
  callAs(app, owner, 'PUT', `/profile/people/${manager.id}`, { role: 'viewer' });
const remove = ({ owner, manager }: Awaited<ReturnType<typeof team>>) =>
  callAs(app, owner, 'DELETE', `/profile/people/${manager.id}`);
const suspend = (kind: 'people' | 'organisations', id: string) =>
  callAs(app, admin, 'POST', `/admin/${kind}/${id}/suspension`, REASON);

const TAKINGS: Record<string, Taking> = {
  'a role that is lowered': {
    routes: (route) => forMembers(route) && beyondViewers(route) && route.act !== 'people',
    code: 'ROLE_FORBIDS',
    give: asManager(lower),
  },
  'a membership that is ended': { routes: forMembers, code: 'SESSION_ENDED', give: asManager(remove) },
  'a session that is ended': {
    routes: forMembers,
    code: 'SESSION_ENDED',
    give: asManager(({ manager }) =>
      app.request('POST', '/auth/signout', { body: { refresh_token: manager.refreshToken } }),
    ),
  },
  'a person who is suspended': {
    routes: forMembers,
    code: 'SESSION_ENDED',
    give: asManager(({ manager }) => suspend('people', manager.id)),
  },
  'an organisation that is suspended': {
    routes: forMembers,
    code: 'SESSION_ENDED',
    give: asManager(({ owner }) => suspend('organisations', owner.id)),
  },
  'a main owner who is suspended': {
    routes: forMembers,
    code: 'SESSION_ENDED',
    give: asManager(({ owner }) => suspend('people', owner.id)),
  },
  'an access token that is revoked': {
    routes: forPrograms,
    code: 'TOKEN_INVALID',
    give: asProgram(({ manager, tokenId }) =>
      callAs(app, manager, 'DELETE', `/account/access-tokens/${tokenId}`),
    ),
  },
  'the membership behind an access token': {
    routes: forPrograms,
    code: 'TOKEN_INVALID',
    give: asProgram(remove),
  },
  'the organisation behind an access token': {
    routes: forPrograms,
    code: 'TOKEN_INVALID',
    give: asProgram(({ owner }) => suspend('organisations', owner.id)),
  },
  'the role behind an access token': {
    routes: (route) => forPrograms(route) && beyondViewers(route),
    code: 'ROLE_FORBIDS',
    give: asProgram(lower),
  },
  'admin rights that are taken away': {
    routes: ({ access }) => access === 'admin',
    code: 'FORBIDDEN',
    give: async () => {
      const { id, token } = await createMember(app, { admin: true });
      const takeAway = () => app.sql('update accounts set is_admin = false where id = $1', [id]);
      return { token, takeAway };
    },
  },
  // Calls that write need a body of each: collaboration-roles.test.ts makes them as one who has left.
  'a part in a collaboration that is ended': {
    routes: ({ path, method }) =>
      method === 'GET' && path.startsWith('/collaborations/:id') && !path.endsWith('/events'),
    code: 'COLLABORATION_NOT_FOUND',
    give: async () => {
      const [lead, partner] = [await createMember(app, { type: 'corporate' }), await createMember(app)];
      const { id } = await startCollaboration(app, lead, partner);
      const takeAway = () => callAs(app, partner, 'POST', `/collaborations/${id}/leave`);
      return { token: partner.token, collaboration: String(id), takeAway };
    },
  },
};

/** One route of each kind of guard, another one for each way; in `npm run test:deep` every route. */
function sampleOf(routes: Route[], at: number): Route[] {
  if (isDeep) return routes;
  const kinds = Map.groupBy(routes, ({ access, act, scope, method }) =>
    [access, act, scope, method === 'GET'].join(' '),
  );
  return [...kinds.values()].flatMap((some) => some[at % some.length] ?? []);
}

/** Calls a route about things that are not there, or about the holder's collaboration. @returns the code of the failure, if it is one. */
async function codeOf(route: Route, { token, collaboration }: Holder): Promise<string | null> {
  const call = callAboutNothing(route);
  const params = { ...call.params, ...(collaboration && { id: collaboration }) };
  const answer = await app.request(route.method, pathOf(route, { params }), { token, body: call.body });
  expect(answer.status, route.name).toBeLessThan(500);
  return answer.body?.error?.code ?? null;
}

describe('a right that is taken away after it was used is refused at the next call', () => {
  test.each(Object.entries(TAKINGS))('%s', async (title, { routes, code, give }) => {
    const sample = sampleOf(CONTRACT_ROUTES.filter(routes), Object.keys(TAKINGS).indexOf(title));
    const holder = await give();
    const used: Route[] = [];
    for (const route of sample) {
      const before = await codeOf(route, holder);
      expect(before, `${route.name}, before`).not.toBe(code);
      if (before !== 'VALIDATION_FAILED' || !holder.collaboration) used.push(route);
    }
    expect(used.length).toBeGreaterThan(0);
    await holder.takeAway();
    const state = await databaseState(app);
    for (const route of used) expect(await codeOf(route, holder), `${route.name}, after`).toBe(code);
    expect(await databaseState(app), 'refused, so unchanged').toEqual(state);
  });
});
