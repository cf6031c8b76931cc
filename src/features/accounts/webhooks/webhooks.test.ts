import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import {
  callAs,
  grantLevel,
  guestRequestBody,
  sendRequest,
  startCollaboration,
  storeKeyDocuments,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';
import { isFromDayitva, type Receiver, startReceiver } from '#platform/testing/webhooks/receiver.ts';

let app: TestApp;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ WEBHOOK_EXCEPTIONS: receiver.origin });
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.status = 200;
  receiver.answer = 'ok';
  receiver.decide = null;
});

type Data = ApiAnswer['body'];
const EVENTS = [
  'collaboration_request.received',
  'collaboration_request.answered',
  'collaboration.changed',
  'milestone.completed',
  'grant.changed',
  'verification.decided',
];
/** Each webhook of a test has a path of its own, so that its deliveries are known. */
const add = (by: TestMember, events = EVENTS): Promise<Data> =>
  callAs(app, by, 'POST', '/account/webhooks', { url: `${receiver.origin}/${crypto.randomUUID()}`, events });
const log = async (by: TestMember, id: string): Promise<Data[]> =>
  (await callAs(app, by, 'GET', `/account/webhooks/${id}/deliveries`)).records;
const settled = async (by: TestMember, id: string, count = 1): Promise<Data[]> => {
  let deliveries: Data[] = [];
  await expect
    .poll(
      async () => {
        deliveries = await log(by, id);
        return deliveries.filter(({ tries }) => tries > 0).filter(({ duration_ms }) => duration_ms !== null)
          .length;
      },
      { timeout: 15_000, interval: 50 },
    )
    .toBeGreaterThanOrEqual(count);
  return deliveries;
};
/** What the receiver got, by the id of the event. */
const gotten = (eventId: string) => receiver.received.filter(({ body }) => JSON.parse(body).id === eventId);
const dueNow = (deliveryId: string) =>
  app.sql("update webhook_deliveries set next_try_at = now() - interval '1 s' where id = $1", [deliveryId]);
const ping = (by: TestMember, id: string) => callAs(app, by, 'POST', `/account/webhooks/${id}/test`);

describe('a delivery', () => {
  test('has a signature that the receiver verifies, and only with its secret and body', async () => {
    const member = await createMember(app);
    const webhook = await add(member);
    const { event_id } = await ping(member, webhook.id);
    const [delivery] = await settled(member, webhook.id);
    expect(delivery).toMatchObject({ type: 'ping', state: 'delivered', tries: 1, status: 200, answer: 'ok' });
    const [request] = gotten(event_id);
    if (!request) throw new Error('nothing came');
    const header = String(request.headers['dayitva-signature']);
    expect(header).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
    expect(isFromDayitva(webhook.secret, header, request.body)).toBe(true);
    expect(isFromDayitva(`${webhook.secret}x`, header, request.body)).toBe(false);
    expect(isFromDayitva(webhook.secret, header, `${request.body} `)).toBe(false);
    expect(isFromDayitva(webhook.secret, header, request.body, Date.now() + 600_000)).toBe(false);
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(request.body)).toMatchObject({ type: 'ping', data: { webhook_id: webhook.id } });
  });

  test('that fails is tried again, with the same id, until it is accepted', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const webhook = await add(member);
    receiver.status = 500;
    receiver.answer = `${'x'.repeat(3000)}\0`;
    await sendRequest(app, partner, member);
    const [first] = await settled(member, webhook.id);
    expect(first).toMatchObject({ state: 'waiting', tries: 1, status: 500 });
    expect(first.error).toBe('The server answered with status 500.');
    expect(first.answer).toHaveLength(1024);
    const wait = Date.parse(first.next_try_at) - Date.parse(first.tried_at);
    expect(wait).toBeGreaterThan(55_000);
    expect(wait).toBeLessThan(75_000);
    expect((await callAs(app, member, 'GET', '/account/webhooks'))[0].failing_since).not.toBeNull();
    receiver.status = 204;
    await dueNow(first.id);
    // Any new event lets the job look.
    await ping(member, webhook.id);
    await expect.poll(async () => (await log(member, webhook.id)).at(-1)?.state).toBe('delivered');
    const requests = gotten(first.event_id);
    expect(requests).toHaveLength(2);
    expect(requests[0]?.body).toBe(requests[1]?.body);
    expect((await callAs(app, member, 'GET', '/account/webhooks'))[0].failing_since).toBeNull();
  });

  test('is given up after the sixth try, and can be sent again by hand', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const webhook = await add(member);
    receiver.status = 503;
    await sendRequest(app, partner, member);
    const [first] = await settled(member, webhook.id);
    await app.sql('update webhook_deliveries set tries = 5 where id = $1', [first.id]);
    await dueNow(first.id);
    await ping(member, webhook.id);
    await expect.poll(async () => (await log(member, webhook.id)).at(-1)?.state).toBe('failed');
    expect((await log(member, webhook.id)).at(-1)).toMatchObject({ tries: 6, next_try_at: null });
    receiver.status = 200;
    const path = `/account/webhooks/${webhook.id}/deliveries/${first.id}`;
    expect(await callAs(app, member, 'POST', path)).toMatchObject({ state: 'waiting', tries: 0 });
    await expect.poll(async () => (await log(member, webhook.id)).at(-1)?.state).toBe('delivered');
  });

  test('does not follow a redirect, which is a failure', async () => {
    const member = await createMember(app);
    const webhook = await add(member);
    receiver.status = 302;
    const { event_id } = await ping(member, webhook.id);
    const [delivery] = await settled(member, webhook.id);
    expect(delivery).toMatchObject({ state: 'failed', status: 302, tries: 1 });
    expect(gotten(event_id)).toHaveLength(1);
  });

  test.each(['https://127.0.0.1/hook', 'https://169.254.169.254/latest', 'https://[::1]:8443/'])(
    'to %s is not sent: the address is not public',
    async (url) => {
      const member = await createMember(app);
      const { id } = await callAs(app, member, 'POST', '/account/webhooks', { url, events: EVENTS });
      await ping(member, id);
      const [delivery] = await settled(member, id);
      expect(delivery).toMatchObject({ state: 'failed', status: null });
      expect(delivery.error).toMatch(/private network/);
    },
  );

  test('that is sent again during a try keeps the outcome of the later try alone', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const webhook = await add(member);
    const path = new URL(webhook.url).pathname;
    const tries = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    let begun = 0;
    receiver.decide = (to) =>
      to === path ? (tries[begun++]?.promise ?? Promise.resolve(200)) : Promise.resolve(200);
    const begins = (count: number) => expect.poll(() => begun, { timeout: 8000 }).toBe(count);
    await sendRequest(app, partner, member);
    await begins(1);
    const [{ id }] = await log(member, webhook.id);
    await callAs(app, member, 'POST', `/account/webhooks/${webhook.id}/deliveries/${id}`);
    await begins(2);
    tries[0]?.resolve(500);
    const failing = 'select 1 from webhooks where id = $1 and failing_since is not null';
    await expect.poll(async () => (await app.sql(failing, [webhook.id])).length).toBe(1);
    expect((await log(member, webhook.id))[0]).toMatchObject({ state: 'waiting', tries: 1, status: null });
    tries[1]?.resolve(200);
    await expect.poll(async () => (await log(member, webhook.id))[0].state).toBe('delivered');
    expect((await log(member, webhook.id))[0]).toMatchObject({ tries: 1, status: 200, error: null });
    expect(begun).toBe(2);
  });

  test('to receivers that hang takes two places of its member, and holds up no other member', async () => {
    const [slow, other] = [await createMember(app), await createMember(app)];
    const hanging = [await add(slow), await add(slow)];
    const paths = hanging.map(({ url }) => new URL(url).pathname);
    const answered = Promise.withResolvers<number>();
    let begun = 0;
    receiver.decide = async (to) => {
      if (!paths.includes(to)) return 200;
      begun += 1;
      return answered.promise;
    };
    for (const { id } of [...hanging, ...hanging, ...hanging]) await ping(slow, id);
    await expect.poll(() => begun, { timeout: 8000 }).toBe(2);
    const quick = await add(other);
    await ping(other, quick.id);
    await expect.poll(async () => (await log(other, quick.id))[0].state, { timeout: 5000 }).toBe('delivered');
    expect(begun).toBe(2);
    answered.resolve(200);
    for (const { id } of hanging)
      await expect
        .poll(async () => (await log(slow, id)).map(({ state }) => state), { timeout: 8000 })
        .toEqual(['delivered', 'delivered', 'delivered']);
    expect(begun).toBe(6);
  });

  test('that a process left half done is sent by another one', async () => {
    const member = await createMember(app);
    const webhook = await add(member);
    const { id, event_id } = await ping(member, webhook.id);
    await settled(member, webhook.id);
    await app.sql(
      `update webhook_deliveries set state = 'waiting', tries = 1, duration_ms = null, next_try_at = now() - interval '1 s'
        where id = $1`,
      [id],
    );
    const other = await startTestApp({ DATABASE_URL: app.databaseUrl, WEBHOOK_EXCEPTIONS: receiver.origin });
    await ping(member, webhook.id);
    await expect.poll(() => gotten(event_id).length, { timeout: 15_000 }).toBe(2);
    await other.stop();
  });
});

describe('events', () => {
  test('of a request and its collaboration reach both sides, with ids and states alone', async () => {
    const [one, two] = [await createMember(app, { type: 'corporate' }), await createMember(app)];
    const [ofOne, ofTwo] = [await add(one), await add(two)];
    const { id } = await startCollaboration(app, one, two);
    const path = `/collaborations/${id}/milestones`;
    const milestone = await callAs(app, two, 'POST', path, { title: 'First pump' });
    await callAs(app, two, 'PATCH', `${path}/${milestone.id}`, { status: 'completed' });
    await callAs(app, one, 'PUT', `/collaborations/${id}/archive`);
    const types = async (by: TestMember, webhook: Data) =>
      (await log(by, webhook.id)).map(({ type, body }) => [type, JSON.parse(body).data]);
    const forTwo = await types(two, ofTwo);
    expect(forTwo.map(([type]) => type)).toContain('collaboration_request.received');
    const forOne = await types(one, ofOne);
    for (const all of [forOne, forTwo]) {
      expect(all).toContainEqual([
        'collaboration_request.answered',
        { request_id: expect.any(String), status: 'accepted', collaboration_id: id },
      ]);
      expect(all).toContainEqual([
        'milestone.completed',
        { collaboration_id: id, milestone_id: milestone.id },
      ]);
      expect(all).toContainEqual(['collaboration.changed', { collaboration_id: id, change: 'started' }]);
      expect(all).toContainEqual(['collaboration.changed', { collaboration_id: id, change: 'archived' }]);
    }
    expect(forOne.map(([type]) => type)).not.toContain('collaboration_request.received');
    expect(JSON.stringify([forOne, forTwo])).not.toMatch(/@|Gumla|First pump/);
  });

  test('of a request of a guest reach the member once an admin passes it on', async () => {
    const [admin, member] = [await createMember(app, { admin: true }), await createMember(app)];
    const webhook = await add(member);
    const sent = await app.request('POST', '/collaboration-requests', { body: guestRequestBody(member.id) });
    const { id } = sent.body.data;
    expect(await log(member, webhook.id)).toEqual([]);
    await callAs(app, admin, 'POST', `/admin/guest-requests/${id}/release`, { version: 1 });
    const [delivery] = await log(member, webhook.id);
    expect(JSON.parse(delivery?.body).data).toEqual({ request_id: id, sender_id: null, status: 'released' });
  });

  test('of a verification reach the member', async () => {
    const [member, admin] = [await createMember(app), await createMember(app, { admin: true })];
    const webhook = await add(member, ['verification.decided']);
    await storeKeyDocuments(app, member);
    await grantLevel(app, member, admin);
    const [delivery] = await settled(member, webhook.id);
    expect(JSON.parse(delivery.body).data).toMatchObject({ level: 1, decision: 'granted' });
  });

  test('that were not chosen, or of others, are not sent; nor is anything to a paused webhook', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const [chosen, paused] = [await add(member, ['milestone.completed']), await add(member)];
    const { secret, id, created_at, failing_since, ...fields } = paused;
    await callAs(app, member, 'PUT', `/account/webhooks/${id}`, { ...fields, is_active: false });
    await sendRequest(app, partner, member);
    expect(await log(member, chosen.id)).toEqual([]);
    expect(await log(member, id)).toEqual([]);
  });

  test('of a change that is undone are not stored', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const webhook = await add(member);
    await sendRequest(app, partner, member);
    const again = await app.request('POST', '/collaboration-requests', {
      token: partner.token,
      body: {
        target_profile_id: member.id,
        collaboration_objective: 'Digital classrooms in forty schools of Gumla district.',
        timeframe: '0-3 months',
        budget_band: '₹10-50 Lakh',
      },
    });
    expectFailure(again, 'REQUEST_ALREADY_OPEN');
    expect(await log(member, webhook.id)).toHaveLength(1);
  });
});

describe('a webhook', () => {
  test('is told to the owners of today without its query, and ends with its maker', async () => {
    const founder = await createMember(app, { name: 'Tungavarna Industries' });
    const heir = await addColleague(app, founder, 'owner');
    const manager = await addColleague(app, founder, 'manager');
    await callAs(app, founder, 'DELETE', `/account/profiles/${founder.id}`);
    const make = (by: TestMember, path: string) =>
      callAs(app, by, 'POST', '/account/webhooks', {
        url: `https://events.example/${path}?key=SECRET123`,
        events: ['collaboration_request.received'],
      });
    const made = await make(manager, 'of-the-manager');
    const kept = await make(heir, 'of-the-owner');
    const mail = await app.mail(heir.email, 'A webhook has a new address');
    // Names in quotation marks hold no link that a mail program opens.
    expect(mail).toMatch(/events\. ?example\/of-the-/);
    expect(mail).not.toContain('SECRET123');
    await callAs(app, heir, 'DELETE', `/profile/people/${manager.id}`);
    const active = async () =>
      (await callAs(app, heir, 'GET', '/account/webhooks'))
        .filter(({ is_active }: { is_active: boolean }) => is_active)
        .map(({ id }: { id: string }) => id);
    expect([made.id === kept.id, await active()]).toEqual([false, [kept.id]]);
    await app.request('POST', '/auth/forgot-password', { body: { email: heir.email } });
    const reset = { token: tokenInMail(await app.mail(heir.email, 'Choose a new password')) };
    await app.request('POST', '/auth/reset-password', { body: { ...reset, password: 'unusual-words-8' } });
    expect(await app.sql('select 1 from webhooks where id = $1 and is_active', [kept.id])).toEqual([]);
  });

  test('that has failed for three days is paused, its owner mailed, and resumed by hand', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const webhook = await add(member);
    await app.sql("update webhooks set failing_since = now() - interval '73 h' where id = $1", [webhook.id]);
    receiver.status = 500;
    await sendRequest(app, partner, member);
    await settled(member, webhook.id);
    await app.mail(member.email, 'A webhook has a new address');
    await app.mail(member.email, 'A webhook was paused');
    const [{ is_active, version, url, events }] = await callAs(app, member, 'GET', '/account/webhooks');
    expect(is_active).toBe(false);
    receiver.status = 200;
    await app.sql('update webhook_deliveries set next_try_at = now() where webhook_id = $1', [webhook.id]);
    const body = { url, events, is_active: true, version };
    await callAs(app, member, 'PUT', `/account/webhooks/${webhook.id}`, body);
    await expect.poll(async () => (await log(member, webhook.id))[0]?.state).toBe('delivered');
  });

  test('is the owner’s alone, and changed by one window at a time', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const { id, secret } = await add(member);
    const listed = await callAs(app, member, 'GET', '/account/webhooks');
    expect(JSON.stringify(listed)).not.toContain(secret);
    const body = { url: `${receiver.origin}/new`, events: EVENTS, is_active: true, version: 1 };
    const put = (by: TestMember) => app.request('PUT', `/account/webhooks/${id}`, { token: by.token, body });
    expectFailure(await put(other), 'WEBHOOK_NOT_FOUND');
    const answers = await Promise.all([put(member), put(member)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [stored] = await app.sql<{ secret: Buffer }>('select secret from webhooks where id = $1', [id]);
    expect(stored?.secret.toString('latin1')).not.toContain(secret);
  });

  test('gets another secret, after which the earlier one signs nothing', async () => {
    const member = await createMember(app);
    const webhook = await add(member);
    const { secret } = await callAs(app, member, 'POST', `/account/webhooks/${webhook.id}/secret`);
    expect(secret).not.toBe(webhook.secret);
    const { event_id } = await ping(member, webhook.id);
    await settled(member, webhook.id);
    const [request] = gotten(event_id);
    const header = String(request?.headers['dayitva-signature']);
    expect(isFromDayitva(secret, header, request?.body ?? '')).toBe(true);
    expect(isFromDayitva(webhook.secret, header, request?.body ?? '')).toBe(false);
  });

  test('has an address with TLS and without credentials', async () => {
    const { token } = await createMember(app);
    const create = (url: string) =>
      app.request('POST', '/account/webhooks', { token, body: { url, events: EVENTS } });
    const message = 'Please enter an address that starts with https://';
    expectWrongField(await create('http://programs.example/hook'), 'url', message);
    expectWrongField(await create('javascript:alert(1)'), 'url', message);
    expectWrongField(
      await create('https://a:b@programs.example/'),
      'url',
      'The address must not contain a user name or a password',
    );
  });

  test('is one of five at most, also at the same time', async () => {
    const member = await createMember(app);
    for (let made = 0; made < 4; made += 1) await add(member);
    const body = { url: `${receiver.origin}/more`, events: EVENTS };
    const create = () => app.request('POST', '/account/webhooks', { token: member.token, body });
    const answers = await Promise.all([create(), create()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('goes with its owner, and is in the export without its secret', async () => {
    const member = await createMember(app);
    const { id, secret } = await add(member);
    const exported = await callAs(app, member, 'GET', '/account/data');
    expect(exported.webhooks).toMatchObject([{ id }]);
    expect(JSON.stringify(exported)).not.toContain(secret);
    await callAs(app, member, 'DELETE', `/account/webhooks/${id}`);
    expectFailure(
      await app.request('DELETE', `/account/webhooks/${id}`, { token: member.token }),
      'WEBHOOK_NOT_FOUND',
    );
  });

  test('is described in the OpenAPI document', async () => {
    const { webhooks } = (await app.request('GET', '/docs/openapi.json')).body;
    expect(Object.keys(webhooks).sort()).toEqual([...EVENTS, 'ping'].sort());
    const { schema } = webhooks['milestone.completed'].post.requestBody.content['application/json'];
    expect(schema.properties.data.required).toEqual(['collaboration_id', 'milestone_id']);
  });
});
