import { AppError } from '#platform/contract/errors.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { requireSecondFactor, type SecondFactorParts } from './second-factor.service.ts';

/** The message for a wrong code inside a session. */
export const WRONG_CODE = 'This code is not right, or it has been used. Please enter the newest one.';

/**
 * Asks the signed-in member for a code beside the password, where two-factor sign-in is on. Call it after everything
 * else that may refuse the request: a code works once. Inside a session a wrong code is a wrong field, for a 401 would
 * mean that the session has ended.
 * @throws AppError SECOND_FACTOR_NEEDED without a code; VALIDATION_FAILED at `code`; TOO_MANY_REQUESTS.
 */
export async function requireOwnCode(
  ctx: MemberContext,
  code: string | undefined,
  parts: SecondFactorParts,
): Promise<void> {
  try {
    await requireSecondFactor(ctx, { id: ctx.actor.id, code }, null, parts);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'SECOND_FACTOR_REQUIRED') throw new AppError('SECOND_FACTOR_NEEDED');
    if (error.code === 'SECOND_FACTOR_WRONG') throw validationError({ code: WRONG_CODE });
    throw error;
  }
}
