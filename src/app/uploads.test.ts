import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, errorWords } from '#platform/contract/errors.ts';
import { megabytes } from '#platform/contract/files.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { openBrokenLine } from '#platform/testing/broken-line.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, documentForm, startCollaboration } from '#platform/testing/records.ts';
import { paddedPdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { sendRaw } from './sweeps/raw-request.ts';

const CHUNK = 'application/offset+octet-stream';
let app: TestApp;
let owner: TestMember;
let other: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  [owner, other] = [await createMember(app), await createMember(app)];
});
afterAll(() => app.stop());

const begin = (byte_size: number, member = owner) =>
  callAs(app, member, 'POST', '/uploads', { name: 'report.pdf', byte_size });
const remove = (id: string, member = owner) => callAs(app, member, 'DELETE', `/uploads/${id}`);

function send(method: 'HEAD' | 'PATCH', id: string, options: SendOptions = {}) {
  const { member = owner, offset = 0, body, headers } = options;
  return fetch(`${app.url}${API_BASE}/uploads/${id}`, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      ...(member && { authorization: `Bearer ${member.token}` }),
      ...(method === 'PATCH' && { 'content-type': CHUNK, 'upload-offset': String(offset) }),
      ...headers,
    },
    ...(body && { body: new Uint8Array(body) }),
  });
}
interface SendOptions {
  member?: TestMember | null;
  offset?: number;
  body?: Buffer;
  headers?: Record<string, string>;
}

/** What is stored of an upload, its parts joined. */
async function storedBytes(id: string): Promise<Buffer> {
  const parts = await app.sql<{ file_name: string }>(
    'select file_name from upload_parts where upload_id = $1 order by first_byte',
    [id],
  );
  return Buffer.concat(parts.map(({ file_name }) => readFileSync(join(app.dataDir, 'files', file_name))));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('50 MB over a line that breaks three times arrive whole', { timeout: 120_000 }, async () => {
  const content = randomBytes(megabytes(50));
  const { id } = await begin(content.length);
  const line = await openBrokenLine(app.url, [7, 23, 41].map(megabytes));
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(content, {
      uploadUrl: `${line.url}${API_BASE}/uploads/${id}`,
      chunkSize: megabytes(5),
      retryDelays: [0, 100, 200],
      headers: { authorization: `Bearer ${owner.token}` },
      onShouldRetry: () => true,
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });
  expect(line.cuts()).toBe(3);
  await line.stop();
  const [row] = await app.sql<{ received: number }>('select received from uploads where id = $1', [id]);
  expect(row?.received).toBe(content.length);
  expect(sha256(await storedBytes(id))).toBe(sha256(content));
  expect(readdirSync(join(app.dataDir, 'uploads'))).toEqual([]);
  await remove(id);
});

test('what arrived before the line broke is not sent again', { timeout: 60_000 }, async () => {
  const content = randomBytes(megabytes(9));
  const { id } = await begin(content.length);
  const request = httpRequest(`${app.url}${API_BASE}/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${owner.token}`,
      'tus-resumable': '1.0.0',
      'content-type': CHUNK,
      'upload-offset': '0',
      'content-length': content.length,
    },
  });
  request.on('error', () => undefined);
  request.write(content.subarray(0, megabytes(4)));
  const temporary = join(app.dataDir, 'uploads');
  const written = () => readdirSync(temporary).map((name) => statSync(join(temporary, name)).size)[0] ?? 0;
  await expect.poll(written, { timeout: 10_000 }).toBeGreaterThan(megabytes(1));
  request.destroy();
  const received = async () => (await callAs(app, owner, 'GET', '/uploads'))[0].received;
  await expect.poll(received, { timeout: 10_000 }).toBeGreaterThan(megabytes(1));
  const offset = await received();
  expect((await send('PATCH', id, { offset, body: content.subarray(offset) })).status).toBe(204);
  expect(sha256(await storedBytes(id))).toBe(sha256(content));
  await remove(id);
});

/**
 * Sends a request by hand, with a body that goes on after the answer.
 * @returns the answer, and how long the connection lasted in milliseconds.
 */
async function sendEndlessly(path: string, headers: string[], length: number) {
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  const began = performance.now();
  socket.write(
    [`PATCH ${path} HTTP/1.1`, 'Host: x', `Content-Length: ${length}`, ...headers, '', ''].join('\r\n'),
  );
  const block = Buffer.alloc(megabytes(1));
  let sent = 0;
  let answer = '';
  const sending = setInterval(() => {
    if (socket.writableNeedDrain || sent + block.length > length) return;
    socket.write(block);
    sent += block.length;
  }, 10);
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(sending);
  return { answer, lasted: performance.now() - began };
}

describe('HEAD and PATCH /service/api/uploads/:id', () => {
  test('answer a refusal while the file is still coming, and read on for a moment only', async () => {
    const { id } = await begin(megabytes(50));
    const headers = [
      'Tus-Resumable: 1.0.0',
      `Content-Type: ${CHUNK}`,
      `Authorization: Bearer ${owner.token}`,
    ];
    const path = `${API_BASE}/uploads/${id}`;
    const wrongPlace = await sendEndlessly(path, [...headers, 'Upload-Offset: 5'], megabytes(40_000));
    expect(wrongPlace.answer).toMatch(/^HTTP\/1\.1 409 /);
    expect(wrongPlace.answer).toContain('UPLOAD_MOVED_ON');
    expect(wrongPlace.lasted).toBeLessThan(4000);
    // A rest that arrives soon costs no connection.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const large = { agent, method: 'PATCH', path, body: Buffer.alloc(megabytes(20)) };
    const named = {
      'tus-resumable': '1.0.0',
      'content-type': CHUNK,
      'upload-offset': '5',
      authorization: `Bearer ${owner.token}`,
    };
    expect((await sendRaw(app.url, { ...large, headers: named })).status).toBe(409);
    const next = { agent, method: 'GET', path: `${API_BASE}/health`, headers: {}, patienceMs: 4000 };
    expect((await sendRaw(app.url, next)).status).toBe(200);
    agent.destroy();
    await remove(id);
  });

  test('go on where the file ends, and nowhere else', async () => {
    const { id } = await begin(6);
    const first = await send('PATCH', id, { body: Buffer.from('abc') });
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '3']);
    const asked = await send('HEAD', id);
    expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
      200,
      '3',
      '6',
    ]);
    expect(asked.headers.get('cache-control')).toBe('no-store');
    const again = await send('PATCH', id, { body: Buffer.from('abc') });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ error: { code: 'UPLOAD_MOVED_ON' } });
    const tooMuch = await send('PATCH', id, { offset: 3, body: Buffer.from('defghi') });
    expect(tooMuch.status).toBe(413);
    expect(await tooMuch.json()).toMatchObject({ error: { code: 'FILE_TOO_LARGE' } });
    expect((await send('PATCH', id, { offset: 3, body: Buffer.from('def') })).status).toBe(204);
    expect(String(await storedBytes(id))).toBe('abcdef');
    await remove(id);
  });

  test('are for the member who began it, with a confirmed email', async () => {
    const { id } = await begin(6);
    const unconfirmed = await createMember(app, { confirmed: false });
    for (const method of ['HEAD', 'PATCH'] as const) {
      const body = method === 'PATCH' ? Buffer.from('abc') : undefined;
      expect((await send(method, id, { member: null, body })).status).toBe(401);
      expect((await send(method, id, { member: unconfirmed, body })).status).toBe(403);
      expect((await send(method, id, { member: other, body })).status).toBe(404);
      expect((await send(method, 'no-id', { body })).status).toBe(404);
    }
    expect(await storedBytes(id)).toHaveLength(0);
    await remove(id);
  });

  test('refuse what is not tus', async () => {
    const { id } = await begin(6);
    const body = Buffer.from('abc');
    for (const [name, value] of [
      ['upload-offset', '-1'],
      ['upload-offset', 'x'],
    ] as const) {
      expect((await send('PATCH', id, { body, headers: { [name]: value } })).status).toBe(400);
    }
    expect((await send('PATCH', id, { body, headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    await remove(id);
  });

  test.each(['', '0.2', '1', '1.0.1', '2.0.0', '1.0.0, 2.0.0'])(
    'name their version to who speaks %j',
    async (version) => {
      const { id } = await begin(6);
      for (const method of ['HEAD', 'PATCH'] as const) {
        const answer = await send(method, id, { headers: { 'tus-resumable': version } });
        expect([answer.status, answer.headers.get('tus-version')]).toEqual([412, '1.0.0']);
      }
      await remove(id);
    },
  );

  test('store a part once when two arrive for the same place', async () => {
    const { id } = await begin(3);
    const answers = await Promise.all(
      ['abc', 'xyz'].map((text) => send('PATCH', id, { body: Buffer.from(text) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(['abc', 'xyz']).toContain(String(await storedBytes(id)));
    await remove(id);
  });
});

test('DELETE /service/api/uploads/:id removes the parts; others cannot', async () => {
  const { id } = await begin(6);
  await send('PATCH', id, { body: Buffer.from('abc') });
  const [part] = await app.sql<{ file_name: string }>(
    'select file_name from upload_parts where upload_id = $1',
    [id],
  );
  expectFailure(await app.request('DELETE', `/uploads/${id}`, { token: other.token }), 'UPLOAD_NOT_FOUND');
  await remove(id);
  expect(await callAs(app, owner, 'GET', '/uploads')).not.toContainEqual(expect.objectContaining({ id }));
  expect((await send('HEAD', id)).status).toBe(404);
  const stored = () => readdirSync(join(app.dataDir, 'files/private'));
  await expect.poll(stored, { timeout: 10_000 }).not.toContain(part?.file_name.slice('private/'.length));
});

test('POST /service/api/uploads ends at five on their way, and at 50 MB', async () => {
  const tooLarge = { name: 'a.zip', byte_size: megabytes(50) + 1 };
  expectFailure(
    await app.request('POST', '/uploads', { token: owner.token, body: tooLarge }),
    'VALIDATION_FAILED',
    'This file is larger than 50 MB. Please choose a smaller one.',
  );
  const begun = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.request('POST', '/uploads', { token: other.token, body: { name: 'a.zip', byte_size: 9 } }),
    ),
  );
  expect(begun.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
  const sixth = { token: other.token, body: { name: 'a.zip', byte_size: 9 } };
  expectFailure(await app.request('POST', '/uploads', sixth), 'UPLOADS_FULL');
  // What a crash or a closed browser interrupted gives its place up.
  const [resting] = await app.sql<{ id: string }>(
    `update uploads set moved_at = now() - interval '16 minutes'
      where id = (select id from uploads where owner_id = $1 order by id limit 1) returning id`,
    [other.id],
  );
  expect((await app.request('POST', '/uploads', sixth)).status).toBe(201);
  expect(await callAs(app, other, 'GET', '/uploads')).not.toContainEqual(expect.objectContaining(resting));
  expectFailure(await app.request('POST', '/uploads', sixth), 'UPLOADS_FULL');
  await app.sql(`update uploads set created_at = now() - interval '25 hours' where owner_id = $1`, [
    other.id,
  ]);
  expect(await callAs(app, other, 'GET', '/uploads')).toEqual([]);
  await begin(9, other);
});

describe('room for files', () => {
  const kilobytes = (n: number) => n * 1024;
  /** Servers on the same database, one with little room and one whose disk has none above its reserve. */
  let tight: TestApp;
  let full: TestApp;
  beforeAll(async () => {
    const settings = { DATABASE_URL: app.databaseUrl, FILES_URL: join(app.dataDir, 'files') };
    tight = await startTestApp({ ...settings, FILES_QUOTA: '1MB' });
    full = await startTestApp({ ...settings, DISK_RESERVE: '9999TB' });
  });
  afterAll(() => Promise.all([tight.stop(), full.stop()]));

  const store = (server: TestApp, { token }: TestMember, kb: number) =>
    server.request('POST', '/documents', { token, body: documentForm({}, paddedPdf(kilobytes(kb))) });
  const announce = (server: TestApp, { token }: TestMember, kb: number) =>
    server.request('POST', '/uploads', { token, body: { name: 'plan.pdf', byte_size: kilobytes(kb) } });
  const expectRefused = (answer: ApiAnswer, code: ErrorCode, words: RegExp) =>
    expect(answer).toMatchObject({
      status: errorWords(code)[0],
      body: { error: { code, message: expect.stringMatching(words) } },
    });
  const spaceOf = (member: TestMember) => callAs(tight, member, 'GET', '/uploads/space');

  test('GET /service/api/uploads/space counts what is stored, and what is on its way', async () => {
    const member = await createMember(app);
    expect(await spaceOf(member)).toEqual({ used: 0, allowed: megabytes(1) });
    const { body } = await store(tight, member, 300);
    const { used } = await spaceOf(member);
    expect(used).toBeGreaterThan(kilobytes(300));
    const { body: announced } = await announce(tight, member, 100);
    expect((await spaceOf(member)).used).toBe(used + kilobytes(100));
    await send('PATCH', announced.data.id, { member, body: Buffer.alloc(kilobytes(40)) });
    expect((await spaceOf(member)).used).toBe(used + kilobytes(100));
    await remove(announced.data.id, member);
    await callAs(app, member, 'DELETE', `/documents/${body.data.id}`);
    expect((await spaceOf(member)).used).toBe(0);
  });

  test('a file of a workspace counts for who stored it, once, and its parts no more', async () => {
    const [member, partner] = [await createMember(app), await createMember(app)];
    const { id } = await startCollaboration(app, member, partner);
    const content = paddedPdf(kilobytes(200));
    const upload_id = await sendUpload(app, member, content);
    await callAs(app, member, 'POST', `/collaborations/${id}/files`, { upload_id });
    expect((await spaceOf(member)).used).toBe(content.length);
    expect((await spaceOf(partner)).used).toBe(0);
  });

  test('beyond the quota of a profile a file is refused with what is used and what helps', async () => {
    const member = await createMember(app);
    expect((await store(tight, member, 700)).status).toBe(201);
    const words =
      /^The files of your profile take 70\d\skB of the 1\sMB that it may use, and this one needs 40\d\skB\. Please delete files that are no longer needed, or ask the support team for more room\.$/;
    for (const answer of [await store(tight, member, 400), await announce(tight, member, 400)]) {
      expectRefused(answer, 'QUOTA_REACHED', words);
    }
    expect((await announce(tight, member, 250)).status).toBe(201);
    expectRefused(await store(tight, member, 250), 'QUOTA_REACHED', /^The files of your profile take /);
    expect((await store(tight, await createMember(app), 250)).status).toBe(201);
  });

  test('beyond the quota of all, a file of anybody is refused', async () => {
    const settings = { DATABASE_URL: app.databaseUrl, FILES_QUOTA_IN_ALL: '1kB' };
    const filled = await startTestApp(settings);
    await store(app, owner, 10);
    const words = /^The files of all members take .* of 1\skB, so this one has no room\./;
    expectRefused(await store(filled, await createMember(app), 1), 'STORAGE_FULL', words);
    await filled.stop();
  });

  test('the admins are mailed once a day when room is short', async () => {
    const short = await startTestApp({ DISK_RESERVE: '9999TB', FILES_QUOTA_IN_ALL: '100kB' });
    const admin = await createMember(short, { admin: true });
    await short.sql(
      `insert into files (name, media_type, byte_size) values ('private/0123456789012345678901', 'application/pdf', 95000)`,
    );
    await runJob(short, 'space-watch');
    expect(await short.mail(admin.email, 'The disk is nearly full')).toMatch(/ are free\. The last /);
    const quota = await short.mail(admin.email, 'The room for files is nearly used up');
    expect(quota).toMatch(/The files of all members take 93\skB of 100\skB\./);
    await runJob(short, 'space-watch');
    const mails = await short.sql(
      `select from pgboss.job where name = 'mail' and data->>'subject' ~ 'nearly'`,
    );
    expect(mails).toHaveLength(2);
    await short.stop();
  });

  test('below the reserve of the disk every file is refused, and all else works', async () => {
    const member = await createMember(app);
    const { id } = await begin(6, member);
    const words = /^The disk of this platform has .* left, and the last .* are kept for its database/;
    for (const answer of [await store(full, member, 1), await announce(full, member, 1)]) {
      expectRefused(answer, 'STORAGE_FULL', words);
    }
    const part = await fetch(`${full.url}${API_BASE}/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${member.token}`,
        'tus-resumable': '1.0.0',
        'content-type': CHUNK,
        'upload-offset': '0',
      },
      body: Buffer.from('abc'),
    });
    expect([part.status, (await part.json()).message]).toEqual([507, expect.stringMatching(words)]);
    expect((await full.request('GET', '/documents', { token: member.token })).status).toBe(200);
    expect(readdirSync(full.dataDir, { recursive: true })).not.toContainEqual(
      expect.stringMatching(/^uploads./),
    );
  });
});
