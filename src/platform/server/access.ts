import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Access } from '#platform/contract/route.ts';
import type { Actor } from './context.ts';

/** How the app recognises callers; the accounts feature provides it. */
export interface Authenticator {
  /** The actor that an access token stands for, or null when it is not valid (any more). */
  authenticate(accessToken: string): Promise<Actor | null>;
  /** The actor as the database knows it now, or null when the session has ended: a token's word may be minutes old. */
  reload(actor: Actor): Promise<Actor | null>;
}

/**
 * Finds out who calls and whether the route's declared access lets them in.
 * @returns the actor, or null for a visitor.
 * @throws AppError SIGN_IN_REQUIRED, SESSION_ENDED, EMAIL_NOT_CONFIRMED or FORBIDDEN.
 */
export async function admit(
  request: FastifyRequest,
  access: Access,
  auth: Authenticator,
): Promise<Actor | null> {
  const header = request.headers.authorization;
  const token = header && /^bearer /i.test(header) ? header.slice(7) : null;
  const actor = token ? await auth.authenticate(token) : null;
  if (access === 'public') return actor;
  if (!actor) {
    if (!header && access === 'guest-or-confirmed') return null;
    throw new AppError(header ? 'SESSION_ENDED' : 'SIGN_IN_REQUIRED');
  }
  if (access === 'signed-in') return actor;
  return admitConfirmed(actor, access === 'admin', auth);
}

async function admitConfirmed(actor: Actor, mustBeAdmin: boolean, auth: Authenticator): Promise<Actor> {
  const current = actor.emailConfirmed && !mustBeAdmin ? actor : await auth.reload(actor);
  if (!current) throw new AppError('SESSION_ENDED');
  if (!current.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (mustBeAdmin && !current.isAdmin) throw new AppError('FORBIDDEN');
  return current;
}
