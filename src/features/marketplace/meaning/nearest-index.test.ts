import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_MEMBERS } from '#features/profiles/demo-members/members.demo.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { connect, connectAlone, type Database } from '#platform/server/database/connect.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openEmbeddings } from '#platform/server/embeddings/open-embeddings.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { middleOf, packVector, signsOf } from './meaning.rules.ts';
import { nearestMembers } from './meaning.service.ts';
import { createNearestIndex } from './nearest-index.repository.ts';

// The PostgreSQL of the packages has no extension `vector`. PGlite is PostgreSQL as WebAssembly and has it; the product talks to
// it over a socket, as to any other.

const QUESTIONS = [
  'toilets in schools',
  'hospital vans for senior citizens',
  'girls who learn to code',
  'drinking water for desert villages',
  'handloom weavers',
  'relief after a cyclone',
  'bookkeeping for small charities',
  'wetlands and birds',
  'jobs for people with disabilities',
  'who plants mangroves',
];

/** Members beside those of the demo data: so many write almost the same as each of these. */
const COPIES = 20;
const NOISE = 0.035;

const log = pino({ level: 'silent' });
const embeddings = openEmbeddings({ embeddings: undefined });
let lite: PGlite;
let server: PGLiteSocketServer;
let url: string;
let database: Database;

/** The same numbers between -1 and 1 on every run. */
function createChance(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (state / 2 ** 32) * 2 - 1;
  };
}

/** Inserts published members with these vectors; every second is an NGO. */
async function insertMembers(vectors: number[][]): Promise<void> {
  const rows = vectors.map((vector, at) => ({
    id: `00000000-0000-7000-8000-${(at + 1).toString(16).padStart(12, '0')}`,
    type: at % 2 === 0 ? 'ngo' : 'corporate',
    email: `member${at}@near.example`,
    model: embeddings.model,
    signs: signsOf(vector),
    vector: Buffer.from(packVector(vector)).toString('hex'),
  }));
  const insert = (text: string) => lite.query(text, [JSON.stringify(rows)]);
  const given =
    'json_to_recordset($1) as r (id uuid, type text, email text, model text, signs text, vector text)';
  await insert(`insert into accounts (id, email, password_hash, email_confirmed_at)
    select id, email, 'nobody signs in', now() from ${given}`);
  await insert(
    `insert into profiles (id, organization_type, full_name) select id, type, email from ${given}`,
  );
  await insert(`insert into profile_meanings (profile_id, words, model, signs, vector)
    select id, '', model, signs::bit(512), decode(vector, 'hex') from ${given}`);
}

beforeAll(async () => {
  lite = await PGlite.create({ extensions: { vector, pg_trgm, unaccent } });
  server = new PGLiteSocketServer({ db: lite, port: 0, host: '127.0.0.1', maxConnections: 3 });
  await server.start();
  url = `postgres://postgres@${server.getServerConn()}/postgres`;
  await migrate(url);
  database = connect(url, () => undefined, 1);
  const texts = DEMO_MEMBERS.map(({ summary, skills = [] }) => `${summary} ${skills.join(', ')}`);
  const written = await embeddings.embed(texts);
  const chance = createChance(7);
  const near = (vector: number[]) => middleOf([vector.map((value) => value + NOISE * chance())]);
  await insertMembers(
    written.flatMap((vector) => [vector, ...Array.from({ length: COPIES }, () => near(vector))]),
  );
  await lite.exec('analyze profile_meanings');
}, 240_000);

afterAll(async () => {
  await embeddings.close();
  await database.close();
  await server.stop();
  await lite.close();
});

/** Who is nearest to each question, by the product's own function. */
async function firstTen(filter: { type?: 'ngo' } = {}): Promise<string[][]> {
  const vectors = await embeddings.embed(QUESTIONS);
  const ctx = { db: database.db, log } as unknown as MemberContext;
  const found: string[][] = [];
  for (const vector of vectors) {
    const near = await nearestMembers(ctx, { model: embeddings.model, vector }, filter);
    found.push(near.slice(0, 10).map(({ id }) => id));
  }
  return found;
}

/** How often the index was read. */
async function readsOfIndex(): Promise<number> {
  await database.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await database.pool.query(
    "select idx_scan from pg_stat_user_indexes where indexrelname = 'profile_meanings_nearest'",
  );
  return Number(rows[0]?.idx_scan);
}

async function hasIndex(at: Database = database): Promise<boolean> {
  const { rows } = await at.pool.query("select to_regclass('profile_meanings_nearest') is not null as found");
  return rows[0].found;
}

async function createIndex(at = url): Promise<void> {
  const { db, close } = connectAlone(at);
  await createNearestIndex(db).finally(close);
}

describe('the index of the extension vector', () => {
  test('is not created without the extension, and by no older one', { timeout: 60_000 }, async () => {
    const withoutUrl = await createTestDatabase();
    await createIndex(withoutUrl);
    const without = connect(withoutUrl, () => undefined, 1);
    expect(await hasIndex(without)).toBe(false);
    await without.close();

    await lite.exec('create extension vector');
    await lite.exec("update pg_extension set extversion = '0.7.4' where extname = 'vector'");
    await createIndex();
    expect(await hasIndex()).toBe(false);
    await lite.exec('drop extension vector');
  });

  test('finds the same first ten as counting the signs of all members', { timeout: 120_000 }, async () => {
    const counted = [await firstTen(), await firstTen({ type: 'ngo' })];
    expect(counted.flat().map((ids) => ids.length)).toEqual(Array(2 * QUESTIONS.length).fill(10));
    await createIndex();
    expect(await readsOfIndex()).toBe(0);
    // Of a few thousand members PostgreSQL would read all rather than the index. PGlite has one session for all connections.
    await lite.exec('set enable_seqscan = off');
    const indexed = [await firstTen(), await firstTen({ type: 'ngo' })];
    expect(await readsOfIndex()).toBe(2 * QUESTIONS.length);
    expect(indexed).toEqual(counted);
  });

  test('may go with the extension: the search counts again', { timeout: 60_000 }, async () => {
    await lite.exec('drop extension vector cascade');
    expect(await hasIndex()).toBe(false);
    expect((await firstTen()).map((ids) => ids.length)).toEqual(Array(QUESTIONS.length).fill(10));
  });
});
