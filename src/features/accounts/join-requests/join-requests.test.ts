import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { addClaim } from '#platform/testing/people/domains.ts';
import { callAs, signUpBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

const LINK = 'Ask to join your organisation on Dayitva';
const PASSWORD = 'unusual-words-7';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let owner: TestMember;
let domain: string;
let asha: string;
beforeEach(async () => {
  owner = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
  domain = `${crypto.randomUUID().slice(0, 8)}.example`;
  asha = `asha@${domain}`;
  await addClaim(app, owner, `office@${domain}`, { confirmed: true });
});

const requestLink = (email: string) => app.request('POST', '/join/link', { body: { email } });
const open = (token: string) => app.request('POST', '/join/open', { body: { token } });
const signUpWith = (token: string) =>
  app.request('POST', '/join/sign-up', {
    body: {
      token,
      person_name: 'Asha Rao',
      password: PASSWORD,
      consent_version: consentNoticeAt(new Date()).version,
    },
  });
const signIn = (email: string, password = PASSWORD) =>
  app.request('POST', '/auth/signin', { body: { email, password } });
const waiting = (by = owner) => callAs(app, by, 'GET', '/profile/join-requests');
const answer = (id: string, how: string, body: object = {}, by = owner) =>
  app.request('POST', `/profile/join-requests/${id}/${how}`, { token: by.token, body });
const offerOf = async (by: TestMember) => (await callAs(app, by, 'GET', '/account/join-offer')).offer;

async function linkFor(email: string): Promise<string> {
  expect((await requestLink(email)).status).toBe(200);
  return tokenInMail(await app.mail(email, LINK));
}

/** Asks as a new person. @returns the id of the request. */
async function askAs(email: string): Promise<string> {
  expect((await signUpWith(await linkFor(email))).status).toBe(201);
  return (await waiting()).at(-1).id;
}

/** A member with a profile of their own and an address of the domain. */
async function memberOfDomain(): Promise<TestMember> {
  const member = await createMember(app, { name: 'Tungavarna again' });
  const email = `${member.id}@${domain}`;
  await app.sql('update accounts set email = $2 where id = $1', [member.id, email]);
  return { ...member, email };
}

describe('POST /service/api/join/link', () => {
  test('answers and stores the same for every address, and mails only where a domain is confirmed', async () => {
    const stranger = `asha@${crypto.randomUUID()}.example`;
    const answers = [await requestLink(asha), await requestLink(stranger)];
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data);
    const mail = await app.mail(asha, LINK);
    expect(mail).toContain('“Tungavarna Industries”');
    expect(mail).not.toContain(owner.email);
    await expect
      .poll(() => app.sql("select from pgboss.job where name = 'join-link' and state <> 'completed'"))
      .toEqual([]);
    expect(await app.sql('select from join_links where email = $1', [stranger])).toEqual([]);
    const sent = await app.sql("select from pgboss.job where name = 'mail' and data->>'to' = $1", [stranger]);
    expect(sent).toEqual([]);
  });

  test('a new link ends the earlier one', async () => {
    const first = await linkFor(asha);
    await requestLink(asha);
    await expect.poll(async () => (await open(first)).status).toBe(404);
  });
});

describe('a person without an account', () => {
  test('learns the name of the organisation, asks, waits, and works there once accepted', async () => {
    const token = await linkFor(asha);
    expect((await open(token)).body.data).toEqual({
      organisation: 'Tungavarna Industries',
      domain,
      email: asha,
    });
    expect((await signUpWith(token)).body.data).toMatchObject({ organisation: 'Tungavarna Industries' });
    expectFailure(await signUpWith(token), 'JOIN_LINK_INVALID');
    const refused = await signIn(asha);
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toContain('Your request to join “Tungavarna Industries” waits');
    expectFailure(await signIn(asha, 'another-password'), 'INVALID_CREDENTIALS');
    expect(await app.mail(owner.email, 'Someone asks to join your organisation')).toContain('“Asha Rao”');
    const [request] = await waiting();
    expect(request).toMatchObject({ name: 'Asha Rao', email: asha });
    expect((await answer(request.id, 'accept', { role: 'finance' })).body.data).toEqual([]);
    expect(await app.mail(asha, 'You can work for your organisation on Dayitva')).toContain('Finance');
    const { user } = (await signIn(asha)).body.data;
    expect(user).toMatchObject({ id: owner.id, role: 'finance', email_confirmed: true });
  });

  test('is told of a refusal, and the address is free again', async () => {
    const id = await askAs(asha);
    expect((await answer(id, 'decline')).status).toBe(200);
    expect(await app.mail(asha, 'Your request was declined')).toContain('is deleted');
    expectFailure(await signIn(asha), 'INVALID_CREDENTIALS');
    expect(await app.sql('select from accounts where email = $1', [asha])).toEqual([]);
    expect((await app.request('POST', '/auth/signup', { body: signUpBody(asha) })).status).toBe(201);
  });

  test('is told when nobody answers in 30 days', async () => {
    const id = await askAs(asha);
    await app.sql('update join_requests set expires_at = now() where id = $1', [id]);
    await runJob(app, 'join-request-expiry');
    expect(await app.mail(asha, 'Your request was not answered')).toContain('is deleted');
    expect(await app.sql('select from accounts where email = $1', [asha])).toEqual([]);
  });

  test('cannot ask by a link whose time or domain is over', async () => {
    const token = await linkFor(asha);
    await app.sql('delete from domain_claims where profile_id = $1', [owner.id]);
    expectFailure(await open(token), 'JOIN_LINK_INVALID');
    await addClaim(app, owner, asha, { confirmed: true });
    await app.sql('update join_links set expires_at = now() where email = $1', [asha]);
    const before = await databaseState(app);
    expectFailure(await signUpWith(token), 'JOIN_LINK_INVALID');
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('the link that confirms an address', () => {
  test('names the organisation that the person can ask to join, and sign-up does not', async () => {
    const signedUp = (await app.request('POST', '/auth/signup', { body: signUpBody(asha) })).body.data;
    expect(JSON.stringify(signedUp)).not.toContain('Tungavarna');
    const token = tokenInMail(await app.mail(asha, 'Please verify your email address'));
    const { sign_up_secret } = signedUp;
    const { body } = await app.request('POST', '/auth/verify-email', { body: { token, sign_up_secret } });
    expect(body.data.can_join).toBe('Tungavarna Industries');
  });
});

describe('a member who made a second profile', () => {
  test('is offered to ask once the address is confirmed, not before', async () => {
    const member = await memberOfDomain();
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [member.id]);
    expect(await offerOf(member)).toBeNull();
    expectFailure(
      await app.request('POST', '/account/join-request', { token: member.token }),
      'EMAIL_NOT_CONFIRMED',
    );
    await app.sql('update accounts set email_confirmed_at = now() where id = $1', [member.id]);
    const offer = { organisation: 'Tungavarna Industries', domain };
    expect(await offerOf(member)).toEqual({ ...offer, state: 'open', asked_at: null });
    await callAs(app, member, 'POST', '/account/join-request');
    expect(await offerOf(member)).toMatchObject({ ...offer, state: 'waiting' });
    expectFailure(await app.request('POST', '/account/join-request', { token: member.token }), 'JOIN_ASKED');
    await callAs(app, member, 'DELETE', '/account/join-request');
    expect(await offerOf(member)).toMatchObject({ state: 'open' });
    expect(await offerOf(owner)).toBeNull();
  });

  test('keeps the own profile when accepted, and when declined, and does not ask again', async () => {
    const [first, second] = [await memberOfDomain(), await memberOfDomain()];
    for (const by of [first, second]) await callAs(app, by, 'POST', '/account/join-request');
    const [one, two] = await waiting();
    await answer(one.id, 'accept', { role: 'viewer' });
    await answer(two.id, 'decline');
    const names = await callAs(app, first, 'GET', '/account/profiles');
    expect(names.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Tungavarna Industries',
      'Tungavarna again',
    ]);
    expect(await offerOf(first)).toBeNull();
    expect(await offerOf(second)).toMatchObject({ state: 'declined' });
    expectFailure(await app.request('POST', '/account/join-request', { token: second.token }), 'JOIN_ASKED');
    expect(await app.mail(second.email, 'Your request was declined')).toContain('stay as they are');
  });

  test('asks by signing up where somebody registered the address and never confirmed it', async () => {
    expect((await app.request('POST', '/auth/signup', { body: signUpBody(asha) })).status).toBe(201);
    expect((await signUpWith(await linkFor(asha))).status).toBe(201);
    expect(await waiting()).toMatchObject([{ email: asha }]);
  });

  test('asks with a link and the password', async () => {
    const member = await memberOfDomain();
    const token = await linkFor(member.email);
    expectFailure(await signUpWith(token), 'EMAIL_TAKEN');
    const join = (password: string) => app.request('POST', '/join/sign-in', { body: { token, password } });
    expectFailure(await join('not-the-password'), 'INVALID_CREDENTIALS');
    expect((await join('a-password-for-tests')).status).toBe(200);
    expect(await waiting()).toMatchObject([{ email: member.email }]);
  });
});

describe('the answer of an owner', () => {
  test('is given once: of two at the same moment one wins', async () => {
    const id = await askAs(asha);
    const other = await addColleague(app, owner, 'owner');
    const answers = await Promise.all([
      answer(id, 'accept', { role: 'viewer' }),
      answer(id, 'decline', {}, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('goes to all owners, and is for owners of this profile', async () => {
    const other = await addColleague(app, owner, 'owner');
    const id = await askAs(asha);
    expect(await app.mail(other.email, 'Someone asks to join your organisation')).toContain('Asha Rao');
    const manager = await addColleague(app, owner, 'manager');
    expectFailure(await answer(id, 'accept', { role: 'viewer' }, manager), 'ROLE_FORBIDS');
    expectFailure(
      await answer(id, 'accept', { role: 'viewer' }, await createMember(app)),
      'JOIN_REQUEST_NOT_FOUND',
    );
    expect((await answer(id, 'accept', { role: 'owner' })).status).toBe(400);
  });
});
