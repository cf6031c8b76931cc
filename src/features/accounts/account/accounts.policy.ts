import type { SessionHolder } from '#features/accounts/sessions/sessions.repository.ts';
import type { User } from './accounts.contract.ts';
import type { Account } from './accounts.repository.ts';

/** Whether this address is the one that `ADMIN_EMAIL` names: its account becomes an admin once it is confirmed. */
export const canBecomeAdmin = (email: string, adminEmail: string | undefined) => email === adminEmail;

/** Admins sign in with a second factor; those of the demo data, whose passwords are printed, may do without. */
export const lacksSecondFactor = (holder: SessionHolder) =>
  holder.is_admin && !holder.is_demo && holder.second_factor_at === null;

/** The account as its owner's browser may see it. */
export const toUser = (account: Account): User => ({
  id: account.id,
  email: account.email,
  email_confirmed: account.email_confirmed_at !== null,
  full_name: account.full_name,
  is_admin: account.is_admin,
  ...(account.avatar_url && { avatar_url: account.avatar_url }),
  ...(account.deletion_due_at && { deletion_due_at: account.deletion_due_at }),
});
