import { mailPasswordChanged } from '#features/accounts/account/account.mail.ts';
import {
  removeAccountTokens,
  type TokenPurpose,
} from '#features/accounts/account/account-tokens.repository.ts';
import { updatePassword } from '#features/accounts/account/accounts.repository.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import { requireOwnCode } from '#features/accounts/two-factor/second-factor.service.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';
import { rejectCommonPassword, rejectOwnWords } from '#platform/server/passwords/refused-passwords.ts';
import type { PasswordChange } from './passwords.contract.ts';

/**
 * Sets a new password, ends all other sessions and notifies the owner. Links in earlier mails stop working. While the
 * address is unconfirmed, links sent to its owner still work, because the owner may be someone else.
 * @throws AppError SESSION_ENDED, CONFLICT, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS; VALIDATION_FAILED for a wrong
 *   password or code, or a new password that is easy to guess.
 */
export async function changePassword(
  ctx: MemberContext,
  { current_password, new_password, code }: PasswordChange,
  parts: SecondFactorParts,
): Promise<{ message: string }> {
  rejectCommonPassword(new_password, 'new_password');
  const account = await accountByPassword(ctx, current_password, 'current_password', parts);
  rejectOwnWords(new_password, 'new_password', account);
  await requireOwnCode(ctx, code, parts);
  const passwordHash = await hashPassword(new_password);
  const ending: TokenPurpose[] = account.email_confirmed_at
    ? ['verify-email', 'reset-password', 'change-email']
    : ['change-email'];
  await transact(ctx, async (ctx) => {
    await keepComparedPassword(ctx, account);
    await updatePassword(ctx.db, account.id, passwordHash);
    await removeAccountTokens(ctx.db, account.id, ending);
    await revokeSessionsOfAccount(ctx.db, account.id, ctx.now, ctx.actor.sessionId);
    recordAct(ctx, { kind: 'password-changed', subject: ['member', account.id] });
    await mailPasswordChanged(ctx, { to: account });
  });
  return { message: 'Your password has been changed.' };
}
