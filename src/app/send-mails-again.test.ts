import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { UNSENT_MAIL_QUEUE } from '#platform/server/mail/mail.ts';
import { refusal, startMailServer } from '#platform/testing/mail-server.ts';
import { createMember } from '#platform/testing/sign-in.ts';
import { startTestApp } from '#platform/testing/test-app.ts';

test('npm run send-mails-again sends what the mail server refused', async () => {
  let refuses = true;
  const server = await startMailServer({ refuse: () => (refuses ? refusal(554, 'No mails today') : null) });
  const app = await startTestApp({ SMTP_URL: server.url });
  const { email } = await createMember(app);
  await app.request('POST', '/auth/forgot-password', { body: { email } });
  const unsent = `select data->>'to' as "to" from pgboss.job where name = '${UNSENT_MAIL_QUEUE}'`;
  await expect.poll(() => app.sql(unsent), { timeout: 10_000 }).toEqual([{ to: email }]);

  refuses = false;
  const { stdout } = await promisify(execFile)(process.execPath, ['src/app/send-mails-again.ts'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: app.databaseUrl,
      SESSION_SECRET: 'a secret that only the tests know, long enough',
      LOG_LEVEL: 'silent',
    },
  });
  expect(stdout).toBe('1 mail is in the queue again.\n');
  await expect.poll(() => server.received, { timeout: 10_000 }).toMatchObject([{ to: email }]);
  await app.stop();
  await server.stop();
});
