import { AppError } from '#platform/contract/errors.ts';

/** True if `ADMIN_EMAIL` names this address: its account becomes an admin when the address is confirmed. */
export const canBecomeAdmin = (email: string, adminEmail: string | undefined) => email === adminEmail;

/**
 * Refuses an account that an admin has suspended. Call it once the owner is proven: nobody else learns of it.
 * @throws AppError ACCOUNT_SUSPENDED.
 */
export function refuseIfSuspended({ suspended_at }: { suspended_at: string | null }): void {
  if (suspended_at !== null) throw new AppError('ACCOUNT_SUSPENDED');
}
