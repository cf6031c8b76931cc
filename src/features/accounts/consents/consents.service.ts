import type { OwnAccount } from '#features/accounts/account/accounts.contract.ts';
import { getAccount } from '#features/accounts/account/accounts.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AccountId } from '#platform/contract/people/ids.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { consentNoticeAt } from './consent-notice.rules.ts';
import { insertConsent } from './consents.repository.ts';

/**
 * Records that the account agreed to the notice in force, in its language.
 * @throws AppError CONSENT_OUTDATED when another version was shown.
 */
export async function recordConsent(ctx: Context, accountId: AccountId, version: string): Promise<void> {
  const notice = consentNoticeAt(ctx.now);
  if (version !== notice.version) throw new AppError('CONSENT_OUTDATED');
  await insertConsent(ctx.db, {
    id: newId(),
    account_id: accountId,
    notice_version: version,
    language: notice.language,
    agreed_at: ctx.now,
  });
}

/** @throws AppError CONSENT_OUTDATED when another version was shown. */
export function agreeToConsentNotice(ctx: MemberContext, version: string): Promise<OwnAccount> {
  return transact(ctx, async (ctx) => {
    await recordConsent(ctx, ctx.actor.accountId, version);
    return getAccount(ctx);
  });
}
