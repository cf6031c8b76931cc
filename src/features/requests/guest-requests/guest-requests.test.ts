import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { callAs, guestRequestBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let target: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  target = await createMember(app, { name: 'Jal Trust' });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const PATH = '/collaboration-requests';
const send = (token?: string, to = target) =>
  app.request('POST', PATH, {
    token,
    body: guestRequestBody(to.id, { collaboration_objective: 'A guest asks for this.' }),
  });
const held = () => callAs(app, admin, 'GET', `${PATH}/held`);

describe('POST /service/api/collaboration-requests of a visitor', () => {
  test('is held: an admin sees it, the member does not, and no email is sent', async () => {
    const { status, body } = await send();
    expect(status).toBe(201);
    const nobody = {
      profile_id: null,
      profile_full_name: null,
      profile_organization_name: null,
      profile_organization_type: null,
      profile_location: null,
      profile_avatar_url: null,
    };
    expect(body.data).toMatchObject({ status: 'held', target_profile_id: target.id, ...nobody });
    const guest = { guest_name: 'Asha Devi', guest_email: 'asha@visitors.example' };
    expect(await held()).toContainEqual({ ...body.data, ...guest, version: 1, original: null });
    expect(body.data).not.toHaveProperty('guest_email');
    expect(await callAs(app, target, 'GET', `${PATH}/received`)).toEqual([]);
    const mails = await app.sql("select 1 from pgboss.job where name = 'mail'");
    expect(mails).toEqual([]);
  });

  test('cannot be answered', async () => {
    const { body } = await send();
    const before = await databaseState(app);
    for (const { token } of [target, admin]) {
      for (const status of ['accepted', 'declined', 'withdrawn']) {
        const answer = await app.request('PATCH', `${PATH}/${body.data.id}`, { token, body: { status } });
        expectFailure(answer, 'COLLABORATION_REQUEST_NOT_FOUND');
      }
    }
    expect(await databaseState(app)).toEqual(before);
  });

  test('finds only members that the marketplace shows', async () => {
    const hidden = await createMember(app, { confirmed: false });
    expectFailure(await send(undefined, hidden), 'PROFILE_NOT_FOUND');
  });

  test('reveals nothing about a member whose page is not public: the name is what the visitor wrote', async () => {
    const hidden = await createMember(app, { name: 'Quiet Trust' });
    await callAs(app, hidden, 'PUT', '/profile/profile', { is_page_public: false });
    for (const target_profile_name of [undefined, 'Somebody']) {
      const { body } = await app.request('POST', PATH, {
        body: guestRequestBody(hidden.id, { target_profile_name }),
      });
      expect(body.data).toMatchObject({ status: 'held', target_profile_name: target_profile_name ?? '' });
    }
    const names = (await held()).map((one: { target_profile_name: string }) => one.target_profile_name);
    expect(names.slice(0, 2)).toEqual(['Quiet Trust', 'Quiet Trust']);
  });

  test.each([
    ['guest_name', undefined, 'Name is required'],
    ['guest_name', ' \n ', 'Name is required'],
    ['guest_name', 'x'.repeat(161), 'Name must be 160 characters or less'],
    ['guest_email', undefined, 'Email is required'],
    ['guest_email', 'asha@visitors', 'Invalid email format'],
  ])('says who asks: %s may not be %j', async (field, value, message) => {
    const before = await databaseState(app);
    const body = guestRequestBody(target.id, { [field]: value });
    expectWrongField(await app.request('POST', PATH, { body }), field, message);
    expect(await databaseState(app)).toEqual(before);
  });

  test('can be sent more than once, because guests cannot be told apart', async () => {
    const before = (await held()).length;
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    expect(await held()).toHaveLength(before + 2);
  });
});

describe('POST /service/api/collaboration-requests with a token', () => {
  test('that is not valid is a 401, not a guest', async () => {
    const before = await databaseState(app);
    expectFailure(await send('expired.or.broken'), 'SESSION_ENDED');
    expect(await databaseState(app)).toEqual(before);
  });

  test('of an unconfirmed member is a 403, not a guest', async () => {
    const { token } = await createMember(app, { confirmed: false });
    const before = await databaseState(app);
    expectFailure(await send(token), 'EMAIL_NOT_CONFIRMED');
    expect(await databaseState(app)).toEqual(before);
  });

  test('of a member who has confirmed since it was made counts as confirmed', async () => {
    const { id, token } = await createMember(app, { confirmed: false });
    await app.sql('update accounts set email_confirmed_at = now() where id = $1', [id]);
    expect(await send(token)).toMatchObject({ status: 201, body: { data: { status: 'pending' } } });
  });

  test('of a deleted account is a 401, not a guest', async () => {
    const { id, token } = await createMember(app);
    await app.sql('delete from accounts where id = $1', [id]);
    const before = await databaseState(app);
    expectFailure(await send(token), 'SESSION_ENDED');
    expect(await databaseState(app)).toEqual(before);
  });
});

describe('a request of a member', () => {
  test('stores no name or email of a guest, whatever is sent', async () => {
    const sender = await createMember(app);
    const body = guestRequestBody(target.id, { guest_name: 'Somebody Else' });
    const { id } = await callAs(app, sender, 'POST', PATH, body);
    const [stored] = await app.sql(
      'select guest_name, guest_email from collaboration_requests where id = $1',
      [id],
    );
    expect(stored).toEqual({ guest_name: null, guest_email: null });
  });
});

describe("a guest's request after 30 days", () => {
  test('is deleted with name and email, however many there are; a newer one and those of members stay', async () => {
    const sender = await createMember(app);
    const asked = await callAs(app, sender, 'POST', PATH, guestRequestBody(target.id));
    await app.sql("update collaboration_requests set created_at = now() - interval '40 days' where id = $1", [
      asked.id,
    ]);
    await app.sql(
      `insert into collaboration_requests (id, target_profile_id, target_profile_name, collaboration_objective,
         timeframe, budget_band, status, guest_name, guest_email, created_at)
       select gen_random_uuid(), $1, 'Jal Trust', 'Wells for sixty villages', 'Immediate', 'Not Applicable', 'held',
         'Asha', 'asha@visitors.example', now() - interval '30 days 1 minute' from generate_series(1, 450)`,
      [target.id],
    );
    await app.sql(
      `insert into collaboration_requests (id, target_profile_id, target_profile_name, collaboration_objective,
         timeframe, budget_band, status, guest_name, guest_email, created_at)
       values (gen_random_uuid(), $1, 'Jal Trust', 'Of yesterday a month ago', 'Immediate', 'Not Applicable', 'held',
         'Ravi', 'ravi@visitors.example', now() - interval '29 days 23 hours')`,
      [target.id],
    );
    await app.sql("insert into pgboss.job (name, data) values ('held-requests', '{}')");
    const old =
      "select 1 from collaboration_requests where status = 'held' and created_at < now() - interval '30 days'";
    await expect.poll(async () => (await app.sql(old)).length, { timeout: 15_000 }).toBe(0);
    expect(await app.sql("select 1 from collaboration_requests where guest_name = 'Ravi'")).toHaveLength(1);
    expect(await app.sql('select 1 from collaboration_requests where id = $1', [asked.id])).toHaveLength(1);
  });
});

describe('an admin', () => {
  const act = (id: string, what: string, body: object = {}, by = admin) =>
    app.request(what === 'words' ? 'PUT' : 'POST', `/admin/guest-requests/${id}/${what}`, {
      token: by.token,
      body: { version: 1, ...body },
    });
  const words = {
    collaboration_objective: 'A guest asks for books.',
    additional_notes: '',
    keeps_attachment: false,
  };
  const sendTo = async (to: TestMember, fields: object = {}) =>
    (await app.request('POST', PATH, { body: guestRequestBody(to.id, fields) })).body.data.id as string;
  const received = (by: TestMember) => callAs(app, by, 'GET', `${PATH}/received?state=waiting`);

  test('passes a request on: the target sees guest and words, gets a mail, and closes it', async () => {
    const member = await createMember(app, { name: 'Books for All' });
    const id = await sendTo(member);
    expect((await act(id, 'release')).body.data.message).toBe('Books for All has the request now.');
    const [request] = await received(member);
    expect(request).toMatchObject({
      id,
      status: 'released',
      profile_full_name: 'Asha Devi',
      guest: { name: 'Asha Devi', email: 'asha@visitors.example', is_edited: false },
    });
    const mail = await app.mail(member.email, 'A request from a visitor for you');
    expect(mail).toContain('“Asha Devi”');
    expect(mail).not.toContain('asha@visitors.example');
    expect((await callAs(app, member, 'GET', '/desk')).requests).toMatchObject({
      total: 1,
      first: [{ id, name: 'Asha Devi' }],
    });
    const answer = (status: string) =>
      app.request('PATCH', `${PATH}/${id}`, { token: member.token, body: { status } });
    expectFailure(await answer('accepted'), 'GUEST_REQUEST_BY_MAIL');
    expect((await answer('closed')).body.data).toMatchObject({ status: 'closed' });
    expectFailure(await answer('closed'), 'REQUEST_ALREADY_ANSWERED');
    expect(await callAs(app, member, 'GET', `${PATH}/counts`)).toMatchObject({
      received: { waiting: 0, settled: 1 },
    });
  });

  test('edits the words: the target sees the new ones and that they were edited, admins also the old ones', async () => {
    const member = await createMember(app);
    const id = await sendTo(member, {
      attachment_url: 'https://spam.example/offer',
      additional_notes: 'Call me',
    });
    const { body } = await act(id, 'words', words);
    const original = {
      collaboration_objective: 'Digital classrooms in forty schools of Gumla district.',
      additional_notes: 'Call me',
      attachment_url: 'https://spam.example/offer',
    };
    expect(body.data).toMatchObject({
      version: 2,
      original,
      attachment_url: null,
      additional_notes: null,
    });
    expectFailure(await act(id, 'words', words), 'GUEST_REQUEST_CHANGED');
    expectFailure(await act(id, 'release'), 'GUEST_REQUEST_CHANGED');
    const again = await act(id, 'words', { ...words, version: 2 });
    expect(again.body.data).toMatchObject({ version: 3, original });
    expect((await act(id, 'release', { version: 3 })).status).toBe(200);
    const [request] = await received(member);
    expect(request).toMatchObject({
      collaboration_objective: words.collaboration_objective,
      guest: { is_edited: true },
    });
    expect(JSON.stringify(request)).not.toContain('spam.example');
    expectFailure(await act(id, 'words', { ...words, version: 3 }), 'GUEST_REQUEST_CHANGED');
    expectWrongField(
      await act(await sendTo(member), 'words', { ...words, collaboration_objective: 'Short' }),
      'collaboration_objective',
      'Collaboration objective must be at least 20 characters.',
    );
  });

  test('refuses a request: it is deleted, and only a member with that confirmed address gets a mail', async () => {
    const [member, guest] = [await createMember(app), await createMember(app)];
    for (const guest_email of [guest.email, 'nobody@visitors.example']) {
      const id = await sendTo(member, { guest_email });
      expect((await act(id, 'refusal')).status).toBe(200);
      expect(await app.sql('select 1 from collaboration_requests where id = $1', [id])).toEqual([]);
      expectFailure(await act(id, 'release'), 'COLLABORATION_REQUEST_NOT_FOUND');
    }
    expect(await app.mail(guest.email, 'Your request without signing in is over')).toContain('/login');
    const mails = await app.sql(
      "select 1 from pgboss.job where name = 'mail' and data ->> 'to' = 'nobody@visitors.example'",
    );
    expect(mails).toEqual([]);
  });

  test('is one of two: of a release and a refusal at once one wins', async () => {
    const member = await createMember(app);
    const id = await sendTo(member);
    const answers = await Promise.all([act(id, 'release'), act(id, 'refusal')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('cannot pass a request on to a member who has left the marketplace', async () => {
    const member = await createMember(app);
    const id = await sendTo(member);
    await app.sql('update accounts set suspended_at = now() where id = $1', [member.id]);
    expectFailure(
      await act(id, 'release'),
      'PROFILE_NOT_FOUND',
      'The member is no longer in the marketplace. You can refuse the request.',
    );
  });
});

describe('a request that was passed on', () => {
  test('is deleted 30 days later, with one mail to a member whose address it has', async () => {
    const [member, guest] = [await createMember(app), await createMember(app)];
    const sent = [1, 2].map(() =>
      app.request('POST', PATH, { body: guestRequestBody(member.id, { guest_email: guest.email }) }),
    );
    const ids = (await Promise.all(sent)).map(({ body }) => body.data.id);
    await app.sql(
      `update collaboration_requests set status = 'released', created_at = now() - interval '50 days',
        released_at = now() - interval '29 days' where id = any($1)`,
      [ids],
    );
    const count = async () =>
      (await app.sql('select 1 from collaboration_requests where id = any($1)', [ids])).length;
    const run = () => app.sql("insert into pgboss.job (name, data) values ('held-requests', '{}')");
    await run();
    await expect
      .poll(
        async () =>
          (await app.sql("select 1 from pgboss.job where name = 'held-requests' and state < 'completed'"))
            .length,
        { timeout: 15_000 },
      )
      .toBe(0);
    expect(await count()).toBe(2);
    await app.sql(
      "update collaboration_requests set released_at = now() - interval '31 days' where id = any($1)",
      [ids],
    );
    await run();
    await expect.poll(count, { timeout: 15_000 }).toBe(0);
    const mail = await app.mail(guest.email, 'Your request without signing in is over');
    expect(mail.replaceAll(/\s+/g, ' ')).toContain(
      '30 days after a request was sent, or 30 days after our team passed it on',
    );
    const mails = await app.sql("select 1 from pgboss.job where name = 'mail' and data ->> 'to' = $1", [
      guest.email,
    ]);
    expect(mails).toHaveLength(1);
  });
});
