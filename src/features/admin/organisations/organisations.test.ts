import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { listenTo } from '#platform/testing/live/listening-client.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, makeAccessToken } from '#platform/testing/records.ts';
import { createMember, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true, name: 'Kavya Nair' });
});
afterAll(() => app.stop());

const REASON = 'Its people ask for money outside of the platform.';
const send = (method: string, path: string, body?: object, by = admin) =>
  app.request(method, `/admin/organisations${path}`, { token: by.token, body });
const suspend = (id: string, by = admin) => send('POST', `/${id}/suspension`, { reason: REASON }, by);
const restore = (id: string) => send('POST', `/${id}/restoration`, { reason: 'It was a mistake.' });
const list = async (query: string) => (await send('GET', query)).body.data;
const trySignIn = ({ email }: TestMember) =>
  app.request('POST', '/auth/signin', { body: { email, password: TEST_PASSWORD } });
/** The words for people of a suspended organisation; without a reason where it is suspended with its main owner. */
const suspendedWords = (name: string, reason?: string) =>
  `“${name}” is suspended.${reason ? ` An admin gave this reason: “${reason}”` : ''} To have it looked at again, please use the form at /grievance.`;
const read = ({ token }: { token: string }) => app.request('GET', '/profile/profile', { token });

describe('the list of organisations', () => {
  test('finds each by its name, the address of one of its people or an id, page by page', async () => {
    const owner = await createMember(app, { name: 'Tungavarna 100%_Works', type: 'corporate' });
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const found = (await list('?search=100%25_wor')).records;
    expect(found).toEqual([
      {
        id: owner.id,
        name: 'Tungavarna 100%_Works',
        organization_type: 'corporate',
        state: 'Jharkhand',
        joined_at: expect.any(String),
        people: 2,
        main_owner: { id: owner.id, name: expect.any(String), suspended_at: null },
        deletion_due_at: null,
        suspended_at: null,
        suspension_reason: null,
        suspended_by_name: null,
      },
    ]);
    for (const search of [asha.email, asha.id, owner.id])
      expect((await list(`?search=${search}`)).records, search).toEqual(found);
    expect((await list(`?search=${owner.id}&type=ngo`)).records).toEqual([]);
    expect((await list(`?search=${owner.id}&state=suspended`)).records).toEqual([]);
    expect((await list('?pageSize=1')).pagination).toMatchObject({ page: 1, pageSize: 1 });
  });
});

describe('the suspension of an organisation', () => {
  test('stops all its people with the reason, hides it, and is undone by a restoration', async () => {
    const owner = await createMember(app, { name: 'Sahyadri Trust' });
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const other = await createMember(app);
    const program = await makeAccessToken(app, asha);
    const slug = (await app.sql<{ slug: string }>('select slug from profiles where id = $1', [owner.id]))[0]
      ?.slug;
    const page = async () => (await app.request('GET', `/members/${slug}`)).status;
    const isListed = async () => {
      const path = '/marketplace/profiles?search=Sahyadri%20Trust';
      const { records } = await callAs(app, other, 'GET', path);
      return records.some(({ id }: { id: string }) => id === owner.id);
    };
    expect([await isListed(), await page()]).toEqual([true, 200]);

    expect((await suspend(owner.id)).body.data).toMatchObject({
      suspended_at: expect.any(String),
      suspension_reason: REASON,
      suspended_by_name: 'Kavya Nair',
    });
    for (const person of [owner, asha]) {
      expectFailure(await read(person), 'SESSION_ENDED');
      const words = suspendedWords('Sahyadri Trust', REASON);
      expectFailure(await trySignIn(person), 'ORGANISATION_SUSPENDED', words);
      const mail = await app.mail(person.email, 'Your organisation is suspended on Dayitva');
      expect(mail).toContain(REASON);
    }
    expect((await read(program)).status).toBe(401);
    expect([await isListed(), await page()]).toEqual([false, 404]);
    // What else shows or hides a profile does not show this one.
    await app.sql('update accounts set email_confirmed_at = now() where id = $1', [owner.id]);
    expect(await isListed()).toBe(false);
    expect((await list(`?search=${owner.id}&state=suspended`)).records).toHaveLength(1);

    expect((await restore(owner.id)).body.data).toMatchObject({
      suspended_at: null,
      suspension_reason: null,
    });
    expect(await app.mail(asha.email, 'Your organisation is open again on Dayitva')).toContain('a mistake');
    expect((await trySignIn(asha)).status).toBe(200);
    expect((await read(program)).status).toBe(200);
    expect([await isListed(), await page()]).toEqual([true, 200]);
  });

  test('leaves the people who work for another one too to that one', async () => {
    const owner = await createMember(app, { name: 'Jal Trust' });
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const second = await createMember(app, { name: 'Vana Trust' });
    await app.sql("insert into memberships (account_id, profile_id, role) values ($1, $2, 'member')", [
      asha.id,
      second.id,
    ]);
    await suspend(owner.id);
    expectFailure(await read(asha), 'SESSION_ENDED');
    const signedIn = await trySignIn(asha);
    expect(signedIn.body.data.user).toMatchObject({ id: second.id, role: 'member' });
    const token = signedIn.body.data.session.access_token;
    const switched = await app.request('PUT', '/account/profile', { token, body: { profile_id: owner.id } });
    expectFailure(switched, 'ORGANISATION_SUSPENDED', suspendedWords('Jal Trust', REASON));
  });

  test('stays when its main owner is suspended and restored, or its ownership is handed over', async () => {
    const owner = await createMember(app, { name: 'Kala Trust' });
    const heir = await addColleague(app, owner, 'owner', 'Ravi Kale');
    await suspend(owner.id);
    await app.sql('update accounts set suspended_at = now() where id = $1', [owner.id]);
    await app.sql('update accounts set suspended_at = null where id = $1', [owner.id]);
    await app.sql("update memberships set role = 'manager' where account_id = $1", [owner.id]);
    const shown = 'select is_published from profiles where id = $1';
    expect(await app.sql(shown, [owner.id])).toEqual([{ is_published: false }]);
    expectFailure(await trySignIn(heir), 'ORGANISATION_SUSPENDED', suspendedWords('Kala Trust', REASON));
  });

  test('of one with an admin, of none, without a reason, twice or by a member is refused', async () => {
    const member = await createMember(app);
    const before = await databaseState(app);
    expectFailure(await suspend(admin.id), 'ORGANISATION_OF_ADMIN');
    expectFailure(await suspend(crypto.randomUUID()), 'PROFILE_NOT_FOUND');
    const blank = await send('POST', `/${member.id}/suspension`, { reason: ' ' });
    expectWrongField(blank, 'reason', 'Reason is required');
    expectFailure(await suspend(member.id, member), 'FORBIDDEN');
    expectFailure(await restore(member.id), 'ORGANISATION_CHANGED');
    expect(await databaseState(app)).toEqual(before);
    const second = await createMember(app, { admin: true });
    const answers = await Promise.all([suspend(member.id), suspend(member.id, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('open pages of colleagues end at once', () => {
  const ENDS_WITHIN_MS = 5000;
  test.each(['the organisation', 'its main owner'])('when %s is suspended', async (what) => {
    const owner = await createMember(app, { name: 'Nadi Trust' });
    const asha = await addColleague(app, owner, 'manager', 'Asha Rao');
    const client = await listenTo(app.url, '/notifications/events', { token: asha.token });
    expect(client.status).toBe(200);
    const begun = performance.now();
    const path = what === 'the organisation' ? 'organisations' : 'people';
    await callAs(app, admin, 'POST', `/admin/${path}/${owner.id}/suspension`, { reason: REASON });
    await client.ended;
    expect(performance.now() - begun).toBeLessThan(ENDS_WITHIN_MS);
    // The reason for suspending a person is not for the colleagues.
    const words = suspendedWords('Nadi Trust', what === 'the organisation' ? REASON : undefined);
    expectFailure(await trySignIn(asha), 'ORGANISATION_SUSPENDED', words);
  });
});
