const DAY_MS = 24 * 3_600_000;

/** A refresh token that nobody used for so long is worth nothing any more. */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;

/** So long after the sign-in the member signs in again, whatever was refreshed meanwhile. */
export const SESSION_MS = 90 * DAY_MS;

/** Sessions that began before this moment are over. */
export const oldestBeginning = (now: Date) => new Date(now.getTime() - SESSION_MS);

/** Until when a refresh token that is given now is good, in a session that began at `begunAt`. */
export const refreshTokenEnd = (now: Date, begunAt: Date) =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_MS, begunAt.getTime() + SESSION_MS));

/** Whether neither the token nor its session is good any more, for another reason than having been used. */
export const hasEnded = (
  token: { revoked_at: string | null; expires_at: string; begun_at: string },
  now: Date,
): boolean =>
  token.revoked_at !== null ||
  Date.parse(token.expires_at) <= now.getTime() ||
  Date.parse(token.begun_at) <= oldestBeginning(now).getTime();
