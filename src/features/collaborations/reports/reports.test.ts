import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_BASE } from '#platform/contract/route.ts';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, withField } from '#platform/testing/field-limits.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { eraseAccounts } from '#platform/testing/people/erase-accounts.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { sampleJpeg, samplePdf, samplePng } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { newsOf } from './report-period.rules.ts';
import { REPORT_COMMENTS_MAX, REPORT_FILES_MAX, REPORTS_MAX } from './reports.contract.ts';

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
  name: 'Girls in class 8',
  unit: 'girls',
  direction: 'increase',
  baseline_value: '120',
  baseline_date: '2026-01-01',
  target_value: '400',
  target_date: '2027-01-01',
};
const call = (method: string, path: string, body?: object, by = ngo) =>
  callAs(app, by, method, `/collaborations/${id}${path}`, body);
const send = (method: string, path: string, body?: object, by = ngo) =>
  app.request(method, `/collaborations/${id}${path}`, { token: by.token, body });
const draft = async (fields: object = {}) => call('POST', '/reports', { ...REPORT, ...fields });
const sent = async (fields: object = {}) => call('POST', `/reports/${(await draft(fields)).id}/send`);
const answer = (report: { id: string }, body: object, by = corporate) =>
  send('POST', `/reports/${report.id}/answer`, { round: 1, ...body }, by);

const pdfOf = async (report: { id: string }, by = corporate) => {
  const response = await fetch(`${app.url}${API_BASE}/collaborations/${id}/reports/${report.id}/pdf`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  expect(response.status).toBe(200);
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { type: response.headers.get('content-type'), text };
};

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
      ...REPORT,
      summary: 'Two wells.',
      author_name: 'Jal Trust',
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
      status: 'accepted',
      round: 2,
      reason: null,
      answered_by_name: expect.stringContaining('Tungavarna Industries'),
    });

    await call('PATCH', `/indicators/${indicator.id}`, { name: 'Girls and boys' });
    await call('PATCH', `/files/${file.id}`, { name: 'Another name' });
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
    const { type, text } = await pdfOf(report);
    expect(type).toBe('application/pdf');
    expect(text).toMatch(/^%PDF-1\.7/);
    for (const tag of ['H1', 'Figure', 'Table']) expect(text).toContain(`/S /${tag}`);
  });

  test('shows its pictures in the PDF, each in the version that was sent, and names what it cannot show', async () => {
    const add = async (bytes: Buffer, name: string): Promise<string> =>
      (await call('POST', '/files', { upload_id: await sendUpload(app, ngo, bytes, name) })).id;
    const well = await add(await sampleJpeg(), 'Well of Koregaon.jpg');
    const map = await add(await samplePng(2000, 1500), 'Map.png');
    const damaged = await add(await samplePng(), 'Torn.png');
    const large = await add(await samplePng(), 'Poster.png');
    const register = await add(samplePdf(['Register']), 'Register.pdf');
    const report = await sent({ file_ids: [well, map, damaged, large, register] });
    const stored = (fileId: string) =>
      app.sql<{ name: string }>(
        'select stored_name as name from collaboration_file_versions where file_id = $1',
        [fileId],
      );
    const [[torn], [poster]] = await Promise.all([stored(damaged), stored(large)]);
    const tornPath = join(app.dataDir, 'files', torn?.name ?? '');
    writeFileSync(tornPath, readFileSync(tornPath).subarray(0, 60));
    await app.sql('update files set byte_size = $1 where name = $2', [50 * 1024 * 1024, poster?.name]);
    const upload_id = await sendUpload(app, ngo, samplePdf(['Deed']), 'Deed.pdf');
    await call('POST', `/files/${well}/versions`, { upload_id });

    const { text } = await pdfOf(report);
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(2);
    expect(text.match(/\/Filter \/DCTDecode/g), 'JPEG as it is').toHaveLength(2);
    for (const name of ['Well of Koregaon', 'Map']) expect(text).toContain(`/Alt (${name} \\(version 1\\))`);
    expect(text, 'none wider than a page needs').toMatch(/\/Width 1400\n\/Height 1050/);
    expect(text).toContain('/S /L\n');

    await call('DELETE', `/files/${map}`);
    expect((await pdfOf(report)).text.match(/\/Subtype \/Image/g), 'deleted for all').toHaveLength(1);
  });

  test('shows twelve pictures at most', async () => {
    const file_ids: string[] = [];
    for (let at = 0; at < 13; at += 1) {
      const upload_id = await sendUpload(app, ngo, await samplePng(), `Room ${at}.png`);
      file_ids.push((await call('POST', '/files', { upload_id })).id);
    }
    const { text } = await pdfOf(await draft({ file_ids }), ngo);
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(12);
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

describe('comments that a report quotes', () => {
  const say = async (body: string, fields: object = {}, by = ngo): Promise<{ id: string }> =>
    call('POST', '/comments', { body, ...fields }, by);
  const quoted = (query = '', by = corporate) => call('GET', `/quotable-comments${query}`, undefined, by);
  const texts = (list: { text: string }[]) => list.map(({ text }) => text);

  test('stay in a sent report as they were, and drop out of a draft when they are deleted', async () => {
    const milestone = await call('POST', '/milestones', { title: 'Survey of wells' });
    const first = await say('Two **wells** are dry.\n\n- Koregaon\n- Phaltan', {}, corporate);
    const second = await say('The map is late.', { milestone_id: milestone.id });
    const third = await say('Not worth a report.');
    const comment_ids = [second.id, first.id, third.id];
    const report = await draft({ comment_ids });
    expect(report).toMatchObject({
      missing_comments: 0,
      content: {
        comments: [
          {
            id: first.id,
            text: 'Two wells are dry.\nKoregaon\nPhaltan',
            about: null,
            author: { id: corporate.id, organization: 'Tungavarna Industries' },
          },
          { id: second.id, text: 'The map is late.', about: 'Survey of wells' },
          { id: third.id },
        ],
      },
    });

    await call('DELETE', `/comments/${third.id}`);
    const left = await call('GET', `/reports/${report.id}`);
    expect(left).toMatchObject({ missing_comments: 1, content: { comments: [{}, {}] } });
    const changed = await call('PATCH', `/reports/${report.id}`, { summary: 'Two wells.' });
    expect(changed, 'a save takes note of it').toMatchObject({ missing_comments: 0 });

    const now = await call('POST', `/reports/${report.id}/send`);
    await call('PATCH', `/comments/${first.id}`, { body: 'All wells are fine.' }, corporate);
    await call('DELETE', `/milestones/${milestone.id}`);
    const read = await call('GET', `/reports/${report.id}`, undefined, corporate);
    expect(read).toMatchObject({ missing_comments: 0, content: now.content });
    await answer(report, { status: 'returned', reason: 'The wells are not dry.' });
    expect(await call('GET', `/reports/${report.id}`)).toMatchObject({
      missing_comments: 1,
      content: { comments: [{ text: 'All wells are fine.' }] },
    });
    expect((await call('GET', `/reports/${report.id}`, undefined, corporate)).content).toEqual(now.content);
  });

  test('are chosen from all threads, newest first, a page at a time and by their words', async () => {
    const milestone = await call('POST', '/milestones', { title: 'Survey of wells' });
    await say('The pump is **new**.');
    await say('The well is deep.', { milestone_id: milestone.id }, corporate);
    const gone = await say('The pump was a mistake.');
    await call('DELETE', `/comments/${gone.id}`);
    expect(texts(await quoted())).toEqual(['The well is deep.', 'The pump is new.']);
    expect(texts(await quoted('?page=2&pageSize=1'))).toEqual(['The pump is new.']);
    expect(texts(await quoted('?search=PUMP'))).toEqual(['The pump is new.']);
    expect(texts(await quoted('?search=%25'))).toEqual([]);
  });

  test('are of this collaboration only, and read by those only who take part', async () => {
    const elsewhere = await startCollaboration(app, ngo, await createMember(app));
    const path = `/collaborations/${elsewhere.id}`;
    const foreign = await callAs(app, ngo, 'POST', `${path}/comments`, { body: 'Between us.' });
    const message = 'A comment is no longer in this collaboration. Please choose again.';
    const fields = { ...REPORT, comment_ids: [foreign.id] };
    await expectRefused(app, () => send('POST', '/reports', fields), 'comment_ids', message);
    const report = await draft();
    const change = { comment_ids: [foreign.id] };
    await expectRefused(app, () => send('PATCH', `/reports/${report.id}`, change), 'comment_ids', message);
    expect(await quoted()).toEqual([]);
    const refused = await app.request('GET', `${path}/quotable-comments`, { token: corporate.token });
    expectFailure(refused, 'COLLABORATION_NOT_FOUND');
  });

  test('are in the download of their person, and lose the name when the account is erased', async () => {
    const leaving = await addColleague(app, ngo, 'manager', 'Meena Devi');
    const { id: comment } = await say('The map is late.', {}, leaving);
    await call('PATCH', `/comments/${comment}`, { body: 'The map is here.' }, leaving);
    const kept = await say('Thank you.', {}, corporate);
    const report = await sent({ comment_ids: [comment, kept.id] });
    await call('DELETE', `/comments/${comment}`, undefined, leaving);
    const data = await callAs(app, leaving, 'GET', '/account/data');
    expect(data.collaboration_report_quotes).toMatchObject([
      { report_id: report.id, text: 'The map is here.', about: null },
    ]);
    await eraseAccounts(app, leaving);
    const { content } = await call('GET', `/reports/${report.id}`, undefined, corporate);
    expect(content.comments).toMatchObject([
      { text: 'The map is here.', author: null },
      { text: 'Thank you.', author: { id: corporate.id } },
    ]);
  });
});

describe('two colleagues who edit one draft', () => {
  test('overwrite nothing unseen, and each field names who changed it', async () => {
    const meena = await addColleague(app, ngo, 'manager', 'Meena Devi');
    const report = await draft({ summary: 'First words.' });
    expect(report).toMatchObject({ version: 1, edits: [] });
    const path = `/reports/${report.id}`;
    await call('PATCH', path, { version: 1, summary: 'Words of Meena.' }, meena);
    const before = await databaseState(app);
    const refused = await send('PATCH', path, { version: 1, summary: 'Other words.', challenges: 'Rain.' });
    expectFailure(refused, 'REPORT_CHANGED');
    expect(refused.body.error.fields).toEqual({ summary: 'This was changed elsewhere' });
    expect(await databaseState(app), 'refused, so unchanged').toEqual(before);

    const merged = await call('PATCH', path, { version: 1, summary: 'Words of Meena.', challenges: 'Rain.' });
    expect(merged).toMatchObject({
      version: 3,
      content: { summary: 'Words of Meena.', challenges: 'Rain.' },
      edits: [
        { field: 'challenges', name: expect.stringContaining('Jal Trust') },
        { field: 'summary', name: 'Meena Devi, Jal Trust' },
      ],
    });
    expect(await call('PATCH', path, { version: 1, challenges: 'Rain.' }), 'nothing new').toEqual(merged);
    await call('POST', `${path}/send`);
    expect((await call('GET', path, undefined, corporate)).edits, 'not of the partner').toEqual([]);

    const data = await callAs(app, meena, 'GET', '/account/data');
    expect(data.collaboration_report_edits).toMatchObject([{ report_id: report.id, field: 'summary' }]);
    await eraseAccounts(app, meena);
    const left = await call('GET', path);
    expect(left.edits).toMatchObject([{ field: 'challenges' }, { field: 'summary', name: 'Jal Trust' }]);
  });

  test('choose files and comments as one field each, in any order', async () => {
    const file = async (name: string): Promise<string> =>
      (await call('POST', '/files', { upload_id: await sendUpload(app, ngo, samplePdf(), name) })).id;
    const [one, other] = [await file('One.pdf'), await file('Other.pdf')];
    const { id: comment } = await call('POST', '/comments', { body: 'The map is late.' });
    const report = await draft({ file_ids: [one] });
    const path = `/reports/${report.id}`;
    expect(await call('PATCH', path, { version: 1, file_ids: [other, one] })).toMatchObject({ version: 2 });
    expect(await call('PATCH', path, { version: 1, file_ids: [one, other] })).toMatchObject({ version: 2 });
    expectFailure(await send('PATCH', path, { version: 1, file_ids: [] }), 'REPORT_CHANGED');
    const merged = await call('PATCH', path, { version: 1, comment_ids: [comment] });
    expect(merged.content).toMatchObject({ files: [{}, {}], comments: [{ id: comment }] });
  });

  test('are told to the history once the partner knows the report, without words of comments', async () => {
    const file = await call('POST', '/files', {
      upload_id: await sendUpload(app, ngo, samplePdf(), 'Map.pdf'),
    });
    const { id: comment } = await call('POST', '/comments', { body: 'The map is late.' });
    const report = await sent();
    await answer(report, { status: 'returned', reason: 'Which map?' });
    await call('PATCH', `/reports/${report.id}`, { file_ids: [file.id], comment_ids: [comment] });
    const changes = await call('GET', `/changes?subject_id=${report.id}`, undefined, corporate);
    expect(changes.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'file_ids', old_value: null, new_value: 'Map' }),
        expect.objectContaining({ what: 'comment_ids', old_value: null, new_value: null }),
      ]),
    );
  });

  test('who save at the same time are told so, except one', async () => {
    const { id: reportId } = await draft();
    const answers = await Promise.all(
      ['One report', 'Two reports', 'Three reports'].map((title) =>
        send('PATCH', `/reports/${reportId}`, { version: 1, title }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
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
    [
      'comment_ids',
      Array.from({ length: REPORT_COMMENTS_MAX + 1 }, () => crypto.randomUUID()),
      'A report quotes 20 comments at most',
    ],
    [
      'comment_ids',
      [crypto.randomUUID()],
      'A comment is no longer in this collaboration. Please choose again.',
    ],
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
