import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState } from '#platform/testing/failures.ts';
import { callAs, projectBody, serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

const KINDS = [
  { path: '/profile/services', code: 'SERVICE_CHANGED', body: serviceBody, tags: 'practice_areas' },
  { path: '/profile/projects', code: 'PROJECT_CHANGED', body: projectBody, tags: 'districts' },
];

describe.each(KINDS)('PUT /service/api$path/:id in two tabs', ({ path, code, body, tags }) => {
  const create = () => callAs(app, member, 'POST', path, body());
  const update = (id: string, fields: object) => callAs(app, member, 'PUT', `${path}/${id}`, fields);
  const attempt = (id: string, fields: object) =>
    app.request('PUT', `${path}/${id}`, { token: member.token, body: fields });

  test('the second of two saves that changed the same field is told so, and nothing of it is stored', async () => {
    const { id, version } = await create();
    expect(version).toBe(1);
    await update(id, { version, title: 'First', [tags]: ['One'] });
    const before = await databaseState(app);
    const answer = await attempt(id, { version, title: 'Second', [tags]: [], description: 'Mine' });
    expect(answer.status).toBe(409);
    expect(answer.body.error).toEqual({
      code,
      message: 'Some of these fields were changed elsewhere since you opened them.',
      fields: { title: 'This was changed elsewhere', [tags]: 'This was changed elsewhere' },
    });
    expect(await databaseState(app)).toEqual(before);
    const again = await update(id, { version: 2, title: 'Second' });
    expect(again).toMatchObject({ title: 'Second', [tags]: ['One'], version: 3 });
  });

  test('saves that changed different fields, or the same one to the same, merge by themselves', async () => {
    const { id, version } = await create();
    await update(id, { version, title: 'First', [tags]: ['One'] });
    const merged = await update(id, { version, description: 'Of the second', [tags]: ['One'] });
    expect(merged).toMatchObject({ title: 'First', description: 'Of the second', [tags]: ['One'] });
    expect(await update(id, { version, title: 'First' })).toEqual(merged);
  });

  test('a save that names no version is the last word, and of three at once one is stored', async () => {
    const { id, version } = await create();
    await update(id, { version, title: 'First' });
    expect(await update(id, { title: 'Of a simple client' })).toMatchObject({ title: 'Of a simple client' });
    const { version: now } = await callAs(app, member, 'GET', `${path}/${id}`);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => attempt(id, { version: now, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});
