/** `npm run demo`: loads the demo data into an empty database, also one given by `DATABASE_URL`, and ends. */
import { hasAccounts } from '#features/accounts/account/accounts.repository.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { loadDemo } from './all.demo.ts';
import { openDatabase } from './program/open-database.ts';
import { prepareSchema } from './program/prepare-schema.ts';
import { runProgram } from './program/program.ts';

await runProgram(async ({ config, log, stopping }) => {
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  await prepareSchema(postgres, log, stopping);
  const database = connect(postgres.server, (error) => log.error(error.message));
  started.defer(database.close);
  if (await hasAccounts(database.db)) {
    console.error('This database already has accounts; the demo data goes into an empty one only.');
    process.exitCode = 1;
  } else {
    await loadDemo(database.db, new Date(), await openFileStore(config.files));
    console.log('The demo data is loaded.');
  }
});
