import type { Context } from '#platform/server/context.ts';
import type { Account } from './accounts.repository.ts';
import { isPassword } from './passwords.service.ts';
import type { Counted, SignInLimits } from './sign-in-limits.service.ts';

/**
 * Whether the password is the account's, where somebody known asks for it: inside a session, or with a link from a mail.
 * Wrong ones count for the account, from wherever they come; a right one forgets them.
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
  let isWrong = false;
  try {
    isWrong = !(await isPassword(password_hash, password, email));
  } finally {
    // Also when nobody looked at the password, because too many wait.
    if (!isWrong) await limits.giveBack(ctx, counted);
  }
  return !isWrong;
}
