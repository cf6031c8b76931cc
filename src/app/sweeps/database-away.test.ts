import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#platform/contract/route.ts';
import type { Call } from '#platform/testing/calls/define-calls.ts';
import { type DatabaseWay, openDatabaseWay } from '#platform/testing/database-way.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import { expectFailure, expectFailureShape } from '#platform/testing/failures.ts';
import { serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { send, startProcess } from '../testing/server-process.ts';
import { pathOf } from './call.ts';
import { CONTRACT_ROUTES } from './contract-routes.ts';
import { factsOf } from './entries.ts';
import { validCalls } from './valid-calls.ts';

const SESSION_SECRET = 'a secret that only the tests know, long enough';
/** Requests on one connection, sent without waiting for answers. */
const PIPELINED = 1000;

/** Routes of the main job: each loses the database at each of its statements, as every route does in `npm run test:deep`. */
const MAIN_JOB = factsOf('isMainJob');

let way: DatabaseWay;
let app: TestApp;

beforeAll(async () => {
  way = await openDatabaseWay(await createTestDatabase());
  app = await startTestApp({ DATABASE_URL: way.url, SESSION_SECRET });
});
// One that fails leaves the database there for the next.
afterEach(() => way.restore());
afterAll(async () => {
  await app.stop();
  await way.cut();
});

/** Prepares a valid call of a route with members of its own. It can be sent any number of times. */
async function prepare(route: Route): Promise<() => Promise<ApiAnswer>> {
  const owner = await createMember(app, { type: 'corporate' });
  const caller = route.access === 'admin' ? await createMember(app, { admin: true }) : owner;
  const call: Call = (await validCalls(app, owner)[route.name]?.()) ?? {};
  const path = pathOf(route, call);
  return () => app.request(route.method, path, { token: caller.token, body: call.body });
}

/** Asserts a success, a refusal, or 503: never a fault. */
function expectNoFault(answer: ApiAnswer): void {
  if (answer.status >= 500) expectFailure(answer, 'UNAVAILABLE');
  else if (answer.status >= 400) expectFailureShape(answer);
}

/** Loses the database at each statement of a call in turn, until the call has no further one. */
async function loseEachStatement(call: () => Promise<ApiAnswer>): Promise<void> {
  let isCut = true;
  for (let statements = 0; isCut; statements += 1) isCut = await loseStatement(call, statements);
}

/** Makes the call, and loses the database after so many statements. Tells whether the call came so far. */
async function loseStatement(call: () => Promise<ApiAnswer>, statements: number): Promise<boolean> {
  way.cutAfter(statements);
  expectNoFault(await call());
  const isCut = way.isCut();
  await way.restore();
  return isCut;
}

describe.each(CONTRACT_ROUTES.filter(({ name }) => isDeep || MAIN_JOB[name]))(
  '$method /service/api$path',
  (route) => {
    test('answers 503 at each statement that loses the database, and works again', async () => {
      const call = await prepare(route);
      await loseEachStatement(call);
      // Until the server has noticed all broken connections.
      await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBeLessThan(500);
      // The merge of two members has a statement for each table that names members, and each one is lost once.
    }, 90_000);
  },
);

describe('every route at once while the database is away', () => {
  // `bind` and `transact` treat all routes alike: what each does itself is here.
  test('answers 503 or refuses, and answers again when the database is back', async () => {
    const calls: (() => Promise<ApiAnswer>)[] = [];
    for (const route of CONTRACT_ROUTES) calls.push(await prepare(route));
    const callAll = () => Promise.all(calls.map((call) => call()));
    await way.cut();
    const away = await callAll();
    for (const answer of away) expectNoFault(answer);
    // What is answered from memory has nothing to lose.
    expect(away.filter(({ status }) => status === 503).length).toBeGreaterThan(calls.length * 0.9);
    await way.restore();
    const failed = async () => (await callAll()).filter(({ status }) => status >= 500);
    await expect.poll(failed, { timeout: 60_000 }).toEqual([]);
  }, 240_000);
});

describe('addresses outside the contracts', () => {
  test.each(['/members/nobody', '/members/nobody/', '/sitemap.xml'])(
    '%s answers 503 while the database is away, and rightly when it is back',
    async (path) => {
      const statusOf = async () => (await fetch(app.url + path, { redirect: 'manual' })).status;
      await way.cut();
      expect(await statusOf()).toBe(503);
      await way.restore();
      expect(await statusOf()).toBe(path === '/sitemap.xml' ? 200 : 404);
    },
  );
});

describe('a database that accepts connections and does not respond', () => {
  test('is a 503 for reads and writes, on old and new connections, until it responds again', async () => {
    const member = await createMember(app);
    const path = '/profile/services';
    way.hold();
    const waiting = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? app.request('GET', path, { token: member.token })
        : app.request('POST', path, { token: member.token, body: serviceBody() }),
    );
    for (const answer of await Promise.all(waiting)) expectFailure(answer, 'UNAVAILABLE');
    expectFailure(await app.request('GET', '/health'), 'UNAVAILABLE');
    way.release();
    expect((await app.request('GET', '/health')).status).toBe(200);
    expect((await app.request('GET', path, { token: member.token })).status).toBe(200);
  }, 60_000);
});

describe('the server process', () => {
  let dataDir: string;
  let member: TestMember;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dayitva-away-'));
    member = await createMember(app);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  const start = (settings: Record<string, string> = {}) =>
    startProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: way.url,
      SESSION_SECRET,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
      ...settings,
    });

  test('survives a flood of pipelined requests while the database stops', async () => {
    const server = start();
    const url = await server.ready();
    const flood = pipeline(url, '/marketplace/profiles?pageSize=100', member.token);
    await expect.poll(flood.answered, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
    await way.cut();
    await expect.poll(flood.answered, { timeout: 20_000 }).toBe(PIPELINED);
    flood.end();
    expectFailure(await send(url, 'GET', '/health'), 'UNAVAILABLE');
    await way.restore();
    expect((await send(url, 'GET', '/health')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  /** Adds code to the server that fails on a signal. */
  const onSignal = (statement: string) =>
    `--import data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2',()=>{${statement}})`)}`;

  test('logs an unhandled rejection and continues', async () => {
    const NODE_OPTIONS = onSignal("Promise.reject(new Error('nobody waits for this'))");
    const server = start({ NODE_OPTIONS, LOG_LEVEL: 'error' });
    const url = await server.ready();
    server.child.kill('SIGUSR2');
    await expect.poll(server.output, { timeout: 10_000 }).toContain('nobody waits for this');
    expect((await send(url, 'GET', '/health')).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('logs an uncaught exception and stops', async () => {
    const server = start({ NODE_OPTIONS: onSignal("throw new Error('nobody catches this')") });
    await server.ready();
    expect(await server.end('SIGUSR2')).toBe(1);
    expect(server.output()).toContain('nobody catches this');
  });
});

/** Sends many requests on one connection at the same time. */
function pipeline(url: string, path: string, token: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk;
  });
  const lines = [`GET /service/api${path} HTTP/1.1`, `Host: ${hostname}`, `Authorization: Bearer ${token}`];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`.repeat(PIPELINED));
  return { answered: () => text.split('HTTP/1.1 ').length - 1, end: () => socket.destroy() };
}
