import { findAccountByEmail } from '#features/accounts/account/accounts.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import type { Session } from './sessions.contract.ts';
import { startSession } from './sessions.service.ts';

/**
 * Starts a session without a password. For a database that is thrown away, never for the main one.
 * @throws AppError PROFILE_NOT_FOUND where there is no such account.
 */
export async function startSessionOfDemo(
  ctx: Context,
  email: string,
  userAgent: string,
  sessionSecret: string,
): Promise<Session> {
  return transact(ctx, async (ctx) => {
    const account = await findAccountByEmail(ctx.db, email);
    if (!account) throw new AppError('PROFILE_NOT_FOUND');
    return (await startSession(ctx, account, userAgent, sessionSecret)).session;
  });
}
