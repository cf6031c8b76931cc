import type { Account } from '#features/accounts/account/accounts.repository.ts';
import type { Counted, SignInLimits } from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import type { Context } from '#platform/server/context.ts';
import { isPassword } from '#platform/server/crypto/password-hashing.ts';

/**
 * Tells whether the password is the account's, for a caller inside a session or with a link from a mail.
 * Wrong tries count for the account, wherever they come from; a right one forgets them.
 * @throws AppError TOO_MANY_REQUESTS with `Retry-After` when the tries are used up, UNAVAILABLE when too many wait.
 */
export async function isPasswordOf(
  ctx: Context,
  { id, email, password_hash }: Account,
  password: string,
  limits: SignInLimits,
): Promise<boolean> {
  const counted: Counted[] = [{ kind: 'password', of: id }];
  await limits.take(ctx, counted);
  const isRight = await isPassword(password_hash, password, email).catch(async (error) => {
    // Too many wait: nobody looked at the password.
    await limits.giveBack(ctx, counted);
    throw error;
  });
  if (isRight) await limits.accept(ctx, counted);
  return isRight;
}
