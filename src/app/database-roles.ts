/**
 * `npm run database-roles`: makes the roles of `DATABASE_OWNER_URL` and `DATABASE_URL` as the superuser of
 * `DATABASE_SUPERUSER_URL`, gives the first what is there, brings the schema up to date, and ends.
 */
import { waitForDatabase } from '#platform/server/database/first-contact.ts';
import { prepareRoles } from '#platform/server/database/roles.ts';
import { prepareSchema } from './program/prepare-schema.ts';
import { runProgram } from './program/program.ts';

await runProgram(async ({ config, log, stopping }) => {
  const { databaseUrl: server, databaseOwnerUrl: owner, databaseSuperuserUrl: superuser } = config;
  if (!server || !owner || !superuser)
    throw new Error('DATABASE_SUPERUSER_URL, DATABASE_OWNER_URL and DATABASE_URL must be given');
  await waitForDatabase(superuser, log, stopping);
  await prepareRoles(superuser, { owner, server });
  const ran = await prepareSchema({ owner, server }, log, stopping);
  console.log(`The roles are ready. ${ran.length > 0 ? `Ran ${ran.join(', ')}` : 'Nothing to migrate'}`);
});
