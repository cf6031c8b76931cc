import type { State } from '../reference-data.ts';
import {
  accepted,
  type IdentifierCheck,
  identifierField,
  normalIdentifier,
  refused,
  wrongLength,
} from './identifier.ts';
import { PAN_SHAPE } from './pan.ts';
import { stateOfDigits } from './state-codes.ts';

interface GstinParts {
  /** Null for a code that we do not know, and for registrations of no state. */
  state: State | null;
  /** Null in special registrations, which hold none (UN bodies, non-residents, deductors by TAN). */
  pan: string | null;
}

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The last character that the first 14 call for: weights 1 and 2 in turn, each product's two digits to base 36
 * added, and what is missing to a multiple of 36. It finds every single wrong character.
 */
export function gstinCheckCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (1 + (index % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return CHARACTERS.charAt((36 - (sum % 36)) % 36);
}

/** Checks a goods and services tax number. Special registrations are taken with a warning. */
export function checkGstin(text: string): IdentifierCheck<GstinParts> {
  const value = normalIdentifier(text);
  const length = wrongLength('A GSTIN', value, 15);
  if (length) return refused(value, `${length}. Please compare it with your registration certificate.`);
  if (!/^\d{2}[A-Z0-9]{13}$/.test(value)) {
    return refused(value, 'A GSTIN is 2 digits (state), your PAN, and 3 characters, all letters and digits.');
  }
  if (gstinCheckCharacter(value.slice(0, 14)) !== value.charAt(14)) {
    return refused(
      value,
      'The last character of this GSTIN does not fit the others, so one of the 15 is mistyped. Please compare each.',
    );
  }
  const [code, pan] = [value.slice(0, 2), value.slice(2, 12)];
  const holdsPan = PAN_SHAPE.test(pan);
  const state = stateOfDigits(code);
  return accepted(value, { state, pan: holdsPan ? pan : null }, [
    state === null && `We do not know the state code ${code} of this GSTIN. If it is right, carry on.`,
    (!holdsPan || value.charAt(13) !== 'Z') &&
      'This is the GSTIN of a special registration, not the usual one of a business. Please check that it is yours.',
  ]);
}

/** A GSTIN, or nothing. */
export const Gstin = identifierField(checkGstin, 'GSTIN');

/** Says that the PAN inside a valid GSTIN is another one than the PAN given, or null. */
export function gstinPanError(
  gstin: string | null | undefined,
  pan: string | null | undefined,
): string | null {
  const inside = checkGstin(gstin ?? '').parts?.pan;
  if (!inside || !pan || inside === normalIdentifier(pan)) return null;
  return 'Characters 3 to 12 of this GSTIN must be your PAN. Please check both.';
}
