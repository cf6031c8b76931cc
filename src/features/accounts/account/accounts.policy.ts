import { AppError } from '#platform/contract/errors.ts';

/** True if `ADMIN_EMAIL` names this address: its account becomes an admin when the address is confirmed. */
export const canBecomeAdmin = (email: string, adminEmail: string | undefined) => email === adminEmail;

/**
 * Refuses an account that an admin has suspended, or merged into another one, which it then names. Call it once the owner is proven: nobody else learns of it.
 * @throws AppError ACCOUNT_SUSPENDED, ACCOUNT_MERGED.
 */
export function refuseIfSuspended({
  suspended_at,
  merged_into,
}: {
  suspended_at: string | null;
  merged_into: string | null;
}): void {
  if (merged_into !== null) {
    throw new AppError('ACCOUNT_MERGED', {
      message: `This account was merged into that of “${merged_into}”. Please sign in with that one. If you do not know its email address, ask in your organisation, or use the form at /grievance.`,
    });
  }
  if (suspended_at !== null) throw new AppError('ACCOUNT_SUSPENDED');
}
