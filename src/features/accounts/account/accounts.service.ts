import { AppError } from '#platform/contract/errors.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { findPendingEmail } from './account-tokens.repository.ts';
import type { OwnAccount, User } from './accounts.contract.ts';
import { type Account, findNewestConsent, findOwnAccount } from './accounts.repository.ts';

/** An account that acts for a profile. */
export type ActingAccount = Account & { profile_id: string; role: Role };

/** True unless the person's last membership ended. */
export const actsForProfile = (account: Account): account is ActingAccount => account.profile_id !== null;

/** Returns the account as the person's browser can see it, with the profile acted for. */
export const toUser = (account: ActingAccount): User => ({
  id: account.profile_id,
  account_id: account.id,
  role: account.role,
  person_name: account.person_name,
  email: account.email,
  email_confirmed: account.email_confirmed_at !== null,
  full_name: account.full_name,
  organization_name: account.organization_name,
  is_admin: account.is_admin,
  ...(account.avatar_url && { avatar_url: account.avatar_url }),
  ...(account.deletion_due_at && { deletion_due_at: account.deletion_due_at }),
  ...(account.profile_deletion_due_at && { profile_deletion_due_at: account.profile_deletion_due_at }),
});

/** @throws AppError SESSION_ENDED when the account is gone. */
export async function getAccount(ctx: MemberContext): Promise<OwnAccount> {
  const account = await findOwnAccount(ctx.db, ctx.actor.accountId);
  if (!account) throw new AppError('SESSION_ENDED');
  const pending = await findPendingEmail(ctx.db, account.id, ctx.now);
  const consent = await findNewestConsent(ctx.db, account.id);
  return {
    email: account.email,
    email_confirmed: account.email_confirmed_at !== null,
    created_at: account.created_at,
    pending_email: pending ?? null,
    deletion_due_at: account.deletion_due_at,
    consent: consent ?? null,
  };
}
