/** `npm run migrate`: brings the schema of `DATABASE_URL` (or of the embedded database) up to date, and ends. */
import { migrate } from '#platform/server/database/migrate.ts';
import { runProgram } from './program.ts';
import { openDatabase } from './start.ts';

await runProgram(async ({ config, log, stopping }) => {
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  const ran = await migrate(postgres.connectionString, stopping);
  console.log(ran.length > 0 ? `Ran ${ran.join(', ')}` : 'Nothing to do');
});
