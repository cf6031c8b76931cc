import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#platform/contract/route.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { callAboutNothing, pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';

const SECRET = 'the secret of this test, as long as it must be';
const ROUTES = CONTRACT_ROUTES.filter(({ access }) => access !== 'public');
/** One of each access and method: `bind` reads the token of all in one place. `npm run test:deep` sends all tokens to all. */
const SOME = [
  ...new Map(
    ROUTES.map((route) => [`${route.access} ${route.method} ${Boolean(route.file)}`, route]),
  ).values(),
];

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET: SECRET });
  member = await createMember(app);
});
afterAll(() => app.stop());

const claims = (more: object = {}) => ({ sid: randomUUID(), confirmed: true, admin: true, ...more });
const sign = (token: SignJWT, secret: string) => token.sign(new TextEncoder().encode(secret));
const unsigned = (alg = 'HS256', typ = 'at+jwt') =>
  new SignJWT(claims()).setProtectedHeader({ alg, typ }).setAudience('dayitva');
const signable = (alg?: string, typ?: string) =>
  unsigned(alg, typ).setSubject(member.id).setExpirationTime('5 m');

const TOKENS: Record<string, () => Promise<string> | string> = {
  'that is garbage': () => 'garbage',
  'of three parts of garbage': () => 'a.b.c',
  'with a character that no token has': () => 'ey\u00ff.ey.x',
  'that is empty': () => '',
  'that is very long': () => 'a'.repeat(12_000),
  'without a signature (alg none)': () =>
    new UnsecuredJWT(claims()).setSubject(member.id).setExpirationTime('5 m').encode(),
  'that another secret signed': () => sign(signable(), 'some other secret, as long as it must be'),
  'of another algorithm': () => sign(signable('HS512'), SECRET),
  'of another kind': () => sign(signable('HS256', 'JWT'), SECRET),
  'for another service': () => sign(signable().setAudience('elsewhere'), SECRET),
  'that has expired': () => sign(signable().setExpirationTime('-1 s'), SECRET),
  'that never expires': () => sign(unsigned().setSubject(member.id), SECRET),
  'of nobody': () => sign(unsigned().setExpirationTime('5 m'), SECRET),
  'whose end was cut off': () => member.token.slice(0, -1),
  'whose claims were changed': () => {
    const [head, body = '', signature] = member.token.split('.');
    const changed = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), sub: randomUUID() };
    return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
  },
};

/** The token is looked at before anything else, so the call may be about nothing. */
const send = (route: Route, authorization: string) => {
  const call = callAboutNothing(route);
  return app.request(route.method, pathOf(route, call), { body: call.body, headers: { authorization } });
};

describe('a bearer token', () => {
  test.each(Object.keys(TOKENS))('%s is a 401', async (kind) => {
    const token = await TOKENS[kind]?.();
    for (const route of isDeep ? ROUTES : SOME)
      expectFailure(await send(route, `Bearer ${token}`), 'SESSION_ENDED');
  });

  test('whose claims were changed is a 401 at every route that asks for one', async () => {
    const token = await TOKENS['whose claims were changed']?.();
    const before = await databaseState(app);
    for (const route of ROUTES) expectFailure(await send(route, `Bearer ${token}`), 'SESSION_ENDED');
    expect(await databaseState(app)).toEqual(before);
  });

  test.each(['Basic YTpi', 'Bearer', 'Token abc', 'x'])('in the header "%s" is a 401', async (header) => {
    for (const route of isDeep ? ROUTES : SOME) expectFailure(await send(route, header), 'SESSION_ENDED');
  });

  test('is known by its scheme in any case (RFC 9110, section 11.1)', async () => {
    for (const scheme of ['bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${member.token}` };
      expect((await app.request('GET', '/auth/user', { headers })).status).toBe(200);
    }
  });

  test('that is broken counts as none on public routes', async () => {
    for (const make of Object.values(TOKENS)) {
      const answer = await app.request('GET', '/auth/check', { token: await make() });
      expect(answer).toMatchObject({ status: 200, body: { data: { user: null } } });
    }
  });

  test('longer than a header can be is a 4xx', async () => {
    const answer = await app.request('GET', '/auth/user', { token: 'a'.repeat(20_000) });
    expect(answer.status).toBe(431);
  });

  test('of a deleted account is a 401', async () => {
    const gone = await createMember(app);
    await app.sql('delete from accounts where id = $1', [gone.id]);
    for (const route of isDeep ? ROUTES : SOME)
      expectFailure(await send(route, `Bearer ${gone.token}`), 'SESSION_ENDED');
  });
});
