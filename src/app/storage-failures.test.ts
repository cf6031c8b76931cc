import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { megabytes } from '#platform/contract/files.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { fileForm, paddedPdf, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { canMount, mount, unmount } from '#platform/testing/small-disk.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

/** More than the small disks of these tests hold. */
const PDF_BYTES = 300_000;

const MESSAGE = 'Files cannot be stored or opened at the moment. Please try again later.';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  member = await createMember(app);
});
afterAll(() => app.stop());

const folderOf = (name: string) => join(app.dataDir, name);
const filesIn = (name: string) =>
  readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folderOf(name), path)).isFile(),
  );

const uploads = {
  'a document': async () =>
    app.request('POST', '/documents', { token: member.token, body: documentForm({}, paddedPdf(PDF_BYTES)) }),
  'a document that is a picture': async () => {
    const body = documentForm({}, await samplePng(3000, 3000), 'paper.png');
    return app.request('POST', '/documents', { token: member.token, body });
  },
  'a picture': async () => {
    const body = fileForm(await samplePng(3000, 3000), 'me.png');
    return app.request('PUT', '/profile/avatar', { token: member.token, body });
  },
};

/**
 * The names of all stored files, once the disk agrees: a temporary file is removed just after the answer, and a picture
 * that was replaced by a job.
 */
async function settled(): Promise<string[]> {
  for (const name of ['uploads', 'files']) mkdirSync(folderOf(name), { recursive: true });
  const rows = await app.sql<{ name: string }>('select name from files');
  const names = rows.map(({ name }) => name).sort();
  await expect.poll(() => filesIn('files').sort(), { timeout: 10_000 }).toEqual(names);
  await expect.poll(() => filesIn('uploads')).toEqual([]);
  return names;
}

/** Sends each kind of file while something is wrong, and once more when it is right again. */
async function expectRefusedMeanwhile(breakIt: () => void, repairIt: () => void): Promise<void> {
  const before = await settled();
  breakIt();
  try {
    for (const send of Object.values(uploads)) expectFailure(await send(), 'STORAGE_UNAVAILABLE', MESSAGE);
  } finally {
    repairIt();
  }
  expect(await settled()).toEqual(before);
  for (const send of Object.values(uploads)) expect((await send()).status).toBeLessThan(300);
}

/** Puts a file where a folder should be: EEXIST, ENOTDIR. */
function replaceByFile(name: string) {
  const aside = `${folderOf(name)}-aside`;
  return [
    () => {
      renameSync(folderOf(name), aside);
      writeFileSync(folderOf(name), '');
    },
    () => {
      rmSync(folderOf(name));
      renameSync(aside, folderOf(name));
    },
  ] as const;
}

describe('a file that cannot be stored is a 503 with a message, and leaves nothing behind', () => {
  test.each(['uploads', 'files'])('because %s is no folder', async (name) => {
    await expectRefusedMeanwhile(...replaceByFile(name));
  });

  // Without the right to mount a small disk these are skipped, and the report of the run shows it.
  test.skipIf(!canMount).each(['uploads', 'files/private'])(
    'because the disk of %s is full',
    async (name) => {
      const send = uploads['a document'];
      await settled();
      mkdirSync(folderOf(name), { recursive: true });
      mount(folderOf(name));
      try {
        expectFailure(await send(), 'STORAGE_UNAVAILABLE', MESSAGE);
        await expect.poll(() => filesIn(name)).toEqual([]);
      } finally {
        unmount(folderOf(name));
      }
      expect((await send()).status).toBe(201);
    },
  );

  test.skipIf(!canMount).each(['uploads', 'files'])('because the disk of %s is read-only', async (name) => {
    await expectRefusedMeanwhile(
      () => mount(folderOf(name), 'ro'),
      () => unmount(folderOf(name)),
    );
  });
});

describe('a file that arrives in parts', () => {
  const begin = (byte_size: number) =>
    callAs(app, member, 'POST', '/uploads', { name: 'report.pdf', byte_size });
  const sendPart = (id: string, body: Buffer<ArrayBuffer>) =>
    fetch(`${app.url}${API_BASE}/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${member.token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body,
    });

  test.skipIf(!canMount)('takes its room once, and all that fits on a full disk is stored', async () => {
    await settled();
    mount(app.dataDir, 'size=12m');
    try {
      const whole = await begin(megabytes(7));
      expect((await sendPart(whole.id, randomBytes(megabytes(7)))).status).toBe(204);
      await callAs(app, member, 'DELETE', `/uploads/${whole.id}`);
      await expect.poll(() => filesIn('files'), { timeout: 10_000 }).toEqual([]);
      const content = randomBytes(megabytes(20));
      const { id } = await begin(content.length);
      const refused = await sendPart(id, content);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        error: { code: 'STORAGE_UNAVAILABLE', message: MESSAGE },
      });
      const rows = await app.sql<{ file_name: string; received: number }>(
        'select file_name, received from upload_parts join uploads on id = upload_id where id = $1 order by first_byte',
        [id],
      );
      const stored = Buffer.concat(
        rows.map(({ file_name }) => readFileSync(join(folderOf('files'), file_name))),
      );
      expect(rows[0]?.received).toBeGreaterThan(megabytes(8));
      expect(stored.length).toBe(rows[0]?.received);
      expect(stored.equals(content.subarray(0, stored.length))).toBe(true);
      expect(filesIn('uploads')).toEqual([]);
      await callAs(app, member, 'DELETE', `/uploads/${id}`);
    } finally {
      unmount(app.dataDir);
    }
  });
});

describe('a picture that cannot be read is a 503 with a message that is not cached', () => {
  test.each([
    ['the disk fails (EIO)', (path: string) => symlinkSync('/proc/self/mem', path)],
    ['a folder lies in its place (EISDIR)', (path: string) => mkdirSync(path)],
    ['its name leads in a circle (ELOOP)', (path: string) => symlinkSync(path, path)],
  ])('because %s', async (_, put) => {
    const body = fileForm(await samplePng(), 'me.png');
    const { avatar_url } = await callAs(app, member, 'PUT', '/profile/avatar', body);
    const path = join(folderOf('files/public'), avatar_url.split('/').at(-1));
    rmSync(path);
    put(path);
    const answer = await fetch(app.url + avatar_url);
    const error = { code: 'STORAGE_UNAVAILABLE', message: MESSAGE };
    expect([answer.status, await answer.json()]).toEqual([503, { error, message: MESSAGE }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    rmSync(path, { recursive: true });
  });
});
