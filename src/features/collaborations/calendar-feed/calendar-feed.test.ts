import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

/** Two processes on one database: an address that ends in the first has ended in the second. */
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

let corporate: TestMember;
let ngo: TestMember;
let id: string;
let milestone: string;
beforeEach(async () => {
  corporate = await createMember(app, { type: 'corporate', name: 'Tungavarna Industries' });
  ngo = await createMember(app, { name: 'Aksharvan Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
  milestone = (await add({ title: 'Survey, part 1; of 2', due_date: '2027-03-31' })).id;
});

const add = (fields: object, by = corporate) =>
  callAs(app, by, 'POST', `/collaborations/${id}/milestones`, fields);
const make = async (by: TestMember): Promise<string> =>
  (await callAs(app, by, 'POST', '/account/calendar-feed')).token;
const look = (token: string, from = app) => fetch(`${from.url}${API_BASE}/calendar/${token}.ics`);
const read = async (token: string) => {
  const answer = await look(token);
  expect(answer.status).toBe(200);
  // RFC 5545, 3.1: a line goes on in the next one that begins with a space.
  return (await answer.text()).replace(/\r\n /g, '');
};
const isGone = async (token: string) => {
  for (const from of [app, other]) {
    expectFailure(await from.request('GET', `/calendar/${token}.ics`), 'CALENDAR_FEED_NOT_FOUND');
  }
};

describe('GET /service/api/calendar/:token', () => {
  test('is a calendar of days that any program reads, without a sign-in', async () => {
    await add({ title: 'No date' });
    await add({
      title: `Line one\nBEGIN:VEVENT ${'long '.repeat(28)}`.slice(0, 160),
      due_date: '2027-04-30',
      description: 'Words, with; signs\\ and\nlines: <b>as they are</b>',
      status: 'completed',
    });
    const token = await make(corporate);
    const answer = await look(token);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const raw = await answer.text();
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const calendar = await read(token);
    expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
    expect(calendar).toContain(`\r\nUID:${milestone}@`);
    expect(calendar).toContain('\r\nDTSTART;VALUE=DATE:20270331\r\n');
    expect(calendar).toContain('\r\nSUMMARY:Survey\\, part 1\\; of 2\r\n');
    expect(calendar).toContain('\r\nSUMMARY:Completed: Line one');
    expect(calendar).toContain('Words\\, with\\; signs\\\\ and\\nlines: <b>as they are</b>');
    expect(calendar).toContain(`/collaborations/${id}/timeline?milestone=${milestone}`);
    expect(calendar).not.toContain('No date');
    expect(await read(token)).toContain(`UID:${milestone}@`);
  });

  test('follows the memberships and the collaborations at each look', async () => {
    const asha = await addColleague(app, ngo, 'viewer', 'Asha Rao');
    const [theirs, own] = [await make(ngo), await make(asha)];
    for (const token of [theirs, own]) expect(await read(token)).toContain(milestone);
    await callAs(app, corporate, 'PATCH', `/collaborations/${id}`, { visibility: 'named' });
    expect(await read(own), 'not named').not.toContain(milestone);
    expect(await read(theirs)).toContain(milestone);
    await callAs(app, corporate, 'PATCH', `/collaborations/${id}`, { visibility: 'organisations' });
    expect(await read(own)).toContain(milestone);
    await callAs(app, ngo, 'DELETE', `/profile/people/${asha.id}`);
    expect(await read(own), 'no colleague any more').not.toContain(milestone);
    await callAs(app, corporate, 'PUT', `/collaborations/${id}/archive`);
    expect(await read(theirs), 'archived').not.toContain(milestone);
    await callAs(app, corporate, 'DELETE', `/collaborations/${id}/archive`);
    expect(await read(theirs)).toContain(milestone);
    await callAs(app, ngo, 'POST', `/collaborations/${id}/leave`);
    expect(await read(theirs), 'has left').not.toContain(milestone);
    expect(await read(await make(await createMember(app))), 'a stranger').not.toContain('VEVENT');
    await app.sql('update accounts set suspended_at = now() where id = $1', [ngo.id]);
    await isGone(theirs);
  });

  test('ends with a password reset and when an admin signs the member out everywhere', async () => {
    const token = await make(corporate);
    const { email } = corporate;
    await app.request('POST', '/auth/forgot-password', { body: { email } });
    const reset = tokenInMail(await app.mail(email, 'Choose a new password'));
    const body = { token: reset, password: 'other-words-on-9-hills' };
    expect((await app.request('POST', '/auth/reset-password', { body })).status).toBe(200);
    await isGone(token);

    const theirs = await make(ngo);
    const admin = await createMember(app, { admin: true });
    await callAs(app, admin, 'DELETE', `/admin/members/${ngo.id}/sessions`);
    await isGone(theirs);
  });

  test('cannot be guessed, and a key is no other key', async () => {
    const token = await make(corporate);
    await isGone(`${token}x`);
    await isGone(token.slice(0, -1));
    expectFailure(await app.request('GET', `/calendar/${token}`), 'CALENDAR_FEED_NOT_FOUND');
    expectFailure(await app.request('GET', '/calendar/.ics'), 'CALENDAR_FEED_NOT_FOUND');
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await app.sql<{ row: string }>('select f::text as row from calendar_feeds f');
    expect(stored.map(({ row }) => row).join()).not.toContain(token);
  });
});

describe('POST and DELETE /service/api/account/calendar-feed', () => {
  test('end the address before at once, in every process', async () => {
    const status = () => callAs(app, corporate, 'GET', '/account/calendar-feed');
    expect(await status()).toEqual({ created_at: null });
    const first = await make(corporate);
    expect(await status()).toEqual({ created_at: expect.any(String) });
    const second = await make(corporate);
    await isGone(first);
    expect((await look(second, other)).status).toBe(200);
    await callAs(app, corporate, 'DELETE', '/account/calendar-feed');
    await isGone(second);
    expect(await status()).toEqual({ created_at: null });
  });
});
