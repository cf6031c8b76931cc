import type { SignInLimits } from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './email-verification.contract.ts';
import * as verification from './email-verification.service.ts';

interface Settings {
  adminEmail: string | undefined;
  limits: SignInLimits;
}

export function emailVerificationRoutes(bind: Bind, settings: Settings): void {
  bind(contract.resendVerification, (ctx, { body }) => verification.resendVerification(ctx, body.email));
  bind(contract.verifyEmail, (ctx, { body }) => verification.verifyEmail(ctx, body, settings));
}
