import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Actor } from './context.ts';

/** The actor as the database knows it now. */
export interface CurrentActor extends Actor {
  /** An admin who signs in by password alone, outside the demo data. */
  lacksSecondFactor: boolean;
}

/** How the app recognises callers; the accounts feature provides it. */
export interface Authenticator {
  /** The actor that an access token stands for, or null when it is not valid (any more). */
  authenticate(accessToken: string): Promise<Actor | null>;
  /** The actor as it is now, or null when the session has ended: a token's word may be minutes old. */
  reload(actor: Actor): Promise<CurrentActor | null>;
}

/**
 * Finds out who calls and whether the route's declared access lets them in. Reading goes by the token's word;
 * whoever changes something is looked up, so that a session that was ended elsewhere writes nothing any more.
 * @returns the actor, or null for a visitor.
 * @throws AppError SIGN_IN_REQUIRED, SESSION_ENDED, EMAIL_NOT_CONFIRMED, FORBIDDEN or SECOND_FACTOR_SETUP_REQUIRED.
 */
export async function admit(
  request: FastifyRequest,
  { access, method }: Pick<Route, 'access' | 'method'>,
  auth: Authenticator,
): Promise<Actor | null> {
  const header = request.headers.authorization;
  const token = header && /^bearer /i.test(header) ? header.slice(7) : null;
  const actor = token ? await auth.authenticate(token) : null;
  if (access === 'public') return actor && method !== 'GET' ? auth.reload(actor) : actor;
  if (!actor) {
    if (!header && access === 'guest-or-confirmed') return null;
    throw new AppError(header ? 'SESSION_ENDED' : 'SIGN_IN_REQUIRED');
  }
  const mustBeConfirmed = access !== 'signed-in';
  const tokenSuffices = method === 'GET' && access !== 'admin' && (actor.emailConfirmed || !mustBeConfirmed);
  if (tokenSuffices) return actor;
  const current = await auth.reload(actor);
  if (!current) throw new AppError('SESSION_ENDED');
  if (mustBeConfirmed && !current.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (access === 'admin') refuseUnlessAdmin(current);
  return current;
}

function refuseUnlessAdmin(actor: CurrentActor): void {
  if (!actor.isAdmin) throw new AppError('FORBIDDEN');
  if (actor.lacksSecondFactor) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
}
