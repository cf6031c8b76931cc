import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of a test file's own, copied from the migrated template. */
export const createTestDatabase = () => createDatabase(new URL(inject('templateUrl')).pathname.slice(1));

/** A database without a schema. */
export const createEmptyDatabase = () => createDatabase('template0');

async function createDatabase(template: string): Promise<string> {
  const url = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // Workers copy the template at the same time; PostgreSQL refuses while another copy runs, so they take turns.
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
