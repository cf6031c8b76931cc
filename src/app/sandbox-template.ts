import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { seedSandbox } from '#features/demo/sandboxes/sandbox-seed.service.ts';
import { createStarterLibrary } from '#features/learn/starter-library/starter-library.job.ts';
import { connect } from '#platform/server/database/connect.ts';
import { createStoredFiles, openStoredFiles } from '#platform/server/database/copies/stored-files.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createFiles, uploadsFolder } from '#platform/server/files/files.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { loadDemo } from './all.demo.ts';
import type { AppParts } from './server.ts';

/** Fills an empty database with all that a sandbox begins with: schema, demo data with their files, starter library. */
export async function fillTemplate(
  address: string,
  { config, log }: { config: AppParts['config']; log: FastifyBaseLogger },
): Promise<void> {
  await migrate(address);
  await using opened = new AsyncDisposableStack();
  const database = connect(address, (error) => log.warn(`sandbox template: ${error.message}`));
  opened.defer(database.close);
  const { db } = database;
  await createStoredFiles(database);
  const store = openStoredFiles(database);
  await loadDemo(db, new Date(), store);
  const files = createFiles(store, uploadsFolder(config.dataDir));
  await createStarterLibrary({ db, files, log, publicUrl: config.publicUrl }, store)();
  await seedSandbox({ db }, await hashPassword(randomBytes(32).toString('base64url')));
  // Copies begin with good plans.
  await database.pool.query('vacuum (freeze, analyze)');
}
