import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs, topicBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { communityDigestJob } from './digest.job.ts';

const CIRCLE = 'environment-sustainability';
const SUBJECT = 'New in the circles that you follow';

let app: TestApp;
let author: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  author = await createMember(app);
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const start = (title: string) =>
  callAs(app, author, 'POST', `/community/circles/${CIRCLE}/topics`, topicBody({ title }));
const answer = (topic: string) =>
  callAs(app, author, 'POST', `/community/topics/${topic}/replies`, { body: 'More' });
const follow = (by: TestMember) => callAs(app, by, 'PUT', `/community/circles/${CIRCLE}/follow`);
const followTopic = (by: TestMember, id: string, as: string) =>
  callAs(app, by, 'PUT', `/community/topics/${id}/follow`, { follow: as });
const hide = (id: string) => callAs(app, admin, 'PUT', `/community/posts/${id}/hidden`, { reason: 'Spam' });

async function runDigest(): Promise<void> {
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${communityDigestJob.queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('completed');
}

const mailsTo = async ({ email }: TestMember) =>
  (await queuedMails(app, { to: email, subject: SUBJECT })).map(({ text }) => text.replace(/\s+/g, ' '));

test('comes on Mondays at nine in India', async () => {
  const schedules = await app.sql('select cron, timezone from pgboss.schedule where name = $1', [
    communityDigestJob.queue,
  ]);
  expect(schedules).toEqual([{ cron: communityDigestJob.schedule, timezone: 'UTC' }]);
});

test('has what others wrote in followed circles and topics, once, and never what is hidden', async () => {
  const [old, fresh, hidden, muted] = [
    await start('An old topic'),
    await start('A fresh topic'),
    await start('A hidden topic'),
    await start('A muted topic'),
  ];
  await app.sql("update forum_posts set created_at = now() - interval '9 days' where id = $1", [old.id]);
  await answer(old.id);
  await hide((await answer(old.id)).id);
  await hide(hidden.id);
  const [ofCircle, ofTopic, silent, nobody] = [
    await createMember(app),
    await createMember(app),
    await createMember(app),
    await createMember(app),
  ];
  for (const member of [ofCircle, silent]) await follow(member);
  await followTopic(ofCircle, muted.id, 'muted');
  await followTopic(ofTopic, old.id, 'following');
  await callAs(app, silent, 'PUT', '/profile/profile', { mails_digest: false });
  await runDigest();

  const [mail = '', ...more] = await mailsTo(ofCircle);
  expect(more).toEqual([]);
  expect(mail).toContain('“A fresh topic” in “Environment and Sustainability”: new topic.');
  expect(mail).toContain('“An old topic” in “Environment and Sustainability”: 1 new reply.');
  expect(mail).toContain(`/community/${CIRCLE}/${fresh.id}`);
  expect(mail).not.toMatch(/hidden|muted/);
  const [second = ''] = await mailsTo(ofTopic);
  expect(second).toContain('An old topic');
  expect(second).not.toContain('A fresh topic');
  // The author follows the own topics, in which nobody else wrote.
  for (const other of [silent, nobody, author]) expect(await mailsTo(other)).toEqual([]);

  await answer(fresh.id);
  await runDigest();
  expect(await mailsTo(ofCircle)).toHaveLength(1);
  await app.sql("update forum_digests set sent_at = sent_at - interval '7 days'");
  await app.sql("update forum_posts set created_at = created_at - interval '8 days' where id = $1", [
    fresh.id,
  ]);
  await runDigest();
  expect((await mailsTo(ofCircle)).at(1)).toContain(
    '“A fresh topic” in “Environment and Sustainability”: 1 new reply.',
  );
});

test('stops by the signed link in it, without a session', async () => {
  const member = await createMember(app);
  await follow(member);
  await start('One more topic');
  await runDigest();
  const [mail = ''] = await mailsTo(member);
  const [, signature = ''] = /stop\?kind=digest&id=[\w-]+&signature=([\w-]+)/.exec(mail) ?? [];
  const stop = (body: object) => app.request('POST', '/mails/opt-out', { body: { kind: 'digest', ...body } });
  expectFailure(await stop({ id: author.id, signature }), 'LINK_INVALID');
  expect((await callAs(app, member, 'GET', '/profile/profile')).mails_digest).toBe(true);
  expect((await stop({ id: member.id, signature })).status).toBe(200);
  expect((await callAs(app, member, 'GET', '/profile/profile')).mails_digest).toBe(false);
});
