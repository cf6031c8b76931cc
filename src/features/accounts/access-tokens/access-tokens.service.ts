import { findAccount } from '#features/accounts/account/accounts.repository.ts';
import {
  accountByPassword,
  keepComparedPassword,
} from '#features/accounts/current-password/current-password.service.ts';
import {
  requireOwnCode,
  type SecondFactorParts,
} from '#features/accounts/two-factor/second-factor.service.ts';
import { dayAfter, dayInIndia, formatDay, instantInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { hashToken } from '#platform/server/crypto/opaque-tokens.ts';
import { newPersonalToken } from '#platform/server/crypto/personal-tokens.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { mailAccessToken } from './access-token.mail.ts';
import {
  ACCESS_TOKEN_DAYS_MAX,
  ACCESS_TOKENS_MAX,
  type AccessToken,
  type AccessTokenInput,
  type NewAccessToken,
} from './access-tokens.contract.ts';
import {
  countAccessTokens,
  deleteAccessToken,
  findAccessTokens,
  insertAccessToken,
} from './access-tokens.repository.ts';

/** Number of its last characters by which a token is known in the list: too few to help with guessing the rest. */
const END_LENGTH = 4;

export async function listAccessTokens(ctx: MemberContext): Promise<AccessToken[]> {
  const tokens = await findAccessTokens(ctx.db, ctx.actor.accountId);
  return tokens.map((token) => ({ ...token, has_ended: Date.parse(token.expires_at) <= ctx.now.getTime() }));
}

/** @throws AppError VALIDATION_FAILED at expires_on for a day that has passed or is more than a year away. */
function checkLastDay(day: string, now: Date): void {
  const today = dayInIndia(now);
  const latest = dayAfter(today, ACCESS_TOKEN_DAYS_MAX);
  if (day < today) throw validationError({ expires_on: 'Please choose today or a later day' });
  if (day > latest) {
    throw validationError({ expires_on: `Please choose ${formatDay(latest)} or an earlier day` });
  }
}

/**
 * Makes an access token, which the answer shows for the only time, records it and mails the owner.
 * @throws AppError SESSION_ENDED, CONFLICT, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS, LIMIT_REACHED; VALIDATION_FAILED for
 *   a wrong password or code, or a last day that cannot be.
 */
export async function createAccessToken(
  ctx: MemberContext,
  { name, scopes, expires_on, password, code }: AccessTokenInput,
  parts: SecondFactorParts,
): Promise<NewAccessToken> {
  checkLastDay(expires_on, ctx.now);
  const account = await accountByPassword(ctx, password, 'password', parts);
  await requireOwnCode(ctx, code, parts);
  const token = newPersonalToken();
  const stored = await transact(ctx, async (ctx) => {
    // Locks the account, before others can share it: two that both want more would wait for each other.
    const count = await countAccessTokens(ctx.db, account.id);
    await keepComparedPassword(ctx, account);
    if (count >= ACCESS_TOKENS_MAX) {
      const message = `You have ${ACCESS_TOKENS_MAX} access tokens, the most that one member can have. Please revoke one first.`;
      throw new AppError('LIMIT_REACHED', { message });
    }
    const row = await insertAccessToken(ctx.db, {
      id: newId(),
      account_id: account.id,
      profile_id: ctx.actor.profileId,
      name,
      token_hash: hashToken(token),
      token_end: token.slice(-END_LENGTH),
      scopes,
      created_at: ctx.now,
      expires_at: instantInIndia(dayAfter(expires_on, 1)),
    });
    recordAct(ctx, {
      kind: 'access-token-made',
      subject: ['access-token', row.id],
      facts: { scopes: scopes.length, until: expires_on },
    });
    await mailAccessToken(ctx, { to: account, name, change: 'made' });
    return row;
  });
  return { ...stored, has_ended: false, token };
}

/** Revokes a token at once, in every process. @throws AppError ACCESS_TOKEN_NOT_FOUND. */
export async function revokeAccessToken(ctx: MemberContext, id: string): Promise<{ message: string }> {
  await transact(ctx, async (ctx) => {
    const revoked = await deleteAccessToken(ctx.db, ctx.actor.accountId, id);
    if (!revoked) throw new AppError('ACCESS_TOKEN_NOT_FOUND');
    recordAct(ctx, { kind: 'access-token-revoked', subject: ['access-token', id] });
    const account = await findAccount(ctx.db, ctx.actor.accountId);
    if (account) await mailAccessToken(ctx, { to: account, name: revoked.name, change: 'revoked' });
  });
  return { message: 'The access token has been revoked. Programs that use it are refused from now on.' };
}
