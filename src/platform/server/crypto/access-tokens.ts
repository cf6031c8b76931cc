import { jwtVerify, SignJWT } from 'jose';
import { Uuid } from '#platform/contract/fields.ts';
import { ROLES } from '#platform/contract/people/roles.ts';
import type { Actor } from '../context.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
/** RFC 9068: marks access tokens, so that no other token signed with this key passes for one. */
const TYPE = 'at+jwt';
const AUDIENCE = 'dayitva';
const CACHE_MAX = 5000;

const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Returns a signed token that names the actor for 15 minutes. */
export function signAccessToken(secret: string, actor: Actor, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    sid: actor.sessionId,
    pid: actor.profileId,
    role: actor.role,
    confirmed: actor.emailConfirmed,
    admin: actor.isAdmin,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(actor.accountId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(keyOf(secret));
}

async function verifyAccessToken(
  key: Uint8Array,
  token: string,
): Promise<{ actor: Actor; until: number } | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const accountId = String(payload.sub);
    const actor = {
      accountId,
      // Tokens of before people had memberships name no profile. The session says both anew before anything is done.
      profileId: String(payload.pid ?? accountId),
      role: ROLES.find((role) => role === payload.role) ?? 'viewer',
      // Sessions are looked up together: an invalid id must not fail the others.
      sessionId: Uuid.parse(payload.sid),
      emailConfirmed: payload.confirmed === true,
      isAdmin: payload.admin === true,
    };
    return { actor, until: Number(payload.exp) * 1000 };
  } catch {
    return null;
  }
}

/**
 * Makes the reader of access tokens. A valid token is remembered until it expires, because a member sends the same one
 * many times a minute.
 * @returns a function that gives the actor of a valid token, or null.
 */
export function createAccessTokenReader(secret: string): (token: string) => Promise<Actor | null> {
  const key = keyOf(secret);
  const verified = new Map<string, { actor: Actor; until: number }>();
  return async (token) => {
    const known = verified.get(token);
    if (known && known.until > Date.now()) return known.actor;
    verified.delete(token);
    const fresh = await verifyAccessToken(key, token);
    if (!fresh) return null;
    if (verified.size >= CACHE_MAX) verified.clear();
    verified.set(token, fresh);
    return fresh.actor;
  };
}
