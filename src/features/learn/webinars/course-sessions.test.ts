import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { insertCourse } from '#platform/testing/course-samples.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createSession, insertWebinar, sessionBody, verify } from '#platform/testing/session-samples.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { sessionRemindersJob } from './session-reminders.job.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let app: TestApp;
let author: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  author = await createMember(app, { name: 'Jal Trust' });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const members = (count: number) => Promise.all(Array.from({ length: count }, () => createMember(app)));
const register = (id: string, by: TestMember) =>
  app.request('PUT', `/course-sessions/${id}/registration`, { token: by.token });
const leave = (id: string, by: TestMember) =>
  callAs(app, by, 'DELETE', `/course-sessions/${id}/registration`);
const list = async (slug: string, token?: string) =>
  (await app.request('GET', `/courses/${slug}/sessions`, { token })).body.data;
const seen = async (slug: string, token?: string) => (await list(slug, token)).records[0];
const calendar = async (id: string, token?: string): Promise<string> =>
  (await app.request('GET', `/course-sessions/${id}/calendar`, { token })).body;
const subjectsTo = async ({ email }: TestMember) =>
  (
    await app.sql<{ subject: string }>(
      "select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on",
      [email],
    )
  ).map(({ subject }) => subject);

describe('PUT /service/api/course-sessions/:id/registration', () => {
  test('gives the last place to one of 32 who ask at the same time, and the others their number', async () => {
    const session = await createSession(app, author, { places: 1 });
    const all = await members(32);
    const answers = await Promise.all(all.map((member) => register(session.id, member)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const given = answers.map(({ body }) => body.data);
    expect(given.filter(({ registration }) => registration === 'registered')).toHaveLength(1);
    expect(await seen(session.slug)).toMatchObject({ state: 'full', places_left: 0, waiting: 31 });
    const numbers = await Promise.all(
      all.map(async ({ token }) => (await seen(session.slug, token)).waiting_number),
    );
    expect(numbers.filter(Boolean).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 31 }, (_, at) => at + 1),
    );
  });

  test('counts a member once, however often at the same time', async () => {
    const session = await createSession(app, author);
    const member = await createMember(app);
    await Promise.all(Array.from({ length: 16 }, () => register(session.id, member)));
    expect(await seen(session.slug)).toMatchObject({ state: 'open', places_left: 1, waiting: 0 });
  });

  test('is refused for a date that has begun, was cancelled, costs money, or is hidden', async () => {
    const session = await createSession(app, author);
    const member = await createMember(app);
    await app.sql("update course_sessions set starts_at = now() - interval '1 minute' where id = $1", [
      session.id,
    ]);
    expectFailure(await register(session.id, member), 'COURSE_SESSION_OVER');
    const other = await createSession(app, author);
    await callAs(app, author, 'PUT', `/course-sessions/${other.id}/cancellation`, { reason: 'Floods.' });
    expectFailure(await register(other.id, member), 'COURSE_SESSION_OVER');
    const paid = await createSession(app, author);
    await app.sql('update courses set price = 500 where id = $1', [paid.courseId]);
    expectFailure(await register(paid.id, member), 'COURSE_HAS_PRICE');
    await app.sql('update courses set is_hidden = true where id = $1', [paid.courseId]);
    expectFailure(await register(paid.id, member), 'COURSE_SESSION_NOT_FOUND');
    expect((await app.request('GET', `/courses/${paid.slug}/sessions`)).status).toBe(404);
    expect((await app.request('GET', `/course-sessions/${paid.id}/calendar`)).status).toBe(404);
  });

  test('ends when the waiting list is full', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [first, last] = await members(2);
    await register(session.id, first as TestMember);
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash)
          select gen_random_uuid(), 'waits-' || n || '@members.example', 'x' from generate_series(1, 200) n returning id)
      insert into course_session_registrations (id, session_id, user_id, is_waiting, created_at)
        select gen_random_uuid(), $1, id, true, now() from made`,
      [session.id],
    );
    expectFailure(await register(session.id, last as TestMember), 'COURSE_SESSION_FULL');
  });
});

describe('DELETE /service/api/course-sessions/:id/registration', () => {
  test('moves the first of the waiting list up, once, with a mail', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [first, second, third] = (await members(3)) as [TestMember, TestMember, TestMember];
    for (const member of [first, second, third]) await register(session.id, member);
    await leave(session.id, first);
    expect(await seen(session.slug, second.token)).toMatchObject({ registration: 'registered' });
    expect(await seen(session.slug, third.token)).toMatchObject({
      registration: 'waiting',
      waiting_number: 1,
    });
    expect(await app.mail(second.email, 'You have a place now')).toContain(`/learn/courses/${session.slug}`);
    await leave(session.id, first);
    expect(await subjectsTo(third)).toEqual([]);
  });

  test('gives each of eight places that are left at the same time to another member', async () => {
    const session = await createSession(app, author, { places: 8 });
    const [leaving, waiting] = [await members(8), await members(8)];
    for (const member of [...leaving, ...waiting]) await register(session.id, member);
    await Promise.all(leaving.map((member) => leave(session.id, member)));
    expect(await seen(session.slug)).toMatchObject({ places_left: 0, waiting: 0 });
    for (const member of waiting) expect(await subjectsTo(member)).toEqual(['You have a place now']);
  });

  test('moves nobody up when the one who leaves was waiting', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [first, second, third] = (await members(3)) as [TestMember, TestMember, TestMember];
    for (const member of [first, second, third]) await register(session.id, member);
    await leave(session.id, second);
    expect(await seen(session.slug, third.token)).toMatchObject({
      registration: 'waiting',
      waiting_number: 1,
    });
  });

  test('happens too when a member asks for the deletion of the account', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [first, second] = (await members(2)) as [TestMember, TestMember];
    for (const member of [first, second]) await register(session.id, member);
    await callAs(app, first, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
    expect(await seen(session.slug, second.token)).toMatchObject({ registration: 'registered' });
    expect(await subjectsTo(second)).toEqual(['You have a place now']);
  });
});

describe('links', () => {
  test('to join are for registered members and organisers, also in the calendar file', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [inside, waiting, stranger] = (await members(3)) as [TestMember, TestMember, TestMember];
    await register(session.id, inside);
    await register(session.id, waiting);
    const link = 'https://meet.example/wells';
    for (const { token } of [inside, author, admin]) {
      expect((await seen(session.slug, token)).join_url).toBe(link);
      expect(await calendar(session.id, token)).toContain(link);
    }
    for (const token of [waiting.token, stranger.token, undefined]) {
      expect(await seen(session.slug, token)).toMatchObject({ join_url: null, is_online: true });
      expect(await calendar(session.id, token)).not.toContain('meet.example');
    }
  });

  test('to the recording can be added once it has begun, for signed-in members', async () => {
    const session = await createSession(app, author);
    const record = (by = author) =>
      app.request('PUT', `/course-sessions/${session.id}/recording`, {
        token: by.token,
        body: { recording_url: 'https://video.example/1' },
      });
    expectFailure(await record(), 'VALIDATION_FAILED', 'A recording can be added once the date has begun');
    await app.sql("update course_sessions set starts_at = now() - interval '1 hour' where id = $1", [
      session.id,
    ]);
    const stranger = await createMember(app);
    expectFailure(await record(stranger), 'FORBIDDEN');
    expect((await record()).status).toBe(200);
    expect(await seen(session.slug)).toMatchObject({
      state: 'over',
      has_recording: true,
      recording_url: null,
    });
    expect((await seen(session.slug, stranger.token)).recording_url).toBe('https://video.example/1');
  });
});

describe('dates are set', () => {
  test('by the author at level 1 and by admins, for webinars and workshops only', async () => {
    const unverified = await createMember(app);
    const { slug } = await insertCourse(app, { type: 'workshop', modules: [] }, { authorId: unverified.id });
    const create = (by: TestMember, at = slug) =>
      app.request('POST', `/courses/${at}/sessions`, { token: by.token, body: sessionBody() });
    expectFailure(await create(unverified), 'FORBIDDEN');
    expect((await list(slug, unverified.token)).can_organise).toBe(false);
    expectFailure(await create(author), 'FORBIDDEN');
    expect((await create(admin)).status).toBe(201);
    await verify(app, unverified);
    expect((await create(unverified)).status).toBe(201);
    expect((await list(slug, unverified.token)).can_organise).toBe(true);
    const course = await insertCourse(app, {}, { authorId: author.id });
    expectFailure(await create(author, course.slug), 'COURSE_HAS_NO_DATES');
    expectFailure(await create(author, 'no-such-course'), 'COURSE_NOT_FOUND');
  });

  test.each<RefusedValue>([
    ['starts_at', 'tomorrow', 'Please enter date and time'],
    ['starts_at', '2020-01-01T10:00:00.000Z', 'Please choose a time in the future'],
    ['minutes', 14, 'Duration must be at least 15 minutes'],
    ['minutes', 721, 'Duration must be at most 12 hours'],
    ['places', 0, 'There must be at least one place'],
    ['places', 1001, 'There can be at most 1000 places'],
    ['join_url', 'http://meet.example', 'Join link must start with https://'],
    ['join_url', null, 'Please enter a join link or a venue'],
    ['venue', long(201), 'Venue must be 200 characters or less'],
  ])('refuses %s %j', async (field, value, message) => {
    const { slug } = await insertWebinar(app, author);
    const send = () =>
      app.request('POST', `/courses/${slug}/sessions`, {
        token: author.token,
        body: sessionBody({ [field]: value }),
      });
    await expectRefused(app, send, field, message);
  });

  test('at most fifty for a course, also when they come at the same time', async () => {
    const { slug, id } = await insertWebinar(app, author);
    await app.sql(
      `insert into course_sessions (id, course_id, starts_at, minutes, places, venue, created_at, updated_at)
        select gen_random_uuid(), $1, now() + make_interval(days => n), 60, 5, 'Ranchi', now(), now()
        from generate_series(1, 49) n`,
      [id],
    );
    const create = () =>
      app.request('POST', `/courses/${slug}/sessions`, { token: author.token, body: sessionBody() });
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('and shown by time: those to come first, then the past', async () => {
    const { slug, id } = await insertWebinar(app, author);
    await app.sql(
      `insert into course_sessions (id, course_id, starts_at, minutes, places, venue, created_at, updated_at)
        select gen_random_uuid(), $1, now() + make_interval(days => n), 60, abs(n), 'Ranchi', now(), now()
        from unnest(array[-9, 3, -2, 8]) n`,
      [id],
    );
    const { records } = await list(slug);
    expect(records.map(({ places }: { places: number }) => places)).toEqual([3, 8, 2, 9]);
    const next = await app.request('GET', `/course-sessions/next?courses=${id}`);
    expect(next.body.data).toEqual([
      expect.objectContaining({ course_id: id, places_left: 3, state: 'open' }),
    ]);
  });
});

describe('a change of a date', () => {
  test('reaches its members by mail, counts in the calendar file, and lets reminders come again', async () => {
    const session = await createSession(app, author, { starts_at: inHours(5) });
    const member = await createMember(app);
    await register(session.id, member);
    const before = await calendar(session.id);
    const body = sessionBody({ starts_at: inHours(200), join_url: 'https://meet.example/new' });
    await callAs(app, author, 'PUT', `/course-sessions/${session.id}`, body);
    expect(await app.mail(member.email, 'A date of yours has changed')).toContain('IST');
    const after = await calendar(session.id);
    const uid = /UID:(.*)/.exec(before)?.[1];
    expect(after).toContain(`UID:${uid}`);
    expect([before, after].map((text) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual(['0', '1']);
    const [row] = await app.sql(
      'select reminded_before from course_session_registrations where session_id = $1',
      [session.id],
    );
    expect(row).toEqual({ reminded_before: null });
  });

  test('of the places alone mails nobody but those who move up', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [first, second, third] = (await members(3)) as [TestMember, TestMember, TestMember];
    for (const member of [first, second, third]) await register(session.id, member);
    const { starts_at, minutes, venue } = session;
    const join_url = 'https://meet.example/wells';
    const change = (places: number) =>
      app.request('PUT', `/course-sessions/${session.id}`, {
        token: author.token,
        body: { starts_at, minutes, venue, join_url, places },
      });
    expect((await change(3)).status).toBe(200);
    expect(await subjectsTo(first)).toEqual([]);
    for (const member of [second, third]) expect(await subjectsTo(member)).toEqual(['You have a place now']);
    const fewer = await change(2);
    expectFailure(fewer, 'VALIDATION_FAILED', '3 members have a place already');
    expect(fewer.body.error.fields).toEqual({ places: '3 members have a place already' });
  });

  test('is not for others, nor after the start', async () => {
    const session = await createSession(app, author);
    const change = (by: TestMember) =>
      app.request('PUT', `/course-sessions/${session.id}`, { token: by.token, body: sessionBody() });
    expectFailure(await change(await createMember(app)), 'FORBIDDEN');
    await app.sql("update course_sessions set starts_at = now() - interval '1 minute' where id = $1", [
      session.id,
    ]);
    expectFailure(await change(author), 'COURSE_SESSION_OVER');
  });

  test('to cancelled says why, to all members and in the calendar file, once', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [first, second] = (await members(2)) as [TestMember, TestMember];
    for (const member of [first, second]) await register(session.id, member);
    const cancel = () =>
      app.request('PUT', `/course-sessions/${session.id}/cancellation`, {
        token: author.token,
        body: { reason: 'The trainer is ill.' },
      });
    const both = await Promise.all([cancel(), cancel()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seen(session.slug)).toMatchObject({ state: 'cancelled', reason: 'The trainer is ill.' });
    for (const { email } of [first, second])
      expect(await app.mail(email, 'A date of yours was cancelled')).toContain('The trainer is ill.');
    const text = await calendar(session.id);
    expect(text).toContain('METHOD:CANCEL');
    expect(text).toContain('STATUS:CANCELLED');
    expect(text).toContain('SEQUENCE:1');
  });

  test('to cancelled comes when the organiser asks for the deletion of the account', async () => {
    const leaver = await createMember(app);
    const session = await createSession(app, leaver);
    const member = await createMember(app);
    await register(session.id, member);
    await callAs(app, leaver, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
    expect(await seen(session.slug)).toMatchObject({
      state: 'cancelled',
      reason: 'The organiser is leaving Dayitva.',
    });
    expect(await subjectsTo(member)).toEqual(['A date of yours was cancelled']);
  });
});

describe('GET /service/api/course-sessions/:id/calendar', () => {
  test('is a valid calendar in the time of India', async () => {
    const { slug } = await insertWebinar(app, author, {
      title: 'Wells, pumps; and मरम्मत: keeping them working through a very long dry season in Jharkhand',
    });
    // Half past ten in the evening in India, on the day before in UTC.
    const { id } = await callAs(
      app,
      author,
      'POST',
      `/courses/${slug}/sessions`,
      sessionBody({ starts_at: '2036-01-31T19:00:00.000Z', venue: 'Town hall, Ranchi' }),
    );
    const answer = await app.request('GET', `/course-sessions/${id}/calendar`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(answer.headers.get('content-disposition')).toContain(`${slug}.ics`);
    const text: string = answer.body;
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'METHOD:PUBLISH',
        'BEGIN:VTIMEZONE',
        'TZID:Asia/Kolkata',
        'TZOFFSETTO:+0530',
        'BEGIN:VEVENT',
        'DTSTART;TZID=Asia/Kolkata:20360201T003000',
        'DTEND;TZID=Asia/Kolkata:20360201T020000',
        'STATUS:CONFIRMED',
        'SEQUENCE:0',
        'LOCATION:Town hall\\, Ranchi',
        'END:VEVENT',
        'END:VCALENDAR',
      ]),
    );
    expect(unfolded.find((line) => line.startsWith('SUMMARY:'))).toContain(
      'Wells\\, pumps\\; and मरम्मत: keeping',
    );
    expect(unfolded.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(1);
    expect(unfolded.filter((line) => line.startsWith('UID:'))).toEqual([`UID:${id}@localhost`]);
  });
});

describe('reminders', () => {
  const run = async () => {
    const [job] = await app.sql<{ id: string }>(
      `insert into pgboss.job (name, data) values ('${sessionRemindersJob.queue}', '{}') returning id`,
    );
    const state = async () =>
      (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe('completed');
  };
  const startIn = (id: string, hours: number) =>
    app.sql('update course_sessions set starts_at = $2 where id = $1', [id, inHours(hours)]);
  const [DAY, HOUR] = ['Your date is within a day', 'Your date begins within an hour'];

  test('come every five minutes to who is due', async () => {
    expect(
      await app.sql('select cron from pgboss.schedule where name = $1', [sessionRemindersJob.queue]),
    ).toEqual([{ cron: sessionRemindersJob.schedule }]);
  });

  test('come a day and an hour before, once each, to members with a place', async () => {
    const session = await createSession(app, author, { places: 1 });
    const [inside, waiting] = (await members(2)) as [TestMember, TestMember];
    for (const member of [inside, waiting]) await register(session.id, member);
    for (const hours of [25, 23, 22, 0.9, 0.5, -1]) {
      await startIn(session.id, hours);
      await run();
    }
    expect(await subjectsTo(inside)).toEqual([DAY, HOUR]);
    expect(await subjectsTo(waiting)).toEqual([]);
  });

  test('of a day before do not come to who registers within that day, nor late beside that of the hour', async () => {
    const [near, missed] = [await createSession(app, author), await createSession(app, author)];
    const [one, other] = (await members(2)) as [TestMember, TestMember];
    await startIn(near.id, 20);
    await register(near.id, one);
    await register(missed.id, other);
    await startIn(missed.id, 0.5);
    await run();
    expect(await subjectsTo(one)).toEqual([]);
    expect(await subjectsTo(other)).toEqual([HOUR]);
  });

  test('do not come for a cancelled date, nor when they are switched off', async () => {
    const [cancelled, on] = [await createSession(app, author), await createSession(app, author)];
    const [one, quiet] = (await members(2)) as [TestMember, TestMember];
    await register(cancelled.id, one);
    await register(on.id, quiet);
    await callAs(app, quiet, 'PUT', '/profile/profile', { mails_sessions: false });
    await callAs(app, author, 'PUT', `/course-sessions/${cancelled.id}/cancellation`, { reason: 'Floods.' });
    for (const { id } of [cancelled, on]) await startIn(id, 10);
    await run();
    expect(await subjectsTo(one)).toEqual(['A date of yours was cancelled']);
    expect(await subjectsTo(quiet)).toEqual([]);
  });
});

test('the data of a member hold the registrations', async () => {
  const session = await createSession(app, author);
  const member = await createMember(app);
  await register(session.id, member);
  const { course_sessions } = await callAs(app, member, 'GET', '/account/data');
  expect(course_sessions).toEqual([expect.objectContaining({ title: 'Wells that last', is_waiting: false })]);
});

test('erasing an account takes its places out of the counts', async () => {
  const session = await createSession(app, author);
  const member = await createMember(app);
  await register(session.id, member);
  await app.sql('delete from accounts where id = $1', [member.id]);
  expect(await seen(session.slug)).toMatchObject({ places_left: 2 });
});
