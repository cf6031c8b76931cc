import { findAccessTokens } from '#features/accounts/access-tokens/access-tokens.repository.ts';
import { findPendingEmail } from '#features/accounts/account/account-tokens.repository.ts';
import { findOwnAccount } from '#features/accounts/account/accounts.repository.ts';
import { findConsents } from '#features/accounts/consents/consents.repository.ts';
import { findProfileDeletion } from '#features/accounts/deletion/profile-deletion.repository.ts';
import { findDomainClaims } from '#features/accounts/domain-claims/domain-claims.repository.ts';
import { countRecoveryCodes, findTwoFactor } from '#features/accounts/two-factor/two-factor.repository.ts';
import { findWebhooks } from '#features/accounts/webhooks/webhooks.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { ZERO_ID } from '#platform/server/ids.ts';
import type { MemberRecords } from '#platform/server/people/member-records.ts';
import {
  findInvitationsBy,
  findJoinRequestsOf,
  findMemberships,
  findOwnSessions,
} from './account-data.repository.ts';

/**
 * Returns all data kept about the person: the account's own, then each feature's. That of the profile acted for is an
 * owner's; colleagues get what is theirs.
 */
export async function exportAccountData(
  ctx: MemberContext,
  records: readonly MemberRecords[],
): Promise<Record<string, unknown>> {
  const account = await findOwnAccount(ctx.db, ctx.actor.accountId);
  if (!account) throw new AppError('SESSION_ENDED');
  const [twoFactor, codesLeft] = await Promise.all([
    findTwoFactor(ctx.db, account.id),
    countRecoveryCodes(ctx.db, account.id),
  ]);
  const profileId = ctx.actor.role === 'owner' ? ctx.actor.profileId : ZERO_ID;
  const onSince = twoFactor?.confirmed_at ?? null;
  const data: Record<string, unknown> = {
    exported_at: ctx.now.toISOString(),
    account,
    pending_email: (await findPendingEmail(ctx.db, account.id, ctx.now)) ?? null,
    consents: await findConsents(ctx.db, account.id),
    invitations: await findInvitationsBy(ctx.db, account.id),
    join_requests: await findJoinRequestsOf(ctx.db, account.id),
    domain_claims: await findDomainClaims(ctx.db, profileId),
    profile_deletion: (await findProfileDeletion(ctx.db, profileId)) ?? null,
    memberships: await findMemberships(ctx.db, account.id),
    sessions: await findOwnSessions(ctx.db, account.id),
    access_tokens: await findAccessTokens(ctx.db, account.id),
    webhooks: await findWebhooks(ctx.db, profileId),
    two_factor: { on_since: onSince, recovery_codes_left: onSince ? codesLeft : 0 },
  };
  const own = { ...ctx, actor: { ...ctx.actor, profileId } };
  for (const { exportData } of records) Object.assign(data, await exportData(own));
  await transact(ctx, async (ctx) =>
    recordAct(ctx, { kind: 'data-exported', subject: ['member', account.id] }),
  );
  return data;
}
