import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { isAtBaseline } from './baseline/baseline.ts';

const FOLDER = join(import.meta.dirname, '../../../../migrations');

/** The schema as it was when the migrations of before were put together, a file for each area. They come first. */
const BASELINE = 'baseline/';

/** Any constant: every process that migrates a database waits for the same lock. */
const LOCK = 4_907_135;

/**
 * Brings the database's schema up to date: runs the files of `migrations/baseline/` and then those of `migrations/` that
 * it has not seen, in order of their names, each in a transaction of its own, under an advisory lock so that several
 * processes may start at once. A database that was made before the baseline and holds the same gets it marked as run.
 * @param stopping ends the connection when it is aborted: the migration that runs is undone, a wait for the lock ends.
 * @returns the names of the migrations that ran.
 * @throws Error when a migration fails, when one that already ran has been edited since, or when the database stands at
 *   a migration from before the baseline; the signal's reason.
 */
export async function migrate(connectionString: string, stopping?: AbortSignal): Promise<string[]> {
  stopping?.throwIfAborted();
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const leave = () => client.end().catch(() => undefined);
  stopping?.addEventListener('abort', leave);
  try {
    stopping?.throwIfAborted();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await runMissing(client);
  } catch (error) {
    stopping?.throwIfAborted();
    throw error;
  } finally {
    stopping?.removeEventListener('abort', leave);
    await client.end();
  }
}

/** Names the schema that the files of `migrations/` make, in eight hexadecimal digits. */
export async function schemaVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of await readMigrations()) hash.update(`${name} ${checksum}\n`);
  return hash.digest('hex').slice(0, 8);
}

async function readMigrations(): Promise<{ name: string; sql: string; checksum: string }[]> {
  const list = async (folder: string) =>
    (await readdir(join(FOLDER, folder)))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => folder + file);
  const names = [...(await list(BASELINE)), ...(await list(''))];
  const read = async (name: string) => {
    const sql = await readFile(join(FOLDER, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  };
  return Promise.all(names.map(read));
}

async function runMissing(client: pg.Client): Promise<string[]> {
  // Not `if not exists`: PostgreSQL asks for the right to create even where the table is there.
  const { rows: known } = await client.query("select to_regclass('schema_migrations') as found");
  if (known[0]?.found === null) {
    await client.query(
      `create table schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
  }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const migrations = await readMigrations();
  const baseline = migrations.filter(({ name }) => name.startsWith(BASELINE));
  if (baseline.some(({ name }) => !applied.has(name)) && isAtBaseline(applied)) {
    await client.query(
      `insert into schema_migrations (name, checksum)
        select name, checksum from unnest($1::text[], $2::text[]) as baseline (name, checksum) on conflict do nothing`,
      [baseline.map(({ name }) => name), baseline.map(({ checksum }) => checksum)],
    );
    for (const { name, checksum } of baseline) applied.set(name, checksum);
  }
  const ran: string[] = [];
  for (const { name, sql, checksum } of migrations) {
    const known = applied.get(name);
    if (known && known !== checksum)
      throw new Error(`Migration ${name} was edited after it ran; write a new one`);
    if (known) continue;
    await runOne(client, name, sql, checksum);
    ran.push(name);
  }
  return ran;
}

async function runOne(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
