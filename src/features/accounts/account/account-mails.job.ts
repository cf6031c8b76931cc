import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import {
  ACCOUNT_MAIL_QUEUE,
  type AccountMail,
  mailPasswordReset,
  mailVerificationLink,
  mailVerifiedAlready,
} from './account.mail.ts';
import { findAccountByEmail } from './accounts.repository.ts';

/**
 * Creates the job that sends the mails which visitors ask for. It sends nothing to an unknown address; a verified one is
 * told that it needs no link.
 */
function createAccountMailer(parts: JobParts) {
  return async ({ purpose, email }: AccountMail, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    await transact(ctx, async (ctx) => {
      const to = await findAccountByEmail(ctx.db, email);
      if (!to) return;
      if (purpose === 'reset-password') await mailPasswordReset(ctx, { to });
      else if (to.email_confirmed_at) await mailVerifiedAlready(ctx, { to });
      else await mailVerificationLink(ctx, { to });
    });
  };
}

export const accountMailerJob = defineJob({
  queue: ACCOUNT_MAIL_QUEUE,
  atOnce: 2,
  holdsMails: true,
  seals: ['email'],
  work: createAccountMailer,
});
