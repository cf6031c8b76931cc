import { DAY_MS } from '#platform/contract/durations.ts';

/** Time after which an unused refresh token expires. */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;

/** Time after sign-in at which a session ends, whether or not it was refreshed. */
const SESSION_MS = 90 * DAY_MS;

/** Returns the moment before which a session must have started to have ended. */
export const oldestBeginning = (now: Date) => new Date(now.getTime() - SESSION_MS);

/** Returns the expiry of a refresh token issued now, in a session that started at `begunAt`. */
export const refreshTokenEnd = (now: Date, begunAt: Date) =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_MS, begunAt.getTime() + SESSION_MS));

/** True if the token or its session has ended, for another reason than the token's use. */
export const hasEnded = (
  token: { revoked_at: string | null; expires_at: string; begun_at: string },
  now: Date,
): boolean =>
  token.revoked_at !== null ||
  Date.parse(token.expires_at) <= now.getTime() ||
  Date.parse(token.begun_at) <= oldestBeginning(now).getTime();
