import { findPendingEmail } from '#features/accounts/account/account-tokens.repository.ts';
import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import type { OwnAccount } from '#features/accounts/account/own-account.contract.ts';
import { findConsents } from '#features/accounts/consents/consents.repository.ts';
import { recordConsent } from '#features/accounts/consents/consents.service.ts';
import { countRecoveryCodes, findTwoFactor } from '#features/accounts/two-factor/two-factor.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { findOwnAccount, findOwnSessions } from './own-account.repository.ts';

/** @throws AppError SESSION_ENDED when the account is gone. */
export async function getAccount(ctx: MemberContext): Promise<OwnAccount> {
  const account = await findOwnAccount(ctx.db, ctx.actor.id);
  if (!account) throw new AppError('SESSION_ENDED');
  const pending = await findPendingEmail(ctx.db, account.id, ctx.now);
  const [consent] = await findConsents(ctx.db, account.id);
  return {
    email: account.email,
    email_confirmed: account.email_confirmed_at !== null,
    created_at: account.created_at,
    pending_email: pending ?? null,
    deletion_due_at: account.deletion_due_at,
    consent: consent ?? null,
  };
}

/** @throws AppError CONSENT_OUTDATED when another version was shown. */
export function agreeToConsentNotice(ctx: MemberContext, version: string): Promise<OwnAccount> {
  return transact(ctx, async (ctx) => {
    await recordConsent(ctx, ctx.actor.id, version);
    return getAccount(ctx);
  });
}

/** Everything that is kept about the member: what the account knows, then what each feature knows. */
export async function exportAccountData(
  ctx: MemberContext,
  records: readonly MemberRecords[],
): Promise<Record<string, unknown>> {
  const account = await findOwnAccount(ctx.db, ctx.actor.id);
  if (!account) throw new AppError('SESSION_ENDED');
  const [twoFactor, codesLeft] = await Promise.all([
    findTwoFactor(ctx.db, account.id),
    countRecoveryCodes(ctx.db, account.id),
  ]);
  const onSince = twoFactor?.confirmed_at ?? null;
  const data: Record<string, unknown> = {
    exported_at: ctx.now.toISOString(),
    account,
    pending_email: (await findPendingEmail(ctx.db, account.id, ctx.now)) ?? null,
    consents: await findConsents(ctx.db, account.id),
    sessions: await findOwnSessions(ctx.db, account.id),
    two_factor: { on_since: onSince, recovery_codes_left: onSince ? codesLeft : 0 },
  };
  for (const { exportData } of records) Object.assign(data, await exportData(ctx));
  return data;
}
