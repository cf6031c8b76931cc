import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused, long, type RefusedValue } from '#platform/testing/field-limits.ts';
import { callAs, projectBody } from '#platform/testing/records.ts';
import { fileForm, sampleJpeg } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

const FIELDS = { alt_text: 'Women at a new hand pump', people: 'agreed' };

const newProject = async (by = member): Promise<string> =>
  (await callAs(app, by, 'POST', '/profile/projects', projectBody())).id;
const readProject = (id: string) => callAs(app, member, 'GET', `/profile/projects/${id}`);
const form = async (fields: Record<string, string> = FIELDS) =>
  fileForm(await sampleJpeg(60, 40), 'IMG_0001.jpg', fields);
const add = async (projectId: string, fields?: Record<string, string>, by = member) =>
  callAs(app, by, 'POST', `/profile/projects/${projectId}/pictures`, await form(fields));
const stored = () => {
  const folder = join(app.dataDir, 'files/public');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const fileRows = async () => (await app.sql('select name from files')).length;

describe('POST /service/api/profile/projects/:id/pictures', () => {
  test('keeps the picture in two widths, for the project and everybody who sees it', async () => {
    const id = await newProject();
    const first = await add(id);
    expect(first).toEqual({ ...FIELDS, id: expect.any(String), url: expect.stringMatching(/-1200\.webp$/) });
    const second = await add(id, { alt_text: long(200), people: 'none' });
    expect((await readProject(id)).pictures).toEqual([first, second]);
    for (const url of [first.url, first.url.replace('-1200.', '-400.')]) {
      const { status, headers } = await fetch(app.url + url);
      expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'image/webp' });
    }
    const reader = await createMember(app);
    const [seen] = await callAs(app, reader, 'GET', `/marketplace/profiles/${member.id}/projects`);
    expect(seen.pictures).toEqual([first, second]);
    const { recentProjects } = await callAs(app, member, 'GET', '/profile/overview');
    expect(recentProjects[0].pictures).toEqual([first, second]);
  });

  test.each<RefusedValue>([
    ['alt_text', undefined, 'Description of the picture is required'],
    ['alt_text', '', 'Description of the picture is required'],
    ['alt_text', ' ', 'Description of the picture is required'],
    ['alt_text', long(201), 'Description of the picture must be 200 characters or less'],
    ['people', undefined, 'Please say whether people can be recognised'],
    ['people', 'some', 'Please say whether people can be recognised'],
    ['file_name', 'public/x', 'Unknown field'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const { [field as 'people']: _, ...others } = FIELDS;
    const fields = value === undefined ? others : { ...others, [field]: String(value) };
    const path = `/profile/projects/${await newProject()}/pictures`;
    const body = await form(fields);
    await expectRefused(app, () => app.request('POST', path, { token: member.token, body }), field, message);
  });

  test('refuses a seventh, also when several arrive at once', async () => {
    const id = await newProject();
    const before = stored();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () =>
        app.request('POST', `/profile/projects/${id}/pictures`, { token: member.token, body: await form() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expectFailure(answer, 'PROJECT_PICTURES_FULL');
    }
    expect((await readProject(id)).pictures).toHaveLength(6);
    expect(stored(), 'nothing is left of the refused ones').toBe(before + 12);
  });
});

describe('PUT /service/api/profile/projects/:id/pictures/:pictureId', () => {
  test('changes what is said of it, and only what is sent', async () => {
    const id = await newProject();
    const picture = await add(id);
    const path = `/profile/projects/${id}/pictures/${picture.id}`;
    const changed = { ...picture, alt_text: 'A hand pump' };
    expect(await callAs(app, member, 'PUT', path, { alt_text: 'A hand pump' })).toEqual(changed);
    expect(await callAs(app, member, 'PUT', path, { people: 'none' })).toEqual({
      ...changed,
      people: 'none',
    });
    expect((await readProject(id)).pictures).toEqual([{ ...changed, people: 'none' }]);
    await expectRefused(
      app,
      () => app.request('PUT', path, { token: member.token, body: { alt_text: '' } }),
      'alt_text',
      'Description of the picture is required',
    );
  });
});

describe('DELETE /service/api/profile/projects/:id/pictures/:pictureId', () => {
  test('removes the picture and its files', async () => {
    const id = await newProject();
    const rows = await fileRows();
    const [first, second] = [await add(id), await add(id)];
    const path = `/profile/projects/${id}/pictures/${first.id}`;
    expect(await callAs(app, member, 'DELETE', path)).toEqual({ id: first.id });
    expect((await readProject(id)).pictures).toEqual([second]);
    expect(await fileRows()).toBe(rows + 2);
    expectFailure(await app.request('DELETE', path, { token: member.token }), 'PICTURE_NOT_FOUND');
  });

  test('a picture of another project of the same member is not found', async () => {
    const [id, other] = [await newProject(), await newProject()];
    const picture = await add(id);
    const path = `/profile/projects/${other}/pictures/${picture.id}`;
    expectFailure(await app.request('DELETE', path, { token: member.token }), 'PICTURE_NOT_FOUND');
  });
});

describe('DELETE /service/api/profile/projects/:id', () => {
  test('takes the pictures and their files with it', async () => {
    const rows = await fileRows();
    const id = await newProject();
    const { url } = await add(id);
    await add(id);
    await callAs(app, member, 'DELETE', `/profile/projects/${id}`);
    expect(await fileRows()).toBe(rows);
    await expect.poll(async () => (await fetch(app.url + url)).status).toBe(404);
  });
});

describe('a picture without metadata', () => {
  test('says nothing of place and camera', async () => {
    const id = await newProject();
    const { url } = await add(id);
    const bytes = Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
    expect(bytes.includes('Meera Tirkey')).toBe(false);
  });
});
