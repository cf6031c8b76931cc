import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs, testimonialBody } from '#platform/testing/records.ts';
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
const waiting = async () => (await nodes()).find(({ path }) => path === '/admin/stories')?.waiting;

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
