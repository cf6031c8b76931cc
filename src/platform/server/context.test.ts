import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { type Context, transact } from './context.ts';
import { connect, type Database } from './database/connect.ts';
import { openFileStore } from './files/file-store.ts';
import { createFiles } from './files/files.ts';
import { type Jobs, startJobs } from './jobs.ts';

let database: Database;
let jobs: Jobs;
let ctx: Context;
beforeAll(async () => {
  const log = pino({ level: 'silent' });
  database = connect(await createTestDatabase(), () => undefined);
  jobs = await startJobs(database.pool, [], log);
  const files = createFiles(
    await openFileStore({ folder: mkdtempSync(join(tmpdir(), 'dayitva-files-')) }),
    tmpdir(),
  );
  const publicUrl = 'http://localhost:3000';
  ctx = { db: database.db, actor: null, now: new Date(), jobs, files, log, publicUrl };
  await database.pool.query('create table counters (name text primary key, value int not null)');
  await database.pool.query("insert into counters values ('a', 0), ('b', 0)");
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const increase = ({ db }: Context, name: string) =>
  sql`update counters set value = value + 1 where name = ${name}`.execute(db);
const values = async () => (await database.pool.query('select value from counters order by name')).rows;

describe('transact', () => {
  test('stores all or nothing', async () => {
    const failed = transact(ctx, async (ctx) => {
      await increase(ctx, 'a');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await values()).toEqual([{ value: 0 }, { value: 0 }]);
  });

  test('is part of the transaction that is open', async () => {
    const failed = transact(ctx, async (ctx) => {
      await transact(ctx, (ctx) => increase(ctx, 'a'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await values()).toEqual([{ value: 0 }, { value: 0 }]);
  });

  test('begins again when it and another transaction wait for each other', async () => {
    let inside = 0;
    let letBothOn = () => {};
    const bothInside = new Promise<void>((resolve) => {
      letBothOn = resolve;
    });
    const crossing = (first: string, second: string) =>
      transact(ctx, async (ctx) => {
        await increase(ctx, first);
        inside += 1;
        if (inside >= 2) letBothOn();
        await bothInside;
        await increase(ctx, second);
      });
    await Promise.all([crossing('a', 'b'), crossing('b', 'a')]);
    expect(await values()).toEqual([{ value: 2 }, { value: 2 }]);
    // The database may undo both where they look for the deadlock at the same moment.
    expect(inside, 'one of the two was undone').toBeGreaterThanOrEqual(3);
  });
});
