/*
 * Numbers of certificates: DV-7K3M-9XQ2-4TPA. Eleven drawn characters (31^11, about 2.5 * 10^16 numbers: guessing finds
 * none) and one that checks them. Nothing in a number says who holds it, or how many there are.
 */

/** Without 0, 1, I, L and O, which people take for each other. Its length is a prime: the check needs that. */
export const NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Number of characters that are drawn. */
export const DRAWN = 11;

const PREFIX = 'DV';

/**
 * Returns the character that makes the sum of all twelve, each times its place, divisible by 31. A wrong character or
 * two that changed places then always leave a remainder.
 */
function checkCharacter(drawn: string): string {
  const sum = [...drawn].reduce((sum, sign, at) => sum + (at + 1) * NUMBER_ALPHABET.indexOf(sign), 0);
  const size = NUMBER_ALPHABET.length;
  for (let value = 0; value < size; value += 1)
    if ((sum + (DRAWN + 1) * value) % size === 0) return NUMBER_ALPHABET[value] ?? '';
  return '';
}

/** Writes the number with these drawn characters. */
export function certificateNumber(drawn: string): string {
  const all = drawn + checkCharacter(drawn);
  return [PREFIX, all.slice(0, 4), all.slice(4, 8), all.slice(8)].join('-');
}

/**
 * Reads a number as people type it: small letters, other or no hyphens, without the DV.
 * @returns its one form, or null if it has a typing error.
 */
export function readCertificateNumber(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s\p{Dash}._/]/gu, '');
  const all = signs.length === DRAWN + 1 + PREFIX.length && signs.startsWith(PREFIX) ? signs.slice(2) : signs;
  if (all.length !== DRAWN + 1 || [...all].some((sign) => !NUMBER_ALPHABET.includes(sign))) return null;
  const drawn = all.slice(0, DRAWN);
  return all === drawn + checkCharacter(drawn) ? certificateNumber(drawn) : null;
}
