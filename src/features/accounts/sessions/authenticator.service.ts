import type { Context } from '#platform/server/context.ts';
import { createAccessTokenReader } from '#platform/server/crypto/access-tokens.ts';
import type { Authenticator } from '#platform/server/http/access.ts';
import { createHolderLookUp } from './session-holders.repository.ts';
import type { SessionHolder } from './sessions.repository.ts';

/** True if an admin signs in without a second factor. Demo admins, whose passwords are printed, do not need one. */
const lacksSecondFactor = (holder: SessionHolder) =>
  holder.is_admin && !holder.is_demo && holder.second_factor_at === null;

/** Recognises signed-in callers by their access tokens, and looks up their sessions. */
export function createAuthenticator(
  ctx: Pick<Context, 'db'>,
  secret: string,
): Omit<Authenticator, 'holderOf'> {
  const holderOf = createHolderLookUp(ctx.db);
  return {
    authenticate: createAccessTokenReader(secret),
    async reload(actor) {
      const holder = await holderOf(actor.sessionId);
      return (
        holder && {
          ...actor,
          profileId: holder.profile_id,
          role: holder.role,
          emailConfirmed: holder.email_confirmed_at !== null,
          // Decided here, so that no route gives admin powers to who has not set up what they need.
          isAdmin: holder.is_admin && !lacksSecondFactor(holder),
          lacksSecondFactor: lacksSecondFactor(holder),
        }
      );
    },
  };
}
