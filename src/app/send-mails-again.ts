/**
 * `npm run send-mails-again`: puts mails that were given up back into the queue, once the mail server accepts
 * them again. The running server sends them.
 */
import { connect } from '#platform/server/database/connect.ts';
import { redoJobs } from '#platform/server/jobs.ts';
import { UNSENT_MAIL_QUEUE } from '#platform/server/mail/mail.ts';
import { openDatabase } from './program/open-database.ts';
import { runProgram } from './program/program.ts';

await runProgram(async ({ config, log }) => {
  await using started = new AsyncDisposableStack();
  const postgres = await openDatabase(config, log);
  started.defer(postgres.stop);
  const database = connect(postgres.server, (error) => log.error(error.message));
  started.defer(database.close);
  const mails = await redoJobs(database.pool, UNSENT_MAIL_QUEUE, log);
  console.log(`${mails} ${mails === 1 ? 'mail is' : 'mails are'} in the queue again.`);
});
