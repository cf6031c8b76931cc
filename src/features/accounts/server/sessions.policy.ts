const DAY_MS = 24 * 3_600_000;

/** A refresh token that nobody used for so long is worth nothing any more. */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;

/** So long after the sign-in the member signs in again, whatever was refreshed meanwhile. */
export const SESSION_MS = 90 * DAY_MS;

/** Sessions that began before this moment are over. */
export const oldestBeginning = (now: Date) => new Date(now.getTime() - SESSION_MS);
