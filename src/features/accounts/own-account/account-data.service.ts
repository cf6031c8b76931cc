import { findAccessTokens } from '#features/accounts/access-tokens/access-tokens.repository.ts';
import { findPendingEmail } from '#features/accounts/account/account-tokens.repository.ts';
import { findOwnAccount } from '#features/accounts/account/accounts.repository.ts';
import type { MemberRecords } from '#features/accounts/account/member-records.service.ts';
import { findConsents } from '#features/accounts/consents/consents.repository.ts';
import { countRecoveryCodes, findTwoFactor } from '#features/accounts/two-factor/two-factor.repository.ts';
import { findWebhooks } from '#features/accounts/webhooks/webhooks.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { findOwnSessions } from './account-data.repository.ts';

/** Returns all data kept about the member: the account's own, then each feature's. */
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
    access_tokens: await findAccessTokens(ctx.db, account.id),
    webhooks: await findWebhooks(ctx.db, account.id),
    two_factor: { on_since: onSince, recovery_codes_left: onSince ? codesLeft : 0 },
  };
  for (const { exportData } of records) Object.assign(data, await exportData(ctx));
  await transact(ctx, async (ctx) =>
    recordAct(ctx, { kind: 'data-exported', subject: ['member', account.id] }),
  );
  return data;
}
