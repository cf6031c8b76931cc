import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let corporate: TestMember;
let ngo: TestMember;
/** A colleague of the corporate. */
let asha: TestMember;
/** Path of a new collaboration for every test. */
let path: string;

beforeAll(async () => {
  app = await startTestApp();
  corporate = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  asha = await addColleague(app, corporate, 'manager', 'Asha Rao');
});
afterAll(() => app.stop());
beforeEach(async () => {
  path = `/collaborations/${(await startCollaboration(app, corporate, ngo)).id}`;
});

const call = (by: TestMember, method: string, rest: string, body?: object) =>
  callAs(app, by, method, path + rest, body);
const attempt = (by: TestMember, method: string, rest: string, body?: object) =>
  app.request(method, path + rest, { token: by.token, body });
const say = (by: TestMember, body: string, more: object = {}) =>
  call(by, 'POST', '/comments', { body, ...more });
const list = async (by: TestMember, query = '') => call(by, 'GET', `/comments${query}`);
const bodies = async (by: TestMember, query = '') =>
  (await list(by, query)).comments.map(({ html }: { html: string }) => html.replace(/<[^>]+>/g, ''));
const mailsTo = ({ email }: TestMember) => queuedMails(app, { to: email, subject: 'You were mentioned%' });

const addFile = async (name: string) =>
  call(ngo, 'POST', '/files', { upload_id: await sendUpload(app, ngo, samplePdf([name]), `${name}.pdf`) });

describe('comments', () => {
  test('are read by both sides in their order, by page in both directions', async () => {
    const said = [];
    for (const words of ['one', 'two', 'three', 'four', 'five']) {
      said.push(await say(said.length % 2 ? ngo : asha, words));
    }
    expect(said[0]).toMatchObject({
      author: { id: asha.id, name: 'Asha Rao', organization: 'Sahyadri Steel' },
      html: '<p>one</p>',
      body: 'one',
      is_own: true,
      is_unread: false,
      edited_at: null,
      removed_at: null,
    });
    expect(await bodies(ngo)).toEqual(['one', 'two', 'three', 'four', 'five']);
    const newest = await list(corporate, '?limit=2');
    expect(newest).toMatchObject({ has_earlier: true, has_later: false });
    expect(newest.comments.map(({ id }: { id: string }) => id)).toEqual([said[3].id, said[4].id]);
    expect(await bodies(ngo, `?limit=2&before=${said[3].id}`)).toEqual(['two', 'three']);
    expect(await bodies(ngo, `?limit=2&after=${said[0].id}`)).toEqual(['two', 'three']);
    expect(await list(ngo, `?limit=2&after=${said[2].id}`)).toMatchObject({
      has_earlier: true,
      has_later: false,
    });
  });

  test('are sanitised Markdown', async () => {
    const { html } = await say(ngo, '**Done** <script>alert(1)</script> [x](javascript:alert(1))');
    expect(html).toContain('<strong>Done</strong>');
    expect(html).not.toMatch(/<script|href="javascript/);
    const answer = await attempt(ngo, 'POST', '/comments', { body: ' ' });
    expect(answer.body.error.fields).toEqual({ body: 'Please write something' });
  });

  test('on a milestone stand apart, with their own count and unread marks', async () => {
    const { id: milestone_id } = await call(ngo, 'POST', '/milestones', { title: 'First pump' });
    await say(ngo, 'On the whole');
    const { id } = await say(ngo, 'On the pump', { milestone_id });
    expect(await bodies(asha)).toEqual(['On the whole']);
    expect(await bodies(asha, `?milestone_id=${milestone_id}`)).toEqual(['On the pump']);
    const { id: silent } = await call(ngo, 'POST', '/milestones', { title: 'Second pump' });
    const counts = (as: TestMember) => call(as, 'GET', `/comment-counts?subjects=${milestone_id},${silent}`);
    const one = { subjects: [{ subject_id: milestone_id, count: 1, unread: 1 }], unread: 1 };
    expect(await counts(asha)).toEqual(one);
    expect(await call(asha, 'GET', '/comment-counts')).toEqual({ subjects: [], unread: 1 });
    await call(asha, 'PUT', '/thread-reads', { milestone_id, read_until: id });
    expect(await counts(asha)).toEqual({
      subjects: [{ subject_id: milestone_id, count: 1, unread: 0 }],
      unread: 0,
    });
    // Each person reads for itself.
    expect(await counts(corporate)).toEqual(one);
    const other = await startCollaboration(app, ngo, corporate);
    const { id: elsewhere } = await callAs(app, ngo, 'POST', `/collaborations/${other.id}/milestones`, {
      title: 'Elsewhere',
    });
    const answer = await attempt(ngo, 'POST', '/comments', { body: 'x', milestone_id: elsewhere });
    expectFailure(answer, 'MILESTONE_NOT_FOUND');
  });

  test('on a file stay when the file is deleted, with the name that it had', async () => {
    const file = await addFile('Budget of the pumps');
    const mention = { file_id: file.id, mentions: [corporate.id] };
    await say(ngo, 'Page 2 is new, @Sahyadri Steel', mention);
    const { id: read_until } = await say(corporate, 'Agreed', { file_id: file.id });
    expect((await mailsTo(corporate)).at(-1)?.text).toContain(`${path}/files?file=${file.id}`);
    expect(await bodies(ngo)).toEqual([]);
    expect(await bodies(asha, `?file_id=${file.id}`)).toEqual(['Page 2 is new, @Sahyadri Steel', 'Agreed']);
    const counts = () => call(asha, 'GET', `/comment-counts?subjects=${file.id}`);
    expect(await counts()).toEqual({ subjects: [{ subject_id: file.id, count: 2, unread: 2 }], unread: 2 });
    await call(asha, 'PUT', '/thread-reads', { file_id: file.id, read_until });
    const subjects = () => call(asha, 'GET', '/threads/subjects');
    const [thread] = await subjects();
    expect(thread).toMatchObject({ file_id: file.id, name: 'Budget of the pumps', count: 2, unread: 0 });
    const [about] = await call(asha, 'GET', `/files?file_id=${file.id}`);
    expect(about).toMatchObject({ id: file.id });

    const other = await addFile('Another budget');
    await say(ngo, 'On the other one', { file_id: other.id });
    await call(ngo, 'DELETE', `/files/${file.id}`);
    await call(ngo, 'DELETE', `/files/${other.id}`);
    await say(ngo, 'On the whole');
    expect(await counts()).toEqual({ subjects: [], unread: 0 });
    expect(await subjects()).toMatchObject([
      { file_id: null, name: 'Another budget' },
      { id: thread.id, milestone_id: null, file_id: null, name: 'Budget of the pumps', count: 2 },
    ]);
    expect(await bodies(asha)).toEqual(['On the whole']);
    expect(await bodies(asha, `?thread_id=${thread.id}`)).toHaveLength(2);
    const exported = await app.request('GET', `${path}/exports/comments?format=csv`, { token: ngo.token });
    expect(exported.body).toContain('Budget of the pumps,"Page 2 is new, @Sahyadri Steel"');
    for (const wrong of [file.id, asha.id]) {
      const answer = await attempt(ngo, 'POST', '/comments', { body: 'x', file_id: wrong });
      expectFailure(answer, 'WORKSPACE_FILE_NOT_FOUND');
    }
    const two = { body: 'x', file_id: file.id, milestone_id: file.id };
    expect((await attempt(ngo, 'POST', '/comments', two)).body.error.fields).toEqual({
      file_id: 'Please name one milestone, file or thread',
    });
    // A thread of one collaboration is not read in another.
    const elsewhere = await startCollaboration(app, ngo, corporate);
    const foreign = `/collaborations/${elsewhere.id}/comments?thread_id=${thread.id}`;
    expect((await callAs(app, ngo, 'GET', foreign)).comments).toEqual([]);
  });

  test('of a process of the version before find their thread', async () => {
    await say(ngo, 'On the whole');
    const file = await addFile('Plan');
    await say(ngo, 'On the plan', { file_id: file.id });
    const id = path.split('/').at(-1);
    for (let i = 0; i < 2; i++) {
      await app.sql(
        `insert into collaboration_threads (id, collaboration_id, milestone_id) values (gen_random_uuid(), $1, null)
        on conflict (collaboration_id, milestone_id) do nothing`,
        [id],
      );
    }
    await say(ngo, 'On the whole again');
    await say(ngo, 'On the plan again', { file_id: file.id });
    expect(await bodies(ngo)).toEqual(['On the whole', 'On the whole again']);
    expect(await bodies(ngo, `?file_id=${file.id}`)).toEqual(['On the plan', 'On the plan again']);
  });

  test('are changed and deleted by their person only, with a trace', async () => {
    const { id } = await say(asha, 'Ten pumps');
    await call(ngo, 'PUT', `/comments/${id}/reactions/agree`);
    const changed = await call(asha, 'PATCH', `/comments/${id}`, { body: 'Twelve pumps' });
    expect(changed).toMatchObject({ body: 'Twelve pumps', edited_at: expect.any(String) });
    expect(await call(ngo, 'GET', `/comments/${id}/versions`)).toMatchObject([{ html: '<p>Ten pumps</p>' }]);
    for (const other of [ngo, corporate]) {
      expectFailure(await attempt(other, 'PATCH', `/comments/${id}`, { body: 'x' }), 'FORBIDDEN');
      expectFailure(await attempt(other, 'DELETE', `/comments/${id}`), 'FORBIDDEN');
    }
    await call(asha, 'DELETE', `/comments/${id}`);
    expect((await list(ngo)).comments).toMatchObject([
      { id, html: '', removed_at: expect.any(String), reactions: [] },
    ]);
    expect(await call(ngo, 'GET', `/comments/${id}/versions`)).toEqual([]);
    expectFailure(await attempt(asha, 'PATCH', `/comments/${id}`, { body: 'x' }), 'COMMENT_NOT_FOUND');
  });

  test('take reactions of each person once', async () => {
    const { id } = await say(ngo, 'All pumps work');
    await call(asha, 'PUT', `/comments/${id}/reactions/thanks`);
    const twice = await call(asha, 'PUT', `/comments/${id}/reactions/thanks`);
    expect(twice.reactions).toEqual([{ reaction: 'thanks', count: 1, is_own: true, names: ['Asha Rao'] }]);
    expect((await list(ngo)).comments[0].reactions).toMatchObject([{ count: 1, is_own: false }]);
    expect((await call(asha, 'DELETE', `/comments/${id}/reactions/thanks`)).reactions).toEqual([]);
  });

  test('mail the persons whom they mention, once, by their choice, and never for the own comment', async () => {
    expect(await call(ngo, 'GET', '/people')).toEqual([
      { id: asha.id, name: 'Asha Rao', organization: 'Sahyadri Steel' },
      { id: ngo.id, name: 'Jal Trust', organization: 'Jal Trust' },
      { id: corporate.id, name: 'Sahyadri Steel', organization: 'Sahyadri Steel' },
    ]);
    const stranger = await createMember(app, { name: 'Stranger' });
    const mentions = [asha.id, ngo.id, stranger.id];
    const text = '@Asha Rao, @Jal Trust and @Stranger: see https://evil.example';
    const { id, html } = await say(ngo, text, { mentions });
    expect(html).toContain('data-mention');
    await call(ngo, 'PATCH', `/comments/${id}`, { body: `${text}!`, mentions });
    const mails = await mailsTo(asha);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Jal Trust');
    expect(await mailsTo(ngo)).toEqual([]);
    expect(await mailsTo(stranger)).toEqual([]);
    await callAs(app, asha, 'PUT', '/account/mails', { mails_mentions: false });
    await say(ngo, 'Again @Asha Rao', { mentions: [asha.id] });
    expect(await mailsTo(asha)).toHaveLength(1);
    await callAs(app, asha, 'PUT', '/account/mails', { mails_mentions: true });
  });

  test('keep a collaboration from being deleted, and an archived one takes none', async () => {
    await say(ngo, 'Hello');
    expectFailure(await attempt(corporate, 'DELETE', ''), 'COLLABORATION_HAS_WORK');
    await call(corporate, 'PUT', '/archive');
    expectFailure(await attempt(ngo, 'POST', '/comments', { body: 'x' }), 'COLLABORATION_ARCHIVED');
    expect(await bodies(ngo)).toEqual(['Hello']);
  });

  test('are in the download of their person, and stay without the name when the account is erased', async () => {
    const leaving = await addColleague(app, ngo, 'manager', 'Meena Devi');
    const { id } = await say(leaving, 'First words');
    await call(leaving, 'PATCH', `/comments/${id}`, { body: 'Last words' });
    const data = await callAs(app, leaving, 'GET', '/account/data');
    expect(JSON.stringify(data)).toContain('First words');
    await app.sql('delete from accounts where id = $1', [leaving.id]);
    expect((await list(asha)).comments).toMatchObject([{ id, author: null, html: '<p>Last words</p>' }]);
  });
});

test('tells those who wrote in a thread before that somebody replied: once until they have read it', async () => {
  const [first, second] = [await createMember(app, { type: 'corporate' }), await createMember(app)];
  const { id } = await startCollaboration(app, first, second);
  const under = `/collaborations/${id}`;
  const silent = await addColleague(app, second, 'manager');
  const write = (by: TestMember, fields: object = {}) =>
    callAs(app, by, 'POST', `${under}/comments`, { body: 'The pump works.', ...fields });
  const repliesTo = async (by: TestMember): Promise<number> =>
    (await callAs(app, by, 'GET', '/notifications')).records.filter(
      ({ kind }: { kind: string }) => kind === 'replies',
    ).length;
  await write(first);
  await write(second);
  const { id: last } = await write(second);
  expect(await Promise.all([first, second, silent].map(repliesTo))).toEqual([1, 0, 0]);
  const mails = await queuedMails(app, { to: first.email, subject: 'A reply to your comment' });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('> The pump works.');
  await callAs(app, first, 'PUT', `${under}/thread-reads`, { read_until: last });
  await write(second);
  expect(await repliesTo(first)).toBe(2);

  // A comment on a milestone is another thread; muted, nothing comes.
  const { id: milestone_id } = await callAs(app, first, 'POST', `${under}/milestones`, { title: 'Survey' });
  await write(silent, { milestone_id });
  expect(await Promise.all([first, second].map(repliesTo))).toEqual([2, 0]);
  await callAs(app, silent, 'PUT', `${under}/mute`, { is_muted: true });
  await write(first, { milestone_id });
  expect(await repliesTo(silent)).toBe(0);

  // The notification leads to the comments on the milestone.
  await callAs(app, silent, 'PUT', `${under}/mute`, { is_muted: false });
  await write(first, { milestone_id });
  expect((await callAs(app, silent, 'GET', '/notifications')).records[0]).toMatchObject({
    kind: 'replies',
    path: `${under}/timeline?milestone=${milestone_id}&comments=open`,
  });
});

test('of several people at once reach a reader who asks for what is new, each once', async () => {
  const { id: first } = await say(asha, 'Begin');
  const writing = Promise.all(
    [corporate, ngo, asha].flatMap((by, person) =>
      Array.from({ length: 6 }, (_, at) => say(by, `${person} ${at}`)),
    ),
  );
  const seen: string[] = [first];
  let isOver = false;
  const over = writing.finally(() => {
    isOver = true;
  });
  for (let wasOver = false; !wasOver; ) {
    wasOver = isOver;
    const { comments } = await list(asha, `?after=${seen.at(-1)}`);
    seen.push(...comments.map(({ id }: { id: string }) => id));
  }
  const written = (await over).map(({ id }) => id);
  expect(seen).toHaveLength(1 + written.length);
  expect(new Set(seen)).toEqual(new Set([first, ...written]));
});

test('of two people at once tell the one who was first of the other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = [await createMember(app, { type: 'corporate' }), await createMember(app)];
    const { id } = await startCollaboration(app, first, second);
    const write = (by: TestMember) =>
      callAs(app, by, 'POST', `/collaborations/${id}/comments`, { body: 'The pump works.' });
    // A thread of which nobody is to be told.
    const { id: gone } = await write(first);
    await callAs(app, first, 'DELETE', `/collaborations/${id}/comments/${gone}`);
    await Promise.all([first, second].map(write));
    const told = await app.sql("select from notifications where kind = 'replies' and account_id = any($1)", [
      [first.id, second.id],
    ]);
    expect(told).toHaveLength(1);
  }
});
