import type { User } from '#features/accounts/account/accounts.contract.ts';
import { type Account, findAccount } from '#features/accounts/account/accounts.repository.ts';
import { type ActingAccount, actsForProfile, toUser } from '#features/accounts/account/accounts.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AccountId, ProfileId } from '#platform/contract/people/ids.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '#platform/server/crypto/access-tokens.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import type { SecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { deviceName } from '#platform/server/http/device-names.ts';
import { newId } from '#platform/server/ids.ts';
import { hasEnded, oldestBeginning, REFRESH_TOKEN_MS, refreshTokenEnd } from './session-lifetime.rules.ts';
import type { Device, RefreshInput, Session } from './sessions.contract.ts';
import {
  findRefreshTokenForUpdate,
  findSuspendedOrganisation,
  insertRefreshToken,
  insertSession,
  isUnusedRefreshToken,
  listOpenSessions,
  markSeen,
  type RefreshToken,
  revokeOtherSessions,
  revokeSession,
  revokeSessionOfAccount,
  spendRefreshTokens,
} from './sessions.repository.ts';

/**
 * Time in which a used refresh token can be sent again, because the answer was lost or two tabs asked at the same
 * time.
 */
const GRACE_MS = 10_000;

/** Longest stored user agent. Browsers need less; the rest is cut. */
const USER_AGENT_MAX = 400;

interface SignedIn {
  session: Session;
  user: User;
}

/** Parts that sessions need besides the context. */
export interface SessionKeys {
  keys: SecretKeys;
  sessionSecret: string;
}

/** Stores the hash of a refresh token, which never outlives its session. */
function keepRefreshToken(
  ctx: Context,
  refreshToken: string,
  { session_id, begun_at }: Pick<RefreshToken, 'session_id' | 'begun_at'>,
): Promise<void> {
  const expires_at = refreshTokenEnd(ctx.now, new Date(begun_at));
  return insertRefreshToken(ctx.db, { token_hash: hashToken(refreshToken), session_id, expires_at });
}

async function signedInWith(
  account: ActingAccount,
  sessionId: string,
  refreshToken: string,
  { now, sessionSecret }: { now: Date; sessionSecret: string },
): Promise<SignedIn> {
  const user = toUser(account);
  const actor = {
    accountId: user.account_id,
    profileId: user.id,
    role: user.role,
    sessionId,
    emailConfirmed: user.email_confirmed,
    isAdmin: user.is_admin,
  };
  const session: Session = {
    access_token: await signAccessToken(sessionSecret, actor, now),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    user,
  };
  return { session, user };
}

/**
 * Returns why a person, once proven, cannot act for an organisation that is suspended; null for one that is not.
 * @param profileId the organisation; without one, that of the person's which is suspended and was acted for last.
 */
export async function suspensionOf(
  ctx: Context,
  accountId: AccountId,
  profileId?: ProfileId,
): Promise<AppError | null> {
  const found = await findSuspendedOrganisation(ctx.db, accountId, profileId);
  if (!found) return null;
  const why = found.reason === null ? '' : ` An admin gave this reason: “${found.reason}”`;
  return new AppError('ORGANISATION_SUSPENDED', {
    message: `“${found.name}” is suspended.${why} To have it looked at again, please use the form at /grievance.`,
  });
}

/** Tells a person who acts for no profile, once proven, why they cannot sign in. */
async function noProfile(ctx: Context, { id, asked_to_join, email }: Account): Promise<AppError> {
  const suspended = await suspensionOf(ctx, id);
  if (suspended) return suspended;
  if (asked_to_join === null) return new AppError('NO_ORGANISATION');
  return new AppError('JOIN_WAITING', {
    message: `Your request to join “${asked_to_join}” waits for the answer of an owner. It comes by email to ${email}; you can sign in once you are accepted.`,
  });
}

/**
 * Starts a session of the account on the caller's device, for the profile acted for last. Call inside a transaction.
 * @throws AppError ORGANISATION_SUSPENDED with its reason; NO_ORGANISATION for a person whose last membership ended, JOIN_WAITING for one who has asked to join.
 */
export async function startSession(
  ctx: Context,
  account: Account,
  userAgent: string,
  sessionSecret: string,
): Promise<SignedIn> {
  if (!actsForProfile(account)) throw await noProfile(ctx, account);
  const id = newId();
  const user_agent = userAgent.slice(0, USER_AGENT_MAX);
  await insertSession(ctx.db, {
    id,
    account_id: account.id,
    profile_id: account.profile_id,
    user_agent,
    created_at: ctx.now,
    last_used_at: ctx.now,
  });
  await markSeen(ctx.db, account.id, account.profile_id, ctx.now);
  const refreshToken = newOpaqueToken();
  await keepRefreshToken(ctx, refreshToken, { session_id: id, begun_at: ctx.now.toISOString() });
  return signedInWith(account, id, refreshToken, { now: ctx.now, sessionSecret });
}

/**
 * Makes the next refresh token. With a retry key it is derived from the token and the key (HMAC), so that a repeated
 * request gets the same one although only hashes are stored. The token alone is not enough to derive it.
 */
const successorOf = (keys: SecretKeys, { refresh_token, retry_key }: RefreshInput): string =>
  retry_key === undefined
    ? newOpaqueToken()
    : keys.mac('refresh', `${refresh_token} ${retry_key}`).toString('base64url');

/**
 * True if a used token is sent again because the answer was lost: within ten seconds, with the retry key of the first
 * request, and while the token it got is unused.
 */
async function isRepetition(ctx: Context, { used_at }: RefreshToken, successor: string): Promise<boolean> {
  if (!used_at || ctx.now.getTime() - Date.parse(used_at) > GRACE_MS) return false;
  return isUnusedRefreshToken(ctx.db, hashToken(successor));
}

/**
 * Exchanges a refresh token for a new pair. A used one was copied, unless the request is a repetition: then the
 * session ends, for the thief and for the owner, who signs in again.
 * @throws AppError SESSION_ENDED.
 */
export async function refreshSession(
  ctx: Context,
  input: RefreshInput,
  { keys, sessionSecret }: SessionKeys,
): Promise<SignedIn> {
  const successor = successorOf(keys, input);
  // Throws outside the transaction, so that the revocation of a reused token is stored.
  const signedIn = await transact(ctx, async (ctx) => {
    const token = await findRefreshTokenForUpdate(ctx.db, hashToken(input.refresh_token));
    if (!token || hasEnded(token, ctx.now)) return null;
    if (!token.used_at) {
      await spendRefreshTokens(ctx.db, token.session_id, ctx.now);
      await keepRefreshToken(ctx, successor, token);
    } else if (!(await isRepetition(ctx, token, successor))) {
      await revokeSession(ctx.db, token.session_id, ctx.now);
      recordAct(ctx, {
        kind: 'sign-in-copied',
        subject: ['member', token.account_id],
        facts: { session: token.session_id },
      });
      ctx.log.warn({ sessionId: token.session_id }, 'refresh token used twice; session revoked');
      return null;
    }
    const account = await findAccount(ctx.db, token.account_id, token.profile_id);
    if (!account || account.suspended_at || !actsForProfile(account)) return null;
    await markSeen(ctx.db, account.id, account.profile_id, ctx.now);
    return signedInWith(account, token.session_id, successor, { now: ctx.now, sessionSecret });
  });
  if (!signedIn) throw new AppError('SESSION_ENDED');
  return signedIn;
}

/** Ends the session of the token. An unknown token has nothing to end. */
export async function signOut(ctx: Context, refreshToken: string): Promise<{ message: string }> {
  await transact(ctx, async (ctx) => {
    const token = await findRefreshTokenForUpdate(ctx.db, hashToken(refreshToken));
    if (token) await revokeSession(ctx.db, token.session_id, ctx.now);
  });
  return { message: 'You have been signed out.' };
}

export async function listSessions(ctx: MemberContext): Promise<Device[]> {
  const usedAfter = new Date(ctx.now.getTime() - REFRESH_TOKEN_MS);
  const sessions = await listOpenSessions(ctx.db, ctx.actor.accountId, {
    usedAfter,
    begunAfter: oldestBeginning(ctx.now),
  });
  return sessions.map(({ user_agent, ...session }) => ({
    ...session,
    device: deviceName(user_agent),
    is_current: session.id === ctx.actor.sessionId,
  }));
}

/** @throws AppError SESSION_NOT_FOUND. */
export async function removeSession(ctx: MemberContext, id: string): Promise<{ message: string }> {
  await transact(ctx, async (ctx) => {
    if (!(await revokeSessionOfAccount(ctx.db, ctx.actor.accountId, id, ctx.now))) {
      throw new AppError('SESSION_NOT_FOUND');
    }
    recordAct(ctx, {
      kind: 'devices-signed-out',
      subject: ['member', ctx.actor.accountId],
      facts: { ended: 1 },
    });
  });
  return { message: 'The device has been signed out.' };
}

export async function removeOtherSessions(ctx: MemberContext): Promise<{ message: string; ended: number }> {
  const { accountId: id, sessionId } = ctx.actor;
  const ended = await transact(ctx, async (ctx) => {
    const ended = await revokeOtherSessions(ctx.db, id, sessionId, ctx.now);
    recordAct(ctx, { kind: 'devices-signed-out', subject: ['member', id], facts: { ended: ended.length } });
    return ended;
  });
  return { message: 'All other devices have been signed out.', ended: ended.length };
}

/** @throws AppError SESSION_ENDED when the account is gone. */
export async function getUser(ctx: MemberContext): Promise<User> {
  const account = await findAccount(ctx.db, ctx.actor.accountId, ctx.actor.profileId);
  if (!account || !actsForProfile(account)) throw new AppError('SESSION_ENDED');
  return toUser(account);
}

export async function checkSession(ctx: Context): Promise<{ user: User | null }> {
  const account = ctx.actor && (await findAccount(ctx.db, ctx.actor.accountId, ctx.actor.profileId));
  return { user: account && actsForProfile(account) ? toUser(account) : null };
}
