import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { connect } from '#platform/server/database/connect.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startJobs } from '#platform/server/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated database that every test database is copied from. */
    templateUrl: string;
  }
}

/** One throw-away PostgreSQL for the whole run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'silent' });
  const dataDir = mkdtempSync(join(tmpdir(), 'dayitva-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log, throwAway: true });
  await migrate(postgres.connectionString);
  const database = connect(postgres.connectionString, () => undefined);
  const jobs = await startJobs(database.pool, [], log);
  await jobs.stop();
  await database.close();
  project.provide('templateUrl', postgres.connectionString);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
