import type { Context, PersonalToken } from '#platform/server/context.ts';
import type { TokenHolder } from '#platform/server/http/access.ts';
import { findTokenHolder, updateLastUse } from './access-tokens.repository.ts';

/**
 * Makes the look-up of personal access tokens. Every call asks the database, so that a token that was revoked in any
 * process works in none. The last use is written once a minute at most.
 */
export function createTokenLookUp(ctx: Pick<Context, 'db'>) {
  return async ({ tokenHash }: PersonalToken): Promise<TokenHolder | null> => {
    const now = new Date();
    const holder = await findTokenHolder(ctx.db, tokenHash, now);
    if (!holder) return null;
    if (holder.is_use_old) await updateLastUse(ctx.db, holder.token_id, now);
    return {
      accountId: holder.account_id,
      profileId: holder.profile_id,
      role: holder.role,
      sessionId: holder.token_id,
      emailConfirmed: holder.email_confirmed_at !== null,
      // Admins act themselves: their programs are members.
      isAdmin: false,
      lacksSecondFactor: false,
      scopes: holder.scopes,
    };
  };
}
