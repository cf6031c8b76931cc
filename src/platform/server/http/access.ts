import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Actor } from '../context.ts';

/** The actor as the database knows it now. */
interface CurrentActor extends Actor {
  /** An admin who signs in by password alone, outside the demo data. */
  lacksSecondFactor: boolean;
}

/** Recognises callers; the accounts feature provides it. */
export interface Authenticator {
  /** The actor that an access token names, or null when it is not valid. It reads no database. */
  authenticate(accessToken: string): Promise<Actor | null>;
  /** The actor as it is now, or null when the session has ended: a token's word may be minutes old. */
  reload(actor: Actor): Promise<CurrentActor | null>;
}

/**
 * Finds out who calls by the word of the access token alone, without the database, so that limits come before it.
 * @returns the actor that the token names, or null for a visitor.
 */
export async function recognise(request: FastifyRequest, auth: Authenticator): Promise<Actor | null> {
  const header = request.headers.authorization;
  const token = header && /^bearer /i.test(header) ? header.slice(7) : null;
  return token ? auth.authenticate(token) : null;
}

/**
 * Decides whether the route's declared access lets the caller in. Every caller with a token is looked up, also for
 * reading: a session that was ended anywhere reads and writes nothing from then on, and is a visitor on public routes.
 * @param claimed the actor that `recognise` gave.
 * @returns the actor as the database knows it, or null for a visitor.
 * @throws AppError SIGN_IN_REQUIRED, SESSION_ENDED, EMAIL_NOT_CONFIRMED, FORBIDDEN or SECOND_FACTOR_SETUP_REQUIRED.
 */
export async function admit(
  request: FastifyRequest,
  claimed: Actor | null,
  { access }: Pick<Route, 'access'>,
  auth: Authenticator,
): Promise<Actor | null> {
  const current = claimed && (await auth.reload(claimed));
  if (access === 'public') return current;
  if (!current) {
    const { authorization } = request.headers;
    if (!authorization && access === 'guest-or-confirmed') return null;
    throw new AppError(authorization ? 'SESSION_ENDED' : 'SIGN_IN_REQUIRED');
  }
  if (access !== 'signed-in' && !current.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (access === 'admin') refuseUnlessAdmin(current);
  return current;
}

/**
 * Decides once more when the body has come: that may take an hour, and a session that was ended meanwhile writes nothing.
 * A GET has no body to wait for.
 * @returns the actor as the database knows it now, or null for a visitor.
 * @throws AppError as `admit`.
 */
export const stillAdmitted = async (
  request: FastifyRequest,
  route: Pick<Route, 'access'>,
  auth: Authenticator,
): Promise<Actor | null> =>
  request.actor && request.method !== 'GET' ? admit(request, request.actor, route, auth) : request.actor;

function refuseUnlessAdmin(actor: CurrentActor): void {
  if (!actor.isAdmin) throw new AppError('FORBIDDEN');
  if (actor.lacksSecondFactor) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
}
