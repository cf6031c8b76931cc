import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState, expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { listenTo } from '#platform/testing/live/listening-client.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let lead: TestMember;
let ngo: TestMember;
let manager: TestMember;
let named: TestMember;
let member: TestMember;
let viewer: TestMember;
let path: string;
beforeAll(async () => {
  app = await startTestApp();
  lead = await createMember(app, { type: 'corporate', name: 'Sahyadri Steel' });
  ngo = await createMember(app, { name: 'Jal Trust' });
  manager = await addColleague(app, ngo, 'manager', 'Asha Rao');
  named = await addColleague(app, ngo, 'member', 'Ravi Kumar');
  member = await addColleague(app, ngo, 'member', 'Meena Das');
  viewer = await addColleague(app, ngo, 'viewer', 'Om Prakash');
  const { id } = await startCollaboration(app, lead, ngo);
  path = `/collaborations/${id}`;
  await callAs(app, ngo, 'POST', `${path}/seats`, { account_id: named.id });
  await callAs(app, lead, 'POST', `${path}/milestones`, { title: 'First pump', due_date: '2020-01-01' });
});
afterAll(() => app.stop());

const send = (method: string, under: string, by: TestMember, body?: object) =>
  app.request(method, path + under, { token: by.token, body });
const titles = async (by: TestMember) => (await callAs(app, by, 'GET', '/collaborations')).length;

describe('PATCH /service/api/collaborations/:id, its visibility', () => {
  test('is open to all people of the organisations at first, and only the lead changes that', async () => {
    for (const by of [lead, ngo, manager, named, member, viewer]) {
      expect(await callAs(app, by, 'GET', path)).toMatchObject({ visibility: 'organisations' });
    }
    const before = await databaseState(app);
    const body = { visibility: 'named' };
    for (const by of [ngo, manager, named]) {
      expectFailure(await send('PATCH', '', by, body), 'COLLABORATION_ROLE_FORBIDS');
    }
    const wrong = await send('PATCH', '', lead, { visibility: 'nobody' });
    expectWrongField(wrong, 'visibility', 'Please select who can read it');
    expect(await databaseState(app)).toEqual(before);
  });

  test('shows a collaboration of named persons to them, owners and managers alone, at once', async () => {
    const stream = await listenTo(app.url, `${path}/events`, { token: member.token });
    expect(stream.status).toBe(200);
    await callAs(app, lead, 'PATCH', path, { visibility: 'named' });
    await stream.ended;
    for (const by of [lead, ngo, manager, named]) {
      expect(await callAs(app, by, 'GET', path)).toMatchObject({ visibility: 'named' });
      expect(await titles(by)).toBe(1);
    }
    for (const by of [member, viewer]) {
      for (const under of [
        '',
        '/files',
        '/milestones',
        '/comments',
        '/changes',
        '/events',
        '/participants',
      ]) {
        expectFailure(await send('GET', under, by), 'COLLABORATION_NOT_FOUND');
      }
      expect(await titles(by)).toBe(0);
      expect(await callAs(app, by, 'GET', '/collaborations/stats')).toMatchObject({ active_initiatives: 0 });
      expect((await callAs(app, by, 'GET', '/desk')).milestones.total).toBe(0);
    }
    const people = await callAs(app, lead, 'GET', `${path}/people`);
    const names = people.map(({ name }: { name: string }) => name);
    expect(names).toContain('Ravi Kumar');
    expect(names).not.toContain('Meena Das');
    const [change] = await callAs(app, lead, 'GET', `${path}/changes`);
    expect(change).toMatchObject({ what: 'visibility', old_value: 'organisations', new_value: 'named' });
  });

  test('follows the seats: who is named reads it, and no more once taken off', async () => {
    await callAs(app, ngo, 'POST', `${path}/seats`, { account_id: member.id });
    await callAs(app, member, 'GET', path);
    const stream = await listenTo(app.url, `${path}/events`, { token: member.token });
    await callAs(app, ngo, 'DELETE', `${path}/seats/${member.id}`);
    await stream.ended;
    expectFailure(await send('GET', '', member), 'COLLABORATION_NOT_FOUND');
    await callAs(app, lead, 'PATCH', path, { visibility: 'organisations' });
    await callAs(app, member, 'GET', path);
  });
});
