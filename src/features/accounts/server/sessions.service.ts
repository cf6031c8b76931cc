import { AppError } from '#platform/contract/errors.ts';
import { type Context, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import type { Session, SignInInput, User } from '../accounts.contract.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-tokens.service.ts';
import { toUser } from './accounts.policy.ts';
import { type Account, findAccount, findAccountByEmail, isCurrentPassword } from './accounts.repository.ts';
import { hashToken, newOpaqueToken } from './opaque-tokens.service.ts';
import { isPassword } from './passwords.service.ts';
import {
  findRefreshTokenForUpdate,
  insertRefreshToken,
  insertSession,
  markRefreshTokenUsed,
  revokeSession,
} from './sessions.repository.ts';

const REFRESH_TOKEN_MS = 30 * 24 * 3_600_000;

interface SignedIn {
  session: Session;
  user: User;
}

async function issueTokens(
  ctx: Context,
  account: Account,
  sessionId: string,
  secret: string,
): Promise<SignedIn> {
  const refreshToken = newOpaqueToken();
  await insertRefreshToken(ctx.db, {
    token_hash: hashToken(refreshToken),
    session_id: sessionId,
    expires_at: new Date(ctx.now.getTime() + REFRESH_TOKEN_MS),
  });
  const user = toUser(account);
  const actor = { id: user.id, sessionId, emailConfirmed: user.email_confirmed, isAdmin: user.is_admin };
  const session: Session = {
    access_token: await signAccessToken(secret, actor, ctx.now),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    user,
  };
  return { session, user };
}

/** @throws AppError INVALID_CREDENTIALS, the same for an unknown address and a wrong password. */
export async function signIn(ctx: Context, input: SignInInput, secret: string): Promise<SignedIn> {
  const account = await findAccountByEmail(ctx.db, input.email);
  const matches = await isPassword(account?.password_hash ?? null, input.password);
  if (!account || !matches) throw new AppError('INVALID_CREDENTIALS');
  return transact(ctx, async (ctx) => {
    // While the password was compared it may have been changed, and every session ended: this one must not be left.
    if (!(await isCurrentPassword(ctx.db, account.id, account.password_hash))) {
      throw new AppError('INVALID_CREDENTIALS');
    }
    const sessionId = newId();
    await insertSession(ctx.db, { id: sessionId, account_id: account.id });
    return issueTokens(ctx, account, sessionId, secret);
  });
}

/**
 * Trades a refresh token for a new pair. A token that comes a second time was copied: the whole session ends,
 * for the thief and for the owner, who signs in again.
 * @throws AppError SESSION_ENDED.
 */
export async function refreshSession(ctx: Context, refreshToken: string, secret: string): Promise<SignedIn> {
  // The revocation of a reused token must be stored although the caller gets an error, so it is thrown outside.
  const signedIn = await transact(ctx, async (ctx) => {
    const hash = hashToken(refreshToken);
    const token = await findRefreshTokenForUpdate(ctx.db, hash);
    if (!token || token.revoked_at || Date.parse(token.expires_at) <= ctx.now.getTime()) return null;
    if (token.used_at) {
      await revokeSession(ctx.db, token.session_id, ctx.now);
      ctx.log.warn({ sessionId: token.session_id }, 'refresh token used twice; session revoked');
      return null;
    }
    await markRefreshTokenUsed(ctx.db, hash, ctx.now);
    const account = await findAccount(ctx.db, token.account_id);
    return account && issueTokens(ctx, account, token.session_id, secret);
  });
  if (!signedIn) throw new AppError('SESSION_ENDED');
  return signedIn;
}

/** Ends the session that the token belongs to; an unknown token has nothing left to end. */
export async function signOut(ctx: Context, refreshToken: string): Promise<{ message: string }> {
  await transact(ctx, async (ctx) => {
    const token = await findRefreshTokenForUpdate(ctx.db, hashToken(refreshToken));
    if (token) await revokeSession(ctx.db, token.session_id, ctx.now);
  });
  return { message: 'You have been signed out.' };
}
