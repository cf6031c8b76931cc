import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, withField } from '#platform/testing/field-limits.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { newsOf } from './report-period.rules.ts';
import { REPORT_FILES_MAX, REPORTS_MAX } from './reports.contract.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** A new collaboration for every test. */
let id: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  corporate = await createMember(app, { name: 'Tungavarna Industries' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  ({ id } = await startCollaboration(app, corporate, ngo));
});

const REPORT = { title: 'First quarter', period_from: '2026-04-01', period_to: '2026-06-30' };
const GIRLS = {
  ...{ name: 'Girls in class 8', unit: 'girls', direction: 'increase' },
  ...{ baseline_value: '120', baseline_date: '2026-01-01', target_value: '400', target_date: '2027-01-01' },
};
const call = (method: string, path: string, body?: object, by = ngo) =>
  callAs(app, by, method, `/collaborations/${id}${path}`, body);
const send = (method: string, path: string, body?: object, by = ngo) =>
  app.request(method, `/collaborations/${id}${path}`, { token: by.token, body });
const draft = async (fields: object = {}) => call('POST', '/reports', { ...REPORT, ...fields });
const sent = async (fields: object = {}) => call('POST', `/reports/${(await draft(fields)).id}/send`);
const answer = (report: { id: string }, body: object, by = corporate) =>
  send('POST', `/reports/${report.id}/answer`, { round: 1, ...body }, by);

describe('a report of one organisation to another', () => {
  test('is drafted from the records, sent, returned, changed, sent and accepted', async () => {
    await call('POST', '/milestones', { title: 'Survey of wells', due_date: '2026-05-15' });
    const indicator = await call('POST', '/indicators', GIRLS);
    const readings = `/indicators/${indicator.id}/readings`;
    await call('POST', readings, { reading_date: '2026-05-01', value: '180' });
    await call('POST', readings, { reading_date: '2026-07-01', value: '190' });
    const upload_id = await sendUpload(app, ngo, samplePdf(['Register']), 'Register.pdf');
    const file = await call('POST', '/files', { upload_id });

    const report = await draft({ summary: 'Two wells.', file_ids: [file.id] });
    expect(report).toMatchObject({ ...REPORT, status: 'draft', round: 0, is_own: true, sent_at: null });
    expect(report.content).toMatchObject({
      ...{ ...REPORT, summary: 'Two wells.', author_name: 'Jal Trust' },
      milestones: [{ title: 'Survey of wells', news: 'overdue', due_date: '2026-05-15' }],
      indicators: [{ name: 'Girls in class 8', actual_value: '180', actual_date: '2026-05-01', readings: 1 }],
      files: [{ id: file.id, name: 'Register', version: 1 }],
    });
    expect(await call('GET', '/reports', undefined, corporate)).toEqual([]);
    expectFailure(await send('GET', `/reports/${report.id}`, undefined, corporate), 'REPORT_NOT_FOUND');

    await call('POST', `/reports/${report.id}/send`);
    const mail = await app.mail(corporate.email, 'A partner has sent a progress report');
    expect(mail).toContain(`/collaborations/${id}/reports?report=${report.id}`);
    const returned = await call(
      'POST',
      `/reports/${report.id}/answer`,
      { status: 'returned', reason: 'Please name the wells.', round: 1 },
      corporate,
    );
    expect(returned).toMatchObject({ status: 'returned', reason: 'Please name the wells.', is_own: false });
    await call('PATCH', `/reports/${report.id}`, { summary: 'Wells of Koregaon and Phaltan.' });
    const read = await call('GET', `/reports/${report.id}`, undefined, corporate);
    expect(read.content.summary, 'what was sent').toBe('Two wells.');
    await call('POST', `/reports/${report.id}/send`);
    const accepted = await call(
      'POST',
      `/reports/${report.id}/answer`,
      { status: 'accepted', round: 2 },
      corporate,
    );
    expect(accepted).toMatchObject({
      ...{ status: 'accepted', round: 2, reason: null },
      answered_by_name: expect.stringContaining('Tungavarna Industries'),
    });

    await call('DELETE', `/indicators/${indicator.id}`);
    await call('DELETE', `/files/${file.id}`);
    for (const by of [ngo, corporate]) {
      const later = await call('GET', `/reports/${report.id}`, undefined, by);
      expect(later.content, 'as it was accepted').toEqual(accepted.content);
    }
    const changes = await call('GET', '/changes');
    expect(
      changes
        .filter(({ noun }: { noun: string }) => noun === 'report')
        .map(({ what }: { what: string }) => what),
    ).toEqual(['accepted', 'sent', 'summary', 'returned', 'sent']);
  });

  test('is a PDF with its figures', async () => {
    await call('POST', '/indicators', GIRLS);
    const report = await sent({ title: 'पहिली तिमाही', summary: '**Two** wells.\n\nThe third waits.' });
    const response = await fetch(`${app.url}${API_BASE}/collaborations/${id}/reports/${report.id}/pdf`, {
      headers: { authorization: `Bearer ${corporate.token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    for (const tag of ['H1', 'Figure', 'Table']) expect(text).toContain(`/S /${tag}`);
  });

  test('of two answers at once one counts, and one to an earlier sending does not', async () => {
    const report = await sent();
    const answers = await Promise.all([
      answer(report, { status: 'accepted' }),
      answer(report, { status: 'returned', reason: 'Too short.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = await sent();
    await answer(second, { status: 'returned', reason: 'Too short.' });
    await call('POST', `/reports/${second.id}/send`);
    expectFailure(await answer(second, { status: 'accepted' }), 'REPORT_ANSWERED');
  });
});

describe('refused', () => {
  test.each<[string, unknown, string]>([
    ['title', 'ab', 'Title must be 3 characters or more'],
    ['title', long(161), 'Title must be 160 characters or less'],
    ['period_from', '2026-02-30', 'Please enter a date as YYYY-MM-DD'],
    ['period_to', '2026-03-31', 'The last day must not be before the first'],
    ['summary', long(5001), 'Summary must be 5000 characters or less'],
    ['challenges', long(5001), 'Challenges must be 5000 characters or less'],
    ['next_steps', long(5001), 'Next steps must be 5000 characters or less'],
    [
      'file_ids',
      Array.from({ length: REPORT_FILES_MAX + 1 }, () => crypto.randomUUID()),
      'A report names 20 files at most',
    ],
    ['file_ids', [crypto.randomUUID()], 'A file is no longer in this collaboration. Please choose again.'],
  ])('a report whose %s is %o', async (field, value, message) => {
    await expectRefused(app, () => send('POST', '/reports', withField(REPORT, field, value)), field, message);
  });

  test('a change of the period that leaves it the wrong way round', async () => {
    const { id: reportId } = await draft();
    const change = { period_to: '2026-03-01' };
    const message = 'The last day must not be before the first';
    await expectRefused(app, () => send('PATCH', `/reports/${reportId}`, change), 'period_to', message);
  });

  test('a return without a reason, and answers and changes by the wrong side or at the wrong time', async () => {
    const report = await sent();
    const message = 'Please say what should be changed';
    await expectRefused(app, () => answer(report, { status: 'returned' }), 'reason', message);
    const other = await startCollaboration(app, corporate, ngo);
    const before = await databaseState(app);
    const path = `/reports/${report.id}`;
    expectFailure(await answer(report, { status: 'accepted' }, ngo), 'FORBIDDEN');
    expectFailure(await send('PATCH', path, { title: 'Ours' }, corporate), 'FORBIDDEN');
    expectFailure(await send('PATCH', path, { title: 'New title' }), 'REPORT_SENT');
    expectFailure(await send('POST', `${path}/send`), 'REPORT_SENT');
    expectFailure(await send('DELETE', path), 'REPORT_SENT');
    for (const part of ['', '/pdf']) {
      const foreign = `/collaborations/${other.id}/reports/${report.id}${part}`;
      expectFailure(await app.request('GET', foreign, { token: ngo.token }), 'REPORT_NOT_FOUND');
    }
    expect(await databaseState(app), 'refused, so unchanged').toEqual(before);
    await answer(report, { status: 'returned', reason: 'Too short.' });
    expectFailure(await send('DELETE', path), 'REPORT_SENT');
  });

  test('a report to nobody, and more than there is room for', async () => {
    const places: { id: string; profile_id: string }[] = await call('GET', '/participants');
    const own = places.find(({ profile_id }) => profile_id === ngo.id);
    await call('POST', '/lead', { participant_id: own?.id }, corporate);
    await call('POST', '/leave', undefined, corporate);
    const report = await draft();
    expectFailure(
      await send('POST', `/reports/${report.id}/send`),
      'NO_OTHER_MEMBER',
      'You are the only member of this collaboration. There is nobody to send the report to.',
    );
    await app.sql(
      `insert into collaboration_reports (id, collaboration_id, title, period_from, period_to)
        select gen_random_uuid(), $1, 'Title', '2026-01-01', '2026-01-31' from generate_series(2, ${REPORTS_MAX})`,
      [id],
    );
    expectFailure(
      await send('POST', '/reports', REPORT),
      'LIMIT_REACHED',
      'This collaboration has 200 reports, the maximum. Please delete a draft first.',
    );
    await call('DELETE', `/reports/${report.id}`);
  });
});

test.each([
  [null, '2026-04-02', 'completed'],
  ['2026-01-01', '2026-03-31', null],
  ['2026-03-01', null, 'overdue'],
  ['2026-06-30', null, 'due'],
  ['2026-07-01', null, null],
  ['2026-05-01', '2026-07-02', 'overdue'],
  [null, null, null],
])('a milestone due %s and completed %s is %s in the quarter', (due_date, completed_date, news) => {
  expect(newsOf({ due_date, completed_date }, REPORT, '2026-06-30')).toBe(news);
});
