import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginTwoFactor,
  codeOf,
  switchOnTwoFactor,
  untilStepLasts,
} from '#platform/testing/authenticator.ts';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const WRONG_CODE = 'This code is wrong or has already been used. Please enter the latest one.';
const FIELDS = { email: 'x', password: TEST_PASSWORD };

const signInWith = ({ email }: { email: string }, fields: object = {}) =>
  app.request('POST', '/auth/signin', { body: { ...FIELDS, email, ...fields } });

const post = ({ token }: TestMember, path: string, body: object) =>
  app.request('POST', `/account/two-factor${path}`, { token, body });
const state = (member: TestMember) => callAs(app, member, 'GET', '/account/two-factor');

const renew = (member: TestMember, fields: object) =>
  post(member, '/recovery-codes', { password: TEST_PASSWORD, ...fields });

describe('an admin without a second factor', () => {
  test('has no admin powers anywhere', async () => {
    const without = await createMember(app, { admin: true, demo: false });
    const demo = await createMember(app, { admin: true });
    expect((await callAs(app, without, 'GET', '/desk')).review).toBeNull();
    expect((await callAs(app, demo, 'GET', '/desk')).review).not.toBeNull();
    expectFailure(
      await app.request('GET', '/admin/people', { token: without.token }),
      'SECOND_FACTOR_SETUP_REQUIRED',
    );
  });
});

/** A code of six digits that is certainly not right now, nor half a minute later. */
function wrongCode(secret: string): string {
  const right = [-1, 0, 1, 2].map((step) => codeOf(secret, step));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
}

describe('POST /service/api/account/two-factor', () => {
  test('gives a secret and its otpauth address, and changes nothing at sign-in yet', async () => {
    const member = await createMember(app);
    const { status, body } = await post(member, '', { password: TEST_PASSWORD });
    expect(status).toBe(201);
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(body.data.uri);
    expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(uri.pathname)).toBe(`/Dayitva:${member.email}`);
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Dayitva',
      secret: body.data.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(await state(member)).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0 });
    expect((await signInWith(member)).status).toBe(200);
  });

  test('asks for the password', async () => {
    const member = await createMember(app);
    const before = await databaseState(app);
    expectWrongField(
      await post(member, '', { password: 'another' }),
      'password',
      'This is not your password.',
    );
    expect(await databaseState(app)).toEqual(before);
  });

  test('set up again, only the newest secret counts', async () => {
    const member = await createMember(app);
    const first = await beginTwoFactor(app, member);
    const { body } = await post(member, '', { password: TEST_PASSWORD });
    expectWrongField(await post(member, '/confirm', { code: codeOf(first) }), 'code', WRONG_CODE);
    expect((await post(member, '/confirm', { code: codeOf(body.data.secret) })).status).toBe(200);
  });

  test('is refused while it is on', async () => {
    const member = await createMember(app);
    await switchOnTwoFactor(app, member);
    expectFailure(await post(member, '', { password: TEST_PASSWORD }), 'SECOND_FACTOR_ALREADY_ON');
  });
});

describe('POST /service/api/account/two-factor/confirm', () => {
  test('switches it on, shows ten recovery codes, ends other sessions and tells the owner', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    const { recoveryCodes } = await switchOnTwoFactor(app, member);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await state(member)).toEqual({
      enabled: true,
      enabled_at: expect.any(String),
      recovery_codes_left: 10,
    });
    const refresh = (refresh_token: string) =>
      app.request('POST', '/auth/refresh', { body: { refresh_token } });
    expectFailure(await refresh(elsewhere.refreshToken), 'SESSION_ENDED');
    expect((await refresh(member.refreshToken)).status).toBe(200);
    expect(await app.mail(member.email, 'Two-factor sign-in is on')).toContain('/account');
  });

  test('makes the link worthless that was asked for by the password alone, to change the email address', async () => {
    const member = await createMember(app);
    const email = `${crypto.randomUUID()}@thief.example`;
    await callAs(app, member, 'POST', '/account/email', { email, password: TEST_PASSWORD });
    const mail = await app.mail(email, 'Confirm your new email address');
    const token = /email-change=(\S+)/.exec(mail)?.[1];
    await switchOnTwoFactor(app, member);
    const confirmed = await app.request('POST', '/auth/confirm-email-change', { body: { token } });
    expectFailure(confirmed, 'LINK_INVALID');
    expect((await callAs(app, member, 'GET', '/account')).email).toBe(member.email);
  });

  test('uses no tries up where there is nothing to confirm: those of the sign-in are left', async () => {
    const limited = await startTestApp({ DATABASE_URL: app.databaseUrl, RATE_LIMIT: 'on' });
    try {
      const member = await createMember(limited);
      const { secret } = await switchOnTwoFactor(limited, member);
      for (let tries = 0; tries < 6; tries += 1) {
        const { token } = member;
        const body = { code: wrongCode(secret) };
        const again = await limited.request('POST', '/account/two-factor/confirm', { token, body });
        expectFailure(again, 'SECOND_FACTOR_ALREADY_ON');
      }
      const body = { ...FIELDS, email: member.email, code: codeOf(secret) };
      expect((await limited.request('POST', '/auth/signin', { body })).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test('refuses a wrong code, one before the set-up, and a second confirmation', async () => {
    const member = await createMember(app);
    expectFailure(await post(member, '/confirm', { code: '123456' }), 'SECOND_FACTOR_OFF');
    const secret = await beginTwoFactor(app, member);
    expectWrongField(await post(member, '/confirm', { code: wrongCode(secret) }), 'code', WRONG_CODE);
    expectWrongField(await post(member, '/confirm', { code: '12345' }), 'code', 'The code has six digits');
    expect((await state(member)).enabled).toBe(false);
    expect((await post(member, '/confirm', { code: codeOf(secret) })).status).toBe(200);
    expectFailure(await post(member, '/confirm', { code: codeOf(secret, 1) }), 'SECOND_FACTOR_ALREADY_ON');
  });

  test('keeps neither the secret nor a recovery code in the database', async () => {
    const member = await createMember(app);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, member);
    const rows = await app.sql<{ row: string }>(
      `select encode(secret, 'escape') as row from two_factor
        union all select encode(code_hash, 'escape') from recovery_codes`,
    );
    const stored = rows.map(({ row }) => row).join();
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });
});

describe('POST /service/api/auth/signin with two-factor sign-in', () => {
  test('asks for a code after the right password, and starts no session before', async () => {
    const member = await createMember(app);
    await switchOnTwoFactor(app, member);
    const sessions = () => app.sql('select id from sessions where account_id = $1', [member.id]);
    const before = await sessions();
    const answer = await signInWith(member);
    expectFailure(answer, 'SECOND_FACTOR_REQUIRED');
    expect(JSON.stringify(answer.body)).not.toContain('token');
    expect(await sessions()).toEqual(before);
  });

  test('says nothing of it after a wrong password', async () => {
    const member = await createMember(app);
    const { secret } = await switchOnTwoFactor(app, member);
    const fields = { password: 'not the one', code: codeOf(secret) };
    expectFailure(await signInWith(member, fields), 'INVALID_CREDENTIALS');
  });

  test('takes each code of the app once', async () => {
    const member = await createMember(app);
    const { secret } = await switchOnTwoFactor(app, member);
    await untilStepLasts();
    const before = codeOf(secret, -1);
    const code = codeOf(secret);
    expect((await signInWith(member, { code: before })).status).toBe(200);
    expectFailure(await signInWith(member, { code: before }), 'SECOND_FACTOR_WRONG');
    expect((await signInWith(member, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    for (const used of [code, before])
      expectFailure(await signInWith(member, { code: used }), 'SECOND_FACTOR_WRONG');
  });

  test('takes a code although a clock that was ahead has used later ones', async () => {
    const member = await createMember(app);
    const { secret } = await switchOnTwoFactor(app, member);
    await untilStepLasts();
    const code = codeOf(secret);
    await app.sql('update two_factor set last_counter = extract(epoch from now())::int / 30 + 100000');
    expect((await signInWith(member, { code })).status).toBe(200);
    expectFailure(await signInWith(member, { code }), 'SECOND_FACTOR_WRONG');
  });

  test('lets in only one of two concurrent sign-ins with the same code', async () => {
    const member = await createMember(app);
    const { secret } = await switchOnTwoFactor(app, member);
    const code = codeOf(secret);
    const answers = await Promise.all([signInWith(member, { code }), signInWith(member, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('refuses codes that are too old or too early', async () => {
    const member = await createMember(app);
    const { secret } = await switchOnTwoFactor(app, member);
    await untilStepLasts();
    for (const steps of [-3, -2, 1, 2])
      expectFailure(await signInWith(member, { code: codeOf(secret, steps) }), 'SECOND_FACTOR_WRONG');
  });

  test('takes each recovery code once, however it is typed', async () => {
    const member = await createMember(app);
    const { recoveryCodes } = await switchOnTwoFactor(app, member);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase()} `;
    expect((await signInWith(member, { code: typed })).status).toBe(200);
    expectFailure(await signInWith(member, { code: first }), 'SECOND_FACTOR_WRONG');
    expect((await signInWith(member, { code: second })).status).toBe(200);
    expect((await state(member)).recovery_codes_left).toBe(8);
  });

  test("takes no other member's code", async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    await switchOnTwoFactor(app, member);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, other);
    expectFailure(await signInWith(member, { code: recoveryCodes[0] }), 'SECOND_FACTOR_WRONG');
    expectFailure(await signInWith(member, { code: codeOf(secret) }), 'SECOND_FACTOR_WRONG');
  });

  test('looks at five wrong codes, then at one a minute; a known device has its own five', async () => {
    const member = await createMember(app);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, member);
    const limited = await startTestApp({ DATABASE_URL: app.databaseUrl, RATE_LIMIT: 'on' });
    try {
      const call = (fields: object) =>
        limited.request('POST', '/auth/signin', { body: { ...FIELDS, email: member.email, ...fields } });
      const { device_token } = (await call({ code: recoveryCodes[0] })).body.data;
      for (let tries = 0; tries < 5; tries += 1) {
        expectFailure(await call({ code: wrongCode(secret) }), 'SECOND_FACTOR_WRONG');
      }
      const refused = await call({ code: codeOf(secret) });
      expect(refused).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
      expect((await call({ code: codeOf(secret), device_token })).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  test('after another SESSION_SECRET takes recovery codes only, and codes that were sealed for another account never', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, member);
    await switchOnTwoFactor(app, other);
    await app.sql(
      'update two_factor set secret = (select secret from two_factor where account_id = $1) where account_id = $2',
      [member.id, other.id],
    );
    expectFailure(await signInWith(other, { code: codeOf(secret) }), 'SECOND_FACTOR_WRONG');
    const moved = await startTestApp({
      DATABASE_URL: app.databaseUrl,
      SESSION_SECRET: 'another secret than before, and long enough',
    });
    try {
      const call = (code = '') =>
        moved.request('POST', '/auth/signin', { body: { ...FIELDS, email: member.email, code } });
      expectFailure(await call(codeOf(secret)), 'SECOND_FACTOR_WRONG');
      expect((await call(recoveryCodes[0])).status).toBe(200);
    } finally {
      await moved.stop();
    }
  });
});

describe('POST /service/api/account/two-factor/recovery-codes', () => {
  test('replaces the codes', async () => {
    const member = await createMember(app);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, member);
    const answer = await renew(member, { code: codeOf(secret) });
    const renewed: string[] = answer.body.data.recovery_codes;
    expect(new Set([...recoveryCodes, ...renewed]).size).toBe(20);
    expectFailure(await signInWith(member, { code: recoveryCodes[0] }), 'SECOND_FACTOR_WRONG');
    expect((await signInWith(member, { code: renewed[0] })).status).toBe(200);
  });

  test('asks for password and code, and is refused while two-factor sign-in is off', async () => {
    const member = await createMember(app);
    expectFailure(await renew(member, { code: '123456' }), 'SECOND_FACTOR_OFF');
    const { secret } = await switchOnTwoFactor(app, member);
    expectWrongField(await renew(member, { code: wrongCode(secret) }), 'code', WRONG_CODE);
    const guess = { password: 'another', code: codeOf(secret) };
    expectWrongField(await renew(member, guess), 'password', 'This is not your password.');
    expect((await state(member)).recovery_codes_left).toBe(10);
  });
});

const fieldOf = (path: string) => (path === '/account/password' ? 'current_password' : 'password');
const newPasswordOf = (path: string) =>
  path === '/account/password' ? { password: 'other-words-on-9-hills' } : {};

/** The calls that change the sign-in, each with the password. */
const CHANGES: Record<string, object> = {
  '/account/email': { email: 'new-address@members.example', password: TEST_PASSWORD },
  '/account/password': { current_password: TEST_PASSWORD, new_password: 'other-words-on-9-hills' },
  '/account/deletion': { password: TEST_PASSWORD },
};

describe.each(Object.keys(CHANGES))('POST /service/api%s with two-factor sign-in', (path) => {
  const change = (member: TestMember, code?: string) =>
    app.request('POST', path, { token: member.token, body: { ...CHANGES[path], code } });

  test('asks for a code with the password, and changes nothing before', async () => {
    const member = await createMember(app);
    const { secret } = await switchOnTwoFactor(app, member);
    const before = await databaseState(app);
    expectFailure(await change(member), 'SECOND_FACTOR_NEEDED');
    expectWrongField(await change(member, wrongCode(secret)), 'code', WRONG_CODE);
    expect(await databaseState(app)).toEqual(before);
    expect((await change(member, codeOf(secret))).status).toBe(200);
  });

  test('takes a recovery code, once', async () => {
    const member = await createMember(app);
    const { recoveryCodes } = await switchOnTwoFactor(app, member);
    expect((await change(member, recoveryCodes[0])).status).toBe(200);
    expect((await state(member)).recovery_codes_left).toBe(9);
    expectFailure(
      await signInWith(member, { code: recoveryCodes[0], ...newPasswordOf(path) }),
      'SECOND_FACTOR_WRONG',
    );
  });

  test('uses no code up where the password is wrong, and asks for none without two-factor sign-in', async () => {
    const member = await createMember(app);
    expect((await change(await createMember(app))).status).toBe(200);
    const { recoveryCodes } = await switchOnTwoFactor(app, member);
    const body = { ...CHANGES[path], [fieldOf(path)]: 'another', code: recoveryCodes[0] };
    const answer = await app.request('POST', path, { token: member.token, body });
    expectWrongField(answer, fieldOf(path), 'This is not your password.');
    expect((await state(member)).recovery_codes_left).toBe(10);
  });
});

describe('POST /service/api/account/two-factor/switch-off', () => {
  test('asks for password and code, then the password alone is enough, and the owner is notified', async () => {
    const member = await createMember(app);
    const { secret, recoveryCodes } = await switchOnTwoFactor(app, member);
    const off = (fields: object) =>
      post(member, '/switch-off', { password: TEST_PASSWORD, code: recoveryCodes[0], ...fields });
    expectWrongField(await off({ password: 'another' }), 'password', 'This is not your password.');
    expectWrongField(await off({ code: wrongCode(secret) }), 'code', WRONG_CODE);
    expect((await state(member)).enabled).toBe(true);
    expect((await off({})).status).toBe(200);
    expect(await state(member)).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0 });
    expect((await signInWith(member)).status).toBe(200);
    expect(await app.mail(member.email, 'Two-factor sign-in is off')).toContain('/account');
    expectFailure(await off({}), 'SECOND_FACTOR_OFF');
  });
});

describe('GET /service/api/admin/access', () => {
  const access = ({ token }: TestMember) => app.request('GET', '/admin/access', { token });
  const held = ({ token }: TestMember) => app.request('GET', '/collaboration-requests/held', { token });

  test('an admin without a second factor is refused in every admin route, until it is set up', async () => {
    const admin = await createMember(app, { admin: true, demo: false });
    for (const call of [access, held]) expectFailure(await call(admin), 'SECOND_FACTOR_SETUP_REQUIRED');
    await beginTwoFactor(app, admin);
    expectFailure(await held(admin), 'SECOND_FACTOR_SETUP_REQUIRED');
    await switchOnTwoFactor(app, admin);
    for (const call of [access, held]) expect((await call(admin)).status).toBe(200);
  });

  test('an admin of the demo data needs none', async () => {
    expect((await access(await createMember(app, { admin: true }))).status).toBe(200);
  });

  test('a member is refused for being none', async () => {
    expectFailure(await access(await createMember(app)), 'FORBIDDEN');
  });
});
