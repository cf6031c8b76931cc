import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, documentForm } from '#platform/testing/records.ts';
import { fileForm, samplePdf, samplePng } from '#platform/testing/sample-files.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const BUCKET = '/papers';
const KEY_ID = 'AKIDEXAMPLE';

/** As much of an S3 server as a bucket needs: it keeps objects in memory and takes signed requests only. */
function startBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const unsigned: string[] = [];
  let failure: number | null | undefined;
  const listing = () =>
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><KeyCount>${objects.size}</KeyCount>${[
      ...objects,
    ]
      .map(
        ([key, { bytes }]) =>
          `<Contents><Key>${key}</Key><LastModified>2026-11-21T10:00:00.000Z</LastModified><Size>${bytes.length}</Size></Contents>`,
      )
      .join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (failure === null) return response.destroy();
    if (failure) return response.writeHead(failure).end();
    const { pathname } = new URL(request.url ?? '', 'http://bucket');
    const signed = `AWS4-HMAC-SHA256 Credential=${KEY_ID}/`;
    if (!request.headers.authorization?.startsWith(signed) || !pathname.startsWith(BUCKET)) {
      unsigned.push(`${request.method} ${request.url}`);
      return response.writeHead(403).end();
    }
    const key = decodeURIComponent(pathname.slice(BUCKET.length + 1));
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (key === '') return response.writeHead(200, { 'content-type': 'application/xml' }).end(listing());
    if (!stored) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': stored.type, etag: '"1"' }).end(stored.bytes);
  });
  type Bucket = {
    url: string;
    objects: typeof objects;
    unsigned: string[];
    fail: (how: typeof failure) => void;
    stop: () => void;
  };
  return new Promise<Bucket>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}`,
        objects,
        unsigned,
        /** From now on every request is answered with this status, or not at all (null), or as it should be. */
        fail: (how: number | null | undefined) => {
          failure = how;
        },
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}

let bucket: Awaited<ReturnType<typeof startBucket>>;
let app: TestApp;
let member: TestMember;
const settings = () => ({
  FILES_URL: `s3:/${BUCKET}`,
  S3_ENDPOINT: bucket.url,
  S3_ACCESS_KEY_ID: KEY_ID,
  S3_SECRET_ACCESS_KEY: 'a secret that only the bucket knows',
});
beforeAll(async () => {
  bucket = await startBucket();
  app = await startTestApp(settings());
  member = await createMember(app);
});
afterAll(async () => {
  await app.stop();
  bucket.stop();
});

test('a document is stored in the bucket, downloaded from it and erased there', async () => {
  const pdf = samplePdf(['Accounts of the year']);
  const document = await callAs(app, member, 'POST', '/documents', documentForm({}, pdf));
  const [[name, stored] = []] = [...bucket.objects];
  expect(name).toMatch(/^private\//);
  expect(stored?.bytes.equals(pdf)).toBe(true);
  expect(stored?.type).toBe('application/pdf');

  const path = `/documents/${document.id}`;
  const { expires, signature } = await callAs(app, member, 'POST', `${path}/openings`);
  const link = `${app.url}/service/api${path}/file?expires=${expires}&signature=${signature}`;
  const answer = await fetch(link, { headers: { authorization: `Bearer ${member.token}` } });
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);

  await callAs(app, member, 'DELETE', path);
  await expect.poll(() => bucket.objects.size, { timeout: 10_000 }).toBe(0);
});

test('a picture is shown from the bucket, and the one before is erased there', async () => {
  const put = async () =>
    callAs(app, member, 'PUT', '/profile/avatar', fileForm(await samplePng(), 'me.png'));
  await put();
  const { avatar_url } = await put();
  const answer = await fetch(app.url + avatar_url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await expect.poll(() => bucket.objects.size, { timeout: 10_000 }).toBe(2);
  await callAs(app, member, 'DELETE', '/profile/avatar');
  await expect.poll(() => bucket.objects.size, { timeout: 10_000 }).toBe(0);
});

test.each([
  ['answers 503', () => bucket.fail(503)],
  ['refuses the keys', () => bucket.fail(403)],
  ['hangs up', () => bucket.fail(null)],
])('a bucket that %s is a 503 with words, and nothing is lost or left', async (_, breakIt) => {
  const { avatar_url } = await callAs(
    app,
    member,
    'PUT',
    '/profile/avatar',
    fileForm(await samplePng(), 'me.png'),
  );
  const stored = bucket.objects.size;
  const send = () => app.request('POST', '/documents', { token: member.token, body: documentForm() });
  breakIt();
  expectFailure(await send(), 'STORAGE_UNAVAILABLE');
  expect((await fetch(app.url + avatar_url)).status).toBe(503);
  bucket.fail(undefined);
  expect(bucket.objects.size).toBe(stored);
  expect((await fetch(app.url + avatar_url)).status).toBe(200);
  const { body } = await send();
  await callAs(app, member, 'DELETE', `/documents/${body.data.id}`);
  await callAs(app, member, 'DELETE', '/profile/avatar');
  await expect.poll(() => bucket.objects.size, { timeout: 10_000 }).toBe(0);
});

test('every request to the bucket was signed, and nothing was kept on the disk', () => {
  expect(bucket.unsigned).toEqual([]);
  for (const folder of ['uploads', 'files'].map((one) => join(app.dataDir, one))) {
    expect(existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).toEqual([]);
  }
});

test('a bucket that refuses the keys stops the start with a clear message', async () => {
  await expect(startTestApp({ ...settings(), S3_ACCESS_KEY_ID: 'SOMEBODYELSE' })).rejects.toThrow(
    /^FILES_URL: the bucket at .* does not answer to these keys$/,
  );
});
