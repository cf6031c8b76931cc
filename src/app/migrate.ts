/**
 * `npm run migrate`: brings the schema of `DATABASE_URL` (or of the embedded database) and that of the job queue up to date,
 * and ends.
 */
import { connect } from '#platform/server/database/connect.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { openDatabase } from './program/open-database.ts';
import { runProgram } from './program/program.ts';

await runProgram(async ({ config, log, stopping }) => {
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  const ran = await migrate(postgres.connectionString, stopping);
  const database = connect(postgres.connectionString, (error) => log.error(error.message));
  started.defer(database.close);
  const jobs = await startJobs(database.pool, [], log);
  await jobs.stop();
  console.log(ran.length > 0 ? `Ran ${ran.join(', ')}` : 'Nothing to do');
});
