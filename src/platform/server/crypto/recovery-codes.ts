import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** Makes a code of 80 random bits: `7K2M-0QXP-…`. Enough not to be guessed from a SHA-256 hash. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** Returns the stored form of a typed code: without dashes and spaces, O as 0, I or L as 1. */
export const normalizedRecoveryCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
