import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { sealOf } from '#platform/server/job-seals.ts';
import { MAIL_QUEUE, SEALED_PARTS } from '#platform/server/mail/mail.ts';
import { TEST_SECRET, type TestApp } from './test-app.ts';

/** A mail as the table of jobs has it, opened. */
export interface QueuedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  link: string;
  optOut?: string;
}

/** Finds the mails that wait or have left, oldest first: to this address, with this subject (`%` for any words). */
export async function queuedMails(
  app: TestApp,
  { to = null, subject = '%' }: { to?: string | null; subject?: string },
): Promise<QueuedMail[]> {
  const jobs = await app.sql<{ data: object }>(
    `select data from pgboss.job where name = $1 and ($2::text is null or data->>'to' = $2) and data->>'subject' like $3
      order by created_on`,
    [MAIL_QUEUE, to, subject],
  );
  const seal = sealOf(MAIL_QUEUE, SEALED_PARTS, createSecretKeys(TEST_SECRET));
  return jobs.map(({ data }) => seal.open(data) as QueuedMail);
}
