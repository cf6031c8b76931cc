import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoRemindersJob } from '#features/demo/bookings/demo-reminders.job.ts';
import {
  askForGroup,
  bookingBody,
  inHours,
  insertBooking,
  insertSlot,
} from '#platform/testing/demo/demo-samples.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const OFFER = 'A time for your group demo of Dayitva';
const BOOKED = 'Your demo of Dayitva is booked';
const CANCELLED = 'We had to cancel your demo of Dayitva';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true, name: 'Ishaan Bhattacharya' });
});
afterAll(() => app.stop());

const slotsBody = (fields: object = {}) => ({
  kind: 'live',
  first_day: '2036-02-04',
  times: ['11:00'],
  weekdays: [],
  weeks: 1,
  minutes: 30,
  places: 1,
  join_url: 'https://meet.example/demo',
  ...fields,
});
const as = (by: TestMember, method: string, path: string, body?: object) =>
  app.request(method, path, { token: by.token, body });
const offerSlots = (fields: object = {}, by = admin) =>
  as(by, 'POST', '/admin/demo-slots', slotsBody(fields));
const listSlots = (query = '') => callAs(app, admin, 'GET', `/admin/demo-slots?pageSize=100${query}`);
const listRequests = async (view: string) =>
  (await callAs(app, admin, 'GET', `/admin/demo-requests?view=${view}&pageSize=100`)).records;
const linkIn = (mail: string) => /\/demo\/bookings\/([\w-]+)/.exec(mail)?.[1] ?? '';
const seen = async (token: string) => (await app.request('GET', `/demo/bookings/${token}`)).body.data;

let days = 100;
/** A time of its own for each offer. */
const offerBody = (fields: object = {}) => {
  days += 1;
  return { starts_at: inHours(24 * days), minutes: 60, join_url: 'https://meet.example/group', ...fields };
};
const offerTo = (id: string, fields: object = {}, by = admin) =>
  as(by, 'POST', `/admin/demo-requests/${id}/offer`, offerBody(fields));
const email = () => `${crypto.randomUUID()}@visitors.example`;

describe('POST /service/api/admin/demo-slots', () => {
  test('offers days of the week for some weeks, and leaves out what overlaps', async () => {
    const weekly = { first_day: '2036-03-03', weekdays: ['mon', 'wed'], weeks: 3, times: ['11:00', '15:30'] };
    expect((await offerSlots(weekly)).body.data).toEqual({ offered: 12, left_out: 0 });
    expectFailure(await offerSlots({ ...weekly, times: ['11:15'] }), 'DEMO_SLOT_OVERLAPS');
    expect((await offerSlots({ ...weekly, times: ['11:15', '12:00'] })).body.data).toEqual({
      offered: 6,
      left_out: 6,
    });
    // Another admin gives demos at the same time.
    const other = await createMember(app, { admin: true });
    expect((await offerSlots(weekly, other)).body.data.offered).toBe(12);
    const { records } = await listSlots();
    expect(records[0]).toMatchObject({ kind: 'live', places: 1, is_closed: false, bookings: [] });
    expect(records.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual(
      records.map(({ starts_at }: { starts_at: string }) => starts_at).toSorted(),
    );
  });

  test('offers a time once when it is asked for twice at the same moment', async () => {
    const day = { first_day: '2036-05-05' };
    const both = await Promise.all([offerSlots(day), offerSlots(day)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each<RefusedValue>([
    ['kind', 'other', 'Invalid option: expected one of "live"|"group"'],
    ['first_day', '4 May', 'Please enter a date as YYYY-MM-DD'],
    ['first_day', '2020-01-06', 'Please choose a time in the future'],
    ['times', [], 'Please enter at least one time'],
    ['times', ['11:00', '11:00'], 'A time is there twice'],
    ['weeks', 13, 'There can be at most 12 weeks'],
    ['minutes', 10, 'Length must be at least 15 minutes'],
    ['places', 2, 'A live demo has one place'],
    ['join_url', 'http://meet.example', 'Link of the video call must start with https://'],
    ['join_url', '', 'Link of the video call is required'],
  ])('refuses %s %j', async (field, value, message) => {
    await expectRefused(app, () => offerSlots({ [field]: value }), field, message);
  });

  test('stops at five hundred times to come', async () => {
    const { rows } = {
      rows: await app.sql('select count(*)::int as n from demo_slots where starts_at > now()'),
    };
    const missing = 500 - Number(rows[0]?.n);
    await app.sql(
      `insert into demo_slots (id, kind, starts_at, minutes, places, join_url, created_at)
        select gen_random_uuid(), 'live', now() + interval '900 days', 30, 1, 'https://many.example', now()
        from generate_series(1, $1)`,
      [missing],
    );
    expectFailure(await offerSlots({ first_day: '2036-07-07' }), 'DEMO_SLOTS_FULL');
    await app.sql("delete from demo_slots where join_url = 'https://many.example'");
  });
});

describe('a slot', () => {
  test('that is closed takes no more bookings, keeps those that it has, and can be opened again', async () => {
    const id = await insertSlot(app, { kind: 'group', places: 3, host_id: admin.id });
    const { token } = await insertBooking(app, id);
    const close = (is_closed: boolean) =>
      callAs(app, admin, 'PUT', `/admin/demo-slots/${id}/closing`, { is_closed });
    const book = async () => {
      const member = await createMember(app);
      return as(member, 'POST', '/demo/bookings', bookingBody(id, { email: member.email }));
    };
    await close(true);
    expect((await book()).body.error.code).toBe('DEMO_SLOT_TAKEN');
    expect(await seen(token)).toMatchObject({ state: 'booked' });
    await close(false);
    expect((await book()).status).toBe(201);
  });

  test('that is closed cannot be opened again once its host has offered the same time', async () => {
    const starts_at = inHours(90);
    const id = await insertSlot(app, { host_id: admin.id, starts_at });
    const path = `/admin/demo-slots/${id}/closing`;
    await callAs(app, admin, 'PUT', path, { is_closed: true });
    const second = await insertSlot(app, { host_id: admin.id, starts_at });
    expectFailure(await as(admin, 'PUT', path, { is_closed: false }), 'DEMO_SLOT_OVERLAPS');
    await callAs(app, admin, 'PUT', `/admin/demo-slots/${second}/closing`, { is_closed: true });
    expect((await as(admin, 'PUT', path, { is_closed: false })).status).toBe(200);
  });

  test('that is cancelled mails everybody the reason and takes the entry out of the calendars', async () => {
    const id = await insertSlot(app, { kind: 'group', places: 3, host_id: admin.id, starts_at: inHours(60) });
    const booked = [await insertBooking(app, id), await insertBooking(app, id, { place: 2 })];
    await callAs(app, admin, 'PUT', `/admin/demo-slots/${id}/cancellation`, {
      reason: 'The network is down.',
    });
    for (const { email, token } of booked) {
      expect(await app.mail(email, CANCELLED)).toContain('> The network is down.');
      expect(await app.mail(email, CANCELLED, 'calendar')).toContain('METHOD:CANCEL');
      expect(await seen(token)).toMatchObject({ state: 'cancelled', reason: 'The network is down.' });
    }
    const again = await as(admin, 'PUT', `/admin/demo-slots/${crypto.randomUUID()}/cancellation`, {
      reason: 'x',
    });
    expectFailure(again, 'DEMO_SLOT_NOT_FOUND');
  });

  test('loses one booking when an admin cancels it, once', async () => {
    const id = await insertSlot(app, { kind: 'group', places: 3, host_id: admin.id, starts_at: inHours(70) });
    const [first, second] = [await insertBooking(app, id), await insertBooking(app, id, { place: 2 })];
    const cancel = () =>
      as(admin, 'PUT', `/admin/demo-bookings/${first.id}/cancellation`, { reason: 'Not a real name.' });
    const both = await Promise.all([cancel(), cancel()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { records } = await listSlots();
    const slot = records.find((one: { id: string }) => one.id === id);
    expect(slot.bookings.map((one: { id: string }) => one.id)).toEqual([second.id]);
  });
});

describe('a request for a group', () => {
  test('is offered a time, accepted by the link, and then in both calendars', async () => {
    const to = email();
    const id = await askForGroup(app, { email: to });
    expect((await listRequests('waiting')).map((one: { id: string }) => one.id)).toContain(id);
    expect((await offerTo(id)).status).toBe(200);
    const token = linkIn(await app.mail(to, OFFER));
    expect(await seen(token)).toMatchObject({ state: 'offered', is_of_group: true, join_url: null });
    expectFailure(await app.request('GET', `/demo/bookings/${token}/calendar`), 'DEMO_BOOKING_NOT_FOUND');
    for (let times = 0; times < 2; times += 1)
      expect((await app.request('PUT', `/demo/bookings/${token}/acceptance`)).status).toBe(200);
    expect(await seen(token)).toMatchObject({ state: 'booked', join_url: 'https://meet.example/group' });
    expect(await app.mail(to, BOOKED, 'calendar')).toContain('METHOD:REQUEST');
    expect(await app.mail(admin.email, 'A demo is booked', 'calendar')).toContain('METHOD:REQUEST');
    const [{ n } = { n: 0 }] = await app.sql<{ n: number }>(
      "select count(*)::int as n from pgboss.job where name = 'mail' and data->>'to' = $1 and data->>'subject' = $2",
      [to, BOOKED],
    );
    expect(n).toBe(1);
    const answered = (await listRequests('answered')).find((one: { id: string }) => one.id === id);
    expect(answered).toMatchObject({ state: 'accepted', people: 12 });
  });

  test('is answered once, by one of two admins, and not with a time that the admin has given already', async () => {
    const other = await createMember(app, { admin: true });
    const id = await askForGroup(app);
    const both = await Promise.all([offerTo(id), offerTo(id, {}, other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectFailure(both.filter(({ status }) => status === 409)[0] as ApiAnswer, 'DEMO_REQUEST_ANSWERED');
    const [one, next] = [await askForGroup(app), await askForGroup(app)];
    const time = offerBody();
    expect((await as(admin, 'POST', `/admin/demo-requests/${one}/offer`, time)).status).toBe(200);
    expectFailure(await as(admin, 'POST', `/admin/demo-requests/${next}/offer`, time), 'DEMO_SLOT_OVERLAPS');
    const late = await offerTo(next, { starts_at: inHours(0.5) });
    expectFailure(late, 'VALIDATION_FAILED', 'Please choose a time at least an hour from now');
  });

  test('waits again when another time is asked for, when nobody accepts in time, and when an admin cancels', async () => {
    const to = email();
    const id = await askForGroup(app, { email: to });
    const state = async () =>
      (await app.sql<{ state: string }>('select state from demo_requests where id = $1', [id]))[0]?.state;
    await offerTo(id);
    const first = linkIn(await app.mail(to, OFFER));
    const body = { asks_again: true };
    expect((await app.request('PUT', `/demo/bookings/${first}/cancellation`, { body })).status).toBe(200);
    expect(await state()).toBe('waiting');

    await offerTo(id);
    await app.sql("update demo_slots set starts_at = now() + interval '30 minutes' where request_id = $1", [
      id,
    ]);
    await app.sql(`insert into pgboss.job (name, data) values ('${demoRemindersJob.queue}', '{}')`);
    await expect.poll(state, { timeout: 10_000 }).toBe('waiting');

    await offerTo(id);
    const [booking] = await app.sql<{ id: string }>(
      "select b.id from demo_bookings b join demo_slots s on s.id = b.slot_id where s.request_id = $1 and b.state = 'offered'",
      [id],
    );
    await callAs(app, admin, 'PUT', `/admin/demo-bookings/${booking?.id}/cancellation`, {
      reason: 'I am ill.',
    });
    expect(await state()).toBe('waiting');
    expect(await app.mail(to, CANCELLED)).toContain('> I am ill.');
  });

  test('ends when its sender declines the time, and cannot be moved to a time of everybody', async () => {
    const to = email();
    const id = await askForGroup(app, { email: to });
    await offerTo(id);
    const token = linkIn(await app.mail(to, OFFER));
    const slot_id = await insertSlot(app);
    const move = await app.request('PUT', `/demo/bookings/${token}/slot`, { body: { slot_id } });
    expectFailure(move, 'DEMO_BOOKING_OF_GROUP');
    await app.request('PUT', `/demo/bookings/${token}/cancellation`, { body: {} });
    const answered = (await listRequests('answered')).find((one: { id: string }) => one.id === id);
    expect(answered).toMatchObject({ state: 'withdrawn' });
  });

  test('is declined with a reason, once, and counts on the desk of admins until then', async () => {
    const to = email();
    const id = await askForGroup(app, { email: to });
    const waiting = async () => (await callAs(app, admin, 'GET', '/desk')).review.demos.total;
    const before = await waiting();
    const decline = () =>
      as(admin, 'PUT', `/admin/demo-requests/${id}/decline`, { reason: 'We are few this month.' });
    const both = await Promise.all([decline(), decline()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.mail(to, 'Your request for a group demo was declined')).toContain(
      '> We are few this month.',
    );
    expect(await waiting()).toBe(before - 1);
  });

  test('of a member goes with the account, with the time that was offered', async () => {
    const member = await createMember(app);
    const { body } = await app.request('POST', '/demo/group-requests', {
      token: member.token,
      body: {
        name: 'Asha',
        email: member.email,
        organization: 'Asha Trust',
        people: 5,
        language: 'English',
        preferred_days: ['mon'],
      },
    });
    await offerTo(body.data.id);
    await app.sql('delete from accounts where id = $1', [member.id]);
    expect(await app.sql('select id from demo_slots where request_id = $1', [body.data.id])).toEqual([]);
    const left = await app.sql('select id from demo_bookings where email = $1', [member.email]);
    expect(left).toEqual([]);
  });
});
