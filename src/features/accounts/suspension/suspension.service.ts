import {
  cutOffPrograms,
  pauseWebhooks,
  removeAccountTokens,
} from '#features/accounts/account/account-tokens.repository.ts';
import { revokeSessionsOfAccount } from '#features/accounts/sessions/sessions.repository.ts';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { updateOrganisationSuspended, updateSuspended } from './suspension.repository.ts';

/**
 * Suspends an account: all sessions and open pages end in every process, links in mails stop working, and the profile leaves
 * the marketplace. Call inside a transaction that has locked the account.
 */
export async function suspendAccount(ctx: Context, id: string): Promise<void> {
  await updateSuspended(ctx.db, id, ctx.now);
  await revokeSessionsOfAccount(ctx.db, id, ctx.now);
  await removeAccountTokens(ctx.db, id, ['change-email', 'reset-password', 'verify-email']);
}

/** Suspends an account and its profile for good: access tokens are removed and webhooks paused, too. Call as `suspendAccount`. */
export async function closeAccount(ctx: Context, id: AccountId, profileId: ProfileId): Promise<void> {
  await suspendAccount(ctx, id);
  await cutOffPrograms(ctx.db, id);
  await pauseWebhooks(ctx.db, profileId);
}

/** Ends the suspension of an account: its owner can sign in again. Call inside a transaction that has locked it. */
export const restoreAccount = (ctx: Context, id: string): Promise<void> => updateSuspended(ctx.db, id, null);

/**
 * Suspends an organisation, so that nobody acts for it, or ends that with null. Open pages of its people end in every process.
 * Call inside a transaction that has locked the profile.
 */
export const setOrganisationSuspended = (ctx: Context, id: ProfileId, at: Date | null): Promise<void> =>
  updateOrganisationSuspended(ctx.db, id, at);
