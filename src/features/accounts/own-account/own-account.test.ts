import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { OWN_WORDS_MESSAGE } from '#platform/contract/own-words.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue, withField } from '#platform/testing/field-limits.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

const ADMIN = 'boss@admins.example';
const NEW_PASSWORD = 'other words 8';
const TO_NEW = 'Confirm your new email address';
const TO_OLD = 'Your email address is about to change';
const NOT_YOURS = 'This is not your password.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: ADMIN, GRIEVANCE_CONTACT: 'Asha Rao, asha@dayitva.example' });
});
afterAll(() => app.stop());

type Caller = Pick<TestMember, 'token'>;
const post = (path: string, body: object, by?: Caller) =>
  app.request('POST', path, { body, token: by?.token });
const accountOf = async (by: Caller) => (await app.request('GET', '/account', { token: by.token })).body.data;
const trySignIn = (email: string, password: string) => post('/auth/signin', { email, password });
const refresh = ({ refreshToken }: { refreshToken: string }) =>
  post('/auth/refresh', { refresh_token: refreshToken });
const changeEmail = (by: Caller, email: string, password = TEST_PASSWORD) =>
  post('/account/email', { email, password }, by);
const confirm = (token: string) => post('/auth/confirm-email-change', { token });
const newAddress = () => `${crypto.randomUUID()}@new.example`;

/** Asks for a change of the address and gives the token that the new one received. */
async function askedFor(member: TestMember, email: string): Promise<string> {
  expect((await changeEmail(member, email)).status).toBe(200);
  return tokenInMail(await app.mail(email, TO_NEW), 'email-change');
}

describe('GET /service/api/account', () => {
  test('shows what the member signs in with, also before the address is confirmed', async () => {
    const member = await createMember(app, { confirmed: false });
    expect(await accountOf(member)).toEqual({
      email: member.email,
      email_confirmed: false,
      created_at: expect.any(String),
      pending_email: null,
      deletion_due_at: null,
      consent: null,
    });
  });
});

describe('POST /service/api/account/password', () => {
  const change = (by: Caller, new_password = NEW_PASSWORD, current_password = TEST_PASSWORD) =>
    post('/account/password', { current_password, new_password }, by);

  test('sets the password, ends every other session, and tells the owner', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    expect((await change(member)).status).toBe(200);
    expect(await app.mail(member.email, 'Your password was changed')).toContain('/forgot-password');
    expectFailure(await refresh(elsewhere), 'SESSION_ENDED');
    expect((await refresh(member)).status).toBe(200);
    expectFailure(await trySignIn(member.email, TEST_PASSWORD), 'INVALID_CREDENTIALS');
    expect((await trySignIn(member.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('makes the links in earlier mails worthless', async () => {
    const member = await createMember(app);
    const email = newAddress();
    const moving = await askedFor(member, email);
    await post('/auth/forgot-password', { email: member.email });
    const reset = tokenInMail(await app.mail(member.email, 'Choose a new password'));
    expect((await change(member)).status).toBe(200);
    expectFailure(await confirm(moving), 'LINK_INVALID');
    expectFailure(await post('/auth/reset-password', { token: reset, password: 'third 9' }), 'LINK_INVALID');
  });

  test('of two at the same time lets one through', async () => {
    const member = await createMember(app);
    const answers = await Promise.all([change(member, 'first words 1'), change(member, 'second words 2')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  const refused: RefusedValue[] = [
    ['current_password', undefined, 'Password is required'],
    ['current_password', 'not mine', NOT_YOURS],
    ['new_password', 'five5', 'Password must be at least 6 characters'],
    ['new_password', long(201), 'Password must be 200 characters or less'],
    ['new_password', 'zaq12wsx', 'This password is too easy to guess. Please choose another one.'],
    ['new_password', 'members2026', OWN_WORDS_MESSAGE],
  ];
  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    const member = await createMember(app);
    const body = { current_password: TEST_PASSWORD, new_password: NEW_PASSWORD };
    await expectRefused(
      app,
      () => post('/account/password', withField(body, field, value), member),
      field,
      message,
    );
  });
});

describe('POST /service/api/account/email', () => {
  test('moves the account once the link in the new mailbox is opened, and tells the old one', async () => {
    const member = await createMember(app);
    const email = newAddress();
    const token = await askedFor(member, email);
    expect(await accountOf(member)).toMatchObject({ email: member.email, pending_email: { email } });
    expect(await app.mail(member.email, TO_OLD)).not.toContain(email);

    expect(await confirm(token)).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await accountOf(member)).toMatchObject({ email, email_confirmed: true, pending_email: null });
    expect((await trySignIn(email, TEST_PASSWORD)).status).toBe(200);
    expectFailure(await trySignIn(member.email, TEST_PASSWORD), 'INVALID_CREDENTIALS');
    expectFailure(await confirm(token), 'LINK_INVALID');
  });

  test('makes every other link worthless', async () => {
    const member = await createMember(app);
    await post('/auth/forgot-password', { email: member.email });
    const reset = tokenInMail(await app.mail(member.email, 'Choose a new password'));
    await confirm(await askedFor(member, newAddress()));
    const body = { token: reset, password: NEW_PASSWORD };
    expectFailure(await post('/auth/reset-password', body), 'LINK_INVALID');
  });

  test('is off when it is withdrawn, when another follows, and after 24 hours', async () => {
    const member = await createMember(app);
    const first = await askedFor(member, newAddress());
    const second = await askedFor(member, newAddress());
    expectFailure(await confirm(first), 'LINK_INVALID');
    const withdrawn = await app.request('DELETE', '/account/email', { token: member.token });
    expect(withdrawn.body.data.pending_email).toBeNull();
    expectFailure(await confirm(second), 'LINK_INVALID');

    const late = await askedFor(member, newAddress());
    const [row] = await app.sql(
      `update account_tokens set expires_at = now() where account_id = $1 and purpose = 'change-email'
        returning extract(epoch from old.expires_at - created_at)::int as seconds`,
      [member.id],
    );
    expect(row?.seconds).toBe(24 * 3600);
    expectFailure(await confirm(late), 'LINK_INVALID');
    expect(await accountOf(member)).toMatchObject({ email: member.email, pending_email: null });
  });

  test('answers the same for an address that has an account, and sends no link there', async () => {
    const member = await createMember(app);
    const other = await createMember(app);
    const answer = await changeEmail(member, other.email);
    expect(answer).toMatchObject({ status: 200, body: { data: { pending_email: { email: other.email } } } });
    const mail = await app.mail(other.email, TO_NEW);
    expect(mail).toContain('has an account already');
    expect(mail).not.toContain('email-change');
  });

  test('loses the race for an address to a sign-up', async () => {
    const member = await createMember(app);
    const email = newAddress();
    const token = await askedFor(member, email);
    expect((await post('/auth/signup', signUpBody(email))).status).toBe(201);
    expectFailure(await confirm(token), 'EMAIL_TAKEN');
    expect(await accountOf(member)).toMatchObject({ email: member.email });
  });

  test('of two members who confirm one address at the same time lets one through', async () => {
    const email = newAddress();
    const tokens = [
      await askedFor(await createMember(app), email),
      tokenInMail(await nextMail(email, await createMember(app)), 'email-change'),
    ];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  /** The mail that follows when another member asks for the same address. */
  async function nextMail(email: string, member: TestMember): Promise<string> {
    const before = await app.mail(email, TO_NEW);
    expect((await changeEmail(member, email)).status).toBe(200);
    await expect.poll(() => app.mail(email, TO_NEW), { timeout: 10_000 }).not.toBe(before);
    return app.mail(email, TO_NEW);
  }

  test('never takes the address of the first admin, so that a click there makes nobody an admin', async () => {
    const member = await createMember(app);
    expect((await changeEmail(member, ADMIN)).status).toBe(200);
    expect(await app.mail(ADMIN, TO_NEW)).not.toContain('email-change');
  });

  test('a name in the mail to a stranger is quoted, and no link', async () => {
    const member = await createMember(app, { name: 'Win https://evil.example/now www.evil.example' });
    const email = newAddress();
    await askedFor(member, email);
    const mail = await app.mail(email, TO_NEW);
    expect(mail).toContain('“Win https: //evil. example/now www. evil. example”');
    expect(mail).not.toContain('evil.example');
  });

  const refused: RefusedValue[] = [
    ['email', undefined, 'Email is required'],
    ['email', 'nobody', 'Invalid email format'],
    ['password', undefined, 'Password is required'],
    ['password', 'not mine', NOT_YOURS],
  ];
  test.each(refused)('refuses %s %j: %s', async (field, value, message) => {
    const member = await createMember(app);
    const body = { email: newAddress(), password: TEST_PASSWORD };
    await expectRefused(
      app,
      () => post('/account/email', withField(body, field, value), member),
      field,
      message,
    );
  });

  test('refuses the address that it is already', async () => {
    const member = await createMember(app);
    const message = 'This is already your email address.';
    await expectRefused(app, () => changeEmail(member, member.email), 'email', message);
  });
});

describe('the consent notice', () => {
  const { version } = consentNoticeAt(new Date());

  test('that was shown at the sign-up is stored with its time and language', async () => {
    const email = newAddress();
    const body = { ...signUpBody(email), consent_version: version };
    expect((await post('/auth/signup', body)).status).toBe(201);
    const [row] = await app.sql(
      `select notice_version, language, c.agreed_at - a.created_at < interval '1 s' as at_once
        from consents c join accounts a on a.id = account_id where email = $1`,
      [email],
    );
    expect(row).toEqual({ notice_version: version, language: 'en', at_once: true });
  });

  test('of another version is refused, and no account is made', async () => {
    const before = await databaseState(app);
    const body = { ...signUpBody(newAddress()), consent_version: 'of last year' };
    expectFailure(await post('/auth/signup', body), 'CONSENT_OUTDATED');
    expect(await databaseState(app)).toEqual(before);
  });

  test('is not taken as agreed to by a client that does not know it', async () => {
    const email = newAddress();
    await post('/auth/signup', signUpBody(email));
    expect(
      await app.sql('select 1 from consents join accounts a on a.id = account_id where email = $1', [email]),
    ).toEqual([]);
  });

  test('POST /service/api/account/consents agrees later', async () => {
    const member = await createMember(app);
    expectFailure(await post('/account/consents', { notice_version: '0' }, member), 'CONSENT_OUTDATED');
    const agreed = await post('/account/consents', { notice_version: version }, member);
    expect(agreed.body.data.consent).toMatchObject({ notice_version: version, language: 'en' });
  });

  test('names whom to write to', async () => {
    const { body } = await app.request('GET', '/auth/grievance-contact');
    expect(body.data).toEqual({ contact: 'Asha Rao, asha@dayitva.example' });
  });
});
