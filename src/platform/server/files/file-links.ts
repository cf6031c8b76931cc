import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a link to a private file. */
export const LINK_MS = 5 * 60_000;

const signatureOf = (secret: string, parts: string[]) =>
  createHmac('sha256', secret)
    .update(['file link', ...parts].join('\n'))
    .digest('base64url');

/** Creates the query of a link to a private file: its expiry, and a signature for this session. */
export function signLink(secret: string, about: string, sessionId: string, now: Date) {
  const expires = now.getTime() + LINK_MS;
  return { expires, signature: signatureOf(secret, [about, sessionId, String(expires)]) };
}

/** True if a link was given to this session, for this file, at most five minutes ago. */
export function isLinkValid(
  secret: string,
  about: string,
  sessionId: string,
  link: { expires: number; signature: string; now: Date },
): boolean {
  const expected = Buffer.from(signatureOf(secret, [about, sessionId, String(link.expires)]));
  const given = Buffer.from(link.signature);
  return (
    link.expires > link.now.getTime() && expected.length === given.length && timingSafeEqual(expected, given)
  );
}
