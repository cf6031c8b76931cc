import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuditHead, appendActs } from '#platform/server/audit/audit.repository.ts';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { hashOfEntry } from './chain.ts';
import type { Act } from './record-act.ts';
import { verifyAudit } from './verify-chain.ts';

let url: string;
let database: Database;
/** The owner of the database, without triggers. */
let owner: pg.Client;

const act = (n: number): Act => ({
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, n)),
  kind: 'content-published',
  actorId: '0198a000-0000-7000-8000-000000000001',
  actorRole: 'admin',
  subjectType: 'content block',
  subjectId: `block ${n}`,
  facts: { page: 'home', n },
});

const add = (...acts: Act[]) => database.db.transaction().execute((db) => appendActs(db, acts));

beforeEach(async () => {
  url = await createTestDatabase();
  database = connect(url, () => undefined);
  for (const n of [1, 2, 3, 4, 5, 6]) await add(act(n));
  await add(act(7), act(8));
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(
    'alter table audit_entries disable trigger all; alter table audit_head disable trigger all',
  );
});
afterEach(async () => {
  await owner.end();
  await database.close();
});

const verify = (kept?: AuditHead) => verifyAudit(database.db, kept);

/** Gives an entry a hash that fits its columns again, as somebody who knows the rule can. */
async function hashAgain(number: number): Promise<string> {
  const { rows } = await owner.query(
    'select number::int, at, kind, actor_id, actor_role, subject_type, subject_id, facts::text, previous_hash from audit_entries where number = $1',
    [number],
  );
  const hash = hashOfEntry({ ...rows[0], at: rows[0].at.toISOString() });
  await owner.query('update audit_entries set hash = $2 where number = $1', [number, hash]);
  return hash;
}

describe('verifyAudit', () => {
  test('finds nothing in a log that nobody touched', async () => {
    expect(await verify()).toEqual({
      entries: 8,
      last_hash: expect.stringMatching(/^[\da-f]{64}$/),
      fault: null,
    });
  });

  test.each([
    ["at = at + interval '1 millisecond'"],
    ["kind = 'content-unpublished'"],
    ['actor_id = null'],
    ["actor_id = '0198a000-0000-7000-8000-000000000002'"],
    ["actor_role = 'member'"],
    ["subject_type = 'member'"],
    ["subject_id = 'block 9'"],
    [`facts = '{"page":"home","n": 5}'`],
    ["previous_hash = repeat('a', 64)"],
    ["hash = repeat('a', 64)"],
  ])('names entry 5 after: set %s', async (change) => {
    await owner.query(`update audit_entries set ${change} where number = 5`);
    expect((await verify()).fault).toEqual({ number: 5, kind: 'altered', text: 'Entry 5 was altered.' });
  });

  test.each([1, 5, 8])('names entry %i that was altered and got a new hash', async (number) => {
    await owner.query("update audit_entries set kind = 'x-x' where number = $1", [number]);
    await hashAgain(number);
    expect((await verify()).fault).toMatchObject({ number, kind: 'altered' });
  });

  test.each([1, 4, 8])('names entry %i that was deleted', async (number) => {
    await owner.query('delete from audit_entries where number = $1', [number]);
    expect((await verify()).fault).toMatchObject({ number, kind: 'missing' });
  });

  test('names an entry that was deleted when later ones moved up', async () => {
    await owner.query('delete from audit_entries where number = 4');
    for (const n of [5, 6, 7, 8])
      await owner.query('update audit_entries set number = $1 - 1 where number = $1', [n]);
    expect((await verify()).fault).toEqual({
      number: 4,
      kind: 'moved',
      text: 'Entry 4 was moved: it was written as entry 5.',
    });
  });

  test('names the first of two entries that changed places', async () => {
    for (const [from, to] of [
      [3, 99],
      [6, 3],
      [99, 6],
    ])
      await owner.query('update audit_entries set number = $2 where number = $1', [from, to]);
    expect((await verify()).fault).toMatchObject({ number: 3, kind: 'moved' });
  });

  test('names the first entry that is missing at the end, also when the log is empty', async () => {
    await owner.query('delete from audit_entries where number > 6');
    expect((await verify()).fault).toMatchObject({ number: 7, kind: 'missing' });
    await owner.query('truncate audit_entries');
    expect((await verify()).fault).toMatchObject({ number: 1, kind: 'missing' });
  });

  test('finds a deleted end also when entries were added afterwards', async () => {
    await owner.query('delete from audit_entries where number > 6');
    await add(act(9));
    expect((await verify()).fault).toMatchObject({ number: 7, kind: 'missing' });
  });

  test.each([
    [0, 0],
    [9, 9],
  ])('names entry %i that was added by hand', async (number, named) => {
    await owner.query('alter table audit_entries drop constraint audit_entries_number_check');
    await owner.query(
      `insert into audit_entries select $1, at, kind, actor_id, actor_role, subject_type, subject_id, facts, previous_hash, hash
        from audit_entries where number = 8`,
      [number],
    );
    expect((await verify()).fault).toMatchObject({ number: named, kind: 'added' });
  });

  test('finds an altered and a deleted head', async () => {
    await owner.query("update audit_head set last_hash = repeat('a', 64)");
    expect((await verify()).fault).toMatchObject({ number: 8, kind: 'altered' });
    await owner.query('delete from audit_head');
    expect((await verify()).fault).toMatchObject({ number: 1, kind: 'missing' });
  });

  test('finds by a head that was kept outside what was removed or written again with the head', async () => {
    const { fault: _none, ...kept } = await verify();
    expect((await verify(kept)).fault).toBeNull();
    await owner.query("update audit_entries set kind = 'x-x' where number = 8");
    await owner.query('update audit_head set last_hash = $1', [await hashAgain(8)]);
    expect((await verify()).fault).toBeNull();
    expect((await verify(kept)).fault).toMatchObject({ number: 8, kind: 'rewritten' });
    await owner.query('delete from audit_entries where number > 6');
    await owner.query(
      'update audit_head set entries = 6, last_hash = (select hash from audit_entries where number = 6)',
    );
    expect((await verify()).fault).toBeNull();
    expect((await verify(kept)).fault).toMatchObject({ number: 7, kind: 'missing' });
  });
});

describe('the log', () => {
  test('is one chain, whoever adds at the same time', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => add(act(n))));
    expect(await verify()).toMatchObject({ entries: 48, fault: null });
  });

  test('loses an entry with its transaction, and leaves no gap', async () => {
    const undone = database.db.transaction().execute(async (db) => {
      await appendActs(db, [act(9)]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await add(act(10));
    expect(await verify()).toMatchObject({ entries: 9, fault: null });
  });

  test.each([
    'update audit_entries set kind = kind',
    'delete from audit_entries',
    'truncate audit_entries',
    'truncate audit_head',
    'delete from audit_head',
    'update audit_head set entries = entries - 1',
    'update audit_head set last_hash = repeat(chr(97), 64)',
  ])('refuses its owner: %s', async (statement) => {
    await owner.query(
      'alter table audit_entries enable trigger all; alter table audit_head enable trigger all',
    );
    await expect(owner.query(statement)).rejects.toThrow('the audit log takes new entries only');
  });
});

test('the roles of docs/operations.md keep the application from changing the log', async () => {
  const [create = '', grant = ''] = [
    ...readFileSync('docs/operations.md', 'utf8').matchAll(/```sql\n([\s\S]*?)```/g),
  ].map(([, sql]) => sql);
  expect(create).toContain('create role dayitva_app login');
  const suffix = new URL(url).pathname.slice(-8);
  const role = `app_${suffix}`;
  await owner.query(`create role ${role} login password 'only for this test'`);
  try {
    await owner.query(grant.replaceAll('dayitva_app', role));
    const as = new URL(url);
    as.username = role;
    as.password = 'only for this test';
    const app = connect(as.href, () => undefined);
    try {
      await app.db.transaction().execute((db) => appendActs(db, [act(9)]));
      for (const statement of [
        'update audit_entries set kind = kind',
        'delete from audit_entries',
        'truncate audit_entries',
        'delete from audit_head',
        'truncate audit_head',
        'alter table audit_entries disable trigger all',
        'set session_replication_role = replica',
      ])
        await expect(app.pool.query(statement), statement).rejects.toThrow(/permission denied|must be owner/);
      expect(await verifyAudit(app.db)).toMatchObject({ entries: 9, fault: null });
    } finally {
      await app.close();
    }
  } finally {
    await owner.query(`drop owned by ${role}`);
    await owner.query(`drop role ${role}`);
  }
});
