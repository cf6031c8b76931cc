import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { connect, type Database } from './database/connect.ts';
import { bringJobTimesBack } from './database/job-times.ts';
import { type Jobs, startJobs } from './jobs.ts';

let database: Database;
let jobs: Jobs;
const done: string[] = [];
const lines: string[] = [];

async function work({ name = 'without data' }: { name?: string }): Promise<void> {
  if (name === 'impossible')
    throw Object.assign(new Error(`${name} for meera@asha.example`), { code: 'EENVELOPE' });
  done.push(name);
}

beforeAll(async () => {
  database = connect(await createTestDatabase(), () => undefined);
  jobs = await startJobs(
    database.pool,
    [{ queue: 'chores', work }],
    pino({}, { write: (line: string) => lines.push(line) }),
  );
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const stateOf = async (name: string) => {
  const { rows } = await database.pool.query("select state from pgboss.job where data->>'name' = $1", [name]);
  return rows[0]?.state;
};

describe('a job', () => {
  test('runs once its transaction has committed', async () => {
    await database.db.transaction().execute((db) => jobs.enqueue(db, 'chores', { name: 'committed' }));
    jobs.wake('chores');
    await expect.poll(() => done, { timeout: 10_000 }).toContain('committed');
  });

  test('of a schedule has no data, and is done', async () => {
    await database.pool.query("insert into pgboss.job (name) values ('chores')");
    await expect.poll(() => done, { timeout: 10_000 }).toContain('without data');
  });

  test('does not exist when its transaction was undone', async () => {
    const undone = database.db.transaction().execute(async (db) => {
      await jobs.enqueue(db, 'chores', { name: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await stateOf('undone')).toBeUndefined();
  });

  test('and the schedules go on after a clock that was ahead', async () => {
    const ahead = "now() + interval '40 days'";
    await database.pool.query(`update pgboss.version set cron_on = ${ahead}`);
    await database.pool.query(`update pgboss.queue set maintain_on = ${ahead}, monitor_claim_on = ${ahead}`);
    await database.pool.query(
      `insert into pgboss.job (name, data, start_after) values ('chores', '{"name":"put off"}', ${ahead})`,
    );
    await bringJobTimesBack(database.pool);
    await expect.poll(() => done, { timeout: 10_000 }).toContain('put off');
    const { rows } = await database.pool.query(
      'select from pgboss.version, pgboss.queue where greatest(cron_on, maintain_on, monitor_claim_on) > now()',
    );
    expect(rows).toEqual([]);
  });

  test('that fails is kept for another try, and logged without what it was about', async () => {
    await database.db.transaction().execute((db) => jobs.enqueue(db, 'chores', { name: 'impossible' }));
    jobs.wake('chores');
    await expect.poll(() => stateOf('impossible'), { timeout: 10_000 }).toBe('retry');
    const [line, ...others] = lines.filter((text) => text.includes('job failed'));
    expect(others).toEqual([]);
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, queue: 'chores', code: 'EENVELOPE' });
    expect(lines.join()).not.toContain('meera');
  });
});
