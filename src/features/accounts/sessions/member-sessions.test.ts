import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { createMember, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const end = (id: string, by = admin) =>
  app.request('DELETE', `/admin/members/${id}/sessions`, { token: by.token });
const read = (token: string) => app.request('GET', '/profile/profile', { token });

describe('DELETE /service/api/admin/members/:id/sessions', () => {
  test('signs the member out everywhere immediately, notifies them by mail, and affects no one else', async () => {
    const [member, bystander] = [await createMember(app), await createMember(app)];
    const elsewhere = await signIn(app, member.email);
    const answer = await end(member.id);
    expect(answer).toMatchObject({ status: 200, body: { data: { ended: 2 } } });
    for (const { token, refreshToken } of [member, elsewhere]) {
      expectFailure(await read(token), 'SESSION_ENDED');
      const refreshed = await app.request('POST', '/auth/refresh', { body: { refresh_token: refreshToken } });
      expectFailure(refreshed, 'SESSION_ENDED');
    }
    expect((await read(bystander.token)).status).toBe(200);
    expect(await app.mail(member.email, 'You were signed out everywhere')).toContain('/forgot-password');
    expect((await signIn(app, member.email)).token).toBeTruthy();
  });

  test('sends no mail where nobody was signed in', async () => {
    const member = await createMember(app);
    await app.request('POST', '/auth/signout', { body: { refresh_token: member.refreshToken } });
    // That an admin tried is in the audit log.
    const state = async () => (await databaseState(app)).filter(({ name }) => !name.startsWith('audit_'));
    const before = await state();
    expect((await end(member.id)).body.data.ended).toBe(0);
    expect(await state()).toEqual(before);
  });

  test('is for admins, about members that there are', async () => {
    const member = await createMember(app);
    expectFailure(await end(member.id, await createMember(app)), 'FORBIDDEN');
    expectFailure(await end(crypto.randomUUID()), 'PROFILE_NOT_FOUND');
    expect((await read(member.token)).status).toBe(200);
  });
});
