import * as contract from '#features/accounts/account/accounts.contract.ts';
import * as verification from '#features/accounts/email-verification/email-verification.service.ts';
import * as passwords from '#features/accounts/passwords/password-changes.service.ts';
import type { SignInLimits } from '#features/accounts/sign-in-limits/sign-in-limits.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as accounts from './sign-up.service.ts';

/** What the accounts feature needs of the configuration. */
export interface AccountsSettings {
  adminEmail: string | undefined;
  limits: SignInLimits;
}

export function accountsRoutes(bind: Bind, settings: AccountsSettings): void {
  bind(contract.signUp, (ctx, { body }) => accounts.signUp(ctx, body));
  bind(contract.getUser, (ctx) => accounts.getUser(ctx));
  bind(contract.checkSession, (ctx) => accounts.checkSession(ctx));
  bind(contract.checkEmailExists, (ctx, { query }) => accounts.checkEmailExists(ctx, query.email));
  bind(contract.resendVerification, (ctx, { body }) => verification.resendVerification(ctx, body.email));
  bind(contract.verifyEmail, (ctx, { body }) => verification.verifyEmail(ctx, body, settings));
  bind(contract.forgotPassword, (ctx, { body }) => passwords.forgotPassword(ctx, body.email));
  bind(contract.resetPassword, (ctx, { body }) => passwords.resetPassword(ctx, body, settings.adminEmail));
}
