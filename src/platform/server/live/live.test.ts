import { connect as openSocket } from 'node:net';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eventsOf } from '#platform/contract/live/live-events.ts';
import { API_BASE, defineRoute } from '#platform/contract/route.ts';
import { type DatabaseWay, openDatabaseWay } from '#platform/testing/database-way.ts';
import { type ListeningClient, listenTo } from '#platform/testing/live/listening-client.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { readConfig } from '../config.ts';
import type { Actor } from '../context.ts';
import { connect, type Database } from '../database/connect.ts';
import { createBind } from '../http/bind.ts';
import { registerErrorHandler } from '../http/error-handler.ts';
import { createFairGate } from '../http/fair-gate.ts';
import { createVisitorNames } from '../http/visitors.ts';
import { type Live, registerLive, STREAMS, startLive } from './live.ts';
import { publish } from './publish.ts';

const watchLines = defineRoute({
  name: 'watchLines',
  method: 'GET',
  path: '/lines/:topic',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Lines as they are written',
  params: z.strictObject({ topic: z.string() }),
  response: eventsOf(z.object({ type: z.literal('line'), text: z.string() })),
});

const log = pino({ level: 'silent' });

interface Process {
  app: FastifyInstance;
  live: Live;
  url: string;
}

let way: DatabaseWay;
let database: Database;
let processes: Process[];
let clients: ListeningClient[] = [];
/** Sessions that have ended; a token is `member.session`. */
let ended: Set<string>;
/** Called before the stream reads what was missed: here something can happen in between. */
let beforeReading: () => Promise<void>;

const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

/** Stores a line and publishes it, as a service does. */
async function write(topic: string, text: string): Promise<number> {
  const { rows } = await sql('insert into lines (topic, words) values ($1, $2) returning id', [topic, text]);
  await publish(database.db, topic, { id: rows[0].id });
  return rows[0].id;
}

const outgoing = ({ id, words }: { id: number; words: string }) => ({
  id,
  event: { type: 'line' as const, text: words, secret: 'not in the contract' },
});

async function startProcess(): Promise<Process> {
  const app = Fastify({ forceCloseConnections: 'idle' });
  registerErrorHandler(app);
  await app.register(compress, { threshold: 1 });
  const live = await startLive(way.url, log);
  registerLive(app, live);
  const auth = {
    async authenticate(token: string) {
      const [id = '', sessionId = ''] = token.split('.');
      return {
        accountId: id,
        profileId: id,
        role: 'owner' as const,
        sessionId,
        emailConfirmed: true,
        isAdmin: false,
      };
    },
    async reload(actor: Actor) {
      return ended.has(actor.sessionId) ? null : { ...actor, lacksSecondFactor: false };
    },
    holderOf: async () => null,
  };
  const options = {
    limits: false,
    uploads: '/nowhere',
    space: readConfig({ DISK_RESERVE: '0MB' }),
    caps: null,
    live,
    gate: createFairGate(true),
    visitorNames: createVisitorNames('secret'),
    scopes: {},
    acts: {},
  };
  // No route here uses jobs or files.
  const parts = { db: database.db, jobs: {}, files: {}, publicUrl: '' } as never;
  createBind(
    app,
    parts,
    auth,
    options,
  )(watchLines, async (_, { params: { topic } }) => ({
    topics: [topic],
    async since(lastId) {
      await beforeReading();
      const { rows } = await sql('select id, words from lines where topic = $1 and id > $2 order by id', [
        topic,
        lastId,
      ]);
      return rows.map(outgoing);
    },
    toEvent: ({ data, shared }) =>
      shared('line', async () => {
        const { rows } = await sql('select id, words from lines where id = $1', [data.id]);
        return rows[0] ? outgoing(rows[0]) : null;
      }),
  }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, live, url };
}

const listen = async (at: number, topic: string, token = 'asha.s1', lastId: string | null = null) => {
  const client = await listenTo(processes[at]?.url ?? '', `/lines/${topic}`, { token, lastId });
  clients.push(client);
  return client;
};
const textsOf = ({ events }: ListeningClient) => events.map(({ data }) => data.text);

beforeAll(async () => {
  const url = await createTestDatabase();
  way = await openDatabaseWay(url);
  database = connect(url, () => undefined);
  await sql('create table lines (id integer generated always as identity, topic text, words text)');
});
beforeEach(async () => {
  ended = new Set();
  beforeReading = async () => undefined;
  processes = [await startProcess(), await startProcess()];
});
afterEach(async () => {
  for (const client of clients) client.leave();
  clients = [];
  for (const { app, live } of processes) {
    await app.close();
    await live.close();
  }
});
afterAll(async () => {
  await database.close();
  await way.cut();
});

describe('a stream of events', () => {
  test('is text that nothing keeps back, with id, event and data as the contract has them', async () => {
    await write('form', 'first');
    const client = await listen(0, 'form');
    expect(client.status).toBe(200);
    expect(Object.fromEntries(client.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(client.headers.get('content-encoding')).toBeNull();
    await expect.poll(() => client.events).toHaveLength(1);
    expect(client.events[0]?.data).toEqual({ type: 'line', text: 'first' });
  });

  test('brings to all processes what was committed, and nothing that was rolled back', async () => {
    const all = await Promise.all([listen(0, 'commits'), listen(1, 'commits')]);
    await expect(
      database.db.transaction().execute(async (db) => {
        await publish(db, 'commits', { id: 1 });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await write('commits', 'kept');
    for (const client of all) await expect.poll(() => textsOf(client)).toEqual(['kept']);
  });

  test('gives what was missed since the last id, without a gap and nothing twice', async () => {
    const first = await write('missed', 'one');
    await write('missed', 'two');
    // Written after the stream listens and before it reads: it comes by both ways.
    beforeReading = async () => {
      await write('missed', 'three');
    };
    const client = await listen(0, 'missed', 'asha.s1', String(first));
    await write('missed', 'four');
    await expect.poll(() => textsOf(client)).toEqual(['two', 'three', 'four']);
    await write('missed', 'five');
    await expect.poll(() => textsOf(client)).toEqual(['two', 'three', 'four', 'five']);
  });

  test('reads once for all streams of a process, and reaches two hundred', async () => {
    const members = Array.from({ length: 200 }, (_, index) => `m${index}.s${index}`);
    const all = await Promise.all(members.map((token, index) => listen(index % 2, 'crowd', token)));
    // `npm run bench:listeners` measures how soon.
    await write('crowd', 'hello');
    for (const client of all) await expect.poll(() => textsOf(client), { interval: 5 }).toEqual(['hello']);
  });

  test('is refused beyond the number that one member may have, and others are let in', async () => {
    for (let count = 0; count < STREAMS.member; count += 1)
      expect((await listen(0, 'many')).status).toBe(200);
    const refused = await listen(0, 'many');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await listen(0, 'many', 'bela.s2')).status).toBe(200);
    clients[0]?.leave();
    await expect.poll(async () => (await listen(0, 'many')).status).toBe(200);
  });

  test('ends at once in every process when the session ends, and others go on', async () => {
    const [one, two, other] = await Promise.all([
      listen(0, 'ends'),
      listen(1, 'ends'),
      listen(1, 'ends', 'bela.s2'),
    ]);
    ended.add('s1');
    await publish(database.db, 'session:s1', {});
    await Promise.all([one.ended, two.ended]);
    await write('ends', 'after');
    await expect.poll(() => textsOf(other)).toEqual(['after']);
    expect(textsOf(one)).toEqual([]);
    expect((await listen(0, 'ends')).status).toBe(401);
  });

  test('does not open when the session ends while it opens', async () => {
    beforeReading = async () => {
      ended.add('s1');
      await publish(database.db, 'session:s1', {});
    };
    const client = await listen(0, 'late');
    await client.ended;
    expect(client.events).toEqual([]);
  });

  test('ends when the database is away; who comes again has missed nothing', async () => {
    const client = await listen(0, 'away');
    await write('away', 'before');
    await expect.poll(() => textsOf(client)).toEqual(['before']);
    await way.cut();
    await client.ended;
    await write('away', 'meanwhile');
    expect((await listen(0, 'away')).status).toBe(503);
    await way.restore();
    const again = await listen(0, 'away', 'asha.s1', client.lastId());
    await write('away', 'then');
    await expect.poll(() => textsOf(again)).toEqual(['meanwhile', 'then']);
  });

  test('does not hold up a stop', async () => {
    const client = await listen(0, 'stop');
    const [{ app }] = processes as [Process];
    const begun = performance.now();
    await app.close();
    await client.ended;
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  test('drops a client that does not read, and keeps no more for it', async () => {
    const { port } = new URL(processes[0]?.url ?? '');
    const socket = openSocket(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${API_BASE}/lines/slow HTTP/1.1\r\nhost: x\r\nauthorization: Bearer asha.s1\r\n\r\n`);
    await new Promise((read) => socket.once('data', read));
    socket.pause();
    const fast = await listen(0, 'slow', 'bela.s2');
    const words = 'x'.repeat(100_000);
    const closed = new Promise((over) => socket.once('close', over));
    for (let count = 0; count < 120; count += 1) await write('slow', words);
    await expect.poll(() => fast.events.length).toBe(120);
    socket.resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(120 * 100_000);
  });
});

test('a notice that PostgreSQL would refuse fails before it', async () => {
  await expect(publish(database.db, 'long', { text: 'क'.repeat(2700) })).rejects.toThrow(
    'too many to publish',
  );
});
