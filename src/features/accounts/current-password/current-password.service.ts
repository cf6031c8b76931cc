import {
  type Account,
  findAccount,
  isCurrentPassword,
} from '#features/accounts/account/accounts.repository.ts';
import type { Counted, SignInLimits } from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { isPassword } from '#platform/server/passwords/password-hashing.ts';

/**
 * True if the password is the account's. Wrong tries count for the account, wherever they come from; a right one clears
 * them.
 * @throws AppError TOO_MANY_REQUESTS with `Retry-After` when the tries are used up, UNAVAILABLE when too many wait.
 */
async function isPasswordOf(
  ctx: Context,
  { id, email, password_hash }: Account,
  password: string,
  limits: SignInLimits,
): Promise<boolean> {
  const counted: Counted[] = [{ kind: 'password', of: id }];
  await limits.take(ctx, counted);
  const isRight = await isPassword(password_hash, password, email).catch(async (error) => {
    // Too many are waiting, so the password was not checked.
    await limits.giveBack(ctx, counted);
    throw error;
  });
  if (isRight) await limits.accept(ctx, counted);
  return isRight;
}

/**
 * Returns the signed-in member's account after checking the password.
 * @param field where the form has the password.
 * @throws AppError SESSION_ENDED, TOO_MANY_REQUESTS; VALIDATION_FAILED at the field.
 */
export async function accountByPassword(
  ctx: MemberContext,
  password: string,
  field: string,
  { limits }: { limits: SignInLimits },
): Promise<Account> {
  const account = await findAccount(ctx.db, ctx.actor.accountId);
  if (!account) throw new AppError('SESSION_ENDED');
  if (await isPasswordOf(ctx, account, password, limits)) return account;
  throw validationError({ [field]: 'This is not your password.' });
}

/**
 * Checks that the password is still the one that was compared. Call inside a transaction.
 * @throws AppError CONFLICT.
 */
export async function keepComparedPassword(ctx: Context, account: Account): Promise<void> {
  if (!(await isCurrentPassword(ctx.db, account.id, account.password_hash))) throw new AppError('CONFLICT');
}
