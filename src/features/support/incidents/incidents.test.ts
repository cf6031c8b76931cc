import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const PATH = '/admin/status';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const send = (method: string, path: string, body?: object) =>
  app.request(method, PATH + path, { token: admin.token, body });
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const incident = (changes: object = {}) => ({
  title: 'Mails leave late',
  services: ['mail'],
  impact: 'degraded',
  state: 'investigating',
  body: 'Mails wait for an hour.',
  ...changes,
});
const planned = (changes: object = {}) => ({
  title: 'New disks',
  body: 'Files cannot be opened.',
  services: ['files', 'search'],
  starts_at: inHours(2),
  ends_at: inHours(4),
  ...changes,
});

describe('an incident', () => {
  test('goes from investigating to resolved, with all that was said', async () => {
    const opened = await callAs(app, admin, 'POST', `${PATH}/incidents`, incident());
    expect(opened).toMatchObject({
      state: 'investigating',
      is_automatic: false,
      resolved_at: null,
      version: 1,
    });
    const say = async (state: string, body: string, version: number) =>
      callAs(app, admin, 'POST', `${PATH}/incidents/${opened.id}/updates`, { state, body, version });
    await say('identified', 'The mail server is full.', 1);
    await say('monitoring', 'It has more room.', 2);
    const resolved = await say('resolved', 'All mails have left.', 3);
    expect(resolved).toMatchObject({ state: 'resolved', version: 4, resolved_at: expect.any(String) });
    expect(resolved.updates.map(({ body }: { body: string }) => body)).toEqual([
      'All mails have left.',
      'It has more room.',
      'The mail server is full.',
      'Mails wait for an hour.',
    ]);
    const again = await say('investigating', 'It came back.', 4);
    expect(again).toMatchObject({ state: 'investigating', resolved_at: null });
    await expect
      .poll(async () => (await app.request('GET', '/status')).body.data.incidents[0]?.state, {
        timeout: 10_000,
      })
      .toBe('investigating');
  });

  test('of two updates at once takes one; the other admin gets 409, and nothing is lost', async () => {
    const { id } = await callAs(app, admin, 'POST', `${PATH}/incidents`, incident());
    const answers = await Promise.all(
      ['We look into it.', 'The disk is full.'].map((body) =>
        send('POST', `/incidents/${id}/updates`, { state: 'identified', body, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    if (refused) expectFailure(refused, 'CONFLICT');
    const [row] = await app.sql<{ said: number }>(
      'select count(*)::int as said from status_incident_updates where incident_id = $1',
      [id],
    );
    expect(row?.said).toBe(2);
  });

  test.each([
    ['title', { title: ' ' }, 'Title is required'],
    ['title', { title: 'x'.repeat(121) }, 'Title must be 120 characters or less'],
    ['services', { services: [] }, 'Please choose a service'],
    ['services.0', { services: ['coffee'] }, 'Unknown service'],
    ['services', { services: ['mail', 'mail'] }, 'Please choose each service once'],
    ['impact', { impact: 'none' }, 'Please choose what members notice'],
    ['body', { body: '' }, 'Message is required'],
  ])('with a wrong %s names the field', async (field, changes, message) => {
    const answer = await send('POST', '/incidents', incident(changes));
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(answer.body.error.fields).toMatchObject({ [field]: message });
  });

  test('cannot begin resolved, and one that is not there is 404', async () => {
    expect((await send('POST', '/incidents', incident({ state: 'resolved' }))).status).toBe(400);
    const update = { state: 'resolved', body: 'Over.', version: 1 };
    expectFailure(
      await send('POST', `/incidents/${crypto.randomUUID()}/updates`, update),
      'INCIDENT_NOT_FOUND',
    );
  });

  test('is listed page by page, open ones first', async () => {
    const { records, pagination } = await callAs(app, admin, 'GET', `${PATH}/incidents?pageSize=1`);
    expect(records).toHaveLength(1);
    expect(records[0].state).not.toBe('resolved');
    expect(pagination.total).toBeGreaterThan(1);
  });
});

describe('planned maintenance', () => {
  test('is planned, changed and cancelled before it begins', async () => {
    const made = await callAs(app, admin, 'POST', `${PATH}/maintenance`, planned());
    const changed = await callAs(app, admin, 'PATCH', `${PATH}/maintenance/${made.id}`, {
      ...planned({ services: ['files'], ends_at: inHours(5) }),
      version: 1,
    });
    expect(changed).toMatchObject({ services: ['files'], version: 2 });
    const stale = await send('PATCH', `/maintenance/${made.id}`, { ...planned(), version: 1 });
    expectFailure(stale, 'CONFLICT');
    expect((await send('DELETE', `/maintenance/${made.id}`)).status).toBe(200);
    expectFailure(await send('DELETE', `/maintenance/${made.id}`), 'MAINTENANCE_NOT_FOUND');
  });

  test.each([
    ['starts_at', { starts_at: inHours(-2) }, 'The start must not be in the past'],
    ['ends_at', { ends_at: inHours(1) }, 'The end must be after the start'],
    ['ends_at', { ends_at: inHours(24 * 15 + 3) }, 'Maintenance can last 14 days at most'],
  ])('with a wrong %s names the field', async (field, changes, message) => {
    const answer = await send('POST', '/maintenance', planned(changes));
    expectFailure(answer, 'VALIDATION_FAILED', message);
    expect(answer.body.error.fields).toMatchObject({ [field]: message });
  });

  test('that has begun keeps its start and services, can be ended, and then no longer changed', async () => {
    const made = await callAs(app, admin, 'POST', `${PATH}/maintenance`, planned({ starts_at: inHours(0) }));
    expectFailure(await send('DELETE', `/maintenance/${made.id}`), 'MAINTENANCE_BEGUN');
    const ended = await callAs(app, admin, 'PATCH', `${PATH}/maintenance/${made.id}`, {
      ...planned({ starts_at: inHours(-1), services: ['mail'], ends_at: inHours(-0.5) }),
      version: 1,
    });
    expect(ended).toMatchObject({ services: ['files', 'search'], starts_at: made.starts_at });
    expect(Math.abs(Date.parse(ended.ends_at) - Date.now())).toBeLessThan(10_000);
    const late = await send('PATCH', `/maintenance/${made.id}`, { ...planned(), version: 2 });
    expectFailure(late, 'MAINTENANCE_OVER');
    expectFailure(await send('DELETE', `/maintenance/${made.id}`), 'MAINTENANCE_OVER');
  });
});
