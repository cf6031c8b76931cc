import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs words for a link in a mail, so that only who got the mail can use it.
 * @param purpose of the link: a signature for one purpose is none for another.
 */
export const signWords = (secret: string, purpose: string, words: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${words}`).digest('base64url');

/** True if `signWords` made this signature. */
export function isSignedBy(secret: string, purpose: string, words: string, signature: string): boolean {
  const expected = Buffer.from(signWords(secret, purpose, words));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
