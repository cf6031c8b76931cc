import type { Bind } from '#platform/server/bind.ts';
import * as contract from '../accounts.contract.ts';
import * as accounts from './accounts.service.ts';
import * as sessions from './sessions.service.ts';

/** What the accounts feature needs of the configuration. */
export interface AccountsSettings {
  sessionSecret: string;
  publicUrl: string;
  adminEmail: string | undefined;
}

export function accountsRoutes(bind: Bind, { sessionSecret, publicUrl, adminEmail }: AccountsSettings): void {
  bind(contract.signUp, (ctx, { body }) => accounts.signUp(ctx, body, publicUrl));
  bind(contract.signIn, (ctx, { body }) => sessions.signIn(ctx, body, sessionSecret));
  bind(contract.signOut, (ctx, { body }) => sessions.signOut(ctx, body.refresh_token));
  bind(contract.refreshSession, (ctx, { body }) =>
    sessions.refreshSession(ctx, body.refresh_token, sessionSecret),
  );
  bind(contract.getUser, (ctx) => accounts.getUser(ctx));
  bind(contract.checkSession, (ctx) => accounts.checkSession(ctx));
  bind(contract.checkEmailExists, (ctx, { query }) => accounts.checkEmailExists(ctx, query.email));
  bind(contract.resendVerification, (ctx, { body }) =>
    accounts.resendVerification(ctx, body.email, publicUrl),
  );
  bind(contract.verifyEmail, (ctx, { body }) => accounts.verifyEmail(ctx, body.token, adminEmail));
  bind(contract.forgotPassword, (ctx, { body }) => accounts.forgotPassword(ctx, body.email, publicUrl));
  bind(contract.resetPassword, (ctx, { body }) => accounts.resetPassword(ctx, body, adminEmail));
}
