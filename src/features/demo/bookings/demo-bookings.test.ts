import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bookingBody,
  groupBody,
  inHours,
  insertBooking,
  insertSlot,
} from '#platform/testing/demo/demo-samples.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { demoRemindersJob } from './demo-reminders.job.ts';
import { demoRemovalJob } from './demo-removal.job.ts';

const BOOKED = 'Your demo of Dayitva is booked';
const MOVED = 'Your demo of Dayitva has moved';
const CANCELLED = 'Your demo of Dayitva is cancelled';

let app: TestApp;
let host: TestMember;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_EMAIL: 'support@dayitva.example' });
  host = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

/** Slots of one test stay out of the way of the others. */
let hours = 48;
const slot = (fields: object = {}) => {
  hours += 2;
  return insertSlot(app, { host_id: host.id, starts_at: inHours(hours), ...fields });
};
const members = (count: number) => Promise.all(Array.from({ length: count }, () => createMember(app)));
/** Books as a member, so that the limit of one network address does not count. */
const book = (slotId: string, by: TestMember, fields: object = {}) =>
  app.request('POST', '/demo/bookings', {
    token: by.token,
    body: bookingBody(slotId, { email: by.email, ...fields }),
  });
const linkIn = (mail: string) => /\/demo\/bookings\/([\w-]+)/.exec(mail)?.[1] ?? '';
/** Books a slot and takes the link out of the mail. */
const bookWithLink = async (slotId: string, by: TestMember) => {
  expect((await book(slotId, by)).status).toBe(201);
  return linkIn(await app.mail(by.email, BOOKED));
};
const change = (token: string, what: string, body?: object) =>
  app.request('PUT', `/demo/bookings/${token}/${what}`, { body });
const seen = async (token: string) => (await app.request('GET', `/demo/bookings/${token}`)).body.data;
const free = async (): Promise<{ id: string; places_left: number }[]> =>
  (await app.request('GET', '/demo/slots')).body.data;
const lineOf = (calendar: string, name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(calendar)?.[1];
const runJob = async (queue: string) => {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('completed');
};
const subjectsTo = async (email: string) =>
  (
    await app.sql<{ subject: string }>(
      "select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on",
      [email],
    )
  ).map(({ subject }) => subject);

describe('POST /service/api/demo/bookings', () => {
  test('gives the last place to one of 16 who ask at the same time, and tells the others the next free times', async () => {
    const [wanted, next] = [await slot(), await slot()];
    const all = await members(16);
    const answers = await Promise.all(all.map((member) => book(wanted, member)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.error.code).toBe('DEMO_SLOT_TAKEN');
      expect(body.message).toMatch(/^This time is no longer free\. Next free: .* IST/);
    }
    expect((await free()).map(({ id }) => id)).toContain(next);
    expect((await free()).map(({ id }) => id)).not.toContain(wanted);
    const [row] = await app.sql('select count(*)::int as n from demo_bookings where slot_id = $1', [wanted]);
    expect(row).toEqual({ n: 1 });
  });

  test('gives each place of a group slot to one, whatever runs at the same time', async () => {
    const group = await slot({ kind: 'group', places: 3 });
    const answers = await Promise.all((await members(8)).map((member) => book(group, member)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const places = await app.sql('select place from demo_bookings where slot_id = $1 order by place', [
      group,
    ]);
    expect(places).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }]);
  });

  test('mails both sides the same entry of a calendar, and repeats to the visitor nothing that was typed', async () => {
    const wanted = await slot({ starts_at: '2036-01-31T19:00:00.000Z' });
    const body = bookingBody(wanted, {
      wish: 'Forged\n\nSign in at https://evil.example/a',
      name: 'A.evil.example',
    });
    expect((await app.request('POST', '/demo/bookings', { body })).status).toBe(201);
    const mail = await app.mail(body.email, BOOKED);
    expect(mail).toContain('1 Feb 2036, 12:30 am to 1:00 am IST');
    expect(mail).not.toMatch(/evil|Forged|Zoram/);
    const entry = await app.mail(body.email, BOOKED, 'calendar');
    expect(entry.replace(/\r?\n /g, '')).not.toMatch(/evil|Forged|Zoram/);
    expect(lineOf(entry, 'METHOD')).toBe('REQUEST');
    expect(lineOf(entry, 'DTSTART;TZID=Asia/Kolkata')).toBe('20360201T003000');
    expect(lineOf(entry, 'LOCATION')).toBe('https://meet.example/demo');
    const toHost = await app.mail(host.email, 'A demo is booked');
    expect(toHost).toContain('“A. evil. example”');
    expect(toHost).toContain('> Sign in at https: //evil. example/a');
    const hosts = await app.mail(host.email, 'A demo is booked', 'calendar');
    expect(lineOf(hosts, 'UID')).toBe(lineOf(entry, 'UID'));
    expect(hosts.replace(/\r?\n /g, '')).not.toContain('https://evil.example');
    await app.sql('delete from demo_slots where id = $1', [wanted]);
  });

  test('is refused in the past and within the hour, for a closed time, and for one of a group', async () => {
    const member = await createMember(app);
    const next = await slot();
    for (const starts_at of [inHours(-1), inHours(0.9)])
      expect((await book(await slot({ starts_at }), member)).body.error.code).toBe('DEMO_SLOT_TOO_SOON');
    expect((await book(await slot({ starts_at: inHours(1.1) }), member)).status).toBe(201);
    const closed = await slot({ closed_at: inHours(-1) });
    expect((await book(closed, member)).body.error.code).toBe('DEMO_SLOT_TAKEN');
    expect((await book(crypto.randomUUID(), member)).body.error.code).toBe('DEMO_SLOT_TAKEN');
    const { body } = await app.request('POST', '/demo/group-requests', { body: groupBody() });
    const offered = await slot({ kind: 'group', request_id: body.data.id });
    expect((await book(offered, member)).body.error.code).toBe('DEMO_SLOT_TAKEN');
    const ids = (await free()).map(({ id }) => id);
    expect(ids).toContain(next);
    expect(ids).not.toContain(closed);
    expect(ids).not.toContain(offered);
  });

  test('lets an address have three demos to come, also when they are asked for at the same time', async () => {
    const [member, other] = (await members(2)) as [TestMember, TestMember];
    const slots = await Promise.all(Array.from({ length: 6 }, () => slot()));
    const answers = await Promise.all(slots.map((id) => book(id, member)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expectFailure(answers.filter(({ status }) => status !== 201)[0] as ApiAnswer, 'DEMO_BOOKINGS_FULL');
    const again = await book(await slot(), other, { email: member.email.toUpperCase() });
    expectFailure(again, 'DEMO_BOOKINGS_FULL');
    // A cancelled one counts no more.
    await app.sql(
      "update demo_bookings set state = 'cancelled', cancelled_by = 'visitor' where id = (select id from demo_bookings where email = $1 limit 1)",
      [member.email],
    );
    expect((await book(await slot(), member)).status).toBe(201);
  });

  test('lets the visitors of one network address have three demos to come', async () => {
    await app.sql('update demo_bookings set visitor = null');
    const send = async () => app.request('POST', '/demo/bookings', { body: bookingBody(await slot()) });
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).status).toBe(201);
    expectFailure(await send(), 'DEMO_BOOKINGS_FULL');
    await app.sql('update demo_bookings set visitor = null');
  });

  test.each<RefusedValue>([
    ['slot_id', 'soon', 'Please choose a time'],
    ['name', ' ', 'Name is required'],
    ['name', long(161), 'Name must be 160 characters or less'],
    ['name', 'Dayitva Support', 'This name is reserved. Please choose another one.'],
    ['email', 'nobody', 'Invalid email format'],
    ['organization', long(161), 'Organization must be 160 characters or less'],
    ['wish', long(2001), 'What you would like to see must be 2000 characters or less'],
  ])('refuses %s %j', async (field, value, message) => {
    const wanted = await slot();
    const send = () =>
      app.request('POST', '/demo/bookings', { body: bookingBody(wanted, { [field]: value }) });
    await expectRefused(app, send, field, message);
  });
});

describe('the link in the mail', () => {
  test('shows the booking, changes nothing when it is opened, and is kept as a hash', async () => {
    const token = await bookWithLink(await slot(), await createMember(app));
    const before = await databaseState(app);
    expect(await seen(token)).toMatchObject({ state: 'booked', join_url: 'https://meet.example/demo' });
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(`${app.url}/demo/bookings/${token}`, { method })).status).toBeLessThan(500);
    expect(await databaseState(app)).toEqual(before);
    const [stored] = await app.sql(
      "select count(*)::int as n from demo_bookings b where b::text like '%' || $1 || '%'",
      [token],
    );
    expect(stored).toEqual({ n: 0 });
    expectFailure(await app.request('GET', `/demo/bookings/${'x'.repeat(43)}`), 'DEMO_BOOKING_NOT_FOUND');
  });

  test('moves the booking: same entry, higher number, the old time is free again', async () => {
    const member = await createMember(app);
    const [first, second] = [await slot(), await slot()];
    const token = await bookWithLink(first, member);
    const entry = await app.mail(member.email, BOOKED, 'calendar');
    expect((await change(token, 'slot', { slot_id: second })).status).toBe(200);
    const moved = await app.mail(member.email, MOVED, 'calendar');
    expect(lineOf(moved, 'UID')).toBe(lineOf(entry, 'UID'));
    expect([entry, moved].map((file) => lineOf(file, 'SEQUENCE'))).toEqual(['0', '1']);
    expect(lineOf(moved, 'METHOD')).toBe('REQUEST');
    expect(lineOf(moved, 'DTSTART;TZID=Asia/Kolkata')).not.toBe(lineOf(entry, 'DTSTART;TZID=Asia/Kolkata'));
    expect(lineOf(await app.mail(host.email, 'A demo has moved', 'calendar'), 'UID')).toBe(
      lineOf(entry, 'UID'),
    );
    const ids = (await free()).map(({ id }) => id);
    expect(ids).toContain(first);
    expect(ids).not.toContain(second);
    const file = await app.request('GET', `/demo/bookings/${token}/calendar`);
    expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(lineOf(file.body, 'SEQUENCE')).toBe('1');
  });

  test('does not move it to a time that somebody else has just taken, nor within the hour', async () => {
    const [one, other] = (await members(2)) as [TestMember, TestMember];
    const tokens = [await bookWithLink(await slot(), one), await bookWithLink(await slot(), other)];
    const wanted = await slot();
    const answers = await Promise.all(tokens.map((token) => change(token, 'slot', { slot_id: wanted })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const soon = await slot({ starts_at: inHours(0.5) });
    const late = await change(tokens[0] ?? '', 'slot', { slot_id: soon });
    expect(late.body.error.code).toBe('DEMO_SLOT_TOO_SOON');
  });

  test('cancels it once, for both sides and in the calendars', async () => {
    const member = await createMember(app);
    const id = await slot();
    const token = await bookWithLink(id, member);
    const both = await Promise.all([change(token, 'cancellation', {}), change(token, 'cancellation', {})]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seen(token)).toMatchObject({ state: 'cancelled', cancelled_by: 'visitor', join_url: null });
    const entry = await app.mail(member.email, CANCELLED, 'calendar');
    expect([lineOf(entry, 'METHOD'), lineOf(entry, 'STATUS'), lineOf(entry, 'SEQUENCE')]).toEqual([
      'CANCEL',
      'CANCELLED',
      '1',
    ]);
    expect(lineOf(await app.mail(host.email, 'A demo was cancelled', 'calendar'), 'METHOD')).toBe('CANCEL');
    expect((await free()).map(({ id }) => id)).toContain(id);
    expectFailure(await change(token, 'slot', { slot_id: await slot() }), 'DEMO_BOOKING_OVER');
  });

  test('changes nothing once the demo has begun', async () => {
    const id = await slot();
    const token = await bookWithLink(id, await createMember(app));
    await app.sql("update demo_slots set starts_at = now() - interval '1 minute' where id = $1", [id]);
    for (const [what, body] of [
      ['cancellation', {}],
      ['slot', { slot_id: await slot() }],
      ['acceptance', undefined],
    ] as const)
      expectFailure(await change(token, what, body), 'DEMO_BOOKING_OVER');
    // Who comes late finds the call.
    expect(await seen(token)).toMatchObject({ state: 'over', join_url: 'https://meet.example/demo' });
  });
});

describe('POST /service/api/demo/group-requests', () => {
  test('is confirmed, and reaches the mailbox of the admin without a link of the visitor', async () => {
    const body = groupBody({ message: 'See https://evil.example/a' });
    expect((await app.request('POST', '/demo/group-requests', { body })).status).toBe(201);
    expect(await app.mail(body.email, 'Your request for a group demo')).not.toMatch(/evil|Kaveri/);
    const mail = await app.mail('support@dayitva.example', 'A request for a group demo');
    expect(mail).toContain('12 people in Hindi');
    expect(mail).toContain('> See https: //evil. example/a');
  });

  test('lets an address have three open ones', async () => {
    const body = groupBody();
    const send = () => app.request('POST', '/demo/group-requests', { body });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
  });

  test.each<RefusedValue>([
    ['organization', '', 'Organization is required'],
    ['people', 1, 'A group has at least 2 people'],
    ['people', 1001, 'A group can have at most 1000 people'],
    ['people', 2.5, 'Number of people must be a whole number'],
    ['language', 'French', 'Please select a language from the list'],
    ['preferred_days', [], 'Please choose at least one day'],
    ['preferred_days', ['mon', 'mon'], 'Preferred days has a duplicate entry'],
    ['message', long(2001), 'Message must be 2000 characters or less'],
  ])('refuses %s %j', async (field, value, message) => {
    const send = () => app.request('POST', '/demo/group-requests', { body: groupBody({ [field]: value }) });
    await expectRefused(app, send, field, message);
  });
});

describe('the jobs', () => {
  test('remind once, a day before, with the link, and not who booked within that day or cancelled', async () => {
    const [due, near, gone] = (await members(3)) as [TestMember, TestMember, TestMember];
    const ids = [await slot(), await slot()];
    const token = await bookWithLink(ids[0] ?? '', due);
    const cancelled = await bookWithLink(ids[1] ?? '', gone);
    await change(cancelled, 'cancellation', {});
    expect((await book(await slot({ starts_at: inHours(20) }), near)).status).toBe(201);
    for (const left of [25, 23, 22]) {
      for (const id of ids)
        await app.sql('update demo_slots set starts_at = $2 where id = $1', [id, inHours(left)]);
      await runJob(demoRemindersJob.queue);
    }
    const REMINDER = 'Your demo of Dayitva is within a day';
    expect(await subjectsTo(due.email)).toEqual([BOOKED, REMINDER]);
    expect(await subjectsTo(near.email)).toEqual([BOOKED]);
    expect(await subjectsTo(gone.email)).toEqual([BOOKED, CANCELLED]);
    expect(linkIn(await app.mail(due.email, REMINDER))).toBe(token);
  });

  test('delete what visitors gave 90 days after the date, and keep what members have', async () => {
    const past = (days: number) => slot({ starts_at: inHours(-24 * days) });
    const member = await createMember(app);
    const old = await insertBooking(app, await past(91));
    const recent = await insertBooking(app, await past(89));
    const own = await insertBooking(app, await past(91), { account_id: member.id });
    const unused = await past(91);
    const ask = async () =>
      (await app.request('POST', '/demo/group-requests', { body: groupBody() })).body.data.id;
    const [oldRequest, newRequest] = [await ask(), await ask()];
    await app.sql("update demo_requests set updated_at = now() - interval '91 days' where id = $1", [
      oldRequest,
    ]);
    await runJob(demoRemovalJob.queue);
    const rows = await app.sql<{ id: string }>('select id from demo_bookings where id = any($1)', [
      [old.id, recent.id, own.id],
    ]);
    expect(rows.map(({ id }) => id).sort()).toEqual([recent.id, own.id].sort());
    expect(await app.sql('select id from demo_slots where id = $1', [unused])).toEqual([]);
    const requests = await app.sql('select id from demo_requests where id = any($1)', [
      [oldRequest, newRequest],
    ]);
    expect(requests).toEqual([{ id: newRequest }]);
  });
});

describe('an account', () => {
  test('has its bookings and requests in the data', async () => {
    const member = await createMember(app);
    await book(await slot(), member);
    await app.request('POST', '/demo/group-requests', { token: member.token, body: groupBody() });
    const data = await callAs(app, member, 'GET', '/account/data');
    expect(data.demo_bookings).toEqual([expect.objectContaining({ state: 'booked', email: member.email })]);
    expect(data.demo_requests).toEqual([expect.objectContaining({ people: 12 })]);
  });

  test('that is deleted gives the demos to come back, and leaves no row', async () => {
    const member = await createMember(app);
    const id = await slot();
    await book(id, member);
    await callAs(app, member, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
    expect((await free()).map((one) => one.id)).toContain(id);
    await app.sql('delete from accounts where id = $1', [member.id]);
    expect(await app.sql('select id from demo_bookings where slot_id = $1', [id])).toEqual([]);
  });
});
