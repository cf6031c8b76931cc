import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretKeys } from './secret-keys.ts';

/*
 * A device token says that the account's owner has signed in on this device before. It gives no access: it only
 * gives its browser tries of its own, which strangers who guess cannot use up (OWASP, "Slow down online guessing
 * attacks with device cookies"). It is signed rather than stored, so a forged one costs no look-up.
 */

const NONCE_BYTES = 16;

const signature = (keys: SecretKeys, nonce: string, email: string) =>
  keys.mac('device', `${nonce} ${email}`).toString('base64url');

/** Makes a token for a browser on which the owner of this address (in lower case) has just signed in. */
export function newDeviceToken(keys: SecretKeys, email: string): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return `${nonce}.${signature(keys, nonce, email)}`;
}

/** Returns the device of a token, or null if the token is not ours for this address. */
export function deviceOf(keys: SecretKeys, token: string | undefined, email: string): string | null {
  if (!token) return null;
  const [nonce = '', given = ''] = token.split('.');
  const right = Buffer.from(signature(keys, nonce, email));
  const sent = Buffer.from(given);
  return sent.length === right.length && timingSafeEqual(sent, right) ? nonce : null;
}
