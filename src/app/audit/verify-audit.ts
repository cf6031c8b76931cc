/**
 * `npm run verify-audit`: checks the whole audit log and names the first entry that was altered, deleted or moved. Ends with 1
 * if there is one. Prints the head, to be kept outside of the database: `npm run verify-audit -- HEAD` compares with it.
 */
import { verifyAudit } from '#platform/server/audit/verify-chain.ts';
import { connect } from '#platform/server/database/connect.ts';
import { openDatabase } from '../program/open-database.ts';
import { runProgram } from '../program/program.ts';

const [, typed, entries, hash] = /^((\d{1,15}):([\da-f]{64}))$/.exec(process.argv[2] ?? '') ?? [];

await runProgram(async ({ config, log }) => {
  if (process.argv[2] && !typed)
    throw new Error('the head must be written as NUMBER:HASH, as this program prints it');
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  const database = connect(postgres.server, (error) => log.error({ err: error }, 'database connection'));
  started.defer(database.close);
  const kept = entries && hash ? { entries: Number(entries), last_hash: hash } : null;
  const check = await verifyAudit(database.db, kept);
  if (check.fault) {
    console.error(check.fault.text);
    process.exitCode = 1;
    return;
  }
  console.log(`Every entry of the audit log is as it was written. Entries: ${check.entries}`);
  console.log(`Head: ${check.entries}:${check.last_hash}`);
});
