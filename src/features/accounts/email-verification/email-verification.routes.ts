import type { SignInParts } from '#features/accounts/sign-in/sign-in.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './email-verification.contract.ts';
import * as verification from './email-verification.service.ts';

export function emailVerificationRoutes(
  bind: Bind,
  settings: SignInParts & { adminEmail: string | undefined },
): void {
  bind(contract.resendVerification, (ctx, { body }) => verification.resendVerification(ctx, body.email));
  bind(contract.verifyEmail, (ctx, { body }, caller) =>
    verification.verifyEmail(ctx, body, caller, settings),
  );
}
