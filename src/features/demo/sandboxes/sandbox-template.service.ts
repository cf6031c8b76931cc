import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { publishLibrary } from '#features/learn/starter-library/library.service.ts';
import { connect } from '#platform/server/database/connect.ts';
import { createStoredFiles, openStoredFiles } from '#platform/server/database/copies/stored-files.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import type { LoadDemo } from '#platform/server/noun.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { seedSandbox } from './sandbox-seed.service.ts';

/** Fills an empty database with all that a sandbox begins with: schema, demo data with their files, starter library. */
export async function fillTemplate(
  address: string,
  { log, loadDemo }: { log: FastifyBaseLogger; loadDemo: LoadDemo },
): Promise<void> {
  await migrate(address);
  await using opened = new AsyncDisposableStack();
  const database = connect(address, (error) => log.warn({ err: error }, 'sandbox template'));
  opened.defer(database.close);
  const ctx = { db: database.db, log };
  await createStoredFiles(database);
  const store = openStoredFiles(database);
  await loadDemo(ctx.db, new Date(), store);
  await publishLibrary(ctx, store);
  await seedSandbox(ctx, await hashPassword(randomBytes(32).toString('base64url')));
  // Copies begin with good plans.
  await database.pool.query('vacuum (freeze, analyze)');
}
