/**
 * `npm run migrate`: brings the schema of `DATABASE_URL` (or of the embedded database) and that of the job queue up to date,
 * and ends.
 */
import { prepareJobs } from '#platform/server/jobs.ts';
import { openDatabase } from './program/open-database.ts';
import { prepareSchema } from './program/prepare-schema.ts';
import { runProgram } from './program/program.ts';

await runProgram(async ({ config, log, stopping }) => {
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  const ran = await prepareSchema(postgres, log, stopping);
  await prepareJobs(postgres.owner, log);
  console.log(ran.length > 0 ? `Ran ${ran.join(', ')}` : 'Nothing to do');
});
