import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const SETTING = 'operator@members.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: SETTING });
});
afterAll(() => app.stop());

interface Admin extends TestMember {
  /** A code that works, a new one each time. */
  code: () => string;
}

/** An admin outside the demo data, with an authenticator app and recovery codes. */
async function realAdmin(): Promise<Admin> {
  const member = await createMember(app, { admin: true, demo: false });
  const { recoveryCodes } = await switchOnTwoFactor(app, member);
  return { ...member, code: () => recoveryCodes.pop() ?? '' };
}
const noAdmins = () => app.sql('update accounts set is_admin = false where is_admin');
const isAdmin = async ({ id }: TestMember) =>
  (await app.sql<{ is_admin: boolean }>('select is_admin from accounts where id = $1', [id]))[0]?.is_admin;
const change = (by: TestMember, of: { id: string }, body: object) =>
  app.request('PUT', `/admin/people/${of.id}/admin`, { token: by.token, body });

describe('PUT /service/api/admin/people/:id/admin', () => {
  test('makes an admin with a code, and takes that away, at once, with mails and entries', async () => {
    await noAdmins();
    const admin = await realAdmin();
    const member = await createMember(app);
    const access = () => app.request('GET', '/admin/access', { token: member.token });
    expectFailure(await access(), 'FORBIDDEN');
    expect(await change(admin, member, { is_admin: true, code: admin.code() })).toMatchObject({
      status: 200,
      body: { data: { is_admin: true } },
    });
    expectFailure(await access(), 'SECOND_FACTOR_SETUP_REQUIRED');
    expect(await app.mail(member.email, 'You are an admin of Dayitva now')).toContain('/account');
    expectFailure(await change(admin, member, { is_admin: true, code: admin.code() }), 'MEMBER_CHANGED');
    expect((await change(admin, member, { is_admin: false, code: admin.code() })).status).toBe(200);
    expectFailure(await access(), 'FORBIDDEN');
    await app.mail(member.email, 'You are no longer an admin of Dayitva');
    const acts = await app.sql(
      "select kind from audit_entries where subject_id = $1 and kind like 'admin-%' order by number",
      [member.id],
    );
    expect(acts).toEqual([{ kind: 'admin-made' }, { kind: 'admin-unmade' }]);
  });

  test('needs a code that is right and unused', async () => {
    const [admin, member] = [await createMember(app, { admin: true, demo: false }), await createMember(app)];
    const { secret } = await switchOnTwoFactor(app, admin);
    const code = codeOf(secret);
    expectFailure(await change(admin, member, { is_admin: true }), 'SECOND_FACTOR_NEEDED');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expectWrongField(
      await change(admin, member, { is_admin: true, code: wrong }),
      'code',
      'This code is wrong or has already been used. Please enter the latest one.',
    );
    expect(await isAdmin(member)).toBe(false);
    expect((await change(admin, member, { is_admin: true, code })).status).toBe(200);
    expect((await change(admin, member, { is_admin: false, code })).status).toBe(400);
    expect(await isAdmin(member)).toBe(true);
  });

  test('of a member who cannot be an admin, or by another member, is refused before the code is spent', async () => {
    const admin = await realAdmin();
    const [unconfirmed, leaving, suspended, member] = [
      await createMember(app, { confirmed: false }),
      await createMember(app),
      await createMember(app),
      await createMember(app),
    ];
    await app.sql("update accounts set deletion_due_at = now() + interval '3 days' where id = $1", [
      leaving.id,
    ]);
    await app.sql('update accounts set suspended_at = now() where id = $1', [suspended.id]);
    const code = admin.code();
    const before = await databaseState(app);
    for (const one of [unconfirmed, leaving, suspended])
      expectFailure(await change(admin, one, { is_admin: true, code }), 'CANNOT_BE_ADMIN');
    expectFailure(await change(member, member, { is_admin: true }), 'FORBIDDEN');
    expectFailure(
      await change(admin, { id: crypto.randomUUID() }, { is_admin: true, code }),
      'PROFILE_NOT_FOUND',
    );
    expect(await databaseState(app)).toEqual(before);
    expect((await change(admin, member, { is_admin: true, code })).status).toBe(200);
  });

  test('an admin of the demo data changes no account outside of it, not even with an app', async () => {
    const demo = await createMember(app, { admin: true });
    const [member, demoMember] = [await createMember(app), await createMember(app, { demo: true })];
    expectFailure(await change(demo, member, { is_admin: true }), 'FORBIDDEN');
    expectFailure(await change(demo, await realAdmin(), { is_admin: false }), 'FORBIDDEN');
    expect((await change(demo, demoMember, { is_admin: true })).status).toBe(200);
    const { recoveryCodes } = await switchOnTwoFactor(app, demo);
    expectFailure(await change(demo, member, { is_admin: true, code: recoveryCodes[0] }), 'FORBIDDEN');
  });

  test('the account of ADMIN_EMAIL stays an admin: each start would make it one again', async () => {
    const [admin, operator] = [await realAdmin(), await realAdmin()];
    await app.sql('update accounts set email = $2 where id = $1', [operator.id, SETTING]);
    expectFailure(await change(admin, operator, { is_admin: false, code: admin.code() }), 'ADMIN_BY_SETTING');
  });
});

describe('the last admin', () => {
  test('cannot give up the rights or leave; one of the demo data does not count as another', async () => {
    await noAdmins();
    const admin = await realAdmin();
    await createMember(app, { admin: true });
    const leave = (by: Admin) =>
      app.request('POST', '/account/deletion', {
        token: by.token,
        body: { password: TEST_PASSWORD, code: by.code() },
      });
    expectFailure(await change(admin, admin, { is_admin: false, code: admin.code() }), 'LAST_ADMIN');
    expectFailure(await leave(admin), 'LAST_ADMIN');
    const second = await realAdmin();
    expect((await leave(second)).status).toBe(200);
    expectFailure(await change(admin, admin, { is_admin: false, code: admin.code() }), 'LAST_ADMIN');
    await realAdmin();
    expect((await change(admin, admin, { is_admin: false, code: admin.code() })).status).toBe(200);
  });

  test.each([1, 2, 3])('two who take the rights from each other at once leave one (try %i)', async () => {
    await noAdmins();
    const [one, two] = [await realAdmin(), await realAdmin()];
    const answers = await Promise.all([
      change(one, two, { is_admin: false, code: one.code() }),
      change(two, one, { is_admin: false, code: two.code() }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await Promise.all([isAdmin(one), isAdmin(two)])).sort()).toEqual([false, true]);
  });

  test('two who give up at once leave one', async () => {
    await noAdmins();
    const [one, two] = [await realAdmin(), await realAdmin()];
    const answers = await Promise.all([
      change(one, one, { is_admin: false, code: one.code() }),
      change(two, two, { is_admin: false, code: two.code() }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
