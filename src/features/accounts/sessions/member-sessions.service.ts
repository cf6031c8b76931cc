import { cutOffPrograms } from '#features/accounts/account/account-tokens.repository.ts';
import { findAccount } from '#features/accounts/account/accounts.repository.ts';
import { mailSignedOut } from '#features/accounts/account/security.mail.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { revokeSessionsOfAccount } from './sessions.repository.ts';

/**
 * Signs a member out everywhere, for an admin who suspects that someone else uses the account, and revokes all access
 * tokens. Logs the admin, and mails the member if a session was open.
 * @throws AppError PROFILE_NOT_FOUND.
 */
export async function endMemberSessions(
  ctx: MemberContext,
  id: string,
): Promise<{ message: string; ended: number }> {
  const ended = await transact(ctx, async (ctx) => {
    const account = await findAccount(ctx.db, id);
    if (!account) throw new AppError('PROFILE_NOT_FOUND');
    const ended = await revokeSessionsOfAccount(ctx.db, id, ctx.now);
    await cutOffPrograms(ctx.db, id);
    recordAct(ctx, { kind: 'sessions-ended', subject: ['member', id], facts: { ended } });
    if (ended > 0) await mailSignedOut(ctx, { to: account });
    return ended;
  });
  ctx.log.warn({ admin: ctx.actor.accountId, member: id, ended }, 'sessions of a member ended by an admin');
  return { message: 'The member has been signed out everywhere.', ended };
}
