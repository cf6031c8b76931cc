import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { eraseAccounts } from '#platform/testing/people/erase-accounts.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { withdrawalPurgeJob } from './withdrawals.job.ts';

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

const call = (method: string, path: string, body?: object, by = ngo) =>
  callAs(app, by, method, `/collaborations/${id}${path}`, body);
const send = (method: string, path: string, body?: object, by = ngo) =>
  app.request(method, `/collaborations/${id}${path}`, { token: by.token, body });
const addFile = async (by = corporate) =>
  (
    await call(
      'POST',
      '/files',
      { upload_id: await sendUpload(app, by, samplePdf(['Paid']), 'Receipt.pdf') },
      by,
    )
  ).id;
const addMilestone = async (fields: object = {}) =>
  (await call('POST', '/milestones', { title: 'Survey', ...fields })).id;
const GIRLS = {
  name: 'Girls in class 8',
  unit: 'girls',
  direction: 'increase',
  baseline_value: '120',
  baseline_date: '2026-01-01',
  target_value: '400',
  target_date: '2027-01-01',
};
async function addReading(file_ids: string[] = []) {
  const indicator = (await call('POST', '/indicators', GIRLS)).id;
  const reading = { reading_date: '2026-05-01', value: '180', file_ids };
  return { indicator, reading: (await call('POST', `/indicators/${indicator}/readings`, reading)).id };
}
const list = (by = corporate) => call('GET', '/withdrawals', undefined, by);
const restore = (withdrawal: string, by = corporate) =>
  send('POST', `/withdrawals/${withdrawal}/restore`, undefined, by);
/** Accepts a report of the ngo about April to June. */
async function acceptReport(fields: object = {}) {
  const report = { title: 'First quarter', period_from: '2026-04-01', period_to: '2026-06-30', ...fields };
  const draft = await call('POST', '/reports', report);
  await call('POST', `/reports/${draft.id}/send`);
  await call('POST', `/reports/${draft.id}/answer`, { round: 1, status: 'accepted' }, corporate);
}
/** Makes withdrawals of the collaboration look older. */
const age = (days: number) =>
  app.sql(
    "update collaboration_withdrawals set withdrawn_at = now() - $2 * interval '1 day' where collaboration_id = $1",
    [id, days],
  );

describe('what one side deletes', () => {
  test('a file is out of sight, and the other side restores it with its log and comments', async () => {
    const file = await addFile();
    await app.request('GET', `/collaborations/${id}/files/${file}/content`, { token: ngo.token });
    await call('POST', '/comments', { body: 'On page 2', file_id: file });
    await call('POST', '/comments', { body: 'See this', files: [file] });
    const openings = await call('GET', `/files/${file}/openings`);
    expect(openings).toHaveLength(1);

    const { withdrawal_id } = await call('DELETE', `/files/${file}?reason=Wrong%20year`);
    for (const path of [`/files/${file}/content`, `/files/${file}/versions`, `/files/${file}/openings`])
      expectFailure(await send('GET', path, undefined, corporate), 'WORKSPACE_FILE_NOT_FOUND');
    expect(await call('GET', '/files?search=Receipt')).toEqual([]);
    expect(await call('GET', '/folders')).toMatchObject({ files: 0, byte_size: 0 });
    expectFailure(await send('GET', '/files/archive'), 'NO_WORKSPACE_FILES');
    expect((await callAs(app, corporate, 'GET', '/account/data')).collaboration_files).toEqual([]);
    const thread = () => call('GET', '/threads/subjects');
    expect(await thread()).toMatchObject([{ file_id: null, name: 'Receipt', count: 1 }]);

    expect(await list()).toEqual([
      {
        id: withdrawal_id,
        kind: 'file',
        name: 'Receipt',
        withdrawn_at: expect.any(String),
        withdrawn_by_name: expect.stringContaining('Jal Trust'),
        reason: 'Wrong year',
        restorable_until: expect.any(String),
      },
    ]);
    const stranger = await createMember(app);
    expectFailure(await restore(withdrawal_id, stranger), 'COLLABORATION_NOT_FOUND');
    expect((await restore(withdrawal_id)).body.data).toEqual({ id: file });
    expect(await list()).toEqual([]);
    expectFailure(await restore(withdrawal_id), 'WITHDRAWAL_NOT_FOUND');
    expect(await call('GET', `/files/${file}/openings`)).toEqual(openings);
    expect(await thread()).toMatchObject([{ file_id: file, name: 'Receipt', count: 1 }]);
    expect((await call('GET', '/comments')).comments).toMatchObject([
      { files: [{ id: file, name: 'Receipt' }] },
    ]);
    expect((await call('GET', '/changes')).slice(0, 2)).toMatchObject([
      { noun: 'file', what: 'brought-back', label: 'Receipt' },
      { what: 'removed', reason: 'Wrong year', person_name: expect.stringContaining('Jal Trust') },
    ]);
  });

  test('a milestone counts no more, and comes back with its comments, dependents and evidence', async () => {
    const first = await addMilestone({ status: 'completed' });
    const second = await addMilestone({ title: 'Build', depends_on: [first] });
    await call('POST', '/comments', { body: 'Done', milestone_id: first });
    const progress = async () => (await call('GET', '')).progress_percentage;
    expect(await progress()).toBe(50);
    const { withdrawal_id } = await call('DELETE', `/milestones/${first}`);
    expect(await progress()).toBe(0);
    expect(await call('GET', '/milestones')).toMatchObject([{ id: second, depends_on: [] }]);
    expect(await call('GET', '/threads/subjects')).toEqual([]);
    expectFailure(await send('PATCH', `/milestones/${first}`, { title: 'x' }), 'MILESTONE_NOT_FOUND');
    await call('PATCH', `/milestones/${second}`, { depends_on: [await addMilestone()] });
    expect((await restore(withdrawal_id)).status).toBe(200);
    expect(await progress()).toBe(33);
    const found = await call('GET', '/milestones');
    const restored = found.find((one: { id: string }) => one.id === second);
    expect(restored.depends_on).toContain(first);
    expect(restored.depends_on).toHaveLength(2);
    expect(await call('GET', '/threads/subjects')).toMatchObject([{ milestone_id: first, count: 1 }]);
  });

  test('an indicator comes back with its readings, and a reading once its day is free', async () => {
    const { indicator, reading } = await addReading();
    const path = `/indicators/${indicator}/readings`;
    const one = await call('DELETE', `${path}/${reading}`);
    expect(await call('GET', '/indicators')).toMatchObject([{ readings: 0, actual_value: null }]);
    const other = await call('POST', path, { reading_date: '2026-05-01', value: '181' });
    expectFailure(await restore(one.withdrawal_id), 'READING_DAY_TAKEN');
    await call('DELETE', `${path}/${other.id}`);
    const whole = await call('DELETE', `/indicators/${indicator}`);
    expect(await call('GET', '/indicators')).toEqual([]);
    expect((await callAs(app, ngo, 'GET', '/account/data')).collaboration_readings).toEqual([]);
    expectFailure(await restore(one.withdrawal_id), 'INDICATOR_WITHDRAWN');
    expect((await restore(whole.withdrawal_id)).status).toBe(200);
    expect((await restore(one.withdrawal_id)).status).toBe(200);
    expect(await call('GET', '/indicators')).toMatchObject([{ readings: 1, actual_value: '180' }]);
  });

  test('is deleted for good after 30 days, and not before', async () => {
    const file = await addFile();
    const { withdrawal_id } = await call('DELETE', `/files/${file}`);
    await age(29);
    await runJob(app, withdrawalPurgeJob.queue);
    expect(await list()).toHaveLength(1);
    await age(31);
    expect(await list()).toEqual([]);
    expectFailure(await restore(withdrawal_id), 'WITHDRAWAL_NOT_FOUND');
    await runJob(app, withdrawalPurgeJob.queue);
    expect(await app.sql('select from collaboration_file_records where id = $1', [file])).toEqual([]);
    expect(await call('GET', '/changes')).toMatchObject([
      { what: 'purged', label: 'Receipt' },
      { what: 'removed' },
      { what: 'added' },
      {},
    ]);
  });

  test('keeps the collaboration from being deleted, and its words go with their writer', async () => {
    await call('DELETE', `/milestones/${await addMilestone()}?reason=Nothing%20to%20see`);
    expectFailure(await send('DELETE', '', undefined, corporate), 'COLLABORATION_HAS_WORK');
    expect(await callAs(app, ngo, 'GET', '/account/data')).toMatchObject({
      collaboration_withdrawals: [{ name: 'Survey', reason: 'Nothing to see' }],
    });
    await eraseAccounts(app, ngo);
    expect(await list()).toMatchObject([{ reason: null, withdrawn_by_name: null }]);
  });
});

describe('evidence of accepted work stays', () => {
  test('a file of a completed milestone, also while that is withdrawn', async () => {
    const file = await addFile();
    const milestone = await addMilestone({ status: 'completed', evidence: [file] });
    expectFailure(await send('DELETE', `/files/${file}`), 'EVIDENCE_STAYS');
    await call('DELETE', `/milestones/${milestone}`);
    expectFailure(await send('DELETE', `/files/${file}`), 'EVIDENCE_STAYS');
  });

  test('files and readings of an accepted report', async () => {
    const [named, proof, other] = [await addFile(), await addFile(), await addFile()];
    const { indicator, reading } = await addReading([proof]);
    await acceptReport({ file_ids: [named] });
    const path = `/indicators/${indicator}`;
    for (const stays of [`/files/${named}`, `/files/${proof}`, path, `${path}/readings/${reading}`])
      expectFailure(await send('DELETE', stays), 'EVIDENCE_STAYS');
    await call('DELETE', `/files/${other}`);
    const later = await call('POST', `${path}/readings`, { reading_date: '2026-07-01', value: '190' });
    await call('DELETE', `${path}/readings/${later.id}`);
    expect(await list()).toMatchObject([{ kind: 'reading' }, { kind: 'file' }]);
  });
});
