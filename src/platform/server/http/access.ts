import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { type Act, mayDo } from '#platform/contract/people/roles.ts';
import type { Route } from '#platform/contract/route.ts';
import type { Actor, PersonalToken } from '../context.ts';
import { hashToken } from '../crypto/opaque-tokens.ts';
import { PERSONAL_TOKEN_PREFIX } from '../crypto/personal-tokens.ts';

/** The word of a request about its caller: an actor whose token is signed, or a token that only the database knows. */
type Claim = Actor | PersonalToken;

/** What a route says of its callers, so far as the token and the role decide it. */
type Guard = Pick<Route, 'access' | 'act' | 'scope'>;

/** The actor as the database knows it now. */
interface CurrentActor extends Actor {
  /** An admin who signs in by password alone, outside the demo data: `isAdmin` is false until the second factor is set up. */
  lacksSecondFactor: boolean;
}

/** The member of a personal access token, and what the token may be used for. */
export interface TokenHolder extends CurrentActor {
  scopes: readonly string[];
}

/** Recognises callers; the accounts feature provides it. */
export interface Authenticator {
  /** The actor that an access token names, or null when it is not valid. It reads no database. */
  authenticate(accessToken: string): Promise<Actor | null>;
  /** The actor as it is now, or null when the session has ended: a token's word may be minutes old. */
  reload(actor: Actor): Promise<CurrentActor | null>;
  /** The member of a personal access token; null if it is unknown, has ended or was revoked. */
  holderOf(token: PersonalToken): Promise<TokenHolder | null>;
}

/**
 * Finds out who calls by the word of the access token alone, without the database, so that limits come before it.
 * @returns the actor or personal access token that the token names, or null for a visitor.
 */
export async function recognise(request: FastifyRequest, auth: Authenticator): Promise<Claim | null> {
  const header = request.headers.authorization;
  const token = header && /^bearer /i.test(header) ? header.slice(7) : null;
  if (token?.startsWith(PERSONAL_TOKEN_PREFIX)) return { tokenHash: hashToken(token) };
  return token ? auth.authenticate(token) : null;
}

const isPersonal = (claim: Claim): claim is PersonalToken => 'tokenHash' in claim;

/** The actor that limits count before the database is asked; a personal access token counts as a visitor until then. */
export const actorOfClaim = (claim: Claim | null): Actor | null =>
  claim && !isPersonal(claim) ? claim : null;

/**
 * Decides whether the route's declared access lets the caller in. Every caller with a token is looked up, also for
 * reading: a session that was ended anywhere reads and writes nothing from then on, and is a visitor on public routes.
 * @param claimed the word that `recognise` gave.
 * @returns the actor as the database knows it, or null for a visitor.
 * @throws AppError SIGN_IN_REQUIRED, SESSION_ENDED, EMAIL_NOT_CONFIRMED, FORBIDDEN, ROLE_FORBIDS or SECOND_FACTOR_SETUP_REQUIRED;
 *   for a personal access token also TOKEN_INVALID, TOKEN_NOT_ALLOWED or TOKEN_WITHOUT_SCOPE.
 */
export async function admit(
  request: FastifyRequest,
  claimed: Claim | null,
  { access, act, scope }: Guard,
  auth: Authenticator,
): Promise<Actor | null> {
  if (claimed && isPersonal(claimed)) return admitProgram(claimed, { access, act, scope }, auth);
  const current = claimed && (await auth.reload(claimed));
  if (access === 'public') return current;
  if (!current) {
    const { authorization } = request.headers;
    if (!authorization && access === 'guest-or-confirmed') return null;
    throw new AppError(authorization ? 'SESSION_ENDED' : 'SIGN_IN_REQUIRED');
  }
  if (access !== 'signed-in' && !current.emailConfirmed) throw new AppError('EMAIL_NOT_CONFIRMED');
  if (access === 'admin') refuseUnlessAdmin(current);
  refuseByRole(current, act);
  return current;
}

/** For so many milliseconds a decision holds about a request that had come whole when it was made. */
const DECISION_HOLDS_MS = 100;

/** When `admit` decided about a request, by `performance.now()`; never about one whose body was still to come. */
export const decidedNow = ({ raw }: FastifyRequest): number =>
  raw.complete ? performance.now() : Number.NEGATIVE_INFINITY;

/**
 * Decides once more when the body has come, and the caller's turn: the one may take an hour, the other seconds, and a
 * session that was ended meanwhile writes nothing. A GET has no body to wait for.
 * @returns the actor as the database knows it now, or null for a visitor.
 * @throws AppError as `admit`.
 */
export const stillAdmitted = async (
  request: FastifyRequest,
  route: Guard,
  auth: Authenticator,
): Promise<Actor | null> =>
  request.actor && request.method !== 'GET' && performance.now() - request.decidedAt > DECISION_HOLDS_MS
    ? admit(request, request.actor.token ?? request.actor, route, auth)
    : request.actor;

/**
 * Decides about a personal access token. One that is not valid counts as none on public routes, as a broken session
 * token does; a valid one is refused by every route whose scope is `none`, also by those that visitors may call.
 */
async function admitProgram(
  token: PersonalToken,
  { access, act, scope }: Guard,
  auth: Authenticator,
): Promise<Actor | null> {
  const holder = await auth.holderOf(token);
  if (!holder) {
    if (access === 'public') return null;
    throw new AppError('TOKEN_INVALID');
  }
  if (scope === undefined || scope === 'none') throw new AppError('TOKEN_NOT_ALLOWED');
  requireScope(holder, scope);
  if (access !== 'signed-in' && access !== 'public' && !holder.emailConfirmed) {
    throw new AppError('EMAIL_NOT_CONFIRMED');
  }
  if (access === 'admin') throw new AppError('FORBIDDEN');
  refuseByRole(holder, act);
  return { ...holder, token: { ...token, scopes: holder.scopes } };
}

/** @throws AppError TOKEN_WITHOUT_SCOPE, which names the scope. */
export function requireScope({ scopes }: { scopes: readonly string[] }, scope: string): void {
  if (scopes.includes(scope)) return;
  const message = `This call needs an access token with the scope ${scope}.`;
  throw new AppError('TOKEN_WITHOUT_SCOPE', { message });
}

function refuseByRole({ role }: Actor, act: Act | undefined): void {
  if (act !== undefined && !mayDo(role, act)) throw new AppError('ROLE_FORBIDS');
}

function refuseUnlessAdmin(actor: CurrentActor): void {
  if (actor.lacksSecondFactor) throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
  if (!actor.isAdmin) throw new AppError('FORBIDDEN');
}
