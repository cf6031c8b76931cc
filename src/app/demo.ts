/** `npm run demo`: loads the demo data into an empty database, also one given by `DATABASE_URL`, and ends. */
import { hasAccounts } from '#features/accounts/server/accounts.repository.ts';
import { readConfig } from '#platform/server/config.ts';
import { connect } from '#platform/server/database/connect.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { openFileStore } from '#platform/server/file-store.ts';
import { loadDemo } from './all.demo.ts';
import { createLog, openDatabase } from './start.ts';

const config = readConfig();
const log = createLog(config);
const postgres = await openDatabase(config, log);
await migrate(postgres.connectionString);
const database = connect(postgres.connectionString, (error) => log.error(error.message));
try {
  if (await hasAccounts(database.db)) {
    console.error('This database already has accounts; the demo data goes into an empty one only.');
    process.exitCode = 1;
  } else {
    await loadDemo(database.db, new Date(), await openFileStore(config.files));
    console.log('The demo data is loaded.');
  }
} finally {
  await database.close();
  await postgres.stop();
}
