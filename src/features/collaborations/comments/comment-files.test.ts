import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** Path of a new collaboration for every test. */
let path: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  // One person sends no more than five files at a time.
  corporate = await createMember(app, { name: 'Sahyadri Steel' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  path = `/collaborations/${(await startCollaboration(app, corporate, ngo)).id}`;
});

const call = (by: TestMember, method: string, rest: string, body?: object) =>
  callAs(app, by, method, path + rest, body);
const attempt = (by: TestMember, method: string, rest: string, body?: object) =>
  app.request(method, path + rest, { token: by.token, body });
const addFile = async (name: string) =>
  call(ngo, 'POST', '/files', { upload_id: await sendUpload(app, ngo, samplePdf([name]), `${name}.pdf`) });
const comments = async (by: TestMember) => (await call(by, 'GET', '/comments')).comments;
const namesOf = (comment: { files: { name: string }[] }) => comment.files.map(({ name }) => name);

describe('files of comments', () => {
  test('are read and opened by the other side, and each opening is logged', async () => {
    const plan = await addFile('Plan');
    const budget = await addFile('Budget');
    const { files } = await call(ngo, 'POST', '/comments', { body: 'Both', files: [plan.id, budget.id] });
    const { number, file_name, media_type, byte_size } = plan.newest;
    expect(files[0]).toEqual({
      id: plan.id,
      name: 'Plan',
      newest: { number, file_name, media_type, byte_size },
    });
    const [read] = await comments(corporate);
    expect(namesOf(read)).toEqual(['Plan', 'Budget']);
    const opened = await attempt(corporate, 'GET', `/files/${plan.id}/content?purpose=preview`);
    expect(opened.status).toBe(200);
    expect(await call(ngo, 'GET', `/files/${plan.id}/openings`)).toMatchObject([
      { opened_by_name: expect.stringContaining('Sahyadri Steel'), purpose: 'preview' },
    ]);
    const table = await attempt(ngo, 'GET', '/exports/comments?format=csv');
    expect(table.body).toContain('Both,Plan; Budget,');
    expect(JSON.stringify(await callAs(app, ngo, 'GET', '/account/data'))).toContain(
      '"attached_files":["Plan","Budget"]',
    );
  });

  test('change with an edit, which keeps what was attached before', async () => {
    const plan = await addFile('Plan');
    const budget = await addFile('Budget');
    const { id } = await call(ngo, 'POST', '/comments', { body: 'See', files: [plan.id, plan.id] });
    const words = await call(ngo, 'PATCH', `/comments/${id}`, { body: 'See this' });
    expect(namesOf(words)).toEqual(['Plan']);
    const changed = await call(ngo, 'PATCH', `/comments/${id}`, { body: 'See this', files: [budget.id] });
    expect(namesOf(changed)).toEqual(['Budget']);
    expect(changed.edited_at).toEqual(expect.any(String));
    expect(await call(corporate, 'GET', `/comments/${id}/versions`)).toMatchObject([
      { html: '<p>See this</p>', file_names: ['Plan'] },
      { html: '<p>See</p>', file_names: ['Plan'] },
    ]);
    await call(ngo, 'DELETE', `/comments/${id}`);
    expect((await comments(corporate))[0]).toMatchObject({ files: [] });
    // The file itself stays.
    expect(await call(corporate, 'GET', '/files')).toHaveLength(2);
  });

  test('leave their name when they are deleted, and the open workspaces hear of it', async () => {
    const plan = await addFile('Plan');
    const { id } = await call(ngo, 'POST', '/comments', { body: 'See', files: [plan.id] });
    const parts = async () =>
      (
        await app.sql<{ parts: object }>('select parts from collaboration_live where collaboration_id = $1', [
          path.split('/').at(-1),
        ])
      )[0]?.parts as Record<string, number>;
    const before = (await parts()).comments ?? 0;
    await call(ngo, 'PATCH', `/files/${plan.id}`, { name: 'Old plan' });
    await call(corporate, 'DELETE', `/files/${plan.id}`);
    expect((await parts()).comments).toBeGreaterThan(before);
    const [read] = await comments(corporate);
    expect(read.files).toEqual([{ id: null, name: 'Old plan', newest: null }]);
    const edited = await call(ngo, 'PATCH', `/comments/${id}`, { body: 'See it', files: [] });
    expect(namesOf(edited)).toEqual(['Old plan']);
  });

  test('are those of the collaboration, ten at most', async () => {
    const other = await startCollaboration(app, ngo, corporate);
    const upload_id = await sendUpload(app, ngo, samplePdf(['x']), 'x.pdf');
    const foreign = await callAs(app, ngo, 'POST', `/collaborations/${other.id}/files`, { upload_id });
    const refused = await attempt(ngo, 'POST', '/comments', { body: 'x', files: [foreign.id] });
    expect(refused.body.error.fields).toEqual({
      files: 'A file is no longer in this collaboration. Please choose again.',
    });
    const many = await attempt(ngo, 'POST', '/comments', { body: 'x', files: Array(11).fill(foreign.id) });
    expect(many.body.error.fields).toEqual({ files: 'A comment can have 10 files at most' });
    expect(await comments(ngo)).toEqual([]);
  });

  test('are closed at once to a member that leaves', async () => {
    const plan = await addFile('Plan');
    await call(ngo, 'POST', '/comments', { body: 'See', files: [plan.id] });
    expect(await comments(ngo)).toHaveLength(1);
    await call(ngo, 'POST', '/leave');
    for (const rest of ['/comments', `/files/${plan.id}/content`])
      expectFailure(await attempt(ngo, 'GET', rest), 'COLLABORATION_NOT_FOUND');
  });
});
