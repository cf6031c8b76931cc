import type { Bind } from '#platform/server/http/bind.ts';
import { endMemberSessions } from './member-sessions.service.ts';
import * as contract from './sessions.contract.ts';
import * as sessions from './sessions.service.ts';

export function sessionsRoutes(bind: Bind, parts: sessions.SessionKeys): void {
  bind(contract.signOut, (ctx, { body }) => sessions.signOut(ctx, body.refresh_token));
  bind(contract.refreshSession, (ctx, { body }) => sessions.refreshSession(ctx, body, parts));
  bind(contract.getUser, (ctx) => sessions.getUser(ctx));
  bind(contract.checkSession, (ctx) => sessions.checkSession(ctx));
  bind(contract.listSessions, (ctx) => sessions.listSessions(ctx));
  bind(contract.removeSession, (ctx, { params }) => sessions.removeSession(ctx, params.id));
  bind(contract.removeOtherSessions, (ctx) => sessions.removeOtherSessions(ctx));
  bind(contract.endMemberSessions, (ctx, { params }) => endMemberSessions(ctx, params.id));
}
