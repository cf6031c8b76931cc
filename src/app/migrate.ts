/** `npm run migrate`: brings the schema of `DATABASE_URL` (or of the embedded database) up to date, and ends. */
import { readConfig } from '#platform/server/config.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { createLog, openDatabase } from './start.ts';

const config = readConfig();
const postgres = await openDatabase(config, createLog(config));
try {
  const ran = await migrate(postgres.connectionString);
  console.log(ran.length > 0 ? `Ran ${ran.join(', ')}` : 'Nothing to do');
} finally {
  await postgres.stop();
}
