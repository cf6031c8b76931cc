import { mailEmailChange } from '#features/accounts/account/account.mail.ts';
import {
  removeAccountTokens,
  useAccountToken,
} from '#features/accounts/account/account-tokens.repository.ts';
import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { canBecomeAdmin } from '#features/accounts/account/accounts.policy.ts';
import {
  findAccount,
  findAccountByEmail,
  updateEmail,
} from '#features/accounts/account/accounts.repository.ts';
import { getAccount } from '#features/accounts/account/accounts.service.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import type { SecondFactorParts } from '#features/accounts/two-factor/second-factor.service.ts';
import { requireOwnCode } from '#features/accounts/two-factor/second-factor.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { validationError } from '#platform/server/http/validation.ts';
import type { EmailChange } from './email-change.contract.ts';

interface Settings extends SecondFactorParts {
  adminEmail: string | undefined;
}

/**
 * Sends a link to the new address and a notice to the old one. Opening the link changes the address. The address of
 * the first admin counts as taken: opening a stranger's link must not give away that role.
 * @throws AppError SESSION_ENDED, CONFLICT, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS; VALIDATION_FAILED for a wrong
 *   password or code, or the current address.
 */
export async function changeEmail(
  ctx: MemberContext,
  { email, password, code }: EmailChange,
  settings: Settings,
): Promise<OwnAccount> {
  const account = await accountByPassword(ctx, password, 'password', settings);
  if (email === account.email) throw validationError({ email: 'This is already your email address.' });
  await requireOwnCode(ctx, code, settings);
  return transact(ctx, async (ctx) => {
    await keepComparedPassword(ctx, account);
    const isTaken =
      canBecomeAdmin(email, settings.adminEmail) || (await findAccountByEmail(ctx.db, email)) !== null;
    recordAct(ctx, { kind: 'email-change-asked', subject: ['member', account.id] });
    await mailEmailChange(ctx, { to: account, newEmail: email, isTaken });
    return getAccount(ctx);
  });
}

export function withdrawEmailChange(ctx: MemberContext): Promise<OwnAccount> {
  return transact(ctx, async (ctx) => {
    await removeAccountTokens(ctx.db, ctx.actor.accountId, ['change-email']);
    return getAccount(ctx);
  });
}

/**
 * Sets the address that the token was sent to. Links in mails to the old address stop working.
 * @throws AppError LINK_INVALID; EMAIL_TAKEN if someone has signed up with the address since.
 */
export function confirmEmailChange(
  ctx: Context,
  token: string,
  adminEmail: string | undefined,
): Promise<{ email: string }> {
  return transact(ctx, async (ctx) => {
    const used = await useAccountToken(ctx.db, hashToken(token), 'change-email', ctx.now);
    const account = used && (await findAccount(ctx.db, used.account_id));
    if (!account || !used.new_email) throw new AppError('LINK_INVALID');
    if (canBecomeAdmin(used.new_email, adminEmail)) throw new AppError('EMAIL_TAKEN');
    await updateEmail(ctx.db, account.id, used.new_email, ctx.now);
    recordAct(ctx, {
      kind: 'email-changed',
      subject: ['member', account.id],
      by: { id: account.id, isAdmin: account.is_admin },
    });
    await removeAccountTokens(ctx.db, account.id, ['verify-email', 'reset-password', 'change-email']);
    return { email: used.new_email };
  });
}
