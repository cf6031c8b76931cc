import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, signUpBody } from '#platform/testing/records.ts';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

const SUBJECT = 'You are invited to an organisation on Dayitva';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let owner: TestMember;
beforeEach(async () => {
  owner = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
});

const newAddress = () => `${crypto.randomUUID()}@invited.example`;
const invite = (by: TestMember, email: string, fields: object = {}) =>
  app.request('POST', '/profile/invitations', {
    token: by.token,
    body: { email, role: 'manager', ...fields },
  });

/** Invites an address. @returns the token of the link. */
async function tokenFor(email: string): Promise<string> {
  const { status } = await invite(owner, email);
  expect(status).toBe(201);
  return tokenInMail(await app.mail(email, SUBJECT));
}

const signUpWith = (token: string, fields: object = {}) =>
  app.request('POST', '/invitations/sign-up', {
    body: {
      token,
      person_name: 'Asha Rao',
      password: 'unusual-words-7',
      consent_version: consentNoticeAt(new Date()).version,
      ...fields,
    },
  });
const accept = (by: TestMember, token: string, password?: string) =>
  app.request('POST', '/invitations/accept', { token: by.token, body: { token, password } });
const signInWith = (token: string, password = TEST_PASSWORD) =>
  app.request('POST', '/invitations/sign-in', { body: { token, password } });
const open = (token: string) => app.request('POST', '/invitations/open', { body: { token } });

describe('an invitation', () => {
  test('ends with the right of who sent it', async () => {
    const second = await addColleague(app, owner, 'owner');
    const third = await addColleague(app, owner, 'owner');
    const [first, other] = [newAddress(), newAddress()];
    expectFailure(await invite(second, first, { role: 'owner' }), 'PASSWORD_NEEDED');
    await invite(second, first, { role: 'owner', password: TEST_PASSWORD });
    expect(await app.mail(owner.email, 'The owners of your organisation change')).toContain(
      'invited as an owner',
    );
    await invite(third, other);
    const [link, otherLink] = [
      tokenInMail(await app.mail(first, SUBJECT)),
      tokenInMail(await app.mail(other, SUBJECT)),
    ];
    await callAs(app, second, 'DELETE', `/account/profiles/${owner.id}`);
    const lesser = { role: 'manager', password: TEST_PASSWORD };
    await callAs(app, owner, 'PUT', `/profile/people/${third.id}`, lesser);
    for (const token of [link, otherLink]) {
      expectFailure(await open(token), 'INVITATION_INVALID');
      expectFailure(await signUpWith(token), 'INVITATION_INVALID');
    }
    expect(await callAs(app, owner, 'GET', '/profile/invitations')).toEqual([]);
  });

  test('opens nothing while its sender is no owner, whatever took the right away', async () => {
    const token = await tokenFor(newAddress());
    const heir = await addColleague(app, owner, 'owner');
    await app.sql('update accounts set suspended_at = now() where id = $1', [owner.id]);
    await app.sql('update memberships set is_main = false where profile_id = $1', [owner.id]);
    await app.sql('update memberships set is_main = true where account_id = $1', [heir.id]);
    expectFailure(await signUpWith(token), 'INVITATION_INVALID');
  });
});

describe('POST /service/api/profile/invitations', () => {
  test('answers and mails the same, whether or not the address has an account', async () => {
    const known = (await createMember(app)).email;
    const unknown = newAddress();
    const answers = [await invite(owner, known), await invite(owner, unknown)];
    const shapes = answers.map(({ status, body }) => [status, Object.keys(body.data).sort()]);
    expect(shapes[0]).toEqual(shapes[1]);
    const plain = (mail: string) => mail.replace(/token=[\w-]+/g, '');
    expect(plain(await app.mail(known, SUBJECT))).toBe(plain(await app.mail(unknown, SUBJECT)));
  });

  test('is for owners, once for each address', async () => {
    const asha = await addColleague(app, owner, 'manager');
    expectFailure(await invite(asha, newAddress()), 'ROLE_FORBIDS');
    expectFailure(await invite(owner, asha.email), 'ALREADY_COLLEAGUE');
    const email = newAddress();
    const twice = await Promise.all([invite(owner, email), invite(owner, email)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await callAs(app, owner, 'GET', '/profile/invitations')).toMatchObject([
      { email, role: 'manager', has_expired: false },
    ]);
  });

  test('quotes the message in the mail, without its links', async () => {
    const email = newAddress();
    await invite(owner, email, { message: 'See https://evil.example now' });
    const mail = await app.mail(email, SUBJECT);
    expect(mail).toContain('“Tungavarna Industries”');
    expect(mail).not.toContain('https://evil.example');
  });
});

describe('an invitation', () => {
  test('is accepted by signing up: the address counts as confirmed, and the person acts for the profile', async () => {
    const email = newAddress();
    const token = await tokenFor(email);
    expect((await open(token)).body.data).toMatchObject({
      organisation: 'Tungavarna Industries',
      role: 'manager',
      email,
    });
    const { status, body } = await signUpWith(token);
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({
      id: owner.id,
      role: 'manager',
      email,
      email_confirmed: true,
      person_name: 'Asha Rao',
    });
    const session = { token: body.data.session.access_token };
    expect((await app.request('GET', '/profile/profile', session)).body.data).toMatchObject({ id: owner.id });
    expect(await app.mail(owner.email, 'An invitation was accepted')).toContain('“Asha Rao”');
    const profiles = await app.sql('select 1 from profiles where id = $1', [body.data.user.account_id]);
    expect(profiles).toEqual([]);
  });

  test('is accepted by signing up where somebody registered the address and never confirmed it', async () => {
    const email = newAddress();
    const stranger = signUpBody(email, { full_name: 'Prepared by a stranger' });
    expect((await app.request('POST', '/auth/signup', { body: stranger })).status).toBe(201);
    const { status, body } = await signUpWith(await tokenFor(email), { password: 'other-words-8' });
    expect(status).toBe(201);
    expect(body.data.user).toMatchObject({ id: owner.id, email, email_confirmed: true });
    const signIn = { body: { email, password: stranger.password } };
    expectFailure(await app.request('POST', '/auth/signin', signIn), 'INVALID_CREDENTIALS');
    expect(await app.sql(`select from profiles where full_name = 'Prepared by a stranger'`)).toEqual([]);
    expectFailure(await signUpWith(await tokenFor((await createMember(app)).email)), 'EMAIL_TAKEN');
  });

  test('is accepted with the signed-in account of the address', async () => {
    const asha = await createMember(app);
    const token = await tokenFor(asha.email);
    const { status, body } = await accept(asha, token);
    expect([status, body.data.id, body.data.role]).toEqual([200, owner.id, 'manager']);
    expect(await callAs(app, asha, 'GET', '/profile/profile')).toMatchObject({ id: owner.id });
    expect(await callAs(app, asha, 'GET', '/account/profiles')).toHaveLength(2);
  });

  test('is accepted with the password of the address, also by who was removed from an organisation', async () => {
    const asha = await addColleague(app, owner, 'viewer');
    await callAs(app, owner, 'DELETE', `/profile/people/${asha.id}`);
    const token = await tokenFor(asha.email);
    expectFailure(await signInWith(token, 'another password'), 'INVALID_CREDENTIALS');
    const { status, body } = await signInWith(token);
    expect([status, body.data.user.id]).toEqual([200, owner.id]);
  });

  test('needs the password of an account with another address', async () => {
    const stranger = await createMember(app);
    const token = await tokenFor(newAddress());
    expectFailure(await accept(stranger, token), 'PASSWORD_NEEDED');
    expect((await accept(stranger, token, 'a wrong password')).status).toBe(400);
    expect((await accept(stranger, token, TEST_PASSWORD)).status).toBe(200);
  });

  test('works once, two at the same moment included', async () => {
    const email = newAddress();
    const token = await tokenFor(email);
    const [one, two] = [await createMember(app), await createMember(app)];
    const answers = await Promise.all([accept(one, token, TEST_PASSWORD), accept(two, token, TEST_PASSWORD)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const answer of [await open(token), await signUpWith(token)]) {
      expectFailure(answer, 'INVITATION_INVALID');
    }
  });

  test('cannot be guessed, nor used after it was sent again, was withdrawn or has expired', async () => {
    const [first, second, third] = [newAddress(), newAddress(), newAddress()];
    const [sentAgain, withdrawn, expired] = [
      await tokenFor(first),
      await tokenFor(second),
      await tokenFor(third),
    ];
    const listed = await callAs(app, owner, 'GET', '/profile/invitations');
    const idOf = (email: string) => listed.find((one: { email: string }) => one.email === email).id;
    await callAs(app, owner, 'POST', `/profile/invitations/${idOf(first)}/resend`);
    await callAs(app, owner, 'DELETE', `/profile/invitations/${idOf(second)}`);
    await app.sql('update invitations set expires_at = now() where email = $1', [third]);
    const before = await databaseState(app);
    const member = await createMember(app);
    const state = await databaseState(app);
    for (const token of [sentAgain, withdrawn, expired, 'x'.repeat(43)]) {
      expectFailure(await open(token), 'INVITATION_INVALID');
      expectFailure(await signUpWith(token), 'INVITATION_INVALID');
      expectFailure(await signInWith(token), 'INVITATION_INVALID');
      expectFailure(await accept(member, token, TEST_PASSWORD), 'INVITATION_INVALID');
    }
    expect(await databaseState(app)).toEqual(state);
    expect(before).not.toEqual(state);
  });

  test('is stored as a hash only', async () => {
    const token = await tokenFor(newAddress());
    const rows = await app.sql<{ text: string }>('select i::text as text from invitations i');
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });

  test('of another organisation cannot be sent again or withdrawn', async () => {
    await tokenFor(newAddress());
    const [{ id }] = await callAs(app, owner, 'GET', '/profile/invitations');
    const { token } = await createMember(app);
    expectFailure(
      await app.request('POST', `/profile/invitations/${id}/resend`, { token }),
      'INVITATION_NOT_FOUND',
    );
    expectFailure(
      await app.request('DELETE', `/profile/invitations/${id}`, { token }),
      'INVITATION_NOT_FOUND',
    );
  });
});
