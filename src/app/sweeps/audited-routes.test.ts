import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACT_GROUPS } from '#features/admin/audit/audit-kinds.data.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { factsOf } from './entries.ts';
import { validCalls } from './valid-calls.ts';

/** Routes of admins that leave no entry, each with the reason. */
const UNRECORDED = factsOf('unrecorded');

const CHANGING = CONTRACT_ROUTES.filter(({ access, method }) => access === 'admin' && method !== 'GET');

let app: TestApp;
let admin: TestMember;
let owner: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
  owner = await createMember(app, { type: 'corporate' });
});
afterAll(() => app.stop());

interface Entry {
  kind: string;
  facts: Record<string, unknown>;
  subject_type: string;
  subject_id: string;
}
const entriesBy = ({ id }: TestMember) =>
  app.sql<Entry>(
    'select kind, facts, subject_type, subject_id from audit_entries where actor_id = $1 order by number',
    [id],
  );

/** What an entry must never hold: an address, a PAN (also inside a GSTIN), or a text longer than an id or a name of a device. */
const isShortFact = (value: unknown) =>
  typeof value !== 'string' || (value.length <= 80 && !/@|[A-Z]{5}\d{4}[A-Z]/.test(value));

describe('every route of admins that changes something', () => {
  test('is a route that exists, where it is listed with a reason', () => {
    const names = CHANGING.map(({ name }) => name);
    expect(Object.keys(UNRECORDED).filter((name) => !names.includes(name))).toEqual([]);
  });

  test.each(CHANGING.map((route) => [route.name, route] as const))(
    '%s leaves an entry',
    async (name, route) => {
      const call = (await validCalls(app, owner)[name]?.()) ?? {};
      const before = (await entriesBy(admin)).length;
      const { status, body } = await app.request(route.method, pathOf(route, call), {
        token: admin.token,
        body: call.body,
      });
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      const added = (await entriesBy(admin)).slice(before);
      expect(added.length > 0).toBe(UNRECORDED[name] === undefined);
      for (const { facts, subject_id } of added)
        for (const value of [subject_id, ...Object.values(facts)]) expect(value).toSatisfy(isShortFact);
    },
  );

  test('leaves an unbroken log', async () => {
    const check = await callAs(app, admin, 'POST', '/admin/audit/verification');
    expect(check.fault).toBeNull();
  });
});

describe('what an admin changes through a route of members', () => {
  test.each(Object.entries(factsOf('recordedOfAdmin')))('%s is recorded as %s', async (name, kind) => {
    const route = CONTRACT_ROUTES.find((one) => one.name === name);
    if (!route) throw new Error(`there is no route ${name}`);
    const call = (await validCalls(app, owner)[name]?.()) ?? {};
    const before = (await entriesBy(admin)).length;
    const { status, body } = await app.request(route.method, pathOf(route, call), {
      token: admin.token,
      body: call.body,
    });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    const added = (await entriesBy(admin)).slice(before);
    expect(added.map((entry) => entry.kind)).toEqual([kind]);
    expect(Object.values(added[0]?.facts ?? {}).every(isShortFact)).toBe(true);
  });

  test('the end of a chat that the admin has taken is recorded', async () => {
    const { params } = (await validCalls(app, owner).endChat?.()) ?? {};
    await callAs(app, admin, 'PUT', `/admin/support/chats/${params?.id}/supporter`);
    await callAs(app, admin, 'PUT', `/support/chats/${params?.id}/end`, { resolved: true });
    expect((await entriesBy(admin)).at(-1)).toMatchObject({ kind: 'chat-ended', subject_id: params?.id });
  });

  test('but not what the author of the course or topic does', async () => {
    for (const name of ['createCourseSession', 'updateCourseSession', 'markAnswer']) {
      const author = await createMember(app, { type: 'corporate' });
      const route = CONTRACT_ROUTES.find((one) => one.name === name);
      const call = (await validCalls(app, author)[name]?.()) ?? {};
      if (!route) throw new Error(`there is no route ${name}`);
      const { status, body } = await app.request(route.method, pathOf(route, call), {
        token: author.token,
        body: call.body,
      });
      expect(status, JSON.stringify(body)).toBeLessThan(300);
      const kinds = (await entriesBy(author)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => /^(course|answer)-/.test(kind))).toEqual([]);
    }
  });
});

describe('sensitive acts of a member', () => {
  test.each(Object.entries(factsOf('recorded')))('%s is recorded as %s', async (name, kind) => {
    const route = CONTRACT_ROUTES.find((one) => one.name === name);
    if (!route) throw new Error(`there is no route ${name}`);
    const member = await createMember(app, { type: 'corporate' });
    const call = (await validCalls(app, member)[name]?.()) ?? {};
    const { status, body } = await app.request(route.method, pathOf(route, call), {
      token: member.token,
      body: call.body,
    });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    const last = (await entriesBy(member)).at(-1);
    expect(last?.kind).toBe(kind);
    expect(Object.values(last?.facts ?? {}).every(isShortFact)).toBe(true);
  });

  test('a sign-in is recorded where the device is new, and only there', async () => {
    const member = await createMember(app);
    const signIns = async () =>
      (await entriesBy(member)).filter(({ kind }) => kind === 'signed-in-new-device').length;
    const before = await signIns();
    await signIn(app, member.email);
    expect(await signIns()).toBe(before + 1);
    const body = { email: member.email, password: 'a-password-for-tests' };
    const { device_token } = (await app.request('POST', '/auth/signin', { body })).body.data;
    expect(await signIns()).toBe(before + 2);
    await app.request('POST', '/auth/signin', { body: { ...body, device_token } });
    expect(await signIns()).toBe(before + 2);
  });

  test('a refused act leaves no entry', async () => {
    const member = await createMember(app);
    const before = await entriesBy(member);
    const route = CONTRACT_ROUTES.find(({ name }) => name === 'changePassword');
    if (!route) throw new Error('there is no route changePassword');
    const body = { current_password: 'wrong-password', new_password: 'quite another one 7' };
    expect((await app.request(route.method, route.path, { token: member.token, body })).status).toBe(400);
    expect(await entriesBy(member)).toEqual(before);
  });
});

test('every kind that the sources record has its words on the screen, and no words are without a kind', () => {
  const recorded = new Set<string>();
  for (const path of globSync('src/{app,features}/**/*.ts')) {
    if (/\.(test|demo)\.ts$/.test(path)) continue;
    const calls = readFileSync(path, 'utf8').matchAll(
      /(?:\brecord\w+\((?:ctx, \{\s*kind:)?|operatorAct\()([\s\S]*?),/g,
    );
    for (const [, text = ''] of calls)
      for (const [, kind = ''] of text.matchAll(/['`]([a-z]+(?:-[a-z]+)+-?)(?:\$\{[^}]*\})?['`]/g))
        recorded.add(kind);
  }
  // A change of a canned answer has the word of its own log at its end.
  recorded.delete('canned-answer-');
  for (const change of ['added', 'changed', 'removed']) recorded.add(`canned-answer-${change}`);
  const listed = Object.values(ACT_GROUPS).flatMap((acts) => Object.keys(acts));
  expect([...recorded].sort()).toEqual(listed.sort());
});
