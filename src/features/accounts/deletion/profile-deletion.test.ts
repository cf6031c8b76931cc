import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { addClaim, addJoinRequest } from '#platform/testing/people/domains.ts';
import {
  callAs,
  documentForm,
  sendRequest,
  serviceBody,
  startCollaboration,
} from '#platform/testing/records.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let name: string;
/** Has made the organisation, so its profile has the id of this account. */
let founder: TestMember;
let second: TestMember;
let manager: TestMember;
beforeEach(async () => {
  name = `Tungavarna ${crypto.randomUUID()}`;
  founder = await createMember(app, { name, type: 'corporate' });
  second = await addColleague(app, founder, 'owner');
  manager = await addColleague(app, founder, 'manager');
});

const schedule = (by: TestMember, fields: object = {}) =>
  app.request('POST', '/profile/deletion', {
    token: by.token,
    body: { name, password: TEST_PASSWORD, ...fields },
  });
const keep = (by: TestMember) => app.request('DELETE', '/profile/deletion', { token: by.token });
const leave = (by: TestMember) =>
  app.request('POST', '/account/deletion', { token: by.token, body: { password: TEST_PASSWORD } });
const isPublished = async () =>
  (await app.sql('select is_published from profiles where id = $1', [founder.id]))[0]?.is_published;
const profilesOf = (by: TestMember) => callAs(app, by, 'GET', '/account/profiles');
const signInTry = ({ email }: TestMember) =>
  app.request('POST', '/auth/signin', { body: { email, password: TEST_PASSWORD } });

/** Lets the time of the organisation, and of these accounts, be over, and the hourly job come. */
async function erase(...members: TestMember[]): Promise<void> {
  await app.sql('update profile_deletions set due_at = now() where profile_id = $1', [founder.id]);
  await app.sql('update accounts set deletion_due_at = now() where id = any($1)', [
    members.map(({ id }) => id),
  ]);
  await runJob(app, 'account-erasure');
}

/** Every text of every table but the audit log, which keeps ids. */
async function everything(): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'audit_entries'",
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      app.sql<{ text: string }>(`select string_agg(t::text, ' ') as text from ${name} t`),
    ),
  );
  return texts.map(([row]) => row?.text).join(' ');
}

describe('POST /service/api/profile/deletion', () => {
  test('sets the day, hides the organisation, closes its requests and mails all owners', async () => {
    const partner = await createMember(app);
    await sendRequest(app, founder, partner);
    const { status, body } = await schedule(second);
    expect(status).toBe(200);
    expect(Math.round((Date.parse(body.data.due_at) - Date.now()) / DAY_MS)).toBe(14);
    expect(body.data.people.map(({ id }: { id: string }) => id)).toEqual([founder.id, second.id, manager.id]);
    expect(await isPublished()).toBe(false);
    expect(await callAs(app, partner, 'GET', '/collaboration-requests/received')).toMatchObject([
      { status: 'withdrawn' },
    ]);
    for (const { email } of [founder, second]) {
      expect(await app.mail(email, 'An organisation of yours will be deleted')).toContain(`“${name}”`);
    }
    const user = await callAs(app, manager, 'GET', '/auth/user');
    expect(user.profile_deletion_due_at).toBe(body.data.due_at);
    expect(user.deletion_due_at).toBeUndefined();
    expect((await schedule(founder)).body.data.due_at).toBe(body.data.due_at);
  });

  test('asks for the exact name and the password, and is for owners', async () => {
    const wrong = async (fields: object) => (await schedule(founder, fields)).body.error?.fields;
    expect(await wrong({ name: 'Tungavarna' })).toEqual({ name: `Please type the name exactly: ${name}` });
    expect(await wrong({ password: 'not mine' })).toEqual({ password: 'This is not your password.' });
    expectFailure(await schedule(manager), 'ROLE_FORBIDS');
    expect(await isPublished()).toBe(true);
  });

  test('declines people who ask to join, and the domain offers nothing', async () => {
    const asking = await createMember(app);
    await addClaim(app, founder, asking.email, { confirmed: true });
    await addJoinRequest(app, founder, asking);
    await schedule(founder);
    expect(await app.mail(asking.email, 'Your request was declined')).toContain(`“${name}”`);
    expect(await callAs(app, asking, 'GET', '/account/join-offer')).toEqual({ offer: null });
  });
});

describe('DELETE /service/api/profile/deletion', () => {
  test('is for any owner: the organisation is back, and nothing is erased', async () => {
    await schedule(founder);
    expectFailure(await keep(manager), 'ROLE_FORBIDS');
    expect((await keep(second)).body.data.due_at).toBeNull();
    expect(await isPublished()).toBe(true);
    expect(await app.mail(founder.email, 'An organisation of yours will not be deleted')).toContain(name);
    const acts = await app.sql<{ kind: string }>(
      "select kind from audit_entries where subject_id = $1 and kind like 'profile-deletion%' order by number",
      [founder.id],
    );
    expect(acts.map(({ kind }) => kind)).toEqual(['profile-deletion-asked', 'profile-deletion-withdrawn']);
    await erase();
    expect(await profilesOf(founder)).toHaveLength(1);
  });

  test('shows nothing of a main owner who is suspended', async () => {
    await schedule(founder);
    await app.sql('update accounts set suspended_at = now() where id = $1', [founder.id]);
    await app.sql('delete from profile_deletions where profile_id = $1', [founder.id]);
    expect(await isPublished()).toBe(false);
  });
});

describe('when the 14 days of an organisation are over', () => {
  test('nothing of it is left, and its people stay', async () => {
    const [partner, other] = [await createMember(app), await createMember(app)];
    await app.sql("insert into memberships (account_id, profile_id, role) values ($1, $2, 'viewer')", [
      manager.id,
      other.id,
    ]);
    await callAs(app, manager, 'POST', '/profile/services', serviceBody({ tagline: `By ${name}` }));
    await callAs(app, manager, 'POST', '/documents', documentForm());
    const shared = await startCollaboration(app, partner, founder);
    const { body } = await schedule(second);
    expect(body.data.people).toContainEqual(
      expect.objectContaining({ id: manager.id, has_other_profile: true }),
    );
    await erase();

    const left = await everything();
    expect(left).not.toContain(name);
    expect(await app.sql('select id from profiles where id = $1', [founder.id])).toEqual([]);
    expect(await app.sql('select name from files where owner_id = $1', [founder.id])).toEqual([]);
    const { participants } = await callAs(app, partner, 'GET', `/collaborations/${shared.id}`);
    expect(participants).toContain('Deleted member');
    expectFailure(await app.request('GET', '/account', { token: founder.token }), 'SESSION_ENDED');
    expectFailure(await signInTry(founder), 'NO_ORGANISATION');
    expect(await app.mail(second.email, 'An organisation of yours was deleted')).toContain('cannot sign in');
    const { token } = await signIn(app, manager.email);
    expect(await profilesOf({ ...manager, token })).toMatchObject([{ id: other.id, is_current: true }]);
  });

  test('erases none early', async () => {
    await schedule(founder);
    await app.sql("update profile_deletions set due_at = now() + interval '1 min'");
    await runJob(app, 'account-erasure');
    expect(await profilesOf(founder)).toHaveLength(1);
  });
});

describe('an owner who deletes the own account', () => {
  test('leaves the organisation with the other owner: shown, with its requests, records and files', async () => {
    const [asked, partner] = [await createMember(app), await createMember(app)];
    await sendRequest(app, founder, asked);
    await callAs(app, founder, 'POST', '/documents', documentForm());
    const { id } = await startCollaboration(app, founder, partner);
    expect((await leave(founder)).status).toBe(200);
    expect(await isPublished()).toBe(true);
    expect(await app.mail(second.email, 'An organisation has a new main owner')).toContain(name);
    await erase(founder);

    expect(await app.sql('select id from accounts where id = $1', [founder.id])).toEqual([]);
    expect(await isPublished()).toBe(true);
    expect(await callAs(app, second, 'GET', '/documents')).toHaveLength(1);
    expect(await callAs(app, second, 'GET', '/collaboration-requests/sent')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ status: 'pending' })]),
    );
    const { participants } = await callAs(app, second, 'GET', `/collaborations/${id}`);
    expect(participants).toContain(name);
    expect(await callAs(app, second, 'GET', '/profile/people')).toMatchObject([
      { id: second.id, is_main_owner: true },
      { id: manager.id },
    ]);
  });

  test('is told to hand over first, or to delete the organisation too', async () => {
    const lesser = { role: 'viewer', password: TEST_PASSWORD };
    await callAs(app, founder, 'PUT', `/profile/people/${second.id}`, lesser);
    const refused = await leave(founder);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'ONLY_OWNER_LEAVES' } } });
    expect(refused.body.error.message).toContain(`“${name}”`);
    await schedule(founder);
    expect((await leave(founder)).status).toBe(200);
    expectFailure(await keep(founder), 'OWNER_LEAVES');
    await erase(founder);
    expect(await app.sql('select id from accounts where id = $1', [founder.id])).toEqual([]);
    expect(await app.sql('select id from profiles where id = $1', [founder.id])).toEqual([]);
    expectFailure(await signInTry(second), 'NO_ORGANISATION');
  });

  test('leaves it to a colleague where the other owner has left meanwhile', async () => {
    await leave(founder);
    await callAs(app, second, 'DELETE', `/account/profiles/${founder.id}`);
    await erase(founder);
    expect(await callAs(app, manager, 'GET', '/profile/people')).toMatchObject([
      { id: manager.id, role: 'owner', is_main_owner: true },
    ]);
    expect(await isPublished()).toBe(true);
    expect(await app.mail(manager.email, 'An organisation has a new main owner')).toContain(name);
  });

  test('takes an organisation along for which nobody else acts', async () => {
    const alone = await createMember(app, { name: `Alone ${name}` });
    await leave(alone);
    await erase(alone);
    expect(await everything()).not.toContain(`Alone ${name}`);
  });
});
