import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { listenTo } from '#platform/testing/live/listening-client.ts';
import { callAs, sendRequest, startCollaboration, testimonialBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { AdminGroup, AdminNode } from './admin-navigation.contract.ts';

let app: TestApp;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

const nodes = async (): Promise<AdminNode[]> => {
  const { groups } = await callAs(app, admin, 'GET', '/admin/navigation');
  return (groups as AdminGroup[]).flatMap((group) => group.nodes);
};
const waiting = async (page = '/admin/stories') => (await nodes()).find(({ path }) => path === page)?.waiting;

test('GET /service/api/admin/navigation lists each page once, with what waits', async () => {
  const all = await nodes();
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  const onlyShown = all.filter(({ view_only }) => view_only).map(({ path }) => path);
  expect(onlyShown).toEqual(['/impact', '/learn', '/demo']);
  expect(all.find(({ path }) => path === '/admin/news')).toMatchObject({ waiting: null });

  expect(await waiting()).toBe(0);
  await callAs(app, await createMember(app), 'POST', '/testimonials', testimonialBody());
  expect(await waiting()).toBe(1);
});

test('the row of live chats counts those that nobody has taken', async () => {
  const member = await createMember(app);
  const desk = await listenTo(app.url, '/admin/support/chats/events', { token: admin.token });
  const isOffered = async () => (await callAs(app, member, 'GET', '/support/chat')).availability;
  await expect.poll(isOffered).toBe('available');
  expect(await waiting('/admin/chats')).toBe(0);
  const body = { id: newId(), message_id: newId(), message: 'My upload stops at half.', transcript: [] };
  await callAs(app, member, 'POST', '/support/chats', body);
  expect(await waiting('/admin/chats')).toBe(1);
  await callAs(app, admin, 'PUT', `/admin/support/chats/${body.id}/supporter`);
  expect(await waiting('/admin/chats')).toBe(0);
  desk.leave();
});

test('GET /service/api/admin/platform-figures computes members, requests and their answers, projects and money', async () => {
  const figures = () => callAs(app, admin, 'GET', '/admin/platform-figures');
  const before = await figures();
  const [corporate, ngo] = [await createMember(app, { type: 'corporate' }), await createMember(app)];
  await startCollaboration(app, corporate, ngo);
  const declined = await sendRequest(app, corporate, await createMember(app));
  await app.sql(
    "update collaboration_requests set status = 'declined', created_at = now() - interval '4 hours', answered_at = now() where id = $1",
    [declined.id],
  );
  const old = await sendRequest(app, ngo, await createMember(app, { type: 'corporate' }));
  await app.sql("update collaboration_requests set created_at = now() - interval '91 days' where id = $1", [
    old.id,
  ]);
  const after = await figures();
  expect(after.members.total - before.members.total).toBe(4);
  expect(after.requests.sent - before.requests.sent).toBe(2);
  expect(after.requests).toMatchObject({ accepted: 1, declined: 1, waiting: 0, median_hours: 2 });
  expect(after.collaborations.all - before.collaborations.all).toBe(1);
  expect(after.money).toEqual({ agreed: 0, received: 0, utilised: 0 });
});
