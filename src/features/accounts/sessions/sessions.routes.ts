import { refreshSession, signIn, signOut } from '#features/accounts/account/accounts.contract.ts';
import * as twoFactorContract from '#features/accounts/two-factor/two-factor.contract.ts';
import * as twoFactor from '#features/accounts/two-factor/two-factor.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import { endMemberSessions } from './member-sessions.service.ts';
import * as contract from './sessions.contract.ts';
import * as sessions from './sessions.service.ts';

export function sessionsRoutes(bind: Bind, parts: sessions.SignInParts): void {
  bind(signIn, (ctx, { body }, caller) => sessions.signIn(ctx, body, caller, parts));
  bind(signOut, (ctx, { body }) => sessions.signOut(ctx, body.refresh_token));
  bind(refreshSession, (ctx, { body }) => sessions.refreshSession(ctx, body, parts));

  bind(contract.listSessions, (ctx) => sessions.listSessions(ctx));
  bind(contract.removeSession, (ctx, { params }) => sessions.removeSession(ctx, params.id));
  bind(contract.removeOtherSessions, (ctx) => sessions.removeOtherSessions(ctx));
  bind(contract.endMemberSessions, (ctx, { params }) => endMemberSessions(ctx, params.id));
  bind(contract.checkAdminAccess, async () => ({ message: 'Welcome.' }));

  bind(twoFactorContract.getTwoFactor, (ctx) => twoFactor.getTwoFactor(ctx));
  bind(twoFactorContract.beginTwoFactor, (ctx, { body }) =>
    twoFactor.beginTwoFactor(ctx, body.password, parts),
  );
  bind(twoFactorContract.confirmTwoFactor, (ctx, { body }) =>
    twoFactor.confirmTwoFactor(ctx, body.code, parts),
  );
  bind(twoFactorContract.renewRecoveryCodes, (ctx, { body }) =>
    twoFactor.renewRecoveryCodes(ctx, body, parts),
  );
  bind(twoFactorContract.switchOffTwoFactor, (ctx, { body }) =>
    twoFactor.switchOffTwoFactor(ctx, body, parts),
  );
}
