import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { insertCertificate } from '#platform/testing/certificate-samples.ts';
import { insertCourse } from '#platform/testing/course-samples.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { issueCertificates } from './certificates.service.ts';

let app: TestApp;
let database: Database;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  database = connect(app.databaseUrl, () => undefined);
  admin = await createMember(app, { admin: true });
});
afterAll(async () => {
  await database.close();
  await app.stop();
});

/** Completes a course as the player stores it, without its certificate. */
async function complete(member: TestMember, fields: object = {}) {
  const course = await insertCourse(app, fields);
  await app.sql(
    `insert into course_enrolments (user_id, course_id, enrolled_at, last_opened_at, completed_at, completed_version)
      values ($1, $2, now(), now(), '2026-11-20T20:00:00Z', 1)`,
    [member.id, course.id],
  );
  return course;
}
const issue = (courseId: string, memberId?: string) =>
  issueCertificates({ db: database.db }, courseId, memberId);
const own = (member: TestMember) => callAs(app, member, 'GET', '/certificates');
const check = async (number: string, token?: string) =>
  (await app.request('GET', `/certificates/${number}`, { token })).body.data;
const download = (member: TestMember, number: string) =>
  fetch(`${app.url}${API_BASE}/certificates/${number}/file`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
const revoke = (number: string, body: object = { reason: 'Somebody else took the quiz.' }) =>
  app.request('PUT', `/certificates/${number}/revocation`, { token: admin.token, body });

/** The compressed parts of a PDF as text. */
const streamsOf = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .split(/stream\r?\n/)
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');

describe('a completed course', () => {
  test('brings one certificate, however often it is issued, by 16 at the same time', async () => {
    const member = await createMember(app, { name: 'Asha Devi' });
    const { id } = await complete(member);
    await Promise.all(Array.from({ length: 16 }, () => issue(id, member.id)));
    await issue(id);
    const certificates = await own(member);
    expect(certificates).toEqual([
      {
        id: expect.any(String),
        number: expect.stringMatching(/^DV(-[2-9A-HJKMNP-Z]{4}){3}$/),
        state: 'valid',
        holder_name: 'Asha Devi',
        holder_organization: null,
        has_holder_left: false,
        course_title: 'Wells that last',
        course_organization: 'Jal Trust',
        minutes: 90,
        completed_at: '2026-11-20T20:00:00.000Z',
        revoked_at: null,
        reason: null,
        is_own: true,
      },
    ]);
  });

  test('brings none before it is completed, and none to others', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const { id } = await complete(member);
    await app.sql(
      `insert into course_enrolments (user_id, course_id, enrolled_at, last_opened_at) values ($1, $2, now(), now())`,
      [other.id, id],
    );
    await issue(id);
    expect(await own(other)).toEqual([]);
    expect(await own(member)).toHaveLength(1);
    const of = (course: string) => callAs(app, member, 'GET', `/certificates?course=${course}`);
    expect(await of(id)).toHaveLength(1);
    expect(await of(crypto.randomUUID())).toEqual([]);
  });

  test('brings all members their certificates when a version completes it for 1,200', async () => {
    const member = await createMember(app);
    const { id } = await complete(member);
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash)
          select gen_random_uuid(), 'many-' || n || '@members.example', 'x' from generate_series(1, 1199) n returning id),
      named as (
        insert into profiles (id, organization_type, full_name) select id, 'ngo', 'One of many' from made returning id)
      insert into course_enrolments (user_id, course_id, enrolled_at, last_opened_at, completed_at, completed_version)
        select id, $1, now(), now(), now(), 2 from named`,
      [id],
    );
    await issue(id);
    const [row] = await app.sql<{ count: number; numbers: number }>(
      'select count(*)::int, count(distinct number)::int as numbers from course_certificates where course_id = $1',
      [id],
    );
    expect(row).toEqual({ count: 1200, numbers: 1200 });
  });
});

describe('GET /service/api/certificates/:number', () => {
  test('shows a visitor the name of the day of completion, however it is typed', async () => {
    const member = await createMember(app, { name: 'सुनीता देवी' });
    const { id } = await complete(member);
    await issue(id);
    await callAs(app, member, 'PUT', '/profile/profile', { full_name: 'Sunita Sharma' });
    const [{ number }] = await own(member);
    const seen = await check(number.toLowerCase().replaceAll('-', ''));
    expect(seen).toMatchObject({ number, state: 'valid', holder_name: 'सुनीता देवी', is_own: false });
    expect(JSON.stringify(seen)).not.toContain(member.id);
  });

  test('names the organisation where the member bears another name', async () => {
    const member = await createMember(app, { name: 'Jal Trust' });
    await callAs(app, member, 'PUT', '/profile/profile', { full_name: 'Asha Devi' });
    const { id } = await complete(member);
    await issue(id);
    expect((await own(member))[0]).toMatchObject({
      holder_name: 'Asha Devi',
      holder_organization: 'Jal Trust',
    });
  });

  test.each(['DV-2222-2222-2222', 'DV-7K3M-9XQ2-4TP0', 'x', '१२३'])('answers 404 for %s', async (number) => {
    expect((await app.request('GET', `/certificates/${number}`)).status).toBe(404);
  });

  test('stays after the course is gone', async () => {
    const member = await createMember(app);
    const { id } = await complete(member);
    await issue(id);
    const [{ number }] = await own(member);
    await app.sql('delete from courses where id = $1', [id]);
    expect(await check(number)).toMatchObject({ state: 'valid', course_title: 'Wells that last' });
  });

  test('says without a name that its holder has left, once the account is erased', async () => {
    const member = await createMember(app, { name: 'Leela Rao' });
    const number = await insertCertificate(app, member, { name: 'Leela Rao' });
    await app.sql('delete from accounts where id = $1', [member.id]);
    const seen = await check(number, admin.token);
    expect(seen).toMatchObject({
      state: 'valid',
      holder_name: null,
      holder_organization: null,
      has_holder_left: true,
      course_title: 'Wells that last',
    });
    const rows = await app.sql('select * from course_certificates where number = $1', [number]);
    expect(JSON.stringify(rows)).not.toContain('Leela');
  });
});

describe('GET /service/api/certificates/:number/file', () => {
  test('is a PDF with the name in Devanagari, the number and the address', async () => {
    const member = await createMember(app);
    const number = await insertCertificate(app, member, { name: 'गीता देवी' });
    const answer = await download(member, number);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(number);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // Its properties have the name as text (UTF-16), its font the letters of the name with their meaning.
    const name = Buffer.from('गीता देवी', 'utf16le').swap16().toString('latin1');
    expect(bytes.toString('latin1').replaceAll('\\t', '\t')).toContain(name);
    expect(bytes.toString('latin1')).toContain('DayitvaSans');
    expect(streamsOf(bytes)).toMatch(/<0917\b/);
    expect(bytes.toString('latin1')).toContain(`/certificates/${number}`);
    expect((bytes.toString('latin1').match(/\/Type \/Page\n/g) ?? []).length).toBe(1);
  });

  test('fits on one page with the longest names', async () => {
    const member = await createMember(app);
    const number = await insertCertificate(app, member, {
      name: 'Shrimati Lakshmi-Narayanan '.repeat(4).trim(),
    });
    await app.sql(
      'update course_certificates set course_title = $2, holder_organization = $3, course_organization = $3 where number = $1',
      [
        number,
        'A very long title of a course '.repeat(4).trim(),
        'A Foundation with a long name '.repeat(5).trim(),
      ],
    );
    const text = Buffer.from(await (await download(member, number)).arrayBuffer()).toString('latin1');
    expect((text.match(/\/Type \/Page\n/g) ?? []).length).toBe(1);
  });

  test('is for its holder only, not for an admin', async () => {
    const number = await insertCertificate(app, await createMember(app));
    for (const reader of [await createMember(app), admin])
      expect((await download(reader, number)).status).toBe(404);
  });
});

describe('PUT /service/api/certificates/:number/revocation', () => {
  test('takes the name from the page, keeps the reason between holder and admins, and mails the holder', async () => {
    const member = await createMember(app);
    const number = await insertCertificate(app, member);
    const { status, body } = await revoke(number);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'revoked', reason: 'Somebody else took the quiz.' });
    const seen = await check(number);
    expect(seen).toMatchObject({
      state: 'revoked',
      holder_name: null,
      reason: null,
      revoked_at: expect.any(String),
    });
    expect(await check(number, member.token)).toMatchObject({
      state: 'revoked',
      holder_name: 'Asha Devi',
      reason: 'Somebody else took the quiz.',
    });
    const mail = await app.mail(member.email, 'Your certificate was revoked');
    expect(mail).toContain('Somebody else took the quiz.');
    expect(mail).toContain(`/certificates/${number}`);
    expect((await download(member, number)).status).toBe(409);
  });

  test('happens once, and brings no new certificate', async () => {
    const member = await createMember(app);
    const { id } = await complete(member);
    await issue(id);
    const [{ number }] = await own(member);
    const both = await Promise.all([revoke(number), revoke(number)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await issue(id);
    expect(await own(member)).toHaveLength(1);
    expectFailure(await revoke(number), 'CERTIFICATE_REVOKED');
  });

  test.each<RefusedValue>([
    ['reason', ' ', 'Reason is required'],
    ['reason', undefined, 'Reason is required'],
    ['reason', long(501), 'Reason must be 500 characters or less'],
  ])('refuses %s %j', async (field, value, message) => {
    const number = await insertCertificate(app, await createMember(app));
    await expectRefused(app, () => revoke(number, { [field]: value }), field, message);
  });
});

test('the data of a member hold the certificates', async () => {
  const member = await createMember(app);
  const number = await insertCertificate(app, member);
  const { certificates } = await callAs(app, member, 'GET', '/account/data');
  expect(certificates).toEqual([expect.objectContaining({ number, holder_name: 'Asha Devi' })]);
});
