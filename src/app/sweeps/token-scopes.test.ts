import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES, type Scope } from '#features/accounts/access-tokens/access-tokens.data.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newPersonalToken } from '#platform/server/crypto/personal-tokens.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { callAboutNothing, pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { factsOf } from './entries.ts';
import { validCalls } from './valid-calls.ts';

/** By route name: the scope that a personal access token needs to call it; every other route refuses such tokens. */
const TOKEN_SCOPES = factsOf('scope');
const ALL = Object.keys(SCOPES) as Scope[];
/** Routes that answer everybody the same do not look at the caller. */
const ROUTES = CONTRACT_ROUTES.filter(({ isForAll }) => !isForAll);
const named = (routes: typeof ROUTES) => routes.map((route) => [route.name, route] as const);
const OPEN = ROUTES.filter(({ name }) => TOKEN_SCOPES[name]);
const CLOSED = ROUTES.filter(({ name }) => !TOKEN_SCOPES[name]);

let app: TestApp;
let member: TestMember;
let makers: ReturnType<typeof validCalls>;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app, { type: 'corporate' });
  makers = validCalls(app, member);
});
afterAll(() => app.stop());

/** Stores a token as the service does: calls before may have changed how the owner signs in. */
async function tokenFor(scopes: Scope[], owner = member): Promise<string> {
  const token = newPersonalToken();
  await app.sql(
    `insert into access_tokens (id, account_id, name, token_hash, token_end, scopes, created_at, expires_at)
      values (gen_random_uuid(), $1, 'Test', $2, 'test', $3, now(), now() + interval '1 day')`,
    [owner.id, hashToken(token), scopes],
  );
  return token;
}
const send = (route: (typeof ROUTES)[number], call: Call, token: string) =>
  app.request(route.method, pathOf(route, call), { token, body: call.body });

test('the contracts name the scopes that the nouns expect, and each scope opens a route', () => {
  const scoped = CONTRACT_ROUTES.filter(({ scope }) => scope !== undefined && scope !== 'none');
  expect(Object.fromEntries(scoped.map(({ name, scope }) => [name, scope]))).toEqual(TOKEN_SCOPES);
  // A statement that writes asks for its scope once it is read.
  expect([...new Set([...Object.values(TOKEN_SCOPES), 'query:write'])].sort()).toEqual([...ALL].sort());
});

test('no route of admins, of sign-in, of the account or of tokens has a scope', () => {
  const closed = OPEN.filter(
    ({ access, path }) => access === 'admin' || /^\/(account|auth\/(?!user))/.test(path),
  );
  expect(closed).toEqual([]);
});

test('a scope that reads changes nothing but the count of readers', () => {
  const changing = OPEN.filter(
    ({ name, method }) => TOKEN_SCOPES[name]?.endsWith(':read') && method !== 'GET',
  );
  expect(changing.map(({ name }) => name).sort()).toEqual(['openDocument', 'runQuery']);
});

describe('a token with every scope', () => {
  test('is refused by every route without one, and changes nothing there', async () => {
    // Outside of the demo an admin's token is refused in the same way.
    for (const owner of [member, await createMember(app, { admin: true })]) {
      const token = await tokenFor(ALL, owner);
      await app.request('GET', '/profile/profile', { token });
      const before = await databaseState(app);
      for (const route of CLOSED)
        expectFailure(await send(route, callAboutNothing(route), token), 'TOKEN_NOT_ALLOWED');
      expect(await databaseState(app)).toEqual(before);
    }
  });

  test('sends no file in parts', async () => {
    const headers = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
    const call = { token: await tokenFor(ALL), headers, body: 'part' };
    expectFailure(await app.request('PATCH', `/uploads/${crypto.randomUUID()}`, call), 'TOKEN_NOT_ALLOWED');
  });
});

describe('a route with a scope', () => {
  test('refuses a token with all other scopes, and changes nothing', async () => {
    const tokens = new Map<string, string>();
    for (const scope of ALL) {
      const token = await tokenFor(ALL.filter((one) => one !== scope));
      tokens.set(scope, token);
      await app.request('GET', '/resources', { token });
    }
    await app.sql('update access_tokens set last_used_at = now()');
    const before = await databaseState(app);
    for (const route of OPEN) {
      const scope = TOKEN_SCOPES[route.name] ?? '';
      const answer = await send(route, callAboutNothing(route), tokens.get(scope) ?? '');
      expectFailure(
        answer,
        'TOKEN_WITHOUT_SCOPE',
        `This call needs an access token with the scope ${scope}.`,
      );
    }
    expect(await databaseState(app)).toEqual(before);
  });

  // The link to a file is for the session or token that asked for it.
  test.each(named(OPEN.filter(({ name }) => name !== 'downloadDocument')))(
    '%s takes a token with its scope alone',
    async (name, route) => {
      const scope = TOKEN_SCOPES[name];
      if (!scope) throw new Error('no scope');
      const call = (await makers[name]?.()) ?? {};
      const answer = await send(route, call, await tokenFor([scope]));
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    },
  );
});

test('a token opens a document with the link that it asked for', async () => {
  const { params } = (await makers.openDocument?.()) ?? {};
  const token = await tokenFor(['documents:read']);
  const { body } = await app.request('POST', `/documents/${params?.id}/openings`, { token });
  const path = `/documents/${params?.id}/file?expires=${body.data.expires}&signature=${body.data.signature}`;
  expect((await app.request('GET', path, { token })).status).toBe(200);
  expect((await app.request('GET', path, { token: await tokenFor(['documents:read']) })).status).toBe(404);
});

test('the OpenAPI document names the scope of each operation', async () => {
  const { paths, components } = (await app.request('GET', '/docs/openapi.json')).body;
  expect(components.securitySchemes.personalToken).toMatchObject({ type: 'http', scheme: 'bearer' });
  const operations = Object.values<Record<string, { operationId: string; security: object[] }>>(
    paths,
  ).flatMap((methods) => Object.values(methods));
  const scopes = operations.flatMap(({ operationId, security }) =>
    security.flatMap((way) =>
      'personalToken' in way ? [[operationId, (way.personalToken as string[])[0]]] : [],
    ),
  );
  expect(Object.fromEntries(scopes)).toEqual(TOKEN_SCOPES);
});
