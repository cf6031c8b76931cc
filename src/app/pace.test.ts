import type { AddressInfo } from 'node:net';
import { connect as openSocket, type Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { openStatusBoard } from '#features/support/status/status-board.service.ts';
import { readConfig } from '#platform/server/config.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { openEmbeddings } from '#platform/server/embeddings/open-embeddings.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { createFiles, uploadsFolder } from '#platform/server/files/files.ts';
import { PACE, type Pace } from '#platform/server/http/pace.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { type Live, startLive } from '#platform/server/live/live.ts';
import { serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createApp } from './server.ts';

const SESSION_SECRET = 'a secret that only the tests know, long enough';
const HOUR = 3_600_000;
/** No limit ends a connection; each test shortens one. */
const PATIENT = { headers: HOUR, body: HOUR, request: HOUR, idle: HOUR, stopUnfinished: HOUR, stop: HOUR };

let helper: TestApp;
let member: TestMember;
let database: Database;
let jobs: Jobs;
let live: Live;
let app: FastifyInstance;
let sockets: Socket[] = [];

/** Starts the whole server on a database of its own, with some limits shortened. */
async function start(hurry: Partial<Pace>): Promise<void> {
  helper = await startTestApp({ SESSION_SECRET });
  member = await createMember(helper);
  const settings = { DATABASE_URL: helper.databaseUrl, DATA_DIR: helper.dataDir, SESSION_SECRET };
  const config = { ...readConfig(settings), sessionSecret: SESSION_SECRET };
  const log = pino({ level: 'silent' });
  database = connect(helper.databaseUrl, () => undefined);
  jobs = await startJobs(database.pool, [], log);
  const files = createFiles(
    await openFileStore({ folder: join(helper.dataDir, 'files') }),
    uploadsFolder(helper.dataDir),
  );
  const pace = { ...PACE, ...PATIENT, check: 20, ...hurry };
  live = await startLive(helper.databaseUrl, log);
  const status = await openStatusBoard({ db: database.db, log }, helper.dataDir);
  const embeddings = openEmbeddings(config);
  app = await createApp({ config, database, jobs, files, live, status, log, pace, embeddings });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
  await live.close();
  await jobs.stop();
  await database.close();
  await helper.stop();
});

interface Line {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  closed: Promise<void>;
}

function open(...lines: string[]): Line {
  const socket = openSocket((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  return {
    socket,
    received: () => received,
    closed: new Promise<void>((closed) => socket.once('close', () => closed())),
  };
}

const json = (length: number) => [
  'POST /service/api/auth/signin HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${length}`,
  '',
];

const form = () => [
  'POST /service/api/documents HTTP/1.1',
  'Host: localhost',
  `Authorization: Bearer ${member.token}`,
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 100000',
  '',
  '--x',
  'Content-Disposition: form-data; name="file"; filename="a.pdf"',
  'Content-Type: application/pdf',
  '',
];

/** Sends a byte every few milliseconds until the connection ends. */
function drip({ socket, closed }: Line): Promise<unknown> {
  const timer = setInterval(() => socket.write('1'), 10);
  return closed.finally(() => clearInterval(timer));
}

describe('a request that comes too slowly', () => {
  test.each([
    ['JSON body', () => [...json(1000), '{"email":"1']],
    ['form with a file', () => [...form(), '%PDF-1.7']],
  ])('is ended with 408, though bytes keep coming: %s', async (_, head) => {
    await start({ body: 100 });
    const line = open(...head());
    await drip(line);
    expect(line.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(line.received()).toContain('"code":"REQUEST_TOO_SLOW"');
    expect(line.received()).toContain('x-content-type-options: nosniff');
  });

  test('is ended even if it was refused before its body arrived', async () => {
    await start({ body: 100 });
    const line = open(...form().filter((header) => !header.startsWith('Authorization')), '%PDF-1.7');
    await drip(line);
    expect(line.received()).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('is ended with 408 while its headers arrive', async () => {
    await start({ headers: 100 });
    const line = open('GET /service/api/health HTTP/1.1', 'Host: localhost', 'X-Slow: 1');
    await drip(line);
    expect(line.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('is ended when it takes too long in total', async () => {
    await start({ headers: 100, request: 100 });
    const line = open(...json(1000), '{');
    await drip(line);
    expect(line.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('gets more time as more data arrives', async () => {
    await start({ body: 200, bytesPerSecond: 1000 });
    const body = `${' '.repeat(20_000)}${JSON.stringify({ email: member.email, password: 'not the right one' })}`;
    const fast = open(...json(body.length), '');
    fast.socket.write(body.slice(0, -1));
    // A limit that ends the slow one would end the fast one too by now.
    await drip(open(...json(1000), '{'));
    expect(fast.received()).toBe('');
    fast.socket.write(body.slice(-1));
    await expect.poll(fast.received).toMatch(/^HTTP\/1\.1 401 /);
  });
});

test('an idle connection is closed', async () => {
  await start({ idle: 100 });
  const line = open('');
  await line.closed;
  expect(line.received()).toBe('');
});

/** Sends a request that waits for a lock in the database until `holder` ends. */
async function sendHeldRequest(): Promise<{ holder: pg.Client; line: Line }> {
  const holder = new pg.Client({ connectionString: helper.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table user_services in exclusive mode');
  const body = JSON.stringify(serviceBody());
  const line = open(
    'POST /service/api/profile/services HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${member.token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  );
  const waiting = () =>
    helper.sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into%'");
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
  return { holder, line };
}

describe('a server that stops', () => {
  test('answers complete requests and does not wait for others', async () => {
    await start({ stopUnfinished: 50 });
    const { holder, line: complete } = await sendHeldRequest();
    const slow = [open(...json(1000), '{'), open('GET / HTTP/1.1', 'X-Slow: 1'), open(...form(), '%PDF')];
    const stopped = app.close();
    await Promise.all(slow.map(drip));
    await holder.end();
    await expect.poll(complete.received).toMatch(/^HTTP\/1\.1 201 /);
    app.server.closeIdleConnections();
    await stopped;
  });

  test('ends in time even if requests are still running', async () => {
    await start({ stop: 50 });
    const { holder, line } = await sendHeldRequest();
    const stopped = app.close();
    await Promise.all([line.closed, stopped]);
    await holder.end();
    expect(line.received()).toBe('');
  });
});
