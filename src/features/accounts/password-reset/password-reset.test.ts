import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_WORDS_MESSAGE } from '#platform/contract/own-words.ts';
import { accountMailsDone, databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { createMember, signIn, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

const SUBJECT = 'Choose a new password';
const ASKED = 'If an account with this email exists, we have sent a link to choose a new password.';
const NEW_PASSWORD = 'other words 8';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = (path: string, body: object) => app.request('POST', path, { body });
const forgot = (email: unknown) => post('/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) => post('/auth/reset-password', { token, password });
const trySignIn = (email: string, password: string) => post('/auth/signin', { email, password });

/** The token of the mail that answers a forgotten password. */
async function mailedToken(email: string): Promise<string> {
  expect((await forgot(email)).status).toBe(200);
  return tokenInMail(await app.mail(email, SUBJECT));
}

describe('POST /service/api/auth/forgot-password', () => {
  test('answers the same for an unknown address, and sends nothing there', async () => {
    const { email } = await createMember(app);
    const known = await forgot(email.toUpperCase());
    expect(known).toMatchObject({ status: 200, body: { data: { message: ASKED } } });
    await accountMailsDone(app);
    const before = await databaseState(app);
    expect((await forgot('nobody@nowhere.example')).body).toEqual(known.body);
    await accountMailsDone(app);
    expect(await databaseState(app)).toEqual(before);
  });

  test('is answered by a mail soon, though many others ask before', async () => {
    const { email } = await createMember(app);
    for (let asked = 0; asked < 150; asked += 1) await forgot(`nobody${asked}@nowhere.example`);
    await mailedToken(email);
  });

  const refused: RefusedValue[] = [
    ['email', undefined, 'Email is required'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Invalid email format'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => forgot(value), field, message),
  );
});

describe('POST /service/api/auth/reset-password', () => {
  test('leaves no session to who was signing in with the old password at that moment', async () => {
    const { email } = await createMember(app);
    const token = await mailedToken(email);
    const [done, ...signIns] = await Promise.all([
      reset(token),
      ...Array.from({ length: 10 }, () => trySignIn(email, TEST_PASSWORD)),
    ]);
    expect(done.status).toBe(200);
    for (const { status, body } of signIns.filter((answer) => answer.status !== 401)) {
      expect(status).toBe(200);
      const { refresh_token } = body.data.session;
      expect((await post('/auth/refresh', { refresh_token })).status).toBe(401);
    }
  });

  test('sets the password once, and ends every session', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    const token = await mailedToken(member.email);
    const answer = await reset(token);
    const message = 'Your password has been changed. Please log in with the new one.';
    expect(answer).toMatchObject({ status: 200, body: { data: { message } } });

    for (const { refreshToken } of [member, elsewhere]) {
      expectFailure(await post('/auth/refresh', { refresh_token: refreshToken }), 'SESSION_ENDED');
    }
    expectFailure(await trySignIn(member.email, TEST_PASSWORD), 'INVALID_CREDENTIALS');
    expect((await trySignIn(member.email, NEW_PASSWORD)).status).toBe(200);
    expectFailure(await reset(token, 'third words 9'), 'LINK_INVALID');
  });

  test('also proves the address that the mail reached', async () => {
    const { email } = await createMember(app, { confirmed: false });
    const token = await mailedToken(email);
    const proof = { token, password: NEW_PASSWORD, full_name: 'Owner Trust' };
    expect((await post('/auth/reset-password', proof)).status).toBe(200);
    const { body } = await trySignIn(email, NEW_PASSWORD);
    expect(body.data.user).toMatchObject({ email_confirmed: true, full_name: 'Owner Trust' });
  });

  test('of two at the same time with one link lets one through', async () => {
    const { email } = await createMember(app);
    const token = await mailedToken(email);
    const answers = await Promise.all([reset(token, 'first words 1'), reset(token, 'second words 2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('refuses the link of an earlier mail', async () => {
    const { email } = await createMember(app);
    const first = await mailedToken(email);
    await forgot(email);
    await expect
      .poll(async () => tokenInMail(await app.mail(email, SUBJECT)), { timeout: 10_000 })
      .not.toBe(first);
    expectFailure(await reset(first), 'LINK_INVALID');
    expect((await reset(tokenInMail(await app.mail(email, SUBJECT)))).status).toBe(200);
  });

  test('refuses a link after an hour', async () => {
    const { id, email } = await createMember(app);
    const token = await mailedToken(email);
    const [row] = await app.sql(
      'select extract(epoch from expires_at - created_at)::int as seconds from account_tokens where account_id = $1',
      [id],
    );
    expect(row?.seconds).toBe(3600);
    await app.sql("update account_tokens set expires_at = now() - interval '1 s' where account_id = $1", [
      id,
    ]);
    const before = await databaseState(app);
    expectFailure(await reset(token), 'LINK_INVALID');
    expect(await databaseState(app)).toEqual(before);
  });

  test('leaves the link good when the password is refused', async () => {
    const { email } = await createMember(app);
    const token = await mailedToken(email);
    const message = 'This password is too easy to guess. Please choose another one.';
    await expectRefused(app, () => reset(token, 'zaq12wsx'), 'password', message);
    await expectRefused(app, () => reset(token, `${email}1`), 'password', OWN_WORDS_MESSAGE);
    expect((await reset(token)).status).toBe(200);
  });

  const refused: RefusedValue[] = [
    ['token', undefined, 'The token is missing'],
    ['token', long(201), 'The token is too long'],
    ['password', undefined, 'Password is required'],
    ['password', 'five5', 'Password must be at least 6 characters'],
    ['password', long(201), 'Password must be 200 characters or less'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) => {
    const body = withField({ token: 'some', password: NEW_PASSWORD }, field, value);
    return expectRefused(app, () => post('/auth/reset-password', body), field, message);
  });
});
