import { AppError } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { lockAdmins, updateAdmin } from './admins.repository.ts';

/**
 * Refuses to take away the last admin: another one must be there who can sign in and is not leaving. For an account outside the
 * demo data, only others outside of it count, because demo passwords are printed. Locks all admins: call it inside the
 * transaction that makes the change.
 * @throws AppError LAST_ADMIN.
 */
export async function requireOtherAdmin(ctx: Context, id: string): Promise<void> {
  const admins = await lockAdmins(ctx.db);
  const own = admins.find((admin) => admin.id === id);
  if (!own) return;
  const hasOther = admins.some(
    (admin) => admin.id !== id && admin.is_active && (own.is_demo || !admin.is_demo),
  );
  if (!hasOther) throw new AppError('LAST_ADMIN');
}

/**
 * Locks all admins and checks that the caller is still one: another admin may have been faster.
 * @throws AppError FORBIDDEN.
 */
export async function requireStillAdmin(ctx: Context, callerId: string): Promise<void> {
  const admins = await lockAdmins(ctx.db);
  if (!admins.some(({ id }) => id === callerId)) throw new AppError('FORBIDDEN');
}

/** Makes an account an admin, or takes that away. Its open pages end, and each request reads the role. */
export const setAdmin = (ctx: Context, id: string, isAdmin: boolean): Promise<void> =>
  updateAdmin(ctx.db, id, isAdmin);
