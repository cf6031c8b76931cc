import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';
import { callAboutNothing, pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';

const PRIVATE_ROUTES = CONTRACT_ROUTES.filter(({ access }) => access !== 'public');

/** Two processes on one database. Sessions end in the first; the calls that must fail go to both. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** Ways to end a session, given a member and the member's session on another device. */
const ENDINGS: Record<string, (member: TestMember, elsewhere: TestMember) => Promise<unknown>> = {
  'its own sign-out': (_, { refreshToken }) =>
    app.request('POST', '/auth/signout', { body: { refresh_token: refreshToken } }),
  'the sign-out of all other devices': (member) => callAs(app, member, 'DELETE', '/account/sessions'),
  'a password change on another device': (member) =>
    callAs(app, member, 'POST', '/account/password', {
      current_password: TEST_PASSWORD,
      new_password: 'other-words-on-9-hills',
    }),
  'a password reset': async ({ email }) => {
    await app.request('POST', '/auth/forgot-password', { body: { email } });
    const token = tokenInMail(await app.mail(email, 'Choose a new password'));
    const body = { token, password: 'other-words-on-9-hills' };
    return app.request('POST', '/auth/reset-password', { body });
  },
  'the wish to leave': (member) =>
    callAs(app, member, 'POST', '/account/deletion', { password: TEST_PASSWORD }),
  'a suspension by an admin': async ({ id }) => {
    const admin = await createMember(app, { admin: true });
    return callAs(app, admin, 'POST', `/admin/people/${id}/suspension`, { reason: 'Sends advertising.' });
  },
  'its 90th day': ({ id }) =>
    app.sql("update sessions set created_at = now() - interval '90 days 1 minute' where account_id = $1", [
      id,
    ]),
};

async function withEnded(ending: string): Promise<TestMember> {
  const member = await createMember(app);
  const elsewhere = { ...member, ...(await signIn(app, member.email)) };
  for (const { request } of [app, other]) {
    expect((await request('GET', '/profile/profile', { token: elsewhere.token })).status).toBe(200);
  }
  await ENDINGS[ending]?.(member, elsewhere);
  return elsewhere;
}

describe('a session that has ended', () => {
  test.each(Object.keys(ENDINGS))('by %s reads nothing any more, in no process', async (ending) => {
    const { token } = await withEnded(ending);
    for (const { request } of [app, other]) {
      expectFailure(await request('GET', '/profile/profile', { token }), 'SESSION_ENDED');
      expectFailure(await request('GET', '/collaborations', { token }), 'SESSION_ENDED');
    }
  });

  test('is refused by every route that asks for a session', async () => {
    const member = await createMember(app);
    await app.sql('update sessions set revoked_at = now() where account_id = $1', [member.id]);
    const before = await databaseState(app);
    for (const route of PRIVATE_ROUTES) {
      const call = callAboutNothing(route);
      const { token } = member;
      const answer = await app.request(route.method, pathOf(route, call), { token, body: call.body });
      expectFailure(answer, 'SESSION_ENDED');
    }
    expect(await databaseState(app)).toEqual(before);
  });

  test('does not affect open sessions that call at the same moment', async () => {
    const ended = await withEnded('its own sign-out');
    const open = await Promise.all(Array.from({ length: 5 }, () => createMember(app)));
    const callers = [...open, ended, ...open, ended];
    const answers = await Promise.all(
      callers.map(({ token }) => app.request('GET', '/profile/profile', { token })),
    );
    const seen = answers.map(({ body }) => body.data?.email ?? body.error.code);
    expect(seen).toEqual(callers.map((caller) => (caller === ended ? 'SESSION_ENDED' : caller.email)));
  });

  test('counts as a visitor on public routes', async () => {
    const { token } = await withEnded('its own sign-out');
    expect((await other.request('GET', '/auth/check', { token })).body.data).toEqual({ user: null });
    const owner = await createMember(app);
    await callAs(app, owner, 'PUT', '/profile/profile', { public_contact_email: 'office@asha.example' });
    const { slug } = await callAs(app, owner, 'GET', '/profile/profile');
    const asVisitor = await other.request('GET', `/members/${slug}`);
    expect(await other.request('GET', `/members/${slug}`, { token })).toMatchObject({
      status: asVisitor.status,
      body: asVisitor.body,
    });
  });

  test('cannot open a file with a link that it got before', async () => {
    const member = await createMember(app);
    const { id } = await callAs(app, member, 'POST', '/documents', documentForm());
    const link = await callAs(app, member, 'POST', `/documents/${id}/openings`);
    const path = `/documents/${id}/file?expires=${link.expires}&signature=${link.signature}`;
    const open = () => app.request('GET', path, { token: member.token });
    expect((await open()).status).toBe(200);
    await app.request('POST', '/auth/signout', { body: { refresh_token: member.refreshToken } });
    expectFailure(await open(), 'SESSION_ENDED');
  });
});
