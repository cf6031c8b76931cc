import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { deleteUnconfirmedAccount, findAccountByEmail } from './accounts.repository.ts';

/**
 * Frees an address for a person who has opened a link that was mailed to it: an account that somebody made for it and never
 * confirmed goes, with all that was entered there. Call inside a transaction.
 * @throws AppError EMAIL_TAKEN if the account is confirmed, or suspended.
 */
export async function freeAddress(ctx: Context, email: string): Promise<void> {
  const holder = await findAccountByEmail(ctx.db, email);
  if (!holder) return;
  if (holder.suspended_at || !(await deleteUnconfirmedAccount(ctx.db, holder.id)))
    throw new AppError('EMAIL_TAKEN');
}
