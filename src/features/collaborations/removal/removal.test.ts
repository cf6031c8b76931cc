import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { collaborationPurgeJob } from './removal.job.ts';

let app: TestApp;
let lead: TestMember;
let partner: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  lead = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  partner = await createMember(app, { name: 'Jal Trust' });
});
afterAll(() => app.stop());

/** A collaboration of both with a milestone, a file and an open budget proposal. */
async function fullCollaboration() {
  const { id } = await startCollaboration(app, lead, partner);
  const path = `/collaborations/${id}`;
  await callAs(app, lead, 'POST', `${path}/milestones`, { title: 'First pump', due_date: '2020-01-01' });
  const upload_id = await sendUpload(app, lead, samplePdf());
  await callAs(app, lead, 'POST', `${path}/files`, { upload_id });
  await callAs(app, partner, 'POST', `${path}/budget-proposals`, { amount: 5 });
  return { id: String(id), path };
}
const send = (method: string, path: string, by: TestMember) => app.request(method, path, { token: by.token });
const get = (path: string, by: TestMember) => callAs(app, by, 'GET', path);

/** Makes a deletion look as old as this many seconds. */
const age = (id: string, seconds: number) =>
  app.sql("update collaborations set removed_at = now() - $2 * interval '1 second' where id = $1", [
    id,
    seconds,
  ]);

/** Runs the job that deletes for good, and waits for its end. */
async function purge(): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${collaborationPurgeJob.queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('completed');
}

/** What members read outside of the collaboration, that it has part in. */
const READ = [
  '/collaborations',
  '/collaborations/stats',
  '/collaborations/counts',
  '/desk',
  '/collaboration-requests/sent',
  '/collaboration-requests/received',
  '/account/data',
];
/** What the collaboration itself answers. */
const INSIDE = [
  ...['', '/removal', '/participants', '/milestones', '/budget-proposals', '/changes', '/events', '/ratings'],
  ...['/files', '/folders', '/files/archive', '/closing-notes', '/comment-counts', '/comments', '/people'],
];

describe('DELETE /service/api/collaborations/:id', () => {
  test('says before what goes with it, hides it everywhere at once, and Undo brings all of it back', async () => {
    const { id, path } = await fullCollaboration();
    expect(await get(`${path}/removal`, lead)).toEqual({
      can_remove: true,
      participants: 2,
      milestones: 1,
      files: 1,
      comments: 0,
      budget_proposals: 1,
    });
    expect(await get(`${path}/removal`, partner)).toMatchObject({ can_remove: false });
    // What a person was told stays among the own data, as a mail does.
    const read = async (one: string, by: TestMember) => ({
      ...(await get(one, by)),
      notifications: undefined,
    });
    const seen = async (by: TestMember) =>
      JSON.stringify(await Promise.all(READ.map((one) => read(one, by))));
    expect(await seen(lead)).toContain(id);
    const [figures, counts] = [
      await get('/collaborations/stats', lead),
      await get('/collaborations/counts', lead),
    ];

    await callAs(app, lead, 'DELETE', path);
    for (const by of [lead, partner]) {
      expect(await seen(by)).not.toContain(id);
      for (const inside of INSIDE) {
        expect((await send('GET', path + inside, by)).status, inside).toBe(404);
      }
    }
    expect(await get('/collaborations/stats', lead)).not.toEqual(figures);
    const query = { text: 'select id from collaborations where id = $1', params: [id] };
    expect(await callAs(app, lead, 'POST', '/query', query)).toEqual([]);
    expectFailure(await send('DELETE', path, lead), 'COLLABORATION_NOT_FOUND');

    expect(await callAs(app, lead, 'DELETE', `${path}/removal`)).toMatchObject({ id });
    expect(await get('/collaborations/stats', lead)).toEqual(figures);
    expect(await get('/collaborations/counts', lead)).toEqual(counts);
    expect(await seen(partner)).toContain(id);
    const files = await get(`${path}/files`, partner);
    expect(files).toMatchObject([{ name: expect.any(String) }]);
    const [undone, deleted] = await get(`${path}/changes`, lead);
    expect([undone.what, deleted.what]).toEqual(['brought-back', 'removed']);
    expectFailure(await send('DELETE', `${path}/removal`, lead), 'COLLABORATION_NOT_FOUND');
  });

  test('is undone by those who may delete it, within ten seconds and the way of a click', async () => {
    const { id, path } = await fullCollaboration();
    const manager = await addColleague(app, lead, 'manager', 'Asha Rao');
    const stranger = await createMember(app, { admin: true });
    await callAs(app, lead, 'DELETE', path);
    const before = await databaseState(app);
    expectFailure(
      await send('DELETE', `${path}/removal`, partner),
      'COLLABORATION_ROLE_FORBIDS',
      'The role of your organisation in this collaboration does not allow this. The lead can change it.',
    );
    expectFailure(await send('DELETE', `${path}/removal`, stranger), 'COLLABORATION_NOT_FOUND');
    expect(await databaseState(app)).toEqual(before);
    await age(id, 16);
    expectFailure(await send('DELETE', `${path}/removal`, lead), 'UNDO_TOO_LATE');
    await age(id, 9);
    expect(await callAs(app, manager, 'DELETE', `${path}/removal`)).toMatchObject({ id });
  });

  test('is for good a minute later, once, and then the others are told', async () => {
    const { id } = await fullCollaboration();
    const kept = await fullCollaboration();
    await callAs(app, lead, 'DELETE', `/collaborations/${id}`);
    await callAs(app, lead, 'DELETE', kept.path);
    await age(id, 76);
    await age(kept.id, 9);
    await purge();
    await purge();
    const rows = await app.sql('select id from collaborations where id = any($1)', [[id, kept.id]]);
    expect(rows).toEqual([{ id: kept.id }]);
    const rest = await app.sql('select 1 from collaboration_files where collaboration_id = $1', [id]);
    expect(rest).toEqual([]);
    const mail = await app.mail(partner.email, 'A collaboration was deleted');
    expect(mail).toContain('“Sahyadri Steel” has deleted the collaboration “Digital classrooms');
    const mails = await app.sql(
      "select 1 from pgboss.job where name = 'mail' and data->>'subject' = 'A collaboration was deleted'",
    );
    expect(mails).toHaveLength(1);
    expectFailure(await send('DELETE', `/collaborations/${id}/removal`, lead), 'COLLABORATION_NOT_FOUND');
    await callAs(app, lead, 'DELETE', `${kept.path}/removal`);
    await purge();
    expect(await get(kept.path, partner)).toMatchObject({ id: kept.id });
  });
});
