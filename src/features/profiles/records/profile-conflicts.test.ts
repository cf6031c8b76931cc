import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseState } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

const profile = () => callAs(app, member, 'GET', '/profile/profile');
const update = (body: object) => callAs(app, member, 'PUT', '/profile/profile', body);
const attempt = (body: object) => app.request('PUT', '/profile/profile', { token: member.token, body });

async function expectConflict(body: object, fields: string[]): Promise<void> {
  const before = await databaseState(app);
  const answer = await attempt(body);
  expect(answer.status).toBe(409);
  expect(answer.body.error).toEqual({
    code: 'PROFILE_CHANGED',
    message: 'Some of these fields were changed elsewhere since you opened them.',
    fields: Object.fromEntries(fields.map((field) => [field, 'This was changed elsewhere'])),
  });
  expect(await databaseState(app)).toEqual(before);
}

test('the second of two saves that changed the same field is told so, and nothing of it is stored', async () => {
  const { version } = await profile();
  await update({ version, bio: 'First', skills: ['wells'] });
  await expectConflict({ version, bio: 'Second', website: 'https://asha.example' }, ['bio']);
  await expectConflict({ version, bio: 'Second', skills: [] }, ['bio', 'skills']);
  const now = await profile();
  expect(await update({ version: now.version, bio: 'Second' })).toMatchObject({
    bio: 'Second',
    skills: ['wells'],
  });
});

test('saves that changed different fields, or the same one to the same, merge by themselves', async () => {
  const { version } = await profile();
  await update({ version, bio: 'Of the first', twitter: 'asha' });
  const merged = await update({ version, linkedin: 'https://www.linkedin.com/asha', twitter: 'asha' });
  expect(merged).toMatchObject({ bio: 'Of the first', linkedin: 'https://www.linkedin.com/asha' });
  expect(await update({ version, bio: 'Of the first' })).toEqual(merged);
});

test('a save that names no version is the last word', async () => {
  const { version } = await profile();
  await update({ version, bio: 'Of the first' });
  expect(await update({ bio: 'Of a simple client' })).toMatchObject({ bio: 'Of a simple client' });
});

test('of two saves at the same moment one is told', async () => {
  const { version } = await profile();
  const answers = await Promise.all(['One', 'Two', 'Three'].map((bio) => attempt({ version, bio })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a change of type does not silently take away what another save has just filled in', async () => {
  const { version } = await profile();
  await update({ version, cause_areas: ['Water'] });
  await expectConflict({ version, organization_type: 'consultant' }, ['cause_areas']);
});

test('figures that the platform counts are no save', async () => {
  const { version } = await profile();
  await callAs(app, member, 'POST', '/profile/projects', { title: 'Wells', status: 'Active', budget: 5 });
  expect((await profile()).version).toBe(version);
});
