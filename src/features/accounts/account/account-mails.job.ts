import { type Context, type JobParts, transact } from '#platform/server/context.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { type AccountMail, sendPasswordResetMail, sendVerificationMail } from './account-mails.mail.ts';
import { findAccountByEmail } from './accounts.repository.ts';

/** What sends the mails that were asked for: nothing to an unknown address, or to one that is confirmed already. */
export function createAccountMailer(parts: JobParts) {
  return async ({ purpose, email }: AccountMail, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    await transact(ctx, async (ctx) => {
      const account = await findAccountByEmail(ctx.db, email);
      if (!account) return;
      if (purpose === 'reset-password') await sendPasswordResetMail(ctx, account);
      else if (!account.email_confirmed_at) await sendVerificationMail(ctx, account);
    });
  };
}
