/**
 * `npm run two-factor-off -- EMAIL`: switches two-factor sign-in off for a member or admin who lost the
 * authenticator app and the recovery codes. The operator checks first who asks. Also ends all sessions of the account.
 */
import { cutOffPrograms } from '#features/accounts/account/account-tokens.repository.ts';
import { findAccountByEmail } from '#features/accounts/account/accounts.repository.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import { removeTwoFactor } from '#features/accounts/two-factor/two-factor.repository.ts';
import { normalAddress } from '#platform/contract/email-addresses.ts';
import { appendActs } from '#platform/server/audit/audit.repository.ts';
import { operatorAct } from '#platform/server/audit/record-act.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openDatabase } from './program/open-database.ts';
import { runProgram } from './program/program.ts';

const written = process.argv[2]?.trim() ?? '';
const email = normalAddress(written) ?? written;

await runProgram(async ({ config, log }) => {
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  const database = connect(postgres.server, (error) => log.error(error.message));
  started.defer(database.close);
  const account = await findAccountByEmail(database.db, email);
  if (account) {
    await database.db.transaction().execute(async (db) => {
      await removeTwoFactor(db, account.id);
      await revokeSessionsOfAccount(db, account.id, new Date());
      await cutOffPrograms(db, account.id);
      await appendActs(db, [operatorAct('two-factor-removed', account.id)]);
    });
    console.log(`${email} signs in with the password alone now.`);
  } else {
    console.error(`No account has the email "${email}". Usage: npm run two-factor-off -- EMAIL`);
    process.exitCode = 1;
  }
});
