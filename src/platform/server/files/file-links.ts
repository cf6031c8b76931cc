import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a link to a private file works. */
export const LINK_MS = 5 * 60_000;

const signatureOf = (secret: string, parts: string[]) =>
  createHmac('sha256', secret)
    .update(['file link', ...parts].join('\n'))
    .digest('base64url');

/** What a link to a private file must carry: until when it works, and proof that it was given to this session. */
export function signLink(secret: string, about: string, sessionId: string, now: Date) {
  const expires = now.getTime() + LINK_MS;
  return { expires, signature: signatureOf(secret, [about, sessionId, String(expires)]) };
}

/** Whether a link was given to this session, about this, not more than five minutes ago. */
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
