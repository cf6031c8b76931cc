import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { OWN_WORDS_MESSAGE } from '#platform/contract/own-words.ts';
import { switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import { accountMailsDone, databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { signUpBody } from '#platform/testing/records.ts';
import { createMember, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

const SUBJECT = 'Please verify your email address';
const SENT = 'Verification email has been sent successfully.';
const ADMIN = 'boss@admins.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: 'Boss@Admins.example' });
});
afterAll(() => app.stop());

const PASSWORD = signUpBody('').password;
const open = (token: string, proof: object = {}, bearer?: string) =>
  app.request('POST', '/auth/verify-email', { body: { token, ...proof }, token: bearer });
/** As whoever signed up does on another device. */
const verify = (token: string) => open(token, { password: PASSWORD });
const resend = (email: unknown) => app.request('POST', '/auth/resend-verification', { body: { email } });
const isPublished = async (email: string) => {
  const [row] = await app.sql(
    'select is_published, is_admin from profiles join accounts using (id) where email = $1',
    [email],
  );
  return row;
};

/** Signs up and gives the token of the mail that follows. */
async function signUp(email: string): Promise<string> {
  expect((await app.request('POST', '/auth/signup', { body: signUpBody(email) })).status).toBe(201);
  return tokenInMail(await app.mail(email, SUBJECT));
}

describe('POST /service/api/auth/verify-email', () => {
  test('confirms the address of the mail once, and publishes the profile', async () => {
    const email = 'asha@first.example';
    const token = await signUp(email);
    expect(await isPublished(email)).toMatchObject({ is_published: false });
    expect(await verify(token)).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await isPublished(email)).toEqual({ is_published: true, is_admin: false });
  });

  test('a link that is opened again says that the address is confirmed, and does nothing else', async () => {
    const email = 'reload@first.example';
    const token = await signUp(email);
    expect((await verify(token)).status).toBe(200);
    const before = await databaseState(app);
    const again = { status: 200, body: { data: { email, signed_in: null, can_join: null } } };
    // A reload, a program that looks through mail, and another browser with the password.
    expect(await open(token)).toMatchObject(again);
    expect(await verify(token)).toMatchObject(again);
    expectFailure(
      await open(token, { new_password: 'words of somebody', full_name: 'Other' }),
      'LINK_INVALID',
    );
    expect(await databaseState(app)).toEqual(before);
  });

  test('says so too where a new password has replaced the account', async () => {
    const email = 'replaced@first.example';
    const token = await signUp(email);
    const proof = { new_password: 'the words of the owner', full_name: 'Owner Trust' };
    expect((await open(token, proof)).status).toBe(200);
    expect(await open(token)).toMatchObject({ status: 200, body: { data: { email, signed_in: null } } });
  });

  test('of two at the same time signs one in', async () => {
    const token = await signUp('twice@first.example');
    const answers = await Promise.all([verify(token), verify(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.data.signed_in)).toHaveLength(1);
  });

  test('refuses a link after 24 hours', async () => {
    const token = await signUp('late@first.example');
    const [row] = await app.sql(
      `select extract(epoch from t.expires_at - t.created_at)::int as seconds from account_tokens t
        join accounts on accounts.id = account_id where email = 'late@first.example'`,
    );
    expect(row?.seconds).toBe(24 * 3600);
    await app.sql("update account_tokens set expires_at = now() - interval '1 s' where used_at is null");
    const before = await databaseState(app);
    expectFailure(await verify(token), 'LINK_INVALID');
    expect(await databaseState(app)).toEqual(before);
  });

  test('refuses the link of a password mail', async () => {
    const email = 'other@purpose.example';
    await signUp(email);
    await app.request('POST', '/auth/forgot-password', { body: { email } });
    expectFailure(await verify(tokenInMail(await app.mail(email, 'Choose a new password'))), 'LINK_INVALID');
  });

  test('makes the account of ADMIN_EMAIL an admin, who is not in the marketplace', async () => {
    const token = await signUp(ADMIN);
    expect(await isPublished(ADMIN)).toEqual({ is_published: false, is_admin: false });
    expect((await verify(token)).status).toBe(200);
    expect(await isPublished(ADMIN)).toEqual({ is_published: false, is_admin: true });
  });

  test('is not needed again when ADMIN_EMAIL is set later: the next start makes a confirmed account admin', async () => {
    const confirmed = await createMember(app);
    const unconfirmed = await createMember(app, { confirmed: false });
    for (const { email } of [confirmed, unconfirmed]) {
      await (await startTestApp({ DATABASE_URL: app.databaseUrl, ADMIN_EMAIL: email })).stop();
    }
    expect(await isPublished(confirmed.email)).toEqual({ is_published: false, is_admin: true });
    expect(await isPublished(unconfirmed.email)).toEqual({ is_published: false, is_admin: false });
  });

  const refused: RefusedValue[] = [
    ['token', undefined, 'The token is missing'],
    ['token', '', 'The token is missing'],
    ['token', long(201), 'The token is too long'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => verify(value as string), field, message),
  );

  test('refuses a token that nobody was sent', async () => {
    const before = await databaseState(app);
    expectFailure(await verify(long(200)), 'LINK_INVALID');
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('POST /service/api/auth/verify-email, when somebody else signed up with the address', () => {
  const signInWith = (email: string, password: string) =>
    app.request('POST', '/auth/signin', { body: { email, password } });

  /** Signs up and gives what the browser keeps and what the mail carries. */
  async function signedUp(email: string, fields: object = {}) {
    const { body } = await app.request('POST', '/auth/signup', { body: signUpBody(email, fields) });
    const token = tokenInMail(await app.mail(email, SUBJECT));
    return { token, secret: body.data.sign_up_secret as string };
  }

  test('the link alone confirms nothing, makes no admin, and stays good', async () => {
    const email = 'owner@link.example';
    const { token } = await signedUp(email);
    const stranger = await createMember(app);
    const before = await databaseState(app);
    expectFailure(await open(token), 'SIGN_UP_PROOF_NEEDED');
    expectFailure(await open(token, { sign_up_secret: 'another browser' }), 'SIGN_UP_PROOF_NEEDED');
    expectFailure(await open(token, {}, stranger.token), 'SIGN_UP_PROOF_NEEDED');
    await expectRefused(
      app,
      () => open(token, { password: 'some other words' }),
      'password',
      'This is not the password chosen at sign-up.',
    );
    expect(await databaseState(app)).toEqual(before);
    expect(await isPublished(email)).toEqual({ is_published: false, is_admin: false });
    expect((await verify(token)).status).toBe(200);
  });

  test('the browser of the sign-up needs nothing else', async () => {
    const email = 'same@browser.example';
    const { token, secret } = await signedUp(email);
    expect((await open(token, { sign_up_secret: secret })).status).toBe(200);
    expect(await isPublished(email)).toMatchObject({ is_published: true });
  });

  test('nor does a session of the account', async () => {
    const email = 'signed@in.example';
    const { token } = await signedUp(email);
    const { body } = await signInWith(email, PASSWORD);
    expect((await open(token, {}, body.data.session.access_token)).status).toBe(200);
  });

  test('a new password takes the account over: the old one, its sessions, links and consent end', async () => {
    const email = 'taken@over.example';
    const { token } = await signedUp(email);
    const stranger = (await signInWith(email, PASSWORD)).body.data.session;
    await app.request('POST', '/account/consents', {
      token: stranger.access_token,
      body: { notice_version: consentNoticeAt(new Date()).version },
    });
    const change = { email: 'stranger@elsewhere.example', password: PASSWORD };
    await app.request('POST', '/account/email', { token: stranger.access_token, body: change });
    const theirs = tokenInMail(
      await app.mail(change.email, 'Confirm your new email address'),
      'email-change',
    );

    const refused = await open(token, { new_password: 'qwerty123' });
    const tooEasy = 'This password is too easy to guess. Please choose another one.';
    expect(refused.body.error.fields).toEqual({ new_password: tooEasy });
    const own = await open(token, { new_password: 'OwnerTrust1', full_name: 'Owner Trust' });
    expect(own.body.error.fields).toEqual({ new_password: OWN_WORDS_MESSAGE });
    expect(
      (await open(token, { new_password: 'the words of the owner', full_name: 'Owner Trust' })).status,
    ).toBe(200);

    expectFailure(await signInWith(email, PASSWORD), 'INVALID_CREDENTIALS');
    const refresh = { refresh_token: stranger.refresh_token };
    expectFailure(await app.request('POST', '/auth/refresh', { body: refresh }), 'SESSION_ENDED');
    const stolen = await app.request('POST', '/auth/confirm-email-change', { body: { token: theirs } });
    expectFailure(stolen, 'LINK_INVALID');
    const owner = (await signInWith(email, 'the words of the owner')).body.data;
    expect(owner.user).toMatchObject({ email_confirmed: true });
    const account = await app.request('GET', '/account', { token: owner.session.access_token });
    expect(account.body.data).toMatchObject({ consent: null, pending_email: null });
  });

  test('nothing that the stranger entered stays: profile and tickets', async () => {
    const email = 'entered@before.example';
    const { token } = await signedUp(email, { bio: 'Buy my coins', website: 'https://coins.example' });
    const bearer = { token: (await signInWith(email, PASSWORD)).body.data.session.access_token };
    const ticket = { subject: 'Coins', message: 'Please look at my coins.' };
    expect((await app.request('POST', '/support/tickets', { ...bearer, body: ticket })).status).toBe(201);

    const nameless = await open(token, { new_password: 'the words of the owner' });
    expect(nameless.body.error.fields).toEqual({ full_name: 'Organization/Full name is required' });
    const proof = { new_password: 'the words of the owner', full_name: ' Owner\nTrust ' };
    expect((await open(token, proof)).status).toBe(200);

    const { session, user } = (await signInWith(email, 'the words of the owner')).body.data;
    const rows = await app.sql('select * from profiles where id = $1', [user.id]);
    expect(rows).toMatchObject([
      {
        full_name: 'Owner Trust',
        organization_name: 'Owner Trust',
        organization_type: 'ngo',
        short_summary: null,
        bio: null,
        website: null,
        location: null,
        focus_areas: [],
        services_count: 0,
        is_published: true,
      },
    ]);
    const data = await app.request('GET', '/account/data', { token: session.access_token });
    expect(JSON.stringify(data.body)).not.toMatch(/coins/i);
    expectFailure(await app.request('GET', '/profile/profile', bearer), 'SESSION_ENDED');
  });

  test('who signed up and forgot the password keeps what was entered, in the same browser', async () => {
    const email = 'forgot@before.example';
    const { secret } = await signedUp(email);
    await app.request('POST', '/auth/forgot-password', { body: { email } });
    const token = tokenInMail(await app.mail(email, 'Choose a new password'));
    const body = { token, password: 'words of the owner', sign_up_secret: secret };
    expect((await app.request('POST', '/auth/reset-password', { body })).status).toBe(200);
    const { user } = (await signInWith(email, 'words of the owner')).body.data;
    const [profile] = await app.sql('select * from profiles where id = $1', [user.id]);
    expect(profile).toMatchObject({ short_summary: 'Schools in the hills.', is_published: true });
  });

  test('nor does a second factor or a deletion of the stranger stay', async () => {
    const email = 'second@factor.example';
    const { token } = await signedUp(email);
    const stranger = (await signInWith(email, PASSWORD)).body.data;
    await app.request('POST', '/account/deletion', {
      token: stranger.session.access_token,
      body: { password: PASSWORD },
    });
    await app.sql(
      "insert into two_factor (account_id, secret, confirmed_at) values ($1, '\\x00'::bytea, now())",
      [stranger.user.id],
    );
    expect(
      (await open(token, { new_password: 'the words of the owner', full_name: 'Owner Trust' })).status,
    ).toBe(200);
    const owner = await signInWith(email, 'the words of the owner');
    expect(owner).toMatchObject({ status: 200, body: { data: { user: { email_confirmed: true } } } });
    expect(owner.body.data.user).not.toHaveProperty('deletion_due_at');
  });

  test('the owner gets in by "forgot password" too, whatever the stranger does meanwhile', async () => {
    const email = 'reset@owner.example';
    await signedUp(email);
    const stranger = (await signInWith(email, PASSWORD)).body.data.session;
    await app.request('POST', '/auth/forgot-password', { body: { email } });
    const reset = tokenInMail(await app.mail(email, 'Choose a new password'));
    const changed = await app.request('POST', '/account/password', {
      token: stranger.access_token,
      body: { current_password: PASSWORD, new_password: 'words of the stranger' },
    });
    expect(changed.status).toBe(200);
    const nameless = { token: reset, password: 'words of the owner' };
    const required = { full_name: 'Organization/Full name is required' };
    const refused = await app.request('POST', '/auth/reset-password', { body: nameless });
    expect(refused.body.error.fields).toEqual(required);
    const body = { ...nameless, full_name: 'Owner Trust' };
    expect((await app.request('POST', '/auth/reset-password', { body })).status).toBe(200);
    expectFailure(await signInWith(email, 'words of the stranger'), 'INVALID_CREDENTIALS');
    const { user } = (await signInWith(email, 'words of the owner')).body.data;
    expect(user).toMatchObject({ email_confirmed: true, full_name: 'Owner Trust' });
  });

  test('an account whose address is confirmed at this very moment is not reset', async () => {
    const email = 'same@moment.example';
    const { token } = await signedUp(email);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('begin');
    const confirm = 'update accounts set email_confirmed_at = now() where email = $1 returning id';
    const { rows } = await client.query(confirm, [email]);
    const answer = open(token, { new_password: 'the words of the owner', full_name: 'Owner Trust' });
    const waiting = () =>
      app.sql(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%\"accounts\"%'",
      );
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    await client.query('commit');
    await client.end();
    expectFailure(await answer, 'CONFLICT');
    expect(await app.sql('select id from accounts where email = $1', [email])).toEqual(rows);
    expect((await verify(token)).status).toBe(200);
  });
});

describe('POST /service/api/auth/verify-email, with the password of the sign-up', () => {
  test('answers a session as sign-in does, for a member whose address is confirmed', async () => {
    const email = 'once@elsewhere.example';
    const { email: confirmed, signed_in } = (await verify(await signUp(email))).body.data;
    expect(confirmed).toBe(email);
    const signIn = await app.request('POST', '/auth/signin', { body: { email, password: PASSWORD } });
    expect(Object.keys(signed_in).sort()).toEqual(Object.keys(signIn.body.data).sort());
    expect(signed_in.user).toMatchObject({ email, email_confirmed: true });
    const own = await app.request('GET', '/account', { token: signed_in.session.access_token });
    expect(own).toMatchObject({ status: 200, body: { data: { email_confirmed: true } } });
    const { refresh_token } = signed_in.session;
    expect((await app.request('POST', '/auth/refresh', { body: { refresh_token } })).status).toBe(200);
  });

  test('starts no session in a browser that proves the sign-up without it', async () => {
    const email = 'no@session.example';
    const { body } = await app.request('POST', '/auth/signup', { body: signUpBody(email) });
    const token = tokenInMail(await app.mail(email, SUBJECT));
    const answer = await open(token, { sign_up_secret: body.data.sign_up_secret });
    expect(answer.body.data).toEqual({ email, signed_in: null, can_join: null });
    const sessions = 'select 1 from sessions join accounts a on a.id = account_id where email = $1';
    expect(await app.sql(sessions, [email])).toEqual([]);
  });

  test('signs in with a new password too', async () => {
    const token = await signUp('new@password.example');
    const proof = { new_password: 'the words of the owner', full_name: 'Owner Trust' };
    const { signed_in } = (await open(token, proof)).body.data;
    expect(signed_in.user).toMatchObject({ email_confirmed: true, full_name: 'Owner Trust' });
    expect((await app.request('GET', '/account', { token: signed_in.session.access_token })).status).toBe(
      200,
    );
  });

  test('asks for the code of two-factor sign-in before it confirms anything', async () => {
    const member = await createMember(app, { confirmed: false });
    const { email } = member;
    const { recoveryCodes } = await switchOnTwoFactor(app, member);
    await resend(email);
    const token = tokenInMail(await app.mail(email, SUBJECT));
    const proof = { password: TEST_PASSWORD };
    expectFailure(await open(token, proof), 'SECOND_FACTOR_REQUIRED');
    expectFailure(await open(token, { ...proof, code: 'a wrong code' }), 'SECOND_FACTOR_WRONG');
    expect(await isPublished(email)).toMatchObject({ is_published: false });
    const answer = await open(token, { ...proof, code: recoveryCodes[0] });
    expect(answer).toMatchObject({ status: 200, body: { data: { signed_in: { user: { email } } } } });
    const again = await open(token, { ...proof, code: recoveryCodes[1] });
    expect(again).toMatchObject({ status: 200, body: { data: { email, signed_in: null } } });
  });

  test('keeps the device known that signed in before', async () => {
    const email = 'known@elsewhere.example';
    const token = await signUp(email);
    const { device_token } = (
      await app.request('POST', '/auth/signin', { body: { email, password: PASSWORD } })
    ).body.data;
    const answer = await open(token, { password: PASSWORD, device_token });
    expect(answer.body.data.signed_in.device_token).toBe(device_token);
  });
});

describe('POST /service/api/auth/resend-verification', () => {
  test('sends a new link, which replaces the old one', async () => {
    const email = 'again@first.example';
    const first = await signUp(email);
    expect(await resend(' Again@First.example ')).toMatchObject({
      status: 200,
      body: { data: { message: SENT } },
    });
    await expect
      .poll(async () => tokenInMail(await app.mail(email, SUBJECT)), { timeout: 10_000 })
      .not.toBe(first);
    const second = tokenInMail(await app.mail(email, SUBJECT));
    expectFailure(await verify(first), 'LINK_INVALID');
    expect((await verify(second)).status).toBe(200);
  });

  test('answers the same for a confirmed and for an unknown address, and writes to the first that it is confirmed', async () => {
    const { email } = await createMember(app);
    const answers = [await resend(email), await resend('nobody@nowhere.example')];
    await accountMailsDone(app);
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: { data: { message: SENT } } });
    }
    expect(await app.mail(email, 'Your email address is verified already')).toContain('/login?email=');
  });

  const refused: RefusedValue[] = [
    ['email', undefined, 'Please enter your email address.'],
    ['email', '', 'Please enter your email address.'],
    ['email', 'nobody', 'Invalid email format'],
  ];
  test.each(refused)('refuses %s %j: %s', (field, value, message) =>
    expectRefused(app, () => resend(value), field, message),
  );
});
